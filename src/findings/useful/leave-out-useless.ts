import type { LeftOutDraft } from '../types.ts';
import type { PlacedDraft } from '../worst-first.ts';
import { whyUseless } from './why-useless.ts';

/** The findings that report something, and those that do not, with the reason. */
export interface UsefulFindings {
  readonly useful: readonly PlacedDraft[];
  readonly leftOut: readonly LeftOutDraft[];
}

/**
 * Leaves out findings of models that report nothing, such as praise. A finding with a suggestion reports something, and so
 * does a literal check. A finding of high severity is not left out: it goes to the summary, where people can judge it.
 */
export function leaveOutUseless(findings: readonly PlacedDraft[]): UsefulFindings {
  const useful: PlacedDraft[] = [];
  const leftOut: LeftOutDraft[] = [];
  for (const finding of findings) {
    const reason = judge(finding);
    if (reason === undefined) {
      useful.push(finding);
    } else if (finding.severity === 'high') {
      useful.push({ ...finding, placement: { kind: 'summary', reason } });
    } else {
      const { path, line, title } = finding;
      leftOut.push({
        source: line === undefined ? path : `${path}:${line}`,
        reason: `"${title}" is left out: ${reason}`,
      });
    }
  }
  return { useful, leftOut };
}

function judge({ origin, replacement, title, body, quote, guideline }: PlacedDraft): string | undefined {
  return origin === 'literal' || replacement !== undefined
    ? undefined
    : whyUseless({ title, body, quote, cited: guideline?.text });
}
