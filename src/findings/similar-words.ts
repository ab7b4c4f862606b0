import { proseWords } from '../text/words.ts';

/** The words of a finding, to compare it with others. */
export interface Said {
  readonly title: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** The code spans. */
  readonly code: ReadonlySet<string>;
}

/** Only this much of a finding is compared. Its beginning says what it is about. */
const MAX_CHARACTERS = 2_000;

const LEAST_SHARE = { title: 0.6, all: 0.3 };

/** Reads the words of a finding. */
export function readSaid({ title, body }: { readonly title: string; readonly body: string }): Said {
  const text = `${title}\n${body}`.slice(0, MAX_CHARACTERS);
  return { title: wordsOf(title), all: wordsOf(text), code: new Set(text.match(CODE)?.map(lowerCase)) };
}

/** Whether two findings say nearly the same. If both contain code spans, they must share at least one. */
export function isSaidAlike(a: Said, b: Said): boolean {
  if (a.code.size > 0 && b.code.size > 0 && shared(a.code, b.code) === 0) {
    return false;
  }
  return sharePart(a.title, b.title) >= LEAST_SHARE.title || sharePart(a.all, b.all) >= LEAST_SHARE.all;
}

const CODE = /`[^`\n]{1,200}`/g;
const COMMON = new Set(
  proseWords(
    'a an and are as at be but by can could do does for from has have if in instead is it its may might must not of on or should so than that the then there this to use used was were when where which will with would you your',
  ),
);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(proseWords(text).filter((word) => !COMMON.has(word)));
}

function lowerCase(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The Jaccard index of two sets of words: the number of shared words, divided by the number of all different words. */
function sharePart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = shared(a, b);
  return both === 0 ? 0 : both / (a.size + b.size - both);
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let count = 0;
  for (const word of small) {
    count += large.has(word) ? 1 : 0;
  }
  return count;
}
