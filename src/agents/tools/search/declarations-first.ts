import { splitLines } from '../../../syntax/lines.ts';
import type { FileSources } from '../files/file-sources.ts';
import { isImportLine, type DeclaringLines } from '../symbols/declaring-lines.ts';
import type { FileMatches } from './search-files.ts';

/**
 * Puts the files with declaring lines first, and those with nothing but imports last. There are at most `most` lines; the
 * declaring lines take the place of the last others.
 */
export async function declarationsFirst(
  sources: FileSources,
  files: readonly FileMatches[],
  declaring: readonly DeclaringLines[],
  most: number,
): Promise<readonly FileMatches[]> {
  const declared: FileMatches[] = [];
  for (const { path, lines } of declaring) {
    const file = await sources.read(path, 'head');
    const known = files.find((one) => one.path === path);
    if (file.kind === 'text') {
      const all = new Set([...lines, ...(known?.lines ?? [])]);
      declared.push({ path, text: file.text, lines: [...all].toSorted((a, b) => a - b), more: known?.more ?? false });
    }
  }
  const others = files.filter(({ path }) => !declared.some((one) => one.path === path));
  const isOnlyImports = ({ text, lines }: FileMatches): boolean => {
    const all = splitLines(text);
    return lines.every((line) => isImportLine(all[line - 1] ?? ''));
  };
  const [imports, code] = [others.filter(isOnlyImports), others.filter((one) => !isOnlyImports(one))];
  return takeLines([...declared, ...code, ...imports], most);
}

function takeLines(files: readonly FileMatches[], most: number): readonly FileMatches[] {
  let left = most;
  return files.flatMap((file) => {
    const lines = file.lines.slice(0, left);
    left -= lines.length;
    return lines.length === 0 ? [] : [{ ...file, lines, more: file.more || lines.length < file.lines.length }];
  });
}
