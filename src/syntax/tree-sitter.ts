import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Language, Parser } from 'web-tree-sitter';
import { readGrammarTables, type GrammarTables } from './stored/grammar-tables.ts';
import { grammarAddress, openMemory } from './stored/memory.ts';
import { openStoredTree } from './stored/stored-node.ts';
import type { SyntaxNode } from './syntax-node.ts';

export interface TreeSitter {
  /** Loads the grammar of a file, once. A missing or damaged file is a broken installation and throws. */
  load(grammarFile: string): Promise<Parse>;
}

/**
 * Parses a text and reads the tree, which is deleted afterwards. Undefined if the parser needs many more steps than for
 * any text that people write. It throws if memory runs out; tree-sitter cannot be used after that.
 */
export type Parse = <T>(text: string, readTree: (root: SyntaxNode) => T) => T | undefined;

export interface TreeSitterFolders {
  readonly grammars: string;
  readonly runtime: string;
}

const PAGE_BYTES = 65_536;
const FIRST_PAGES = 512;
/** A quarter of a megabyte of C++ takes half of it. Some texts of 20 kB would take gigabytes. */
const MAX_PAGES = (256 * 1_024 * 1_024) / PAGE_BYTES;
/**
 * A parser reports every hundred steps: 50 times in a thousand characters of code, 90 times if the text is not code.
 */
const REPORTS_PER_CHARACTER = 0.25;
const MIN_REPORTS = 1_000;

const decompress = promisify(brotliDecompress);

/** Node's types have the name `WebAssembly`, but not its contents. */
declare const WebAssembly: { readonly Memory: new (pages: { initial: number; maximum: number }) => WasmMemory };

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** Starts tree-sitter. There is one instance in a thread. */
export async function openTreeSitter(folders: TreeSitterFolders): Promise<TreeSitter> {
  const wasmMemory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MAX_PAGES });
  await Parser.init({
    wasmBinary: await readWasm(folders.runtime, 'web-tree-sitter.wasm'),
    wasmMemory,
    printErr: () => undefined,
  });
  const loaded = new Map<string, Promise<Parse>>();
  return {
    load(grammarFile) {
      const parse = loaded.get(grammarFile) ?? loadGrammar(folders.grammars, grammarFile, wasmMemory);
      loaded.set(grammarFile, parse);
      return parse;
    },
  };
}

async function loadGrammar(folder: string, grammarFile: string, wasmMemory: WasmMemory): Promise<Parse> {
  let grammar: GrammarTables | undefined;
  const language = await Language.load(await readWasm(folder, grammarFile));
  return (text, readTree) => {
    const parser = new Parser();
    parser.setLanguage(language);
    let reports = 0;
    const enough = MIN_REPORTS + text.length * REPORTS_PER_CHARACTER;
    const tree = parser.parse(withoutNul(text), undefined, { progressCallback: () => (reports += 1) > enough });
    let read;
    if (tree !== null) {
      const root = tree.rootNode;
      const memory = openMemory(wasmMemory.buffer);
      grammar ??= readGrammarTables(memory, grammarAddress(memory, root.id), language);
      read = readTree(openStoredTree({ memory, grammar }, root));
      tree.delete();
    }
    parser.delete();
    return read;
  };
}

/** Tree-sitter takes NUL for the end of the text, and some grammars end a comment there. Compilers skip it. */
function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', ' ') : text;
}

/** Reads the file as the build writes it, or as its package ships it. */
async function readWasm(folder: string, name: string): Promise<Uint8Array> {
  try {
    return await decompress(await readFile(join(folder, `${name}.br`)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return readFile(join(folder, name));
    }
    throw new Error(`The grammar in ${join(folder, name)}.br cannot be read`, { cause: error });
  }
}
