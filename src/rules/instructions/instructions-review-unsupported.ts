import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../checked-text.ts';
import type { Said, TextRule } from '../types.ts';

export const instructionsReviewUnsupported: TextRule = {
  id: 'instructions-review-unsupported',
  scope: 'text',
  kinds: ['repository-instructions', 'path-instructions', 'review-md'],
  description: 'Instructions ask the review of pull requests for what it does not do',
  effects: [
    {
      clients: ['github'],
      severity: 'info',
      why: 'On github.com Copilot only ever comments on a pull request, and does not open addresses that instructions name.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/tutorials/use-custom-instructions',
  check(text, report) {
    for (const { places, said } of wishesIn(text)) {
      for (const place of places(text.text, text.body.start)) {
        if (text.markdown.hiddenAt(place.start) === undefined) {
          report(place, said);
          return;
        }
      }
    }
  },
};

interface Wish {
  /** Where a text asks for it, from an offset on. */
  readonly places: (text: string, from: number) => Iterable<TextRange>;
  readonly said: Said;
}

/** The kinds of wishes that a text may hold, by a look that costs next to nothing. */
function wishesIn({ text, body }: CheckedText): readonly Wish[] {
  return [
    ...(MENTIONS_BLOCK.test(text) ? [BLOCK_MERGE] : []),
    ...(isAboutReviews(text) && text.includes('://', body.start) ? [FOLLOW_ADDRESS] : []),
  ];
}

/** People say at the top what a text is about; elsewhere an address is a source for whoever writes code. */
const TOP_CHARACTERS = 600;

function isAboutReviews(text: string): boolean {
  return /\breview/i.test(text.slice(0, TOP_CHARACTERS));
}

/** Begins with letters that a text is searched for quickly, whatever their case in the word. */
const MENTIONS_BLOCK = /lock (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b/;

const BLOCK_MERGE: Wish = {
  places: blocksIn,
  said: {
    message: 'A review cannot block a merge',
    hint: 'Ask for a comment that says how grave it is; a ruleset of the repository can demand that comments are resolved.',
  },
};

const FOLLOW_ADDRESS: Wish = {
  places: addressesIn,
  said: {
    message: 'A review does not read what stands at an address',
    hint: 'Put the rules that are meant into the file.',
  },
};

/** As an order, not where it is told that something else blocks merges. */
const BLOCK =
  /(?:^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?|[,;:.] |\b(?:then|and|must|should|always) )(?<wish>block (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b)/gim;

function* blocksIn(text: string, from: number): Iterable<TextRange> {
  for (const match of text.slice(from).matchAll(BLOCK)) {
    yield placeOf(match, from);
  }
}

const FOLLOW =
  /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:see|follow|refer to|consult|read|apply|comply with|adhere to)\b[^\n]{0,200}?https?:\/\/[^\s)>\]]{1,300})/i;

/** Behind other words only a bare address counts: a link in the middle of a sentence is a source more often. */
const FOLLOW_IN_SENTENCE =
  /\b(?<wish>(?:see|follow|consult|according to|(?:guide|guidelines|rules|standards) at)(?: [^\n.]{0,60})? <?https?:\/\/[^\s)>\]]{1,300})/i;

/** Only lines with an address are looked at: few have one. */
function* addressesIn(text: string, from: number): Iterable<TextRange> {
  for (let at = text.indexOf('://', from); at >= 0;) {
    const start = Math.max(from, text.lastIndexOf('\n', at) + 1);
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    const match = FOLLOW.exec(line) ?? FOLLOW_IN_SENTENCE.exec(line);
    if (match !== null) {
      yield placeOf(match, start);
    }
    at = text.indexOf('://', end);
  }
}

/** What is asked for is the end of the match. */
function placeOf({ 0: written, index, groups }: RegExpExecArray, from: number): TextRange {
  const end = from + index + written.length;
  return { start: end - (groups?.['wish'] ?? '').length, end };
}
