import type { FileSources } from '../../agents/tools/files/file-sources.ts';
import { symbolFilesOf } from '../../agents/tools/symbols/symbol-files.ts';
import { createSymbolIndex, type SymbolIndex } from '../../symbols/symbol-index.ts';

/** Opens the index of the names in the head. It reads only what may be shown to models. */
export function openSymbols(sources: FileSources, terms: Parameters<typeof createSymbolIndex>[1]): SymbolIndex {
  return createSymbolIndex(symbolFilesOf(sources), terms);
}
