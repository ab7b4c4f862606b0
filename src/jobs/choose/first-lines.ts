import type { FileChange } from '../../changes/types.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import { needFirstLine } from '../../guidelines/changed-languages.ts';

/** Most files whose text is read for the first line: each may cost a request. */
const MAX_HEADS = 30;

/** Reads the first line of each changed file whose name does not show its language: from the diff, else from the head. */
export async function readFirstLines(
  files: readonly FileChange[],
  readHead: ReadHead,
): Promise<ReadonlyMap<string, string>> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const needed = new Set(needFirstLine([...byPath.keys()]));
  const wanted = [...byPath.values()].filter(({ path }) => needed.has(path));
  const shown = new Map(
    wanted.flatMap((file) => {
      const line = firstLineShown(file);
      return line === undefined ? [] : [[file.path, line] as const];
    }),
  );
  const rest = wanted.filter(({ path, status }) => !shown.has(path) && status !== 'removed').slice(0, MAX_HEADS);
  const read = await Promise.all(
    rest.map(async ({ path }) => [path, (await readHead(path))?.split('\n', 1)[0]] as const),
  );
  return new Map([...shown, ...read.flatMap(([path, line]) => (line === undefined ? [] : [[path, line] as const]))]);
}

function firstLineShown({ hunks: [hunk] }: FileChange): string | undefined {
  return hunk?.newStart === 1
    ? hunk.lines.find((line) => line.kind !== 'removed' && line.newLine === 1)?.text
    : undefined;
}
