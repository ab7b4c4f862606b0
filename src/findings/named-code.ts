import { wordsOf } from './words/code-words.ts';

/** A name of code that a text mentions. */
export interface NamedCode {
  /** The text between the backticks. */
  readonly written: string;
  /** The words to search for in the code. */
  readonly words: readonly string[];
}

const MAX_NAMES = 20;
const SPAN = /`([^`\n]{1,200})`/g;
/** `total`, `user.name`, `a::b`, `#field`, `total(lines)`, `panic!`. */
const NAME =
  /^[@#$]?[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:(?:\?\.|\.|::|->|#)[\p{L}_$][\p{L}\p{M}\p{N}_$]*){0,8}(?:\([^()]{0,100}\)|!)?$/u;
const FILE = /^(?:\.{0,2}\/)?[\w@.-]+(?:\/[\w@.-]+)*\.[A-Za-z]\w{0,7}$/;
/** Words such as `await` or `string`. A text may mention a keyword that the code does not contain. */
const PLAIN_WORD = /^\p{L}\p{Ll}*$/u;

/**
 * Lists the code spans of a text that are names: identifiers, calls, members and files. Other code, such as a proposed
 * expression, is skipped.
 */
export function readNamedCode(text: string): readonly NamedCode[] {
  const written = new Set([...text.matchAll(SPAN)].map(([, code = '']) => code.trim()));
  return [...written].flatMap((code) => readName(code) ?? []).slice(0, MAX_NAMES);
}

function readName(written: string): NamedCode | undefined {
  if (PLAIN_WORD.test(written)) {
    return undefined;
  }
  if (NAME.test(written)) {
    const name = written.replace(/\(.*$/, '');
    // Only `total` of `order.total()` is searched, because the object may have another name in the code.
    return { written, words: wordsOf(name).slice(-1) };
  }
  return FILE.test(written) ? { written, words: wordsOf(written.slice(written.lastIndexOf('/') + 1)) } : undefined;
}
