import { groupFiles } from '../../changes/group-files.ts';
import type { FileChange, FileExclusion } from '../../changes/types.ts';
import type { ChangeOutline } from '../../reports/describe/description.ts';
import { compareExports, readExports, type ComparedFile } from '../../symbols/compare-exports.ts';
import { isTestPath } from '../../symbols/is-test.ts';
import type { Grammars } from '../../syntax/types.ts';
import { grammarOf } from '../../syntax/grammars.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { filesToName } from '../gather/files-to-name.ts';

/** Through the API, each version of a file is one of the 1,000 requests that a workflow has an hour. */
const MAX_COMPARED_BY_API = 20;
const MAX_COMPARED = 500;

/** Says what can be said of a change without a model: its files by folder, and how it changes exported declarations. */
export async function outlineChange(
  subject: ReviewSubject,
  chosen: Pick<Chosen, 'excluded'>,
  grammars: Grammars,
): Promise<ChangeOutline> {
  const files = filesToName(subject, chosen);
  const code = listCode(files, chosen);
  const most = subject.sides.maxReads === undefined ? MAX_COMPARED : MAX_COMPARED_BY_API;
  const compared: ComparedFile[] = [];
  for (const file of code.slice(0, most)) {
    const both = await readBoth(subject, file, grammars);
    compared.push(...(both === undefined ? [] : [both]));
  }
  return {
    groups: groupFiles(files),
    files: files.length,
    additions: files.reduce((sum, { additions }) => sum + additions, 0),
    deletions: files.reduce((sum, { deletions }) => sum + deletions, 0),
    exports: compareExports(compared),
    uncompared: code.length - compared.length,
  };
}

/** A removed file is not reviewed, but others may have used what it exported. */
const COMPARED_EXCLUSIONS: ReadonlySet<FileExclusion> = new Set(['removed', 'no-text']);

function listCode(files: readonly FileChange[], { excluded }: Pick<Chosen, 'excluded'>): readonly FileChange[] {
  const hidden = new Set(excluded.flatMap(({ kind, path }) => (COMPARED_EXCLUSIONS.has(kind) ? [] : [path])));
  return files.filter(
    ({ path, binary, status }) =>
      !binary && status !== 'changed' && !hidden.has(path) && !isTestPath(path) && hasGrammar(path),
  );
}

function hasGrammar(path: string): boolean {
  const language = languageOf(path);
  return language !== undefined && grammarOf(language) !== undefined;
}

/** Both versions of a file; undefined if one that exists cannot be read or parsed. */
async function readBoth(
  { readVersion }: Pick<ReviewSubject, 'readVersion'>,
  file: FileChange,
  grammars: Grammars,
): Promise<ComparedFile | undefined> {
  const read = async (side: 'base' | 'head'): Promise<ComparedFile['before'] | undefined> => {
    const path = side === 'base' ? (file.previousPath ?? file.path) : file.path;
    const text = await readVersion(side, file);
    return text === undefined ? undefined : readExports(path, text, grammars);
  };
  // A copy adds declarations; the original keeps its own.
  const before = file.status === 'added' || file.status === 'copied' ? [] : await read('base');
  const after = file.status === 'removed' ? [] : await read('head');
  return before === undefined || after === undefined ? undefined : { path: file.path, before, after };
}
