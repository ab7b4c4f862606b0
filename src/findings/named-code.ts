import { wordsOf } from './quote-search.ts';

/** A name in code that a text speaks of. */
export interface NamedCode {
  /** As it is written between the backticks. */
  readonly written: string;
  /** By which it is found. */
  readonly words: readonly string[];
}

const MAX_NAMES = 20;
const SPAN = /`([^`\n]{1,200})`/g;
/** `total`, `user.name`, `a::b`, `#field`, `total(lines)`, `panic!`. */
const NAME =
  /^[@#$]?[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:(?:\?\.|\.|::|->|#)[\p{L}_$][\p{L}\p{M}\p{N}_$]*){0,8}(?:\([^()]{0,100}\)|!)?$/u;
const FILE = /^(?:\.{0,2}\/)?[\w@.-]+(?:\/[\w@.-]+)*\.[A-Za-z]\w{0,7}$/;
/** `await`, `string`: words of a language, which need not stand in any text to be spoken of. */
const PLAIN_WORD = /^\p{L}\p{Ll}*$/u;

/**
 * The code spans of a text that are names of something: identifiers, calls, members and files. Code that says more, such
 * as an expression that somebody proposes, is none.
 */
export function readNamedCode(text: string): readonly NamedCode[] {
  const written = new Set([...text.matchAll(SPAN)].map(([, code = '']) => code.trim()));
  return [...written].flatMap((code) => nameOf(code) ?? []).slice(0, MAX_NAMES);
}

function nameOf(written: string): NamedCode | undefined {
  if (PLAIN_WORD.test(written)) {
    return undefined;
  }
  if (NAME.test(written)) {
    const name = written.replace(/\(.*$/, '');
    // The object of `order.total()` may have another name where it stands.
    return { written, words: wordsOf(name).slice(-1) };
  }
  return FILE.test(written) ? { written, words: wordsOf(written.split('/').at(-1) ?? written) } : undefined;
}
