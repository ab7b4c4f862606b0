import { splitHidden } from './messages/split-hidden.ts';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string | undefined;

/** Makes an element. Texts become text nodes and nothing else; `false` and `undefined` leave an attribute out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      made.setAttribute(attribute, value === true ? '' : String(value));
    }
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** A text from outside, on which no direction beyond its own is forced and in which nothing is hidden. */
export function outside(text: string): HTMLElement {
  return element('bdi', {}, ...shownNodes(text));
}

/** The nodes of a text; what cannot be seen stands there as marked escapes. */
export function shownNodes(text: string): readonly Node[] {
  return splitHidden(text).map((run) =>
    run.isHidden
      ? element('span', { class: 'hidden-character', title: 'hidden character' }, run.text)
      : document.createTextNode(run.text),
  );
}

/** An element of the page's own frame. Throws where it is not there. */
export function find<Type extends Element>(id: string, type: new () => Type): Type {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof type)) {
    throw new TypeError(`the page has no ${id}`);
  }
  return found;
}
