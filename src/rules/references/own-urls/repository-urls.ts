import { at } from '../../../structures/at.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../../reading/texts/checked-text.ts';
import { detachText } from '../../../text/detach.ts';
import { regex } from '../../../text/regex.ts';

/** The address of a file or folder on a branch of a repository on github.com. */
export interface RepositoryUrl extends TextRange {
  /** `owner/name`, in lower case. */
  readonly name: string;
  /** Relative to the repository's root. */
  readonly path: string;
}

const URL = regex('g')`
  https:\/\/(?:
    github\.com\/[\w.-]{1,100}\/[\w.-]{1,100}\/(?:blob|tree|raw|edit)
    |raw\.githubusercontent\.com\/[\w.-]{1,100}\/[\w.-]{1,100}
  )\/(?:refs\/heads\/)?(?:main|master|HEAD|develop|trunk)\/((?:[^\s)\]>"'\`#?|,]|(?<=\w)'(?=\w)){1,500})
`;
/** A text without one of these parts contains no such address. */
export const URL_PARTS = ['//git', '//raw.'] as const;

const MAX_URLS = 200;

/** Finds addresses of files on branches. Addresses with a tag or commit are skipped, as they keep working when a file is removed. */
export function findRepositoryUrls({ text, body, markdown }: CheckedText): readonly RepositoryUrl[] {
  const found: RepositoryUrl[] = [];
  URL.lastIndex = body.start;
  for (let match = URL.exec(text); match !== null && found.length < MAX_URLS; match = URL.exec(text)) {
    const [address, written] = [match[0], at(match, 1)];
    const shown = address.replace(/[.;:!*_]+$/, '');
    const path = decode(written.slice(0, written.length - (address.length - shown.length)).replace(/\/$/, ''));
    if (path !== undefined && path !== '' && !/[{}<>*$[\]…]|\.\.\./.test(path) && !markdown.isFenced(match.index)) {
      const name = detachText(address.split('/', 5).slice(3).join('/').toLowerCase());
      found.push({ start: match.index, end: match.index + shown.length, name, path: detachText(path) });
    }
  }
  return found;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) {
      return undefined;
    }
    throw error;
  }
}
