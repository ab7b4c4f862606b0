import { createSymbolIndex, type SymbolIndex } from '../../src/symbols/symbol-index.ts';
import { installedGrammars } from '../syntax/installed-grammars.ts';

const grammars = installedGrammars();

/** An index over literals. The first file is the changed one. */
export function openIndex(files: Readonly<Record<string, string>>): SymbolIndex {
  const texts = new Map(Object.entries(files));
  const [changed] = texts.keys();
  return createSymbolIndex(
    {
      paths: () => Promise.resolve([...texts.keys()]),
      read: (path) => Promise.resolve(texts.get(path)),
      closeness: (path) => (path === changed ? 1 : 0),
    },
    { grammars, now: () => 0 },
  );
}

/** A signal that is never aborted. */
export function going(): AbortSignal {
  return new AbortController().signal;
}
