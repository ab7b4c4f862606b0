import { splitLines } from '../../../syntax/lines.ts';
import { compileLinearRegex, type LinearRegex } from './linear-regex.ts';
import type { SearchWatch } from './search-watch.ts';

/** Searches the lines of texts for a pattern. */
export interface LineSearch {
  /** Line numbers of the matches from 1, in order, at most `most` of them. */
  readonly find: (text: string, most: number, watch: SearchWatch) => Promise<readonly number[]>;
}

export type CompiledSearch =
  | { readonly kind: 'search'; readonly search: LineSearch }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Compiles a search. A pattern without upper-case letters ignores case, like ripgrep's smart case. */
export function compileLineSearch(query: string, isRegexp: boolean): CompiledSearch {
  if (/[\r\n]/.test(query)) {
    return { kind: 'invalid', reason: 'lines are searched one by one: look for a part of one line' };
  }
  const ignoreCase = !/\p{Lu}/u.test(isRegexp ? query.replaceAll(/\\(?:[pP]\{[^}]{0,40}\}|.)/g, '') : query);
  if (!isRegexp) {
    return { kind: 'search', search: searchText(query, ignoreCase) };
  }
  const regex = compileLinearRegex(query, ignoreCase);
  return regex.kind === 'invalid' ? regex : { kind: 'search', search: searchRegex(regex) };
}

function searchText(query: string, ignoreCase: boolean): LineSearch {
  const wanted = ignoreCase ? query.toLowerCase() : query;
  return {
    find: (text, most) => {
      const found: number[] = [];
      // Lower-casing may change the number of letters, but not the number of lines.
      const folded = ignoreCase ? text.toLowerCase() : text;
      let line = 1;
      let counted = 0;
      for (let at = folded.indexOf(wanted); at >= 0 && found.length < most; at = folded.indexOf(wanted, counted)) {
        line += lineEndsIn(folded, counted, at);
        found.push(line);
        const end = folded.indexOf('\n', at);
        if (end < 0) {
          break;
        }
        counted = end + 1;
        line += 1;
      }
      return Promise.resolve(found);
    },
  };
}

function lineEndsIn(text: string, from: number, to: number): number {
  let ends = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    ends += 1;
  }
  return ends;
}

/** Blocks of this many characters are tested before their single lines; most blocks contain no match. */
const BLOCK_CHARACTERS = 2_048;
/** Only the beginning of a longer line is searched: it is minified code or data. */
const MAX_LINE_CHARACTERS = 2_048;

function searchRegex({ test, goesByLines }: LinearRegex & { readonly kind: 'regex' }): LineSearch {
  return {
    find: async (text, most, watch) => {
      const found: number[] = [];
      for (const { first, lines } of splitBlocks(text)) {
        if (found.length >= most || watch.isOver()) {
          break;
        }
        if (!goesByLines || test(lines.join('\n'))) {
          await watch.giveWay();
          lines.forEach((line, index) => {
            if (found.length < most && test(line)) {
              found.push(first + index);
            }
          });
        }
        await watch.giveWay();
      }
      return found;
    },
  };
}

interface LineBlock {
  /** Number of its first line. */
  readonly first: number;
  readonly lines: readonly string[];
}

function* splitBlocks(text: string): Generator<LineBlock> {
  let first = 1;
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start + BLOCK_CHARACTERS);
    const block = text.slice(start, end < 0 ? text.length : end + 1);
    const lines = splitLines(block).map((line) => line.slice(0, MAX_LINE_CHARACTERS));
    yield { first, lines };
    first += lines.length;
    start += block.length;
  }
}
