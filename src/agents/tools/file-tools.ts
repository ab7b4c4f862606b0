import { createSymbolIndex, type SymbolIndex } from '../../symbols/symbol-index.ts';
import type { Grammars } from '../../syntax/types.ts';
import { fileSearchTool } from './search/file-search.ts';
import type { FileSources } from './files/file-sources.ts';
import { grepSearchTool } from './search/grep-search.ts';
import { listDirTool } from './list-dir.ts';
import { readFileTool } from './read-file.ts';
import { semanticSearchTool } from './search/semantic-search.ts';
import { findSymbolTool } from './symbols/find-symbol.ts';
import { findUsagesTool } from './symbols/find-usages.ts';
import { symbolFilesOf } from './symbols/symbol-files.ts';
import type { Tool } from './tool.ts';

interface FileToolsTerms {
  readonly sources: FileSources;
  readonly grammars: Grammars;
  /** A clock in milliseconds, for the time limits of searches. */
  readonly now: () => number;
  /** The index of the head, if the run has one. */
  readonly symbols?: SymbolIndex;
}

/** The tools that read the repository's files. Create them once per run: they keep what they read and index. */
export function fileTools({
  sources,
  grammars,
  now,
  symbols = createSymbolIndex(symbolFilesOf(sources), { grammars, now }),
}: FileToolsTerms): readonly Tool[] {
  return [
    readFileTool(sources, grammars),
    listDirTool(sources),
    fileSearchTool(sources),
    grepSearchTool(sources, symbols, now),
    semanticSearchTool(sources, symbols, now),
    findSymbolTool(symbols, sources),
    findUsagesTool(symbols, sources),
  ];
}
