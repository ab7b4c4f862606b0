import * as fc from 'fast-check';
import { binary, bytesOf, longPair, similarPair, text, textPair } from './random-text.ts';

/** A file of a tree. Paths and contents are byte strings; the content of a submodule (160000) is its commit's id. */
export interface Entry {
  readonly mode: '100644' | '100755' | '120000' | '160000';
  readonly content: string;
}

export type Tree = ReadonlyMap<string, Entry>;

/** Two commits of a few files each. */
export interface RandomChange {
  readonly base: Tree;
  readonly head: Tree;
}

const ODD_NAMES = [
  'with space',
  ' lead',
  'trail ',
  'q"uote',
  'tab\there',
  'back\\slash',
  'new\nline',
  'return\rhere',
  'a',
  'b',
  'f b',
  ' b',
  'x b',
  '-dash',
  '--- a',
  '+++ b',
  'dev',
  'null',
  'diff --git a',
  '=>',
  '{a => b}',
  'a\x7f\x01',
  'caf\xe9',
  '\xff',
  bytesOf('ünï–日本'),
  bytesOf('😀'),
  bytesOf('a\u2028b'),
  'n'.repeat(220),
  bytesOf('é'.repeat(120)),
];
const NAME_LETTERS = ['a', 'b', 'c', 'x', ' ', '"', '\\', '\t', '\n', '-', '.txt', bytesOf('ö'), '3', "'"];

const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', 'f.ts', 'src') },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_NAMES) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...NAME_LETTERS), minLength: 1, maxLength: 5 }) },
);
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));

/** A random change of one file, which can also be moved or copied. */
interface Step {
  readonly base: readonly (readonly [path: string, entry: Entry])[];
  readonly head: readonly (readonly [path: string, entry: Entry])[];
}

const mode = fc.constantFrom<Entry['mode']>('100644', '100755');
const blob = fc.record({ mode, content: fc.oneof({ weight: 3, arbitrary: text }, fc.constantFrom('', 'a'), binary) });
const link = fc.record({ mode: fc.constant('120000' as const), content: fc.oneof(path, fc.constant('a\n')) });
const module = fc.record({
  mode: fc.constant('160000' as const),
  content: fc.constantFrom('1', '2', 'a').map((digit) => digit.repeat(40)),
});
const entry: fc.Arbitrary<Entry> = fc.oneof({ weight: 3, arbitrary: blob }, link, module);

const edited: fc.Arbitrary<Step> = fc
  .tuple(path, mode, mode, fc.boolean(), textPair)
  .map(([path, before, after, keepsMode, pair]) => ({
    base: [[path, { mode: before, content: pair.before }]],
    head: [[path, { mode: keepsMode ? before : after, content: pair.after }]],
  }));
const replaced: fc.Arbitrary<Step> = fc
  .tuple(path, entry, entry)
  .map(([path, before, after]) => ({ base: [[path, before]], head: [[path, after]] }));
const added: fc.Arbitrary<Step> = fc.tuple(path, entry).map((file) => ({ base: [], head: [file] }));
const removed: fc.Arbitrary<Step> = fc.tuple(path, entry).map((file) => ({ base: [file], head: [] }));
const modeOnly: fc.Arbitrary<Step> = fc.tuple(path, blob).map(([path, { content }]) => ({
  base: [[path, { mode: '100644', content }]],
  head: [[path, { mode: '100755', content }]],
}));
const binaryEdit: fc.Arbitrary<Step> = fc
  .tuple(path, mode, mode, binary, binary)
  .map(([path, before, after, old, now]) => ({
    base: [[path, { mode: before, content: old }]],
    head: [[path, { mode: after, content: now }]],
  }));
const longEdit: fc.Arbitrary<Step> = fc.tuple(path, longPair).map(([path, { before, after }]) => ({
  base: [[path, { mode: '100644', content: before }]],
  head: [[path, { mode: '100644', content: after }]],
}));

/** A renamed file, with or without an edit. With `stays`, it is a copy. */
const movedPair = fc.oneof(
  { weight: 2, arbitrary: similarPair },
  { weight: 1, arbitrary: fc.oneof(text, binary).map((content) => ({ before: content, after: content })) },
);
const moved: fc.Arbitrary<Step> = fc
  .tuple(path, path, mode, mode, movedPair, fc.boolean())
  .map(([from, to, before, after, pair, stays]) => ({
    base: [[from, { mode: before, content: pair.before }]],
    head: [
      ...(stays ? ([[from, { mode: before, content: pair.before }]] as const) : []),
      [to, { mode: after, content: pair.after }],
    ],
  }));

const step = fc.oneof(
  { weight: 400, arbitrary: edited },
  { weight: 150, arbitrary: replaced },
  { weight: 100, arbitrary: added },
  { weight: 100, arbitrary: removed },
  { weight: 50, arbitrary: modeOnly },
  { weight: 60, arbitrary: binaryEdit },
  { weight: 250, arbitrary: moved },
  { weight: 4, arbitrary: longEdit },
);

export const randomChange: fc.Arbitrary<RandomChange> = fc.array(step, { minLength: 1, maxLength: 6 }).map((steps) => ({
  base: treeOf(steps.flatMap(({ base }) => base)),
  head: treeOf(steps.flatMap(({ head }) => head)),
}));

/** Leaves out a file whose path already exists, is a folder, or is below a file. */
function treeOf(files: readonly (readonly [string, Entry])[]): Tree {
  const tree = new Map<string, Entry>();
  for (const [path, entry] of files) {
    const clashes = [...tree.keys()].some(
      (other) => `${other}/`.startsWith(`${path}/`) || path.startsWith(`${other}/`),
    );
    if (!clashes) {
      tree.set(path, entry);
    }
  }
  return tree;
}
