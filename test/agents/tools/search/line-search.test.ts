import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLineSearch } from '../../../../src/agents/tools/search/line-search.ts';
import { watchSearch } from '../../../../src/agents/tools/search/search-watch.ts';

const FOREVER = watchSearch(() => 0, 1, new AbortController().signal);

async function find(query: string, isRegexp: boolean, text: string, most = 1_000): Promise<readonly number[] | string> {
  const compiled = compileLineSearch(query, isRegexp);
  return compiled.kind === 'search' ? compiled.search.find(text, most, FOREVER) : compiled.reason;
}

/** Searches each line with JavaScript's own engine, and with smart case like ripgrep. */
function expected(query: RegExp, text: string): readonly number[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return text === '' ? [] : lines.flatMap((line, index) => (query.test(line) ? [index + 1] : []));
}

const word = fc.constantFrom('a', 'b', 'ab', 'Aa', 'ba', ' ', 'İ', 'ß', 'é', '漢字', '.', '(', '');
const text = fc
  .array(fc.tuple(fc.array(word, { maxLength: 6 }), fc.constantFrom('\n', '\n', '\r\n', '\n\n')), { maxLength: 30 })
  .map((lines) => lines.map(([words, end]) => words.join('') + end).join(''));

describe('a search of lines', () => {
  it('finds a text in the lines that contain it', async () => {
    const query = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(''));
    await fc.assert(
      fc.asyncProperty(
        query.filter((one) => one !== ''),
        text,
        async (wanted, within) => {
          const lines = within.split('\n').map((line) => line.replace(/\r$/, ''));
          const holds = (line: string): boolean =>
            /\p{Lu}/u.test(wanted) ? line.includes(wanted) : line.toLowerCase().includes(wanted);
          const numbers = lines.flatMap((line, index) => (holds(line) ? [index + 1] : []));
          expect(await find(wanted, false, within)).toEqual(numbers);
        },
      ),
    );
  });

  it('finds the same lines as the regular expressions of JavaScript', async () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '[ab]',
      '[^a]',
      '.',
      String.raw`\s`,
      String.raw`\w`,
      String.raw`\b`,
      '^',
      '$',
      '(?:ab)',
      '(a|b)',
      '漢',
    );
    const query = fc
      .array(fc.tuple(atom, fc.constantFrom('', '', '*', '+?', '?')), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.map(([one, times]) => (/^(?:\^|\$|\\b)$/.test(one) ? one : one + times)).join(''));
    const longer = fc.tuple(text, fc.nat(60)).map(([lines, times]) => lines.repeat(times));
    await fc.assert(
      fc.asyncProperty(query, longer, async (pattern, within) => {
        expect(await find(pattern, true, within)).toEqual(expected(new RegExp(pattern, 'iu'), within));
      }),
    );
  });

  it('finds the requested number of lines, the first ones', async () => {
    expect(await find('a', false, 'a\na\nb\na\n', 2)).toEqual([1, 2]);
    expect(await find('a', true, 'a\na\nb\na\n', 2)).toEqual([1, 2]);
  });

  it('searches only the beginning of a very long line', async () => {
    expect(await find('z', true, `${'x'.repeat(10_000)}z\nz\n`)).toEqual([2]);
  });

  it('stops between two blocks when its time is over', async () => {
    let reads = 0;
    const watch = watchSearch(() => (reads += 1), 3, new AbortController().signal);
    const compiled = compileLineSearch('z$', true);
    const lines = `${'x'.repeat(5_000)}\n`.repeat(100);
    const found = compiled.kind === 'search' ? await compiled.search.find(`${lines}z\n`, 10, watch) : [];
    expect(found).toEqual([]);
    expect(reads).toBeLessThan(10);
  });
});
