import { HTML_ELEMENTS } from '../../text/html-elements.ts';

/** Whether a word is the name of an element: one of HTML, a component (`Card`), or an element of somebody's own (`my-card`). */
export function isElementName(name: string): boolean {
  return HTML_ELEMENTS.has(name) || /^[A-Z]/.test(name) || /^[a-z]\w*-[\w-]+$/.test(name);
}

/** Whether a word is the name of an element of HTML. */
export function isHtmlElement(name: string): boolean {
  return HTML_ELEMENTS.has(name);
}
