import { oneLine } from '../../text/hidden/visible.ts';
import { codeSpan } from '../markdown/markdown-text.ts';
import type { Direction } from '../../findings/directions/direction.ts';
import type { ReviewResult } from '../review/review-result.ts';

/** Each form as the reports name it: what the text does. */
export const DIRECTION_FORMS = {
  'address-reviewer': 'speaks to a reviewing model',
  'ask-for-prompt': 'asks for the prompt',
  'chat-markup': 'is written as a message of its own',
  'claim-override': 'claims to stand above other instructions',
  'forget-instructions': 'tells a model to forget its instructions',
  'hidden-text': 'is written in characters that nobody sees',
  'new-role': 'gives a model another role',
  'steer-review': 'says what a review should say',
} as const satisfies Record<Direction['form'], string>;

/** What became of such text. A report of it is a note: tests and texts about models hold it too. */
export function directionsSentence({ usage }: Pick<ReviewResult, 'usage'>): string {
  return usage.model === undefined
    ? 'Text in this change addresses the reviewer; no model was asked.'
    : 'Text in this change addresses the reviewer; it was given to the model as data.';
}

/** A row of Markdown for each place. */
export function directionRows(directions: readonly Direction[]): readonly string[] {
  return directions.map(
    (direction) => `- ${codeSpan(placeOf(direction))} ${DIRECTION_FORMS[direction.form]}: ${codeSpan(direction.quote)}`,
  );
}

/** The sentence, and below it a line for each place, `most` at most; none where nothing was found. */
export function directionLines(result: ReviewResult, most: number): readonly string[] {
  const { directions } = result;
  if (directions.length === 0) {
    return [];
  }
  const rows = directions
    .slice(0, most)
    .map(
      (direction) =>
        `  ${oneLine(placeOf(direction))} ${DIRECTION_FORMS[direction.form]}: "${oneLine(direction.quote)}"`,
    );
  const more = directions.length - rows.length;
  return [directionsSentence(result), ...rows, ...(more === 0 ? [] : [`  ${more} more; \`--format json\` has them`])];
}

function placeOf(direction: Direction): string {
  switch (direction.place) {
    case 'title':
      return 'title';
    case 'description':
      return `description:${direction.line}`;
    case 'path':
      return direction.path;
    case 'line':
      return `${direction.path}:${direction.line}`;
  }
}
