import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { Said } from '../types.ts';

/**
 * What GitHub says that its review cannot be asked for.
 *
 * https://docs.github.com/en/copilot/tutorials/use-custom-instructions
 */
export interface ReviewWish {
  /** Where a text asks for it, from an offset on. */
  readonly places: (text: string, from: number) => Iterable<TextRange>;
  readonly said: Said;
}

/** The kinds of wishes that a text may hold, by a look that costs next to nothing. */
export function wishesIn({ text, body }: CheckedText): readonly ReviewWish[] {
  const isAbout = isAboutReviews(text);
  return [
    ...(MENTIONS_BLOCK.test(text) || MENTIONS_PREVENT.test(text) ? [BLOCK_MERGE] : []),
    ...(text.includes('://', body.start) ? [isAbout ? FOLLOW_LINK : FOLLOW_ADDRESS] : []),
    ...(isAbout ? [WRITE_OVERVIEW, FORMAT_COMMENTS, MARK_COMMENTS, DECIDE, BE_ACCURATE] : []),
  ];
}

/** People say at the top what a text is about; elsewhere an address is a source for whoever writes code. */
const TOP_CHARACTERS = 600;

function isAboutReviews(text: string): boolean {
  return /\breview/i.test(text.slice(0, TOP_CHARACTERS));
}

/** Begin with letters that a text is searched for quickly, whatever their case in the word. */
const MENTIONS_BLOCK = /lock (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b/;
const MENTIONS_PREVENT = /revent (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b/;

/** As an order, not where it is told that something else blocks merges. */
const BLOCK_MERGE = wish(
  /(?:^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?|[,;:.] |\b(?:then|and|must|should|always) )(?<wish>(?:block|prevent) (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b)/gim,
  {
    message: 'A review cannot block a merge',
    hint: 'Ask for a comment that says how grave it is; a ruleset of the repository can demand that comments are resolved.',
  },
);

/** As a line's first words, and in a text about reviews: people approve pull requests too. */
const DECIDE = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?(?<wish>(?:approve|reject) (?:the |this |a |any |all )?(?:PRs?|pull requests?|changes?)\b|request changes (?:if|when|on|for|unless)\b)/gim,
  {
    message: 'A review can neither approve a change nor reject it',
    hint: 'Ask for a comment that says how grave it is.',
  },
);

const WRITE_OVERVIEW = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:add|begin|end|include|put|start|write)\b[^\n]{0,80} (?:PR|pull request|the) overview\b)/gim,
  { message: 'The overview of a review cannot be changed', hint: 'Ask for comments on the lines that are meant.' },
);

const FORMAT_COMMENTS = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:add|format|mark|prefix|start|use|write)\b[^\n]{0,60}\b(?:bold|emojis?|headings?|collapsible)\b[^\n]{0,60}\breview comments?\b|format (?:your |the |all )?review comments?\b)/gim,
  {
    message: 'The form of the comments of a review cannot be changed',
    hint: 'Say what is to be looked for, and leave the form of the comments to the review.',
  },
);

/** Where it is said of which comments, not of comments in code. */
const MARK_COMMENTS = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:format|mark|prefix|start|use|write)\b[^\n.]{0,40}\b(?:bold|emojis?|collapsible)\b[^\n.]{0,40}\b(?:critical|severe|important|minor) (?:comments?|findings?|issues?)\b)/gim,
  {
    message: 'The form of the comments of a review cannot be changed',
    hint: 'Say what is to be looked for, and leave the form of the comments to the review.',
  },
);

const BE_ACCURATE = wish(
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>be (?:more|very) accurate\b|(?:do not|don't) miss (?:any|an) (?:bugs?|issues?|problems?)\b|(?:find|identify) all (?:bugs|issues|problems)\b)/gim,
  { message: 'A review does not get more exact by being told so', hint: 'Say what it is to look for.' },
);

const FOLLOW =
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:see|follow|refer to|consult|read|apply|comply with|adhere to)\b[^\n]{0,200}?https?:\/\/[^\s)>\]]{1,300})/i;
/** Elsewhere in a sentence, and in texts about something else, only a bare address counts: a link is a source more often. */
const FOLLOW_BARE =
  /\b(?<wish>(?:see|follow|consult|according to|(?:guide|guidelines|rules|standards) at)(?: [^\n.;*—–[\]]{0,60})? <?https?:\/\/[^\s)>\]]{1,300})/i;

const NOT_FOLLOWED: Said = {
  message: 'A review does not read what stands at an address',
  hint: 'Put the rules that are meant into the file.',
};
const FOLLOW_LINK: ReviewWish = {
  places: (text, from) => addressesIn(text, from, (line) => FOLLOW.exec(line) ?? FOLLOW_BARE.exec(line)),
  said: NOT_FOLLOWED,
};
const FOLLOW_ADDRESS: ReviewWish = {
  places: (text, from) => addressesIn(text, from, (line) => FOLLOW_BARE.exec(line)),
  said: NOT_FOLLOWED,
};

/** Only lines with an address are looked at: few have one. */
function* addressesIn(
  text: string,
  from: number,
  findIn: (line: string) => RegExpExecArray | null,
): Iterable<TextRange> {
  for (let at = text.indexOf('://', from); at >= 0;) {
    const start = Math.max(from, text.lastIndexOf('\n', at) + 1);
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const match = findIn(text.slice(start, end));
    if (match !== null) {
      yield placeOf(match, start);
    }
    at = text.indexOf('://', end);
  }
}

function wish(pattern: RegExp, said: Said): ReviewWish {
  return { places: (text, from) => matchesOf(pattern, text, from), said };
}

function* matchesOf(pattern: RegExp, text: string, from: number): Iterable<TextRange> {
  for (const match of text.slice(from).matchAll(pattern)) {
    yield placeOf(match, from);
  }
}

/** What is asked for is the end of the match. */
function placeOf({ 0: written, index, groups }: RegExpExecArray, from: number): TextRange {
  const end = from + index + written.length;
  return { start: end - (groups?.['wish'] ?? '').length, end };
}
