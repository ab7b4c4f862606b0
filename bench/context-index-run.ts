/** Measures the index in a process of its own, for `context-index.ts`: `node context-index-run.ts FILES CHANGED`. */
import { createHash } from 'node:crypto';
import type { ChangedText } from '../src/context/provider.ts';
import { runProviders } from '../src/context/run-providers.ts';
import { symbolProviders } from '../src/context/symbols/symbol-providers.ts';
import { createSymbolIndex } from '../src/symbols/symbol-index.ts';
import type { SymbolFiles } from '../src/symbols/types.ts';
import { keepSymbols } from '../src/syntax/keep-symbols.ts';
import type { Grammars } from '../src/syntax/types.ts';
import { fileOf, hunkAt } from '../test/findings/file-change.ts';
import { installedGrammars } from '../test/syntax/installed-grammars.ts';
import type { IndexMeasure } from './context-index.ts';

const [files = 0, changed = 0] = process.argv.slice(2).map(Number);
const FOLDER_FILES = 25;
const METHODS = 8;

/** A class in a file of its own, which uses those of three other files. The same number gives the same text. */
function textOf(number: number): string {
  const used = [1, 7, 131].map((step) => (number * 31 + step) % files);
  const methods = Array.from({ length: METHODS }, (_, index) => {
    const other = used[index % used.length] ?? 0;
    return `  /** Does step ${index} of ${number}. */\n  step${index}Of${number}(given: Part${other}): number {\n    const part = this.open${other}(given);\n    return part.step${index}Of${other}(new Part${number}()) + ${index};\n  }`;
  });
  return [
    ...used.map((other) => `import { Part${other} } from '${specifierOf(other)}';`),
    '',
    `export class Part${number} {`,
    ...used.map((other) => `  open${other}(given: Part${other}): Part${other} {\n    return given;\n  }`),
    ...methods,
    '}',
    '',
  ].join('\n');
}

function pathOf(number: number): string {
  return `src/folder${Math.floor(number / FOLDER_FILES)}/part${number}.ts`;
}

function specifierOf(number: number): string {
  return `../folder${Math.floor(number / FOLDER_FILES)}/part${number}.ts`;
}

/** Changed files are spread over the repository; in each, the second half of the class is new. */
const changedNumbers = Array.from({ length: changed }, (_, index) => (index * 61) % files);
const texts: readonly ChangedText[] = changedNumbers.map((number) => {
  const text = textOf(number);
  const lines = text.split('\n');
  const from = Math.floor(lines.length / 2);
  const added = lines.slice(from, -2).map((line) => `+${line}`);
  return { file: { ...fileOf(pathOf(number), hunkAt(from + 1, added)), status: 'modified' as const }, text };
});
const changedPaths = new Set(texts.map(({ file }) => file.path));
const all = Array.from({ length: files }, (_, number) => pathOf(number));
const ids = new Map(all.map((path) => [path, createHash('sha1').update(path).digest('hex')]));
const source: SymbolFiles = {
  paths: () => Promise.resolve([...changedPaths, ...all.filter((path) => !changedPaths.has(path))]),
  read: (path) => Promise.resolve(textOf(Number(/part(\d+)\.ts$/.exec(path)?.[1]))),
  ids: () => Promise.resolve(ids),
  closeness: (path) => (changedPaths.has(path) ? 1 : 0),
};

let keptWords: string | undefined;
const kept = new Map<string, string>();
const touched = new Map<string, string>();
const first = await measure(recording(installedGrammars()));
const again = await measure(installedGrammars());
const fresh = installedGrammars();
const start = process.cpuUsage();
for (const [text, language] of touched) {
  await fresh.readSymbols?.(text, language);
}
for (const path of all) {
  await source.read(path);
}
const result: IndexMeasure = {
  providers: first.cpu,
  reading: millisecondsSince(start),
  touched: touched.size,
  pieces: first.pieces,
  unfinished: first.unfinished,
  again: again.cpu,
  peakMiB: process.resourceUsage().maxRSS / 1_024,
};
console.log(JSON.stringify(result));

/** Remembers the texts that are parsed. */
function recording(grammars: Grammars): Grammars {
  return {
    ...grammars,
    readSymbols: (text, language) => {
      touched.set(text, language);
      return grammars.readSymbols?.(text, language) ?? Promise.resolve(undefined);
    },
  };
}

async function measure(
  grammars: Grammars,
): Promise<{ readonly cpu: number; readonly pieces: number; readonly unfinished: readonly string[] }> {
  const store = {
    read: (key: string) => Promise.resolve(kept.get(key)),
    write: (key: string, text: string) => Promise.resolve(void kept.set(key, text)),
  };
  const from = process.cpuUsage();
  const index = createSymbolIndex(source, {
    grammars: keepSymbols(grammars, store),
    now: () => performance.now(),
    keptWords: { read: () => Promise.resolve(keptWords), write: (text) => Promise.resolve(void (keptWords = text)) },
  });
  const { pieces, unfinished } = await runProviders(symbolProviders(index, texts), {
    changed: texts,
    limit: () => new AbortController().signal,
  });
  return {
    cpu: millisecondsSince(from),
    pieces: pieces.length,
    unfinished: unfinished.map(({ provider }) => provider),
  };
}

function millisecondsSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}
