import type { ReadHead } from '../../changes/head-text.ts';
import type { Draft } from '../../findings/types.ts';
import { lazily } from '../../structures/lazily.ts';
import type { CheckSwitches } from './check-switches.ts';
import { findDisabling, readDisabledLines, type DisabledLines } from './disable-comments.ts';

/** A finding that a comment in the code takes out, as reports list it. */
export interface WithheldDraft {
  readonly source: string;
  readonly reason: string;
  readonly switchedOff: true;
}

/**
 * Takes out the findings on lines that a comment disables, such as `// housestyle-disable-next-line literal -- the API needs
 * it`. In code, a comment that names nothing is for literal checks too. They are listed, as whoever wrote the change also
 * wrote the comment. Where a policy decides which checks are left out, no comment takes anything out.
 */
export async function withholdDisabled(
  drafts: readonly Draft[],
  readHead: ReadHead,
  { ignoresComments = false }: Pick<CheckSwitches, 'ignoresComments'> = {},
): Promise<{ readonly kept: readonly Draft[]; readonly withheld: readonly WithheldDraft[] }> {
  if (ignoresComments) {
    return { kept: drafts, withheld: [] };
  }
  const byPath = new Map<string, () => Promise<readonly DisabledLines[]>>();
  const kept: Draft[] = [];
  const withheld: WithheldDraft[] = [];
  for (const draft of drafts) {
    const { path, line } = draft;
    const read = byPath.get(path) ?? lazily(async () => readDisabledLines((await readHead(path)) ?? '', true));
    byPath.set(path, read);
    const comment = line === undefined ? undefined : findDisabling(await read(), line);
    if (comment === undefined) {
      kept.push(draft);
    } else {
      withheld.push({
        source: `${path}:${line}`,
        reason: `"${draft.title}" is switched off by the comment in line ${comment}`,
        switchedOff: true,
      });
    }
  }
  return { kept, withheld };
}
