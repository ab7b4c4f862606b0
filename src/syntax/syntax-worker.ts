/** Entry of the thread in which files are parsed: see `load-grammars.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRecord } from '../text/record.ts';
import { grammarOf, wasmFile } from './grammars.ts';
import { readTree } from './read-tree.ts';
import { openTreeSitter, type TreeSitterFolders } from './tree-sitter.ts';
import type { Outline } from './types.ts';

/** The answer of the thread for a file. */
export type Answer =
  | { readonly kind: 'read'; readonly outline: Outline | undefined }
  | { readonly kind: 'not-installed'; readonly problem: string };

// The value with which `load-grammars.ts` starts the thread.
const folders: TreeSitterFolders = workerData;
const opening = openTreeSitter(folders);
// A failure is reported for the first file that needs a grammar.
opening.catch(() => undefined);

parentPort?.on('message', (request: unknown) => {
  if (isRecord(request) && typeof request['text'] === 'string' && typeof request['language'] === 'string') {
    void respond(request['text'], request['language']);
  }
});

async function respond(text: string, language: string): Promise<void> {
  const answer = await read(text, language);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this goes to a port, not to a window.
  parentPort?.postMessage(answer);
}

/** A failure while a text is parsed ends the thread. */
async function read(text: string, language: string): Promise<Answer> {
  const grammar = grammarOf(language);
  if (grammar === undefined) {
    return { kind: 'read', outline: undefined };
  }
  const { rules } = grammar;
  let parse;
  try {
    parse = await (await opening).load(wasmFile(grammar.file));
  } catch (error) {
    return { kind: 'not-installed', problem: error instanceof Error ? error.message : String(error) };
  }
  return { kind: 'read', outline: parse(text, (root) => readTree(root, text, rules)) };
}
