import { CHANGE_ITSELF } from '../../findings/types.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import { shortenPath } from '../../text/shown/shorten.ts';
import { codeSpan } from './markdown-text.ts';
import { linkLabel, modelLine } from './model-markdown.ts';

/** The web address of the guidance: the server, the repository and the revision that it was read from. */
export interface LinkTarget {
  /** `https://github.com` or that of an enterprise server. */
  readonly serverUrl: string;
  readonly repository: string;
  readonly revision: string;
  /** The revision of the reviewed code, if it can be linked. */
  readonly headRevision?: string;
}

/**
 * A line of the reviewed code: `path:line`, or only the path, as code; a link if its revision is known. What is about the
 * change itself has no path, so the words are not code.
 * @param most characters of the path that are shown
 */
export function headLink(
  path: string,
  line: number | undefined,
  target: LinkTarget | undefined,
  most = Number.POSITIVE_INFINITY,
): string {
  if (line === undefined && path === CHANGE_ITSELF) {
    return path;
  }
  if (line === undefined) {
    return codeSpan(shortenPath(showHidden(path), most));
  }
  const revision = target?.headRevision;
  return fileLink(path, line, target && revision !== undefined ? { ...target, revision } : undefined, most);
}

/**
 * `path:line` as code; a link if there is a target.
 * @param most characters of the path that are shown
 */
export function fileLink(
  path: string,
  line: number,
  target: LinkTarget | undefined,
  most = Number.POSITIVE_INFINITY,
): string {
  const label = codeSpan(`${shortenPath(showHidden(path), most)}:${line}`);
  if (target === undefined) {
    return label;
  }
  return `[${label}](${fileUrl(path, line, target)})`;
}

/** The address of a line of a file, without characters that would end a link of Markdown. */
export function fileUrl(path: string, line: number, { serverUrl, repository, revision }: LinkTarget): string {
  // A parenthesis would end the link early.
  const encoded = path
    .toWellFormed()
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('(', '%28').replaceAll(')', '%29'))
    .join('/');
  return `${serverUrl}/${repository}/blob/${revision}/${encoded}?plain=1#L${line}`;
}

/** The address of a comment as GitHub gives it: without characters that would end a link, or a cell of a table. */
const ADDRESS = /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/;

/** A model's line of words as a link; only the words if there is no address, or one that GitHub would not give. */
export function wordsLink(words: string, url: string | undefined): string {
  return url !== undefined && ADDRESS.test(url) ? `[${linkLabel(words)}](${url})` : modelLine(words);
}
