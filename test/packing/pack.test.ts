import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileParts } from '../../src/prompt/parts/change.ts';
import { packFiles, type Batch } from '../../src/packing/pack.ts';
import { relateFiles, type Relation } from '../../src/packing/related-files.ts';
import { fileOf, hunkAt } from '../findings/file-change.ts';
import { runs } from '../property-runs.ts';

/** A file whose own lines cost `frame` tokens, with parts that cost these tokens. */
function partsOf(path: string, frame: number, ...tokens: readonly number[]): FileParts {
  return {
    file: fileOf(path),
    open: 'open\n',
    close: 'close\n',
    tokens: frame,
    parts: tokens.map((count, index) => ({
      id: `${path}/${index + 1}`,
      path,
      text: 'text\n',
      tokens: count,
      changedLines: 1,
      cutLines: 0,
      from: { hunk: 0, start: index, end: index + 1 },
    })),
  };
}

/** `tokens: parts` of each batch. */
function pack(room: number, ...files: readonly FileParts[]): readonly string[] {
  const { batches, tooLarge } = packFiles(files, room);
  const drawn = batches.map(
    ({ files: packed, tokens }) => `${tokens}: ${packed.flatMap(({ parts }) => parts.map(({ id }) => id)).join(' ')}`,
  );
  return tooLarge.length === 0 ? drawn : [...drawn, `too large: ${tooLarge.map(({ id }) => id).join(' ')}`];
}

/** Files in a few folders, some with names of tests, sorted by path. */
const change = fc
  .uniqueArray(
    fc.record({
      path: fc
        .tuple(
          fc.constantFrom('src/', 'src/x/', 'src/y/', 'test/', 'test/x/'),
          fc.constantFrom('a', 'b', 'c', 'd'),
          fc.constantFrom('.ts', '.test.ts'),
        )
        .map((names) => names.join('')),
      frame: fc.integer({ min: 1, max: 5 }),
      tokens: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 6 }),
    }),
    { maxLength: 12, selector: ({ path }) => path },
  )
  .map((drawn) =>
    drawn
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, frame, tokens }) => partsOf(path, frame, ...tokens)),
  );

