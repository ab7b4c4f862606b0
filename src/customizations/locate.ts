import { positionAt, type Position } from '../text/source-text.ts';
import type { CustomizationText } from './types.ts';

/** The place in its file of an offset into a customization's text. A text in settings has only the place of its entry. */
export function locateText(content: CustomizationText, offset: number): Position {
  switch (content.origin.kind) {
    case 'file':
      return positionAt(content.origin.source, content.origin.offset + offset);
    case 'setting':
      return content.origin.position;
  }
}
