import { editsUpTo } from '../../../text/near-misses.ts';

/** An existing name that may be meant. */
export interface Similar {
  readonly name: string;
  /** Whether the names differ like a word and its misspelling, and not like two names. */
  readonly isNear: boolean;
}

const MIN_CHARACTERS = 6;
const MIN_FOR_TWO_EDITS = 14;

/**
 * Finds the existing name that is spelled almost the same, or the only one that has more words, or fewer: `code-review`
 * for `review`.
 */
export function findSimilarParts(name: string, names: ReadonlySet<string>): Similar | undefined {
  if (name.length < MIN_CHARACTERS) {
    return undefined;
  }
  const longer: string[] = [];
  for (const other of names) {
    if (isMisspelled(name, other)) {
      return { name: other, isNear: true };
    }
    if (isLonger(other, name) || isLonger(name, other)) {
      longer.push(other);
    }
  }
  const [only, ...rest] = longer;
  return only === undefined || rest.length > 0 ? undefined : { name: only, isNear: false };
}

/** Whether a name is another one with words in front of it or behind it. */
function isLonger(long: string, short: string): boolean {
  return long.endsWith(`-${short}`) || long.startsWith(`${short}-`);
}

/** A different digit, and a word for the one who does something (`code-review`, `code-reviewer`), make another name. */
function isMisspelled(name: string, other: string): boolean {
  const [short, long] = name.length < other.length ? [name, other] : [other, name];
  const isDerived = long.startsWith(short.slice(0, -1)) && /^(?:e?r|or|ing|ed)$/.test(long.slice(short.length));
  return (
    !isDerived &&
    editsUpTo(name.length >= MIN_FOR_TWO_EDITS ? 2 : 1, name, other) !== undefined &&
    name.replaceAll(/\D/g, '') === other.replaceAll(/\D/g, '')
  );
}
