import { showToModel } from '../../text/hidden/chat-markup.ts';
import { paragraphText, type TextPiece } from '../../fitting/piece.ts';

/**
 * The request of a person, which is never cut. It is the only text from outside that the model has to follow, so it is in
 * a tag of its own and not in a fence. Pass only text of the person who runs this, and never text of a change.
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
