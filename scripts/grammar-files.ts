/** Compresses and writes the grammars that `src/syntax/` loads, and tree-sitter's runtime. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { grammarFiles } from '../src/syntax/grammars.ts';

const GRAMMARS = packageFolder('@vscode/tree-sitter-wasm/wasm');
const RUNTIME = packageFolder('web-tree-sitter');
/** Brotli's highest level, 11, makes the files a tenth smaller but takes half a minute for all of them. */
const QUALITY = 9;

const compress = promisify(brotliCompress);

/** Writes one file per grammar, and `web-tree-sitter.wasm.br`. The same packages always give the same bytes. */
export async function writeGrammarFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeCompressed(RUNTIME, 'web-tree-sitter.wasm', folder);
  for (const name of grammarFiles()) {
    await writeCompressed(GRAMMARS, name, folder);
  }
}

async function writeCompressed(from: string, name: string, to: string): Promise<void> {
  const wasm = await readFile(join(from, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: wasm.length,
  };
  await writeFile(join(to, `${name}.br`), await compress(wasm, { params }));
}

function packageFolder(path: string): string {
  return fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
}
