import { showHidden } from '../../text/hidden/visible.ts';

/** A part of a text as it is shown. */
export interface ShownRun {
  readonly text: string;
  /** Whether the text is an escape of characters that cannot be seen. */
  readonly isHidden: boolean;
}

/** Separates what `showHidden` escapes from what it leaves, so that an escape cannot be confused with text. */
export function splitHidden(text: string): readonly ShownRun[] {
  if (showHidden(text) === text) {
    return text === '' ? [] : [{ text, isHidden: false }];
  }
  const runs: { text: string; isHidden: boolean }[] = [];
  let before = '';
  let at = 0;
  for (const character of text) {
    at += character.length;
    const after = character === '\r' && text[at] === '\n' ? '\n' : '';
    const isHidden =
      mayBeHidden(character) && showHidden(before + character + after) !== showHidden(before) + character + after;
    const run = { text: isHidden ? showHidden(character) : character, isHidden };
    const last = runs.at(-1);
    if (last?.isHidden === isHidden) {
      last.text += run.text;
    } else {
      runs.push(run);
    }
    before = character;
  }
  return runs;
}

/** Whether a character may be hidden. Printable ASCII, tabs and line feeds never are. */
function mayBeHidden(character: string): boolean {
  return character < ' ' ? character !== '\t' && character !== '\n' : character > '~';
}
