import type { Diagnostic, DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import { computeFingerprint } from '../../rules/baseline.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import { sarifUri } from '../sarif-log.ts';
import { otherPathsSentence } from './other-paths.ts';

/** The levels of SARIF for our severities. */
export const SARIF_LEVELS: Readonly<Record<DiagnosticSeverity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** The name of the root of all paths, as in GitHub's own analysis. */
const ROOT = '%SRCROOT%';

/** The `originalUriBaseIds` of a log with these results. */
export const ROOT_BASE = { [ROOT]: { description: { text: 'The root of the repository.' } } };

/** A finding with what identifies it in later runs. */
export interface Fingerprinted extends Diagnostic {
  readonly fingerprint: string;
}

/** Equal findings are distinguished by their order in the file. */
export function withFingerprints(diagnostics: readonly Diagnostic[]): readonly Fingerprinted[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const print = computeFingerprint(diagnostic);
    const nth = (seen.get(print) ?? 0) + 1;
    seen.set(print, nth);
    return { ...diagnostic, fingerprint: `${print}:${nth}` };
  });
}

/** Draws a finding of the validator as a result of SARIF. */
export function drawResult(finding: Fingerprinted): Record<string, unknown> {
  const { rule, severity, path, start, end, fingerprint } = finding;
  return {
    ruleId: rule,
    level: SARIF_LEVELS[severity],
    message: { text: composeMessage(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: fileLocation(path),
          region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
        },
      },
    ],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...drawFixes(finding),
  };
}

function fileLocation(path: string): Record<string, unknown> {
  return { uri: sarifUri(path), uriBaseId: ROOT };
}

/** Most characters of a message, which may quote texts from outside. */
const MAX_MESSAGE_CHARACTERS = 4_000;

/** GitHub shows only the first sentence in a list, and would make a link of `[text](address)`. */
function composeMessage(finding: Diagnostic): string {
  const { message, why, hint } = finding;
  const sentences = [`${message}.`, why ?? '', hint ?? '', otherPathsSentence(finding)].filter(
    (sentence) => sentence !== '',
  );
  return showHidden(sentences.join(' ').slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed()).replaceAll('](', ']\u200B(');
}

/** Longer fixes are left out of SARIF to save space. */
const MAX_INSERTED_CHARACTERS = 2_000;

/** Fixes that edit parts of a file. SARIF cannot express a new name or a whole new file. */
function drawFixes({ path, fix }: Diagnostic): Record<string, unknown> {
  if (fix?.kind !== 'edits' || fix.edits.reduce((sum, { text }) => sum + text.length, 0) > MAX_INSERTED_CHARACTERS) {
    return {};
  }
  const replacements = fix.edits
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, text }) => ({
      deletedRegion: { charOffset: start, charLength: end - start },
      ...(text === '' ? {} : { insertedContent: { text } }),
    }));
  return { fixes: [{ artifactChanges: [{ artifactLocation: fileLocation(path), replacements }] }] };
}
