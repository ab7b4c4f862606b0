import { readHidden } from '../../text/markdown/code.ts';
import { rangeAround } from '../../text/range-around.ts';
import { readLinks } from '../../text/markdown/links.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { Home, IssueAddress } from './readers.ts';
import { regex } from '../../text/regex.ts';

/** An issue or pull request that a text names. */
export interface IssueReference extends IssueAddress {
  /** Whether GitHub closes it when the change is merged, because one of its keywords comes before it. */
  readonly closes: boolean;
  /** The reference as it is written, with its keyword: `Fixes #12`. */
  readonly written: string;
}

/** GitHub allows 65,536 characters in a description. */
const MAX_CHARACTERS = 70_000;

/** `https://github.com/octo/shop/issues/12`, `octo/shop#12`, `#12` and `GH-12`. */
const REFERENCE = regex('gi')`
  https:\/\/(?<host>[\w.-]{1,100})\/(?<urlOwner>[\w-]{1,39})\/(?<urlName>[\w.-]{1,100})\/(?:issues|pull)\/
    (?<urlNumber>\d{1,9})(?!\w)
  |(?<![\w/&#.-])(?:(?<owner>[\w-]{1,39})\/(?<name>[\w.-]{1,100}))?#(?<number>\d{1,9})(?!\w)
  |(?<![\w-])GH-(?<short>\d{1,9})(?!\w)
`;

/** https://docs.github.com/en/issues/tracking-your-work-with-issues/using-issues/linking-a-pull-request-to-an-issue */
const KEYWORD = /(?<![\w-])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \t]{1,5}$/i;
const MAX_KEYWORD_CHARACTERS = 20;

/**
 * Finds the issues that a text in Markdown names, in order, each as often as it is written. References in code, comments
 * and the text of links do not count. In a `<details>` block, only those with a keyword count: robots quote the release
 * notes of other projects there. The time grows only with the length of the text.
 */
export function findIssueReferences(markdown: string, home: Home): readonly IssueReference[] {
  const text = markdown.slice(0, MAX_CHARACTERS);
  const matches = [...text.matchAll(REFERENCE)];
  if (matches.length === 0) {
    return [];
  }
  const isIgnored = ignoredPlaces(text);
  const details = findDetails(text);
  return matches.flatMap((match) => {
    const address = readAddress(match.groups ?? {}, home);
    const keyword = KEYWORD.exec(text.slice(Math.max(0, match.index - MAX_KEYWORD_CHARACTERS), match.index))?.[0];
    if (
      address === undefined ||
      isIgnored(match.index) ||
      (keyword === undefined && rangeAround(details, match.index) !== undefined)
    ) {
      return [];
    }
    return [{ ...address, closes: keyword !== undefined, written: `${keyword?.trim() ?? ''} ${match[0]}`.trim() }];
  });
}

function readAddress(groups: Readonly<Record<string, string | undefined>>, home: Home): IssueAddress | undefined {
  const { host, urlOwner, urlName, urlNumber, owner, name, number, short } = groups;
  if (urlOwner !== undefined && urlName !== undefined) {
    const isHere = host?.toLowerCase() === home.host.toLowerCase();
    return isHere ? { owner: urlOwner, name: urlName, number: Number(urlNumber) } : undefined;
  }
  return { owner: owner ?? home.owner, name: name ?? home.name, number: Number(number ?? short) };
}

/** Code and comments, and texts of links, whose targets say what is meant. */
function ignoredPlaces(text: string): (offset: number) => boolean {
  const hidden = readHidden(text);
  const links = readLinks(text).map(({ range, target }) => ({ start: range.start, end: target.start }));
  return (offset) => hidden(offset) !== undefined || rangeAround(links, offset) !== undefined;
}

function findDetails(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of text.matchAll(/<\/?details\b/gi)) {
    const isEnd = tag.startsWith('</');
    if (!isEnd && depth === 0) {
      start = index;
    }
    if (isEnd && depth === 1) {
      ranges.push({ start, end: index });
    }
    depth = Math.max(0, depth + (isEnd ? -1 : 1));
  }
  return depth === 0 ? ranges : [...ranges, { start, end: text.length }];
}
