import { readTolerantJson, type TolerantJson } from './tolerant-json.ts';

/** A reply may talk before it answers; what braces in that talk open is tried and passed over, this much at most. */
const MAX_TRIED_CHARACTERS = 4_000_000;

/**
 * The last answer in a reply, with or without a code fence, with text around it, or cut off: a model that thinks aloud
 * may repeat the form, or a draft, first.
 *
 * @param answerIn what a JSON value answers; undefined where it is something else
 */
export function lastAnswer<Answer>(
  text: string,
  answerIn: (value: TolerantJson) => Answer | undefined,
): Answer | undefined {
  let found: Answer | undefined;
  let passed = 0;
  let tried = 0;
  for (const { index } of text.matchAll(/[{[]/g)) {
    if (index < passed) {
      continue;
    }
    if (tried > MAX_TRIED_CHARACTERS) {
      break;
    }
    const { value, complete, end } = readTolerantJson(text, index);
    tried += end - index;
    const answer = value === undefined ? undefined : answerIn(value);
    found = answer ?? found;
    if (answer !== undefined && !complete && !isForm(value)) {
      // What follows was meant to be a part of it.
      break;
    }
    // A complete value is passed over with all that is in it.
    passed = complete ? end : index + 1;
  }
  return found;
}

/** `{"comments": [...]}` is no answer that breaks off, but what a model that thinks aloud repeats of the form. */
function isForm(value: TolerantJson | undefined): boolean {
  const entries = value?.kind === 'object' ? [...value.entries.values()] : [];
  const lists = entries.flatMap((entry) => (entry.kind === 'array' ? [entry] : []));
  return lists.length > 0 && lists.every(({ items }) => items.length === 0);
}
