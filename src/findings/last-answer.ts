import { readTolerantJson, type TolerantJson } from './tolerant-json.ts';

/** The most characters that are read at braces before the answer. A reply may contain other text with braces. */
const MAX_TRIED_CHARACTERS = 4_000_000;

/**
 * Finds the last answer in a reply: a model that thinks aloud may write the form or a draft first. The answer may have a
 * code fence or text around it, and may be cut off.
 *
 * @param answerIn - Reads the answer in a JSON value. Gives undefined if the value is something else.
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
      // The text after an incomplete answer belongs to it.
      break;
    }
    // Nothing inside a complete value is read again.
    passed = complete ? end : index + 1;
  }
  return found;
}

/** Whether a value is an empty form such as `{"comments": [...]}`, which a model repeats while it thinks aloud. */
function isForm(value: TolerantJson | undefined): boolean {
  const entries = value?.kind === 'object' ? [...value.entries.values()] : [];
  const lists = entries.flatMap((entry) => (entry.kind === 'array' ? [entry] : []));
  return lists.length > 0 && lists.every(({ items }) => items.length === 0);
}
