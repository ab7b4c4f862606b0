import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What of a page may load, run or lead elsewhere, as a parser of HTML sees it. */
export interface PageParts {
  /** Names of all elements, in order. */
  readonly elements: readonly string[];
  /** Attributes as `element name=value`, without styles, classes, and what only names or describes. */
  readonly attributes: readonly string[];
  /** The texts of elements `script` and `style`. */
  readonly code: readonly string[];
}

const QUIET = new Set([
  'class',
  'style',
  'lang',
  'charset',
  'tabindex',
  'id',
  'scope',
  'colspan',
  'open',
  'title',
  'role',
]);

export function readPage(html: string): PageParts {
  const parts = { elements: [] as string[], attributes: [] as string[], code: [] as string[] };
  visit(parse(html), parts);
  return parts;
}

function visit(node: Node, parts: { elements: string[]; attributes: string[]; code: string[] }): void {
  if ('tagName' in node) {
    parts.elements.push(node.tagName);
    parts.attributes.push(
      ...node.attrs
        .filter(({ name }) => !QUIET.has(name) && !name.startsWith('aria-'))
        .map(({ name, value }) => `${node.tagName} ${name}=${value}`),
    );
    if (node.tagName === 'script' || node.tagName === 'style') {
      parts.code.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    }
  }
  if ('childNodes' in node) {
    node.childNodes.forEach((child) => visit(child, parts));
  }
}
