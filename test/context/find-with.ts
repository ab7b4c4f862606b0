import { layOutPieces } from '../../src/context/lay-out.ts';
import type { ContextProvider } from '../../src/context/provider.ts';
import { runProviders } from '../../src/context/run-providers.ts';
import type { SymbolIndex } from '../../src/symbols/symbol-index.ts';
import { splitLines } from '../../src/syntax/lines.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';
import { going, openIndex } from '../symbols/open-index.ts';

/** Of a request, in tokens. */
const BUDGET = 32_000;

/**
 * Runs a provider for a file whose lines with a sign from the first one on are added or removed, and draws the lines that
 * it finds, by path.
 */
export async function findWith(
  open: (index: SymbolIndex) => ContextProvider,
  path: string,
  marked: string,
  others: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const lines = marked.split('\n');
  const at = lines.findIndex((line) => /^[+-]/.test(line));
  const text = lines.flatMap((line) => (line.startsWith('-') ? [] : [line.replace(/^\+/, '')])).join('\n');
  const file = fileOf(
    path,
    hunkAt(
      at + 1,
      lines.slice(at).filter((line) => /^[+-]/.test(line)),
    ),
  );
  const index = openIndex({ [path]: text, ...others });
  const { pieces, notes, unfinished } = await runProviders([open(index)], { changed: [{ file, text }], limit: going });
  const texts = new Map(Object.entries(others).map(([name, all]) => [name, splitLines(all)]));
  const files = layOutPieces({ pieces, lines: texts }, new Map(), new Set([path]), BUDGET);
  return [
    ...files.flatMap((one) => one.fragments.map(({ from, to }) => `${one.path}:${from}${from === to ? '' : `-${to}`}`)),
    ...notes.map((note) => note.text),
    ...unfinished.map(({ reason }) => reason),
  ];
}
