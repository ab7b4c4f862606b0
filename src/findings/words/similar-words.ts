import { proseWords } from '../../text/words.ts';
import { conceptOf, isFault } from './concepts.ts';

/** The words of a finding, to compare it with others. */
export interface Said {
  readonly title: Words;
  readonly all: Words;
  /** The names in its code spans. */
  readonly code: ReadonlySet<string>;
  /** The kinds of fault that it names. */
  readonly faults: readonly string[];
}

/** Different words, and the sum of their weights. */
interface Words {
  readonly words: ReadonlySet<string>;
  readonly weight: number;
}

/** Only this much of a finding is compared. Its beginning says what it is about. */
const MAX_CHARACTERS = 2_000;

/** The least likeness of two findings that say the same, from 0 to 1: on one line, and on near lines. */
const LEAST = { same: 0.4, near: 0.45 };

/** Reads what a finding says: its words, reduced to their stems and to concepts such as "missing". */
export function readSaid({ title, body }: { readonly title: string; readonly body: string }): Said {
  const text = `${title}\n${body}`.slice(0, MAX_CHARACTERS);
  const spans = text.match(CODE) ?? [];
  const all = readWords(text);
  return {
    title: readWords(title),
    all,
    code: new Set(spans.flatMap((span) => proseWords(span))),
    faults: [...all.words].filter(isFault),
  };
}

/** Whether two findings say nearly the same. If both contain code spans, they must share a name in one. */
export function isSaidAlike(a: Said, b: Said, where: 'same' | 'near' = 'same'): boolean {
  return measureLikeness(a, b) >= LEAST[where];
}

/** Measures how much two findings say the same, from 0 to 1. */
export function measureLikeness(a: Said, b: Said): number {
  if (a.code.size > 0 && b.code.size > 0 && weighShared(a.code, b.code) === 0) {
    return 0;
  }
  const title = sharePart(a.title, b.title);
  const all = overlap(a.all, b.all);
  const words = Math.max(title >= LEAST_TITLE ? title : 0, all, (title + all) / 2);
  return words * weighFaults(a, b);
}

/** From this share on, two titles alone say the same. */
const LEAST_TITLE = 0.6;

/** Texts that name the same kind of fault need fewer words in common, and texts that name different ones need more. */
function weighFaults({ faults: some }: Said, { faults: others }: Said): number {
  if (some.length === 0 || others.length === 0) {
    return 1;
  }
  return some.some((fault) => others.includes(fault)) ? SAME_FAULT : OTHER_FAULT;
}

const SAME_FAULT = 1.2;
const OTHER_FAULT = 0.6;

const CODE = /`[^`\n]{1,200}`/g;
const COMMON = new Set(
  proseWords(
    'a an and are as at be been but by can could do does for from has have if in instead is it its may might must of on or should so such than that the then there this these those to too use used using was were when where which will with would you your here also just only any all each every other code function line value',
  ),
);

function readWords(text: string): Words {
  const found = proseWords(text).filter((word) => !COMMON.has(word));
  const words = new Set(found.map(conceptOf));
  return { words, weight: weighShared(words, words) };
}

/** The Jaccard index of two weighted sets: the weight of the shared words, divided by that of all different words. */
function sharePart(a: Words, b: Words): number {
  const both = weighShared(a.words, b.words);
  return both === 0 ? 0 : both / (a.weight + b.weight - both);
}

/** The weight of the shared words, divided by the geometric mean of the weights. */
function overlap(a: Words, b: Words): number {
  const both = weighShared(a.words, b.words);
  return both === 0 ? 0 : both / Math.sqrt(a.weight * b.weight);
}

/** Nearly every finding says that something is missing or not done, whatever its fault. */
const WEIGHTS: ReadonlyMap<string, number> = new Map([['=missing', 0.3]]);

/** The weight of the words that two sets share. */
function weighShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let weight = 0;
  for (const word of small) {
    weight += large.has(word) ? (WEIGHTS.get(word) ?? 1) : 0;
  }
  return weight;
}
