import type { FileSources } from '../../agents/tools/files/file-sources.ts';
import { symbolFilesOf } from '../../agents/tools/symbols/symbol-files.ts';
import { createSymbolIndex, type SymbolIndex } from '../../symbols/symbol-index.ts';
import type { Grammars } from '../../syntax/types.ts';

/** Opens the index of the names in the head. It reads only what may be shown to models. */
export function openSymbols(sources: FileSources, grammars: Grammars, now: () => number): SymbolIndex {
  return createSymbolIndex(symbolFilesOf(sources), grammars, now);
}
