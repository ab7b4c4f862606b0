import type { FileChange } from '../../changes/types.ts';
import { topicsOf } from '../ownership/step-back.ts';
import { silencesLinters } from '../ownership/weakened-linters.ts';
import type { Violation } from '../types.ts';
import { addedLines } from './added-lines.ts';
import { checkFile, type FileSource } from './check-file.ts';
import type { PreparedCheck } from './prepare-checks.ts';
import { prepareMayFind } from './quick-look.ts';

/** What checks find that are left to a linter, in a file with a comment that switches a linter off. */
export async function findSilenced(
  file: FileChange,
  left: readonly PreparedCheck[],
  source: FileSource,
): Promise<readonly { readonly check: PreparedCheck; readonly violation: Violation }[]> {
  const possible = left.length === 0 ? [] : left.filter(prepareMayFind(addedLines(file)));
  const text = possible.length === 0 ? undefined : await source.readHead(file.path);
  // Most files have no such comment, and are not parsed for it.
  const silenced = text === undefined ? [] : possible.filter((check) => silencesLinters(text, topicsOf(check)));
  return silenced.length === 0 ? [] : (await checkFile(file, silenced, source)).violations;
}
