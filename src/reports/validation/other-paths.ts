import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { count } from '../count.ts';

/** The most other paths of a file that are named. */
const MAX_NAMED = 3;

/** Names the other paths that links make of the file of a finding: ``also `CLAUDE.md` ``. Undefined if there are none. */
export function nameOtherPaths({ otherPaths = [] }: Pick<Diagnostic, 'otherPaths'>): string | undefined {
  return otherPaths.length === 0 ? undefined : `also ${listPaths(otherPaths, 'more path')}`;
}

/** Names the copies of the file of a finding that have the same problem. Empty if there are none. */
export function nameCopies({ copies = [] }: Pick<Diagnostic, 'copies'>): string {
  return copies.length === 0
    ? ''
    : `The same in ${copies.length === 1 ? 'its copy' : 'its copies'} ${listPaths(copies, 'more')}.`;
}

function listPaths(paths: readonly string[], more: string): string {
  const named = paths.slice(0, MAX_NAMED).map((path) => `\`${path}\``);
  const rest = paths.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` and ${more === 'more' ? `${rest} more` : count(rest, more)}` : ''}`;
}

/** The same as a sentence, for reports that show each finding by itself. Empty if there are none. */
export function otherPathsSentence(finding: Pick<Diagnostic, 'otherPaths' | 'copies'>): string {
  const named = nameOtherPaths(finding);
  return [named === undefined ? '' : `The same file is ${named}.`, nameCopies(finding)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
