import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { count } from '../count.ts';

/** The most other paths of a file that are named. */
const MAX_NAMED = 3;

/** Names the other paths that links make of the file of a finding: ``also `CLAUDE.md` ``. Undefined if there are none. */
export function nameOtherPaths({ otherPaths = [] }: Pick<Diagnostic, 'otherPaths'>): string | undefined {
  const named = otherPaths.slice(0, MAX_NAMED).map((path) => `\`${path}\``);
  const rest = otherPaths.length - named.length;
  return named.length === 0
    ? undefined
    : `also ${named.join(', ')}${rest > 0 ? ` and ${count(rest, 'more path')}` : ''}`;
}

/** The same as a sentence, for reports that show each finding by itself. Empty if there are none. */
export function otherPathsSentence(finding: Pick<Diagnostic, 'otherPaths'>): string {
  const named = nameOtherPaths(finding);
  return named === undefined ? '' : `The same file is ${named}.`;
}
