import type { Frame } from '../heads/read-head.ts';
import { rewordPair } from '../wordings/pair-wordings.ts';
import { addSegments } from './add-segments.ts';
import { openSentence } from './open-sentence.ts';
import { readPart } from './read-part.ts';
import { isUnread, unknownForm, type Sentence } from './said.ts';
import { splitSegments, type Segment } from './segments.ts';

/**
 * Reads one sentence: plain, masked words without a full stop.
 *
 * @param frame what a label, lead-in or heading says about words that only name a thing
 */
export function readSentence(words: string, codes: readonly string[], frame: Frame | undefined): Sentence {
  const opened = openSentence((frame === undefined ? rewordPair(words) : undefined) ?? words, codes);
  if ('reason' in opened) {
    return opened;
  }
  const [main, ...others] = withNamedException(splitSegments(opened.words));
  if (main === undefined || main.words === '') {
    return unknownForm();
  }
  if (DESCRIPTION.test(main.words) && others.length > 0) {
    return { reason: 'it describes something first, which may limit the rule after it', hint: 'begin with the rule' };
  }
  const first = readPart(main.words, codes, frame, opened.scope);
  if (isUnread(first)) {
    return first;
  }
  return addSegments(first, others, codes, opened.scope);
}

/** ``except for indices (`i`, `j`)``: the bracket names the exception. */
function withNamedException([main, bracket, ...others]: readonly Segment[]): readonly Segment[] {
  return main !== undefined &&
    bracket?.sign === 'bracket' &&
    ENDS_WITH_EXCEPTION.test(main.words) &&
    ONLY_CODES.test(bracket.words)
    ? [{ ...main, words: `${main.words} ${bracket.words}` }, ...others]
    : [main, bracket, ...others].filter((one) => one !== undefined);
}

const ENDS_WITH_EXCEPTION =
  /\b(?:except|apart from|other than|excluding)(?: for)? (?!when\b|if\b|where\b|in\b)(?:[a-z-]+ ?){1,4}$/;
const ONLY_CODES = /^(?:(?:e\.g\.|like|such as),? )?[\uE000-\uF8FF](?:(?:,? (?:and|or) |, | ?\/ ?)[\uE000-\uF8FF])*$/;

/** `Fixtures serve as recipes`: a rule after it is about fixtures. The first word can look like a verb: `test fixtures`. */
const DESCRIPTION =
  /^(?:(?:all|our|the|these|this|each|every) )?(?:[\w-]+ ){1,4}(?:serves? as|acts? as|represents?|contains?|provides?|holds?|lives? in)\b/;
