import { find, shownNodes } from './element.ts';

/** Says at the top of the page why something cannot be shown. */
export function showTrouble(sentence: string): void {
  const trouble = find('trouble', HTMLElement);
  trouble.hidden = false;
  trouble.replaceChildren(...shownNodes(sentence));
}
