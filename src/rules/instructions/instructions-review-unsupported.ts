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
    for (const { pattern, said } of wishesIn(text)) {
      for (const match of text.text.slice(text.body.start).matchAll(pattern)) {
        const wish = match.groups?.['wish'] ?? '';
        const end = text.body.start + match.index + match[0].length;
        const start = end - wish.length;
        if (text.markdown.hiddenAt(start) === undefined) {
          report({ start, end }, said);
          return;
        }
      }
    }
  },
};

interface Wish {
  /** What is asked for is the end of the match. */
  readonly pattern: RegExp;
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

/** As an order, not where it is told that something else blocks merges. */
const BLOCK_MERGE: Wish = {
  pattern:
    /(?:^[ \t]*(?:[-*+] |\d+\. )?(?:\*\*)?|[,;:.] |\b(?:then|and|must|should|always) )(?<wish>block (?:the |this |a |any |all )?(?:merge|merging|PRs?|pull requests?)\b)/gim,
  said: {
    message: 'A review cannot block a merge',
    hint: 'Ask for a comment that says how grave it is; a ruleset of the repository can demand that comments are resolved.',
  },
};

const FOLLOW_ADDRESS: Wish = {
  pattern:
    /^[ \t]*(?:[-*+] |\d+\. )?(?<wish>(?:see|follow|refer to|consult|read|apply|comply with|adhere to)\b[^\n]{0,200}?https?:\/\/[^\s)>\]]{1,300})/gim,
  said: {
    message: 'A review does not read what stands at an address',
    hint: 'Put the rules that are meant into the file.',
  },
};
