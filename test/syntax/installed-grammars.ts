import { createGrammars } from '../../src/syntax/load-grammars.ts';
import type { Grammars } from '../../src/syntax/types.ts';

/** The grammars as their packages ship them: what `dist/grammars/` holds, without a build. */
export function installedGrammars(startTimer?: Parameters<typeof createGrammars>[2]): Grammars {
  return createGrammars(packageFolder('@vscode/tree-sitter-wasm/wasm/'), packageFolder('web-tree-sitter/'), startTimer);
}

function packageFolder(path: string): URL {
  return new URL(`../../node_modules/${path}`, import.meta.url);
}
