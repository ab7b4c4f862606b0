import { showToModel } from '../../text/hidden/chat-markup.ts';
import { paragraphText, type TextPiece } from '../../fitting/piece.ts';

/**
 * What a person asks for, whole and never cut. It is the one text from outside that is to be followed, so that it stands
 * in a tag of its own and not behind a fence: give it what the person who runs this wrote, and nothing of a change.
 */
export function queryPieces(text: string): readonly TextPiece[] {
  const shown = showToModel(text.trim()).replaceAll(TAG, '&lt;');
  return shown === ''
    ? []
    : [
        {
          id: 'query',
          kind: 'query',
          priority: 'required',
          text: paragraphText(`<request>\n${shown}\n</request>`),
        },
      ];
}

const TAG = /<(?=[\s/]*request\b)/gi;
