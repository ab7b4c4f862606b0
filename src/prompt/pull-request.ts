import { fenced } from './fence.ts';
import { paragraphText, type PieceNode } from './piece.ts';

/** What the author says of the change. */
export interface ChangeDescription {
  readonly title: string;
  readonly body: string;
}

/** A longer description is cut here; GitHub allows 65,536 characters. */
const MAX_BODY_CHARACTERS = 8_000;

/** Title and description as fenced data; the description goes before any guideline does. */
export function pullRequestPieces(description: ChangeDescription | undefined): readonly PieceNode[] {
  if (description === undefined) {
    return [];
  }
  const title: PieceNode = {
    id: 'pull-request/title',
    kind: 'pull-request',
    priority: 'required',
    text: paragraphText(
      `The author's title of the change:\n${fenced('TITLE', description.title.slice(0, MAX_BODY_CHARACTERS).toWellFormed())}`,
    ),
  };
  if (description.body.trim() === '') {
    return [title];
  }
  return [
    title,
    {
      id: 'pull-request/description',
      kind: 'pull-request',
      priority: 500,
      text: paragraphText(`The author's description:\n${fenced('DESCRIPTION', shortened(description.body))}`),
    },
  ];
}

function shortened(body: string): string {
  return body.length <= MAX_BODY_CHARACTERS
    ? body
    : `${body.slice(0, MAX_BODY_CHARACTERS).toWellFormed()}\n(${body.length - MAX_BODY_CHARACTERS} more characters are left out)`;
}
