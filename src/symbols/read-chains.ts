import { KEYWORDS } from './keywords.ts';

/** A name in code, with the names before it. */
export interface NameInCode {
  readonly name: string;
  /** The names before it, without arguments: `this` and `cart` for the `total` of `this.cart(1)[2]?.total`. */
  readonly receivers: readonly string[];
  /** The line of the code, from 0. */
  readonly row: number;
}

/** More names in a row are data. */
const MAX_CHAIN = 9;
/** Deeper brackets are data. */
const MAX_DEPTH = 100;

const TOKEN = /[\p{ID_Start}_$][\p{ID_Continue}$]*|\?\.|->|::|\n|[^\S\n]+|[^]/gu;
const JOINS: ReadonlySet<string> = new Set(['.', '?.', '->', '::']);

/**
 * Reads the names in code, without comments and strings, in one pass. A chain of names may go on in the next line, and
 * after arguments and indexes.
 */
export function readChains(code: string): readonly NameInCode[] {
  const names: NameInCode[] = [];
  const outer: (readonly string[])[] = [];
  let chain: readonly string[] = [];
  let isJoined = false;
  let row = 0;
  for (const [token] of code.matchAll(TOKEN)) {
    if (token === '\n') {
      row += 1;
    } else if (JOINS.has(token)) {
      // Two dots are a range.
      chain = isJoined ? [] : chain;
      isJoined = chain.length > 0;
    } else if (/^[\p{ID_Start}_$]/u.test(token)) {
      const receivers = isJoined ? chain.slice(-MAX_CHAIN + 1) : [];
      if (isWorthALookup(token, receivers)) {
        names.push({ name: token, receivers, row });
      }
      chain = [...receivers, token];
      isJoined = false;
    } else if (token === '(' || token === '[' || token === '{') {
      outer.push(outer.length < MAX_DEPTH ? chain : []);
      chain = [];
      isJoined = false;
    } else if (token === ')' || token === ']' || token === '}') {
      chain = outer.pop() ?? [];
      isJoined = false;
    } else if (token.trim() !== '' && token !== '!') {
      chain = [];
      isJoined = false;
    }
  }
  return names;
}

/** A name with one small letter is a loop variable. */
function isWorthALookup(name: string, receivers: readonly string[]): boolean {
  return !(receivers.length === 0 && KEYWORDS.has(name)) && !/^[\p{Ll}_$]$/u.test(name);
}
