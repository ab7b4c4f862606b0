import { showHidden } from '../../text/hidden/visible.ts';

/** A run of a text as it is shown. */
export interface ShownRun {
  readonly text: string;
  /** It stands for characters that cannot be seen, as escapes. */
  readonly isHidden: boolean;
}

/** Tells what `showHidden` would escape from what it leaves, so that an escape is not taken for text. */
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
      isOdd(character) && showHidden(before + character + after) !== showHidden(before) + character + after;
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

/** The others are seen. */
function isOdd(character: string): boolean {
  return character < ' ' ? character !== '\t' && character !== '\n' : character > '~';
}
