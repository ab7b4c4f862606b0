import { at } from '../../structures/at.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { Said } from '../types.ts';
import { regex } from '../../text/regex.ts';

/**
 * Something that instructions ask for and that GitHub says its review cannot do.
 *
 * https://docs.github.com/en/copilot/tutorials/use-custom-instructions
 */
export interface ReviewWish {
  /** The places where a text asks for it, starting at an offset. */
  readonly places: (text: string, from: number) => Iterable<TextRange>;
  readonly said: Said;
}

/** The kinds of wishes that a text may contain, found by fast searches for single words. */
export function findWishes({ text, body }: CheckedText): readonly ReviewWish[] {
  const isAbout = isAboutReviews(text);
  return [
    ...(MENTIONS_BLOCK.test(text) || MENTIONS_PREVENT.test(text) ? [BLOCK_MERGE] : []),
    ...(text.includes('://', body.start) ? [isAbout ? FOLLOW_LINK : FOLLOW_ADDRESS] : []),
    ...(isAbout ? [WRITE_OVERVIEW, FORMAT_COMMENTS, MARK_COMMENTS, DECIDE, BE_ACCURATE] : []),
  ];
}

/** People say at the top that a text is about reviews. Elsewhere, a link is a source for people who write code. */
const TOP_CHARACTERS = 600;

function isAboutReviews(text: string): boolean {
  return /\breview/i.test(text.slice(0, TOP_CHARACTERS));
}

/** The patterns leave out the first letter, so that they match both letter cases and are still fast to search for. */
const MENTIONS_BLOCK = /lock (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b/;
const MENTIONS_PREVENT = /revent (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b/;

/** Matches an instruction, but not a statement that something else blocks merges. */
const BLOCK_MERGE = wish(
  regex('gim')`
    (?:^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?|[,;:.] |\b(?:then|and|must|should|always) )
      (?<wish>(?:block|prevent) (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b)
  `,
  {
    message: 'A review cannot block a merge',
    hint: 'Ask for a comment that says how serious the problem is. A repository ruleset can require that comments are resolved.',
  },
);

/** Matches only at the start of a line, and only in a text about reviews, because people approve pull requests too. */
const DECIDE = wish(
  regex('gim')`
    ^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?(?<wish>
      (?:approve|reject) (?:the |this |a |any |all )?(?:PRs?|pull requests?|changes?)\b
      |request changes (?:if|when|on|for|unless)\b
    )
  `,
  {
    message: 'A review can neither approve a change nor reject it',
    hint: 'Ask for a comment that says how serious the problem is.',
  },
);

const WRITE_OVERVIEW = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:add|begin|end|include|put|start|write)\b[^\n]{0,80} (?:PR|pull request|the) overview\b)/gim,
  { message: 'The overview of a review cannot be changed', hint: 'Ask for comments on the changed lines instead.' },
);

const FORMAT_COMMENTS = wish(
  regex('gim')`
    ^[ \t]*(?:[-*+] |\d+\. )?(?<wish>
      (?:add|format|mark|prefix|start|use|write)\b[^\n]{0,60}\b(?:bold|emojis?|headings?|collapsible)\b[^\n]{0,60}\b
        review comments?\b
      |format (?:your |the |all )?review comments?\b
    )
  `,
  {
    message: 'The format of review comments cannot be changed',
    hint: 'Say what to look for, and leave the format of the comments to the review.',
  },
);

/** Matches only if the severity of the comments is named, so that comments in code do not count. */
const MARK_COMMENTS = wish(
  regex('gim')`
    ^[ \t]*(?:[-*+] |\d+\. )?(?<wish>
      (?:format|mark|prefix|start|use|write)\b[^\n.]{0,40}\b(?:bold|emojis?|collapsible)\b[^\n.]{0,40}\b
        (?:critical|severe|important|minor) (?:comments?|findings?|issues?)\b
    )
  `,
  {
    message: 'The format of review comments cannot be changed',
    hint: 'Say what to look for, and leave the format of the comments to the review.',
  },
);

const BE_ACCURATE = wish(
  regex('gim')`
    ^[ \t]*(?:[-*+] |\d+\. )?(?<wish>
      be (?:more|very) accurate\b|(?:do not|don't) miss (?:any|an) (?:bugs?|issues?|problems?)\b
      |(?:find|identify) all (?:bugs|issues|problems)\b
    )
  `,
  { message: 'Asking a review to be more accurate has no effect', hint: 'Say what it should look for.' },
);

const FOLLOW =
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:see|follow|refer to|consult|read|apply|comply with|adhere to)\b[^\n]{0,200}?https?:\/\/[^\s)>\]]{1,300})/i;
/** Within a sentence, and in texts about other subjects, only a bare address counts. A Markdown link is usually a source. */
const FOLLOW_BARE =
  /\b(?<wish>(?:see|follow|consult|according to|(?:guide|guidelines|rules|standards) at)(?: [^\n.;*—–[\]]{0,60})? <?https?:\/\/[^\s)>\]]{1,300})/i;

const NOT_FOLLOWED: Said = {
  message: 'A review does not open links',
  hint: 'Copy the rules from the linked page into this file.',
};
const FOLLOW_LINK: ReviewWish = {
  places: (text, from) => findAddresses(text, from, (line) => FOLLOW.exec(line) ?? FOLLOW_BARE.exec(line)),
  said: NOT_FOLLOWED,
};
const FOLLOW_ADDRESS: ReviewWish = {
  places: (text, from) => findAddresses(text, from, (line) => FOLLOW_BARE.exec(line)),
  said: NOT_FOLLOWED,
};

/** Searches only lines with an address, because few lines have one. */
function* findAddresses(
  text: string,
  from: number,
  findIn: (line: string) => RegExpExecArray | null,
): Iterable<TextRange> {
  for (let found = text.indexOf('://', from); found >= 0;) {
    const start = Math.max(from, text.lastIndexOf('\n', found) + 1);
    const newline = text.indexOf('\n', found);
    const end = newline < 0 ? text.length : newline;
    const match = findIn(text.slice(start, end));
    if (match !== null) {
      yield rangeOfWish(match, start);
    }
    found = text.indexOf('://', end);
  }
}

function wish(pattern: RegExp, said: Said): ReviewWish {
  return { places: (text, from) => findMatches(pattern, text, from), said };
}

function* findMatches(pattern: RegExp, text: string, from: number): Iterable<TextRange> {
  for (const match of text.slice(from).matchAll(pattern)) {
    yield rangeOfWish(match, from);
  }
}

/** The wish itself is the end of the match. */
function rangeOfWish(match: RegExpExecArray, from: number): TextRange {
  const end = from + match.index + match[0].length;
  return { start: end - at(match, 1).length, end };
}
