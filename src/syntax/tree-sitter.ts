import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Language, Parser } from 'web-tree-sitter';

/** A node of a syntax tree. Places are in UTF-16 code units, rows count from 0. */
export interface SyntaxNode {
  readonly type: string;
  /** The number of the type in its grammar. */
  readonly typeId: number;
  /** Keywords and punctuation are nodes without a name. */
  readonly isNamed: boolean;
  /** Text that the grammar does not allow here. */
  readonly isError: boolean;
  /** A token that the parser had to assume. */
  readonly isMissing: boolean;
  /** Whether the node is, or contains, one of the two above. */
  readonly hasError: boolean;
  readonly startIndex: number;
  readonly endIndex: number;
  readonly startPosition: { readonly row: number; readonly column: number };
  readonly endPosition: { readonly row: number; readonly column: number };
  readonly children: readonly (SyntaxNode | null)[];
  readonly parent: SyntaxNode | null;
  childForFieldName(name: string): SyntaxNode | null;
  childrenForFieldName(name: string): readonly (SyntaxNode | null)[];
  /** In the order of the text; a node comes before the nodes that it contains. */
  descendantsOfType(types: string[]): readonly (SyntaxNode | null)[];
}

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
declare const WebAssembly: { readonly Memory: new (pages: { initial: number; maximum: number }) => object };

/** Starts tree-sitter. There is one instance in a thread. */
export async function openTreeSitter(folders: TreeSitterFolders): Promise<TreeSitter> {
  await Parser.init({
    wasmBinary: await readWasm(folders.runtime, 'web-tree-sitter.wasm'),
    wasmMemory: new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MAX_PAGES }),
    printErr: () => undefined,
  });
  const loaded = new Map<string, Promise<Parse>>();
  return {
    load(grammarFile) {
      const parse = loaded.get(grammarFile) ?? loadGrammar(folders.grammars, grammarFile);
      loaded.set(grammarFile, parse);
      return parse;
    },
  };
}

async function loadGrammar(folder: string, grammarFile: string): Promise<Parse> {
  const language = await Language.load(await readWasm(folder, grammarFile));
  return (text, readTree) => {
    const parser = new Parser();
    parser.setLanguage(language);
    let reports = 0;
    const enough = MIN_REPORTS + text.length * REPORTS_PER_CHARACTER;
    const tree = parser.parse(text, undefined, { progressCallback: () => (reports += 1) > enough });
    const read = tree === null ? undefined : readTree(tree.rootNode);
    tree?.delete();
    parser.delete();
    return read;
  };
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
