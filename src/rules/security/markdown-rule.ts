import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { CheckedKind, Said, TextRule } from '../types.ts';

/** The kinds whose text goes to a model. */
export const MARKDOWN_KINDS: readonly CheckedKind[] = [
  'agent',
  'agents-md',
  'claude-md',
  'claude-rule',
  'gemini-md',
  'path-instructions',
  'prompt',
  'referenced-file',
  'repository-instructions',
  'review-md',
  'skill',
];

type PhraseRuleParts = Pick<TextRule, 'id' | 'description' | 'effects' | 'source' | 'looksFor' | 'bundled'> & {
  readonly kinds?: readonly CheckedKind[];

  /** Finds the phrases. Should first look for something rare, as most texts contain no match. */
  readonly find: (text: CheckedText) => Iterable<TextRange>;
  readonly say: (found: string) => Said;
};

const MAX_FINDINGS = 20;

/** Makes a rule about phrases or commands in a text. */
export function phraseRule({ find, say, kinds = MARKDOWN_KINDS, ...parts }: PhraseRuleParts): TextRule {
  return {
    ...parts,
    scope: 'text',
    kinds,
    check(text, report) {
      let left = MAX_FINDINGS;
      for (const range of find(text)) {
        if (left === 0) {
          return;
        }
        left -= 1;
        report(range, say(text.text.slice(range.start, range.end)));
      }
    },
  };
}
