import { readIgnoreFiles } from '../../../changes/exclusion/ignore.ts';
import { joinPath, parentsOf } from '../../../workspace/paths.ts';
import type { RepositoryView } from '../../types.ts';

const MAX_IGNORE_FILES = 100;

/** Returns a function that finds the `.gitignore` line that ignores a path. The path need not exist. */
export async function readIgnored(
  repository: Pick<RepositoryView, 'paths' | 'read'>,
  asked: readonly string[],
): Promise<(path: string) => string | undefined> {
  const folders = new Set(asked.length === 0 ? [] : ['', ...asked.flatMap(parentsOf)]);
  const sources = await Promise.all(
    [...folders]
      .map((folder) => joinPath(folder, '.gitignore'))
      .filter((path) => repository.paths.has(path))
      .slice(0, MAX_IGNORE_FILES)
      .map((path) => repository.read(path)),
  );
  const excludedBy = readIgnoreFiles(
    sources.flatMap((source) => source ?? []),
    { ignoreCase: false },
  );
  return (path) => excludedBy(path)?.source;
}
