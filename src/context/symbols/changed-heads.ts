import type { FileChange } from '../../changes/types.ts';
import { splitLines } from '../../syntax/lines.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import { changedDeclarations } from './changed-declarations.ts';

/** Reading takes time, and a map of the change shows about as many files. */
const MAX_FILES = 60;
const MAX_HEADS = 20;

/**
 * Reads the first lines of the declarations that change, by path: those whose head changes come first. Only the files with
 * most changed lines are read. Never rejects, because a prompt is sound without them.
 */
export async function readChangedHeads(
  files: readonly FileChange[],
  index: SymbolIndex,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const largestFirst = files.toSorted((a, b) => b.additions + b.deletions - a.additions - a.deletions);
  const read = await Promise.all(
    largestFirst.slice(0, MAX_FILES).map(async (file) => [file.path, await readHeads(file, index)] as const),
  );
  return new Map(read.filter(([, heads]) => heads.length > 0));
}

async function readHeads(file: FileChange, index: SymbolIndex): Promise<readonly string[]> {
  try {
    const found = await changedDeclarations(index, { file, text: undefined });
    if (found.length === 0) {
      return [];
    }
    const { text = '', declarations = [] } = (await index.read(file.path)) ?? {};
    const headsFirst = found.toSorted((a, b) => Number(b.isHeadTouched) - Number(a.isHeadTouched));
    const touched = headsFirst.map(({ declaration }) => declaration);
    // For a new file, its classes say enough; their members are left out.
    const shown = file.status === 'added' ? declarations.filter(({ container }) => container === undefined) : touched;
    const lines = splitLines(text);
    const heads = shown.map(({ nameLine }) => lines[nameLine - 1]?.trim() ?? '');
    return [...new Set(heads)].filter((head) => head !== '').slice(0, MAX_HEADS);
  } catch {
    return [];
  }
}
