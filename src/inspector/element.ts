import { splitInlineCode } from '../text/shown/inline-code.ts';
import { splitHidden } from './messages/split-hidden.ts';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string | undefined;

/** Makes an element. Texts become text nodes and nothing else. An attribute that is `false` or `undefined` is left out. */
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

/** Shows a text from outside: its writing direction does not affect its surroundings, and nothing in it is hidden. */
export function outside(text: string): HTMLElement {
  return element('bdi', {}, ...shownNodes(text));
}

/** Shows a sentence of ours that quotes texts from outside between backticks. */
export function outsideSentence(sentence: string): HTMLElement {
  const parts = splitInlineCode(sentence).filter(({ text }) => text !== '');
  return element(
    'bdi',
    {},
    ...parts.flatMap(({ kind, text }) =>
      kind === 'code' ? [element('code', {}, ...shownNodes(text))] : shownNodes(text),
    ),
  );
}

/** Shows a path or an id from outside. A long one breaks after a slash, and within a name only where it must. */
export function outsidePath(path: string): HTMLElement {
  const parts = path.split(/(?<=\/)/);
  const nodes = parts.flatMap((part, index) => (index === 0 ? [part] : [element('wbr', {}), part]));
  return element('bdi', {}, ...nodes.flatMap((node) => (typeof node === 'string' ? shownNodes(node) : [node])));
}

/** Makes the nodes of a text. Characters that cannot be seen become escapes, which are marked. */
export function shownNodes(text: string): readonly Node[] {
  return splitHidden(text).map((run) =>
    run.isHidden
      ? element('span', { class: 'hidden-character', title: 'hidden character' }, run.text)
      : document.createTextNode(run.text),
  );
}

/**
 * Finds an element of the page.
 *
 * @throws TypeError if the page has no such element
 */
export function find<Type extends Element>(id: string, type: new () => Type): Type {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof type)) {
    throw new TypeError(`the page has no ${id}`);
  }
  return found;
}
