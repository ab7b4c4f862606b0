import { positionAt, type Position } from '../text/source-text.ts';
import type { CustomizationText } from './types.ts';

/** Where in its file an offset of a customization's text stands; a setting's text has one place, its entry. */
export function locateText(content: CustomizationText, offset: number): Position {
  switch (content.origin.kind) {
    case 'file':
      return positionAt(content.origin.source, content.origin.offset + offset);
    case 'setting':
      return content.origin.position;
  }
}
