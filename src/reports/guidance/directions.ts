import { oneLine } from '../../text/hidden/visible.ts';
import { codeSpan } from '../markdown/markdown-text.ts';
import type { Direction } from '../../findings/directions/direction.ts';
import type { ReviewResult } from '../review/review-result.ts';

/** What each form of such text does, in the words of the reports. */
export const DIRECTION_FORMS = {
  'address-reviewer': 'addresses a reviewing model',
  'ask-for-prompt': 'asks for the prompt',
  'chat-markup': 'imitates a chat message',
  'claim-override': 'claims to override other instructions',
  'forget-instructions': 'tells a model to forget its instructions',
  'hidden-text': 'is written in invisible characters',
  'new-role': 'gives a model another role',
  'steer-review': 'says what a review should say',
} as const satisfies Record<Direction['form'], string>;

/** What became of such text. It is only noted, because tests and texts about models contain it too. */
export function directionsSentence({ usage }: Pick<ReviewResult, 'usage'>): string {
  return usage.model === undefined
    ? 'Text in this change addresses the reviewer; no model was asked.'
    : 'Text in this change addresses the reviewer; it was given to the model as data.';
}

/** A row of Markdown for each place. */
export function directionRows(directions: readonly Direction[]): readonly string[] {
  return directions.map(
    (direction) =>
      `- ${codeSpan(describePlace(direction))} ${DIRECTION_FORMS[direction.form]}: ${codeSpan(direction.quote)}`,
  );
}

/** The sentence, and a line for each place, at most `most`; empty if nothing was found. */
export function directionLines(result: ReviewResult, most: number): readonly string[] {
  const { directions } = result;
  if (directions.length === 0) {
    return [];
  }
  const rows = directions
    .slice(0, most)
    .map(
      (direction) =>
        `  ${oneLine(describePlace(direction))} ${DIRECTION_FORMS[direction.form]}: "${oneLine(direction.quote)}"`,
    );
  const more = directions.length - rows.length;
  return [directionsSentence(result), ...rows, ...(more === 0 ? [] : [`  ${more} more; see \`--format json\``])];
}

function describePlace(direction: Direction): string {
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
