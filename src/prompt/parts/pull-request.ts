import { fenced } from '../fence.ts';
import { paragraphText, type TextPiece } from '../../fitting/piece.ts';

/** The author's text about the change. */
export interface ChangeDescription {
  readonly title: string;
  readonly body: string;
}

/** GitHub allows 256 characters. The title is never cut from a prompt, so it must not be able to fill one. */
const MAX_TITLE_CHARACTERS = 300;
/** The rest of a longer description is left out. GitHub allows 65,536 characters. */
const MAX_BODY_CHARACTERS = 8_000;

/**
 * Title and description as fenced data. The description is cut before any guideline.
 *
 * @param most UTF-16 code units of the description that are shown
 */
export function pullRequestPieces(
  description: ChangeDescription | undefined,
  most = MAX_BODY_CHARACTERS,
): readonly TextPiece[] {
  if (description === undefined) {
    return [];
  }
  const title: TextPiece = {
    id: 'pull-request/title',
    kind: 'pull-request',
    priority: 'required',
    text: paragraphText(
      `The author's title of the change:\n${fenced('TITLE', description.title, MAX_TITLE_CHARACTERS)}`,
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
      text: paragraphText(`The author's description:\n${fenced('DESCRIPTION', description.body, most)}`),
    },
  ];
}
