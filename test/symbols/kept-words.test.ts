import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packWords, unpackWords, type WordStore } from '../../src/symbols/kept-words.ts';
import type { SymbolFiles } from '../../src/symbols/types.ts';
import { indexWords } from '../../src/symbols/word-index.ts';
import { digest } from '../../src/text/bytes/digest.ts';
import { runs } from '../property-runs.ts';

const ID = fc.nat().map((number) => digest('sha1', String(number), 'hex'));
const WORDS = fc.option(fc.uint32Array({ maxLength: 20 }), { nil: undefined });
const SETS = fc.uniqueArray(fc.tuple(ID, WORDS), { selector: ([id]) => id }).map((entries) => new Map(entries));

describe('packing words', () => {
  it('gives back what was packed', () => {
    fc.assert(
      fc.property(SETS, (sets) => {
        expect([...unpackWords(packWords(sets))]).toEqual([...sets]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('reads nothing from a text that was cut or lengthened, and never throws', () => {
    fc.assert(
      fc.property(SETS, fc.nat(), fc.string(), (sets, at, other) => {
        const bytes = Buffer.from(packWords(sets), 'base64');
        const cut = bytes.subarray(0, at % bytes.length).toString('base64');
        const longer = Buffer.concat([bytes, Buffer.from('x')]).toString('base64');
        expect([unpackWords(cut).size, unpackWords(longer).size, unpackWords(other).size]).toEqual([0, 0, 0]);
      }),
      { numRuns: runs(100) },
    );
  });
});

/** A repository in memory that records which files are read. */
function repositoryOf(
  texts: Readonly<Record<string, string>>,
  knowsIds = true,
): SymbolFiles & { readonly reads: string[] } {
  const reads: string[] = [];
  const paths = Object.keys(texts);
  return {
    reads,
    paths: async () => paths,
    ...(knowsIds
      ? { ids: async () => new Map(paths.map((path) => [path, digest('sha1', texts[path] ?? '', 'hex')])) }
      : {}),
    read: async (path) => {
      reads.push(path);
      return path.endsWith('.bin') ? undefined : texts[path];
    },
    closeness: () => 0,
  };
}

function memoryStore(): WordStore {
  let kept: string | undefined;
  return { read: async () => kept, write: async (text) => void (kept = text) };
}

describe('an index with kept words', () => {
  const TEXTS = {
    'a.ts': 'one two',
    'b.ts': 'two three',
    'copy.ts': 'one two',
    'x.bin': '',
    'long.ts': 'word '.repeat(200_000),
  };
  const signal = new AbortController().signal;
  const build = async (texts: Readonly<Record<string, string>>, store: WordStore | undefined) => {
    const files = repositoryOf(texts);
    const index = await indexWords(files, { now: () => 0, signal, store });
    const words = ['one', 'two', 'three', 'four', 'word'].map((word) => index.filesWith(word));
    return { reads: files.reads, words, extent: index.extent };
  };

  it('reads only new contents, and finds the same as one that reads everything', async () => {
    const store = memoryStore();
    const first = await build(TEXTS, store);
    expect(first.reads).toEqual(Object.keys(TEXTS));
    const edited = { ...TEXTS, 'b.ts': 'four', 'renamed.ts': 'two three' };
    const second = await build(edited, store);
    // A file that is not shown as text may be shown in a later run, so it is asked for again.
    expect(second.reads).toEqual(['b.ts', 'x.bin']);
    const plain = await build(edited, undefined);
    expect({ words: second.words, extent: second.extent }).toEqual({ words: plain.words, extent: plain.extent });
    expect(plain.extent).toEqual({ indexed: 4, files: 6 });
  });

  it('reads everything if what is kept is damaged', async () => {
    const store: WordStore = { read: async () => 'no words', write: async () => {} };
    const { reads, words } = await build(TEXTS, store);
    expect(reads).toEqual(Object.keys(TEXTS));
    expect(words[1]).toEqual(['a.ts', 'b.ts', 'copy.ts']);
  });

  it('reads everything from a place that does not know the ids of contents', async () => {
    const store = memoryStore();
    await build(TEXTS, store);
    const files = repositoryOf(TEXTS, false);
    const index = await indexWords(files, { now: () => 0, signal, store });
    expect([files.reads.length, index.filesWith('three')]).toEqual([5, ['b.ts']]);
  });
});
