import { CLIENTS } from '../../customizations/known/clients.ts';
import { normaliseAnchor, readAnchors } from './anchors.ts';
import { lazily } from '../../structures/lazily.ts';
import { openText, type CheckedText } from '../reading/texts/checked-text.ts';
import { warning } from '../effects.ts';
import type { Particulars, RepositoryView } from '../types.ts';
import { findLinks, LINK_PARTS } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { IN_TEMPLATE, referenceRule, type FileReference } from './reference-rule.ts';
import { unpairedFences } from '../reading/texts/unpaired-fences.ts';
import { quote } from '../../text/shown/quote.ts';

export const markdownAnchorNotFound = referenceRule({
  id: 'markdown-anchor-not-found',
  bundled: 'documents',
  description: 'A link leads to a heading that the file does not have',
  effects: [
    warning(
      CLIENTS,
      'github.com and VS Code open the top of the file instead, and a model that looks for the section does not find it.',
    ),
  ],
  fixes: 'Corrects the anchor, if exactly one heading differs only in dashes and punctuation.',
  looksFor: { parts: LINK_PARTS },
  find: (text) => withoutOwnAnchors(findLinks(text).filter(hasAnchor), text),
  judge(_facts, repository) {
    const anchorsAt = anchorReader(repository);
    return async (link, file) => {
      const [path, anchor] = splitAnchor(link.target);
      const found = path === '' ? ({ kind: 'here', path: file.path } as const) : resolveTarget(path, file, repository);
      const anchors =
        found.kind === 'here' && /\.(?:md|markdown)$/i.test(found.path) ? await anchorsAt(found.path) : undefined;
      const wanted = wantedAnchor(anchor);
      if (anchors === undefined || wanted === undefined || anchors.has(wanted)) {
        return undefined;
      }
      const near = nearest(wanted, anchors);
      return {
        said: {
          message: `${path === '' ? 'This file' : quote(path)} has no heading for ${quote(`#${anchor}`)}`,
          hint: near === undefined ? 'Link to an existing heading.' : `Did you mean ${quote(`#${near}`)}?`,
        },
        particulars: {
          ...(link.isToFill === true && { effects: IN_TEMPLATE }),
          ...(near !== undefined && makeFix(link, anchor, wanted, near)),
        },
      };
    };
  },
});

/** Leaves out links to headings of the same text that exist, while that text is in memory. */
function withoutOwnAnchors(links: readonly FileReference[], text: CheckedText): readonly FileReference[] {
  const own = lazily(() => readAnchors(withoutStrayFences(text), text.body));
  return links.filter(({ target }) => {
    const [path, anchor] = splitAnchor(target);
    const wanted = path === '' ? wantedAnchor(anchor) : undefined;
    return path !== '' || (wanted !== undefined && !own().has(wanted));
  });
}

/**
 * The text without its fences if one of them ends another block. Such a block hides the headings below it, and another rule
 * reports the fence.
 */
function withoutStrayFences(text: CheckedText): string {
  return unpairedFences(text).length === 0
    ? text.text
    : text.text.replaceAll(/^[ \t]*(?:`{3,}|~{3,}).*$/gm, (line) => ' '.repeat(line.length));
}

function hasAnchor({ target, form }: FileReference): boolean {
  return form === 'link' && /^[^?]*#./.test(target);
}

function splitAnchor(target: string): readonly [path: string, anchor: string] {
  const sign = target.indexOf('#');
  return [target.slice(0, sign), target.slice(sign + 1)];
}

/**
 * The anchor that a heading must have; `undefined` for lines, text fragments, the top of the page, placeholders, and the tabs
 * of DocFX, `#tab/bash`: https://learn.microsoft.com/en-us/contribute/content/tabbed-conceptual
 */
function wantedAnchor(anchor: string): string | undefined {
  if (/^(?:L\d+|top$|user-content-|:~:|tab\/)|[{}<>$…]|\.\.\./.test(anchor)) {
    return undefined;
  }
  try {
    return normaliseAnchor(decodeURIComponent(anchor));
  } catch (error) {
    if (error instanceof URIError) {
      return undefined;
    }
    throw error;
  }
}

/** Makes a function that reads the anchors of a file, and reads each file only once. */
function anchorReader(repository: RepositoryView): (path: string) => Promise<ReadonlySet<string> | undefined> {
  const known = new Map<string, Promise<ReadonlySet<string> | undefined>>();
  return async (path) => {
    const before = known.get(path) ?? anchorsIn(path, repository);
    known.set(path, before);
    return await before;
  };
}

async function anchorsIn(path: string, repository: RepositoryView): Promise<ReadonlySet<string> | undefined> {
  const source = await repository.read(path);
  return source && readAnchors(source.text, (await openText('skill', source.text, false)).body);
}

/** Finds the only heading that has the same letters as the anchor, or of which one is the beginning of the other. */
function nearest(wanted: string, anchors: ReadonlySet<string>): string | undefined {
  const near = [...anchors].filter(
    (anchor) =>
      keepLetters(anchor) === keepLetters(wanted) || anchor.startsWith(`${wanted}-`) || wanted.startsWith(`${anchor}-`),
  );
  return near.length === 1 ? near[0] : undefined;
}

function keepLetters(anchor: string): string {
  return anchor.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function makeFix({ end, target, ...link }: FileReference, anchor: string, wanted: string, near: string): Particulars {
  const isCertain = keepLetters(wanted) === keepLetters(near) && end - link.start === target.length;
  return isCertain ? { fix: { kind: 'edits', edits: [{ start: end - anchor.length, end, text: near }] } } : {};
}