describe('packFiles', () => {
  it.each<[string, number, readonly FileParts[], readonly string[]]>([
    ['makes no batch without files', 10, [], []],
    ['makes no batch for a file without parts', 10, [partsOf('a', 1)], []],
    ['puts files together while they fit', 10, [partsOf('a', 1, 4), partsOf('b', 1, 4)], ['10: a/1 b/1']],
    [
      'starts a new batch if a whole file does not fit',
      10,
      [partsOf('a', 1, 4), partsOf('b', 1, 2, 3)],
      ['5: a/1', '6: b/1 b/2'],
    ],
    [
      'divides only a file that does not fit in a batch of its own',
      10,
      [partsOf('a', 1, 2), partsOf('b', 1, 5, 4, 3)],
      ['7: a/1 b/3', '10: b/1 b/2'],
    ],
    [
      'fills batches with the parts of a divided file',
      10,
      [partsOf('a', 1, 5), partsOf('b', 1, 4), partsOf('c', 1, 8, 3, 4)],
      ['10: a/1 c/2', '10: b/1 c/3', '9: c/1'],
    ],
    [
      'continues the batch after a divided file',
      10,
      [partsOf('a', 1, 9, 4), partsOf('b', 1, 3)],
      ['10: a/1', '9: a/2 b/1'],
    ],
    ['counts a file’s own lines in every batch', 10, [partsOf('a', 4, 5, 5)], ['9: a/1', '9: a/2']],
    [
      'returns the parts that fit in no batch, and packs the rest',
      10,
      [partsOf('a', 1, 10, 3), partsOf('b', 11, 1)],
      ['4: a/2', 'too large: a/1 b/1'],
    ],
    ['returns everything if there is no room', -5, [partsOf('a', 1, 1)], ['too large: a/1']],
  ])('%s', (_name, room, files, expected) => {
    expect(pack(room, ...files)).toEqual(expected);
  });

  it('packs every part once, never exceeds the room, and divides no file that fits in a batch', () => {
    fc.assert(
      fc.property(change, fc.integer({ min: 0, max: 40 }), (files, room) => {
        const { batches, tooLarge } = packFiles(files, room);
        const packed = batches.flatMap((batch) => batch.files.flatMap(({ parts }) => parts.map(({ id }) => id)));
        const lost = new Set(tooLarge.map(({ id }) => id));
        const all = files.flatMap(({ parts }) => parts.map(({ id }) => id));
        expect(packed.toSorted()).toEqual(all.filter((id) => !lost.has(id)).toSorted());
        expect(packed.length + lost.size).toBe(all.length);
        for (const batch of batches) {
          const sum = batch.files.reduce(
            (total, { tokens, parts }) => parts.reduce((more, part) => more + part.tokens, total + tokens),
            0,
          );
          expect([batch.tokens, batch.tokens <= room, batch.files.every(({ parts }) => parts.length > 0)]).toEqual([
            sum,
            true,
            true,
          ]);
        }
        const divided = files.filter(({ file: { path } }) => batchesWith(batches, path).length > 1);
        const wholes = divided.map(({ tokens, parts }) =>
          parts.reduce((total, part) => total + (lost.has(part.id) ? 0 : part.tokens), tokens),
        );
        expect(wholes.filter((tokens) => tokens <= room)).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('sorts paths and hunks inside a batch, and sorts batches by their first paths', () => {
    fc.assert(
      fc.property(change, fc.integer({ min: 5, max: 40 }), (files, room) => {
        const { batches } = packFiles(files, room);
        const order = new Map(files.flatMap(({ parts }) => parts).map(({ id }, index) => [id, index]));
        const places = batches.map((batch) =>
          batch.files.flatMap(({ parts }) => parts.map(({ id }) => order.get(id) ?? -1)),
        );
        expect(places).toEqual(
          places.map((batch) => batch.toSorted((a, b) => a - b)).toSorted(([a = 0], [b = 0]) => a - b),
        );
      }),
    );
  });

  it('makes the same batches of files in any order', () => {
    const shuffled = change.chain((files) =>
      fc.tuple(fc.constant(files), fc.shuffledSubarray([...files], { minLength: files.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 5, max: 40 }), ([files, others], room) => {
        expect(packFiles(others, room)).toEqual(packFiles(files, room));
      }),
    );
  });
});

describe('the number of batches', () => {
  it('is at most the number of first-fit decreasing, and at least the number that the tokens need', () => {
    fc.assert(
      fc.property(change, fc.integer({ min: 5, max: 60 }), (files, room) => {
        const { batches } = packFiles(files, room);
        const items = itemsOf(files, room);
        const heads = new Map(items.map(({ path, head }) => [path, head]));
        const total = items.reduce((sum, { tokens }) => sum + tokens, 0) + sumOf([...heads.values()]);
        expect(batches.length).toBeLessThanOrEqual(countByFirstFit(items, room));
        expect(batches.length).toBeGreaterThanOrEqual(Math.ceil(total / room));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it.each<[string, number, readonly number[], number]>([
    ['is small for sizes with which first-fit decreasing leaves gaps', 100, [43, 42, 33, 32, 25, 25], 2],
    ['is exact for files of a third of a batch', 99, Array.from({ length: 30 }, () => 33), 10],
    ['is exact for pairs that fill a batch together', 100, [51, 49, 52, 48, 53, 47, 54, 46], 4],
    ['is exact for many small files', 1_000, Array.from({ length: 400 }, (_, index) => 1 + ((index * 37) % 49)), 10],
  ])('%s', (_name, room, sizes, expected) => {
    const files = sizes.map((size, index) => partsOf(`${index}/f`, 0, size));
    expect(packFiles(files, room).batches.length).toBe(expected);
  });

  it('is minimal for almost all small changes', () => {
    const sizes = fc.array(fc.integer({ min: 5, max: 70 }), { minLength: 3, maxLength: 9 });
    const samples = fc.sample(sizes, { numRuns: 400, seed: 7 });
    const more = samples.filter(
      (drawn) =>
        packFiles(
          drawn.map((size, index) => partsOf(`f${index}`, 0, size)),
          100,
        ).batches.length > leastBatches(drawn, 100),
    );
    expect(more.length).toBeLessThanOrEqual(4);
  });
});

describe('related files', () => {
  it.each<[string, number, readonly (readonly [path: string, tokens: number])[], readonly string[]]>([
    [
      'include a test and its source in one batch',
      10,
      [
        ['src/a.ts', 5],
        ['src/b.ts', 5],
        ['test/a.test.ts', 5],
        ['test/b.test.ts', 5],
      ],
      ['src/a.ts test/a.test.ts', 'src/b.ts test/b.test.ts'],
    ],
    [
      'include the files of a folder in one batch',
      12,
      [
        ['a/1.ts', 4],
        ['a/2.ts', 4],
        ['b/3.ts', 4],
        ['b/4.ts', 4],
        ['b/5.ts', 4],
        ['c/6.ts', 4],
      ],
      ['a/1.ts a/2.ts c/6.ts', 'b/3.ts b/4.ts b/5.ts'],
    ],
    [
      'include a header and its source from different folders in one batch',
      10,
      [
        ['include/shop/a.h', 5],
        ['include/shop/b.h', 5],
        ['src/shop/a.cc', 5],
        ['src/shop/b.cc', 5],
      ],
      ['include/shop/a.h src/shop/a.cc', 'include/shop/b.h src/shop/b.cc'],
    ],
    [
      'are separated if keeping them together needs one more request',
      10,
      [
        ['src/a.ts', 3],
        ['src/b.ts', 7],
        ['test/a.test.ts', 3],
        ['x.md', 7],
      ],
      ['src/a.ts src/b.ts', 'test/a.test.ts x.md'],
    ],
    [
      'stay in the order of paths if that keeps more together',
      10,
      [
        ['src/f.test.ts', 5],
        ['src/x/f.ts', 4],
        ['test/e.test.ts', 3],
        ['test/e.ts', 5],
        ['test/f.test.ts', 2],
      ],
      ['src/f.test.ts src/x/f.ts', 'test/e.test.ts test/e.ts test/f.test.ts'],
    ],
  ])('%s', (_name, room, files, expected) => {
    expect(
      pathsOf(
        packFiles(
          files.map(([path, tokens]) => partsOf(path, 0, tokens)),
          room,
        ).batches,
      ),
    ).toEqual(expected);
  });

  it('are recognized by the imports of their lines', () => {
    const importing = (path: string, line: string): FileParts => ({
      ...partsOf(path, 0, 5),
      file: fileOf(path, hunkAt(1, [`+${line}`])),
    });
    const files = [
      partsOf('a/cart.ts', 0, 5),
      partsOf('b/price.ts', 0, 5),
      importing('c/page.ts', "import { price } from '../b/price.ts';"),
      importing('d/shop.ts', "import { cart } from '../a/cart';"),
    ];
    expect(pathsOf(packFiles(files, 10).batches)).toEqual(['a/cart.ts d/shop.ts', 'b/price.ts c/page.ts']);
  });

  it('may be named by the caller', () => {
    const files = ['a', 'b', 'c', 'd'].map((path) => partsOf(path, 0, 5));
    const { batches } = packFiles(files, 10, [
      { paths: ['a', 'd'], weight: 1 },
      { paths: ['b', 'nowhere'], weight: 2 },
    ]);
    expect(pathsOf(batches)).toEqual(['a d', 'b c']);
  });

  it('are in the same batch as the end of a divided file', () => {
    const files = [partsOf('src/a.ts', 1, 8, 8, 3), partsOf('src/b.ts', 1, 4), partsOf('test/a.test.ts', 1, 3)];
    expect(pack(10, ...files)).toEqual([
      '9: src/a.ts/1',
      '9: src/a.ts/2',
      '8: src/a.ts/3 test/a.test.ts/1',
      '5: src/b.ts/1',
    ]);
  });

  it('are kept together at least as often as in the order of paths, without more requests', () => {
    fc.assert(
      fc.property(change, fc.integer({ min: 15, max: 60 }), (files, room) => {
        const { batches } = packFiles(files, room);
        const inOrder = packInOrder(itemsOf(files, room), room);
        const relations = relateFiles(files.map(({ file }) => file));
        const isWhole = (path: string): boolean =>
          itemsOf(files, room).filter((item) => item.path === path).length === 1;
        fc.pre(files.every(({ file, parts }) => parts.length === 0 || isWhole(file.path)));
        expect(batches.length).toBeLessThanOrEqual(inOrder.length);
        if (batches.length === inOrder.length) {
          const ours = batches.map((batch) => batch.files.map(({ file }) => file.path));
          expect(weightKept(ours, relations)).toBeGreaterThanOrEqual(weightKept(inOrder, relations));
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('are kept together far more often than in the order of paths if tests are in their own folder', () => {
    const names = Array.from({ length: 60 }, (_, index) => `part-${index % 6}/module-${index}`);
    const files = names.flatMap((name, index) => [
      partsOf(`src/${name}.ts`, 5, 40 + ((index * 31) % 90)),
      partsOf(`test/${name}.test.ts`, 5, 40 + ((index * 17) % 120)),
    ]);
    const { batches } = packFiles(files, 1_000);
    const inOrder = packInOrder(itemsOf(files, 1_000), 1_000);
    const pairs = names.map((name) => ({ paths: [`src/${name}.ts`, `test/${name}.test.ts`], weight: 1 }));
    const ours = batches.map((batch) => batch.files.map(({ file }) => file.path));
    expect({ ours: weightKept(ours, pairs), inOrder: weightKept(inOrder, pairs) }).toEqual({ ours: 60, inOrder: 0 });
    expect(batches.length).toBeLessThanOrEqual(inOrder.length);
  });
});

function pathsOf(batches: readonly Batch[]): readonly string[] {
  return batches.map((batch) => batch.files.map(({ file }) => file.path).join(' '));
}

function batchesWith(batches: readonly Batch[], path: string): readonly Batch[] {
  return batches.filter((batch) => batch.files.some(({ file }) => file.path === path));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

interface Item {
  readonly path: string;
  readonly head: number;
  readonly tokens: number;
}

/** Whole files, and the parts of files that do not fit. Written from the task, independently of `packFiles`. */
function itemsOf(files: readonly FileParts[], room: number): readonly Item[] {
  return files.flatMap(({ file: { path }, tokens: head, parts }) => {
    const sizes = parts.map((part) => part.tokens).filter((tokens) => tokens + head <= room);
    const whole = sumOf(sizes);
    return sizes.length > 0 && whole + head <= room
      ? [{ path, head, tokens: whole }]
      : sizes.map((tokens) => ({ path, head, tokens }));
  });
}

/** First-fit decreasing as in a textbook: every item is tried in every batch. */
function countByFirstFit(items: readonly Item[], room: number): number {
  const batches: { left: number; readonly paths: Set<string> }[] = [];
  for (const { path, head, tokens } of items.toSorted((a, b) => b.head + b.tokens - a.head - a.tokens)) {
    const need = (batch: (typeof batches)[number]): number => tokens + (batch.paths.has(path) ? 0 : head);
    let batch = batches.find((one) => need(one) <= one.left);
    if (batch === undefined) {
      batch = { left: room, paths: new Set() };
      batches.push(batch);
    }
    batch.left -= need(batch);
    batch.paths.add(path);
  }
  return batches.length;
}

/** The paths of each batch when batches are filled one after another in the order of paths. */
function packInOrder(items: readonly Item[], room: number): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let left = -1;
  for (const { path, head, tokens } of items.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    if (head + tokens > left) {
      batches.push([]);
      left = room;
    }
    left -= head + tokens;
    batches.at(-1)?.push(path);
  }
  return batches;
}

/** The least number of batches, found by trying all combinations. */
function leastBatches(sizes: readonly number[], room: number): number {
  const place = (index: number, batches: readonly number[], most: number): number => {
    const size = sizes[index];
    if (size === undefined || batches.length >= most) {
      return Math.min(batches.length, most);
    }
    const choices = batches.flatMap((used, at) => (used + size <= room ? [batches.with(at, used + size)] : []));
    return [...choices, [...batches, size]].reduce((least, choice) => place(index + 1, choice, least), most);
  };
  return place(0, [], sizes.length);
}

function weightKept(batches: readonly (readonly string[])[], relations: readonly Relation[]): number {
  const batchOf = new Map(batches.flatMap((batch, index) => batch.map((path): [string, number] => [path, index])));
  return sumOf(
    relations.map(({ paths, weight }) => {
      const placed = paths.map((path) => batchOf.get(path)).filter((batch) => batch !== undefined);
      return weight * (placed.length - new Set(placed).size);
    }),
  );
}
