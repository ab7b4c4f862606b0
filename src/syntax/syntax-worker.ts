/** Entry of the thread in which files are parsed: see `load-grammars.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRecord } from '../text/record.ts';
import { FACT_KINDS, readFacts, type FactsRequest } from './facts/read-facts.ts';
import type { CodeFacts, FactKind } from './facts/types.ts';
import { findFaults } from './find-faults.ts';
import { grammarOf, wasmFile } from './grammars.ts';
import { readTree } from './read-tree.ts';
import { openTreeSitter, type TreeSitterFolders } from './tree-sitter.ts';
import { readSymbols } from './symbols/read-symbols.ts';
import type { Symbols } from './symbols/types.ts';
import type { Outline, SyntaxFault } from './types.ts';

/** What the thread reads of a file. */
export type Wanted = 'outline' | 'faults' | 'symbols' | 'facts';

const WANTED: readonly Wanted[] = ['outline', 'faults', 'symbols', 'facts'];

/** The answer of the thread for a file. */
export type Answer =
  | { readonly kind: 'outline'; readonly outline: Outline | undefined }
  | { readonly kind: 'faults'; readonly faults: readonly SyntaxFault[] | undefined }
  | { readonly kind: 'symbols'; readonly symbols: Symbols | undefined }
  | { readonly kind: 'facts'; readonly facts: CodeFacts | undefined }
  | { readonly kind: 'not-installed'; readonly problem: string };

// The value with which `load-grammars.ts` starts the thread.
const folders: TreeSitterFolders = workerData;
const opening = openTreeSitter(folders);
// A failure is reported for the first file that needs a grammar.
opening.catch(() => undefined);

parentPort?.on('message', (request: unknown) => {
  if (isRecord(request) && typeof request['text'] === 'string' && typeof request['language'] === 'string') {
    const wanted = WANTED.find((one) => one === request['wanted']) ?? 'outline';
    const facts = { lines: readNumbers(request['lines']), kinds: readKinds(request['kinds']) };
    void respond(request['text'], request['language'], wanted, facts);
  }
});

function readNumbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

/** Undefined for all kinds. */
function readKinds(value: unknown): readonly FactKind[] | undefined {
  return Array.isArray(value) ? FACT_KINDS.filter((kind) => value.includes(kind)) : undefined;
}

/** The lines and kinds of facts that are wanted. */
type WantedFacts = Pick<FactsRequest, 'lines' | 'kinds'>;

async function respond(text: string, language: string, wanted: Wanted, facts: WantedFacts): Promise<void> {
  const found = await read(text, language, wanted, facts);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this goes to a port, not to a window.
  parentPort?.postMessage(found);
}

/** A failure while a text is parsed ends the thread. */
async function read(text: string, language: string, wanted: Wanted, facts: WantedFacts): Promise<Answer> {
  const grammar = grammarOf(language);
  if (grammar === undefined) {
    return answer(wanted);
  }
  let parse;
  try {
    parse = await (await opening).load(wasmFile(grammar.file));
  } catch (error) {
    return { kind: 'not-installed', problem: error instanceof Error ? error.message : String(error) };
  }
  switch (wanted) {
    case 'outline':
      return { kind: 'outline', outline: parse(text, (root) => readTree(root, text, grammar.rules)) };
    case 'faults':
      return { kind: 'faults', faults: parse(text, findFaults) };
    case 'symbols':
      return { kind: 'symbols', symbols: parse(text, (root) => readSymbols(root, text, grammar)) };
    case 'facts':
      return { kind: 'facts', facts: parse(text, (root) => readFacts(root, text, { language, ...facts })) };
  }
}

/** The answer for a language without a grammar. */
function answer(wanted: Wanted): Answer {
  switch (wanted) {
    case 'outline':
      return { kind: 'outline', outline: undefined };
    case 'faults':
      return { kind: 'faults', faults: undefined };
    case 'symbols':
      return { kind: 'symbols', symbols: undefined };
    case 'facts':
      return { kind: 'facts', facts: undefined };
  }
}
