import { blankSecretsInProse } from '../../text/secrets/blank-secrets.ts';
import { searchReply } from './find-roots.ts';
import { textOf } from './values.ts';

/** The JSON Schema of the answer to a question. `parseAnswer` accepts less. */
export const QUESTION_ANSWER = {
  name: 'answer',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['answer'],
    properties: { answer: { type: 'string' } },
  },
};

export type ParsedAnswer =
  | { readonly kind: 'read'; readonly answer: string }
  | { readonly kind: 'unreadable'; readonly errors: readonly string[] };

/**
 * Reads the answer to a question: the text `answer` of a JSON object, or a reply in plain words. Keys in it are hidden. Never
 * throws.
 *
 * @param text the whole reply of a model
 */
export function parseAnswer(text: string): ParsedAnswer {
  let found: string | undefined;
  let hasObject = false;
  const { said, endsInThought } = searchReply(
    text,
    ({ value, isThought }) => {
      if (!isThought && value.kind === 'object') {
        hasObject ||= value.entries.has('answer');
        found = textOf(value.entries.get('answer')) ?? found;
      }
    },
    () => {
      found = undefined;
      hasObject = false;
    },
  );
  const answer = (found ?? (hasObject || endsInThought ? '' : said)).trim();
  return answer === ''
    ? { kind: 'unreadable', errors: ['it has no JSON object with a text `answer`'] }
    : { kind: 'read', answer: blankSecretsInProse(answer) };
}
