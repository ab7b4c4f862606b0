import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { FENCE_LANGUAGES } from '../../src/reports/markdown/fence-languages.ts';

/** Elements of a text that act on people, repositories or the page. */
const ACTING = new Set([
  'link',
  'linkReference',
  'image',
  'imageReference',
  'definition',
  'html',
  'heading',
  'thematicBreak',
  'footnoteDefinition',
  'footnoteReference',
]);

/** Words that GitHub turns into a mention, a reference or a link, although no Markdown says so. */
export const ACTING_WORDS = /(?<![\w/])@[\w-]|#\d|\bGH-\d|https?:\/|\bwww\./i;

type Tree = ReturnType<typeof fromMarkdown>;
type Node = Tree | Tree['children'][number];

/**
 * Lists what in a rendered text acts, as a parser of GitHub's Markdown sees it.
 *
 * @param isOwn whether an address may be a link
 */
export function actsOf(markdown: string, isOwn: (url: string) => boolean = () => false): readonly string[] {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return actsIn(root, isOwn);
}

function actsIn(node: Node, isOwn: (url: string) => boolean): readonly string[] {
  if (node.type === 'link' && isOwn(node.url)) {
    return [];
  }
  if (ACTING.has(node.type)) {
    // A rule of stars or underscores draws a line and says nothing.
    return node.type === 'thematicBreak' ? [] : [describe(node)];
  }
  if (node.type === 'code') {
    return node.lang === null || node.lang === undefined || FENCE_LANGUAGES.has(node.lang)
      ? []
      : [`code: ${node.lang}`];
  }
  if (node.type === 'text') {
    const found = ACTING_WORDS.exec(node.value)?.[0];
    return found === undefined ? [] : [`text: ${found}`];
  }
  const own = [
    ...(node.type === 'listItem' && typeof node.checked === 'boolean' ? ['a task'] : []),
    ...(node.type === 'blockquote' && ALERT.test(firstText(node)) ? ['an alert'] : []),
  ];
  return 'children' in node ? [...own, ...node.children.flatMap((child) => actsIn(child, isOwn))] : own;
}

/** GitHub reads it at the beginning of a quote. */
const ALERT = /^\[!\w/;

function firstText(node: Node): string {
  if (node.type === 'text') {
    return node.value;
  }
  const [first] = 'children' in node ? node.children : [];
  return first === undefined ? '' : firstText(first);
}

/** An element without the words in it, which differ: its tags, the name of a marker, or where an address leads. */
function describe(node: Node): string {
  if (node.type === 'html') {
    const words = node.value.replaceAll(/<!--[^]*?-->|<[^>]*>/g, '');
    const tags = [...node.value.matchAll(/<!-- [\w:-]+|<\/?\w+[^>]*>/g)].map(([tag]) => tag);
    return `html: ${[...tags, ...(ACTING_WORDS.exec(words) ?? [])].join(' ')}`;
  }
  if (node.type === 'heading') {
    return `heading ${node.depth}`;
  }
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    return `${node.type}: ${/^[^:]*:\/\/[^/]*(?:\/[\w.-]+){0,3}/.exec(node.url)?.[0] ?? node.url}`;
  }
  return node.type;
}
