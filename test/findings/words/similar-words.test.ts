import { describe, expect, it } from 'vitest';
import { isSaidAlike, readSaid } from '../../../src/findings/words/similar-words.ts';
import { SCENES, type Wording } from '../similar/scenes.ts';

interface Pair {
  readonly a: Wording;
  readonly b: Wording;
  readonly isSame: boolean;
}

/** All pairs of wordings of one scene. */
function listPairs(scene: (typeof SCENES)[number]): readonly Pair[] {
  const wordings = scene.flatMap((fault) => fault.map((wording) => ({ fault, wording })));
  return wordings.flatMap((one, index) =>
    wordings.slice(index + 1).map((other) => ({ a: one.wording, b: other.wording, isSame: one.fault === other.fault })),
  );
}

function read([title, body]: Wording): ReturnType<typeof readSaid> {
  return readSaid({ title, body });
}

interface Judged {
  /** The share of equal faults that are recognized. */
  readonly recall: number;
  /** The different faults that are taken for one. */
  readonly wrong: readonly string[];
}

function judge(pairs: readonly Pair[], where: 'same' | 'near'): Judged {
  const alike = pairs.filter(({ a, b }) => isSaidAlike(read(a), read(b), where));
  const right = alike.filter(({ isSame }) => isSame).length;
  return {
    recall: right / pairs.filter(({ isSame }) => isSame).length,
    wrong: alike.filter(({ isSame }) => !isSame).map(({ a, b }) => `${a.join(': ')} = ${b.join(': ')}`),
  };
}

const KEPT = SCENES.filter((_scene, index) => index % 2 === 1).flatMap(listPairs);
const ALL = SCENES.flatMap(listPairs);

describe('in pairs of findings labelled by hand', () => {
  it('there are enough', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(120);
  });

  it.each(['same', 'near'] as const)('no two faults are taken for one (%s line)', (where) => {
    expect(judge(ALL, where).wrong).toEqual([]);
  });

  it('most wordings of one fault are recognized, also in scenes that were not used for tuning', () => {
    expect(judge(KEPT, 'same').recall).toBeGreaterThanOrEqual(0.7);
    expect(judge(KEPT, 'near').recall).toBeGreaterThanOrEqual(0.6);
  });
});

describe('two findings', () => {
  it.each<[string, Wording, Wording, boolean]>([
    ['with equal words say the same', ['A leak', 'It leaks.'], ['A leak', 'It leaks.'], true],
    [
      'with other endings of words say the same',
      ['Hashing is weak', 'Weak hashes.'],
      ['Hashed weakly', 'The hash is weak.'],
      true,
    ],
    [
      'with a word that every object of JavaScript has say the same',
      ['Missing null check', 'The constructor may get null.'],
      ['No null check', 'Null may reach the constructor unchecked.'],
      true,
    ],
    ['about other names do not', ['Unused `a1`', 'Remove it.'], ['Unused `b1`', 'Remove it.'], false],
    ['without a word in common do not', ['Slow', 'Reads twice.'], ['Typo', 'Wrong letter.'], false],
  ])('%s', (_name, a, b, expected) => {
    expect(isSaidAlike(read(a), read(b))).toBe(expected);
  });
});
