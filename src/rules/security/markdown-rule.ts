import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { CheckedKind, Effects, Said, TextRule } from '../types.ts';

/** The kinds whose text goes to a model. */
export const MARKDOWN_KINDS: readonly CheckedKind[] = [
  'agent',
  'agents-md',
  'claude-md',
  'claude-rule',
  'client-agent',
  'client-document',
  'command',
  'context-file',
  'cursor-rule',
  'gemini-command',
  'gemini-md',
  'gemini-styleguide',
  'output-style',
  'path-instructions',
  'prompt',
  'referenced-file',
  'repository-instructions',
  'review-md',
  'skill',
  'windsurf-rule',
];

type PhraseRuleParts = Pick<TextRule, 'id' | 'description' | 'effects' | 'source' | 'looksFor' | 'bundled'> & {
  readonly kinds?: readonly CheckedKind[];

  /** Finds the phrases. Should first look for something rare, as most texts contain no match. */
  readonly find: (text: CheckedText) => Iterable<TextRange>;
  readonly say: (found: string) => Said;
  /** What a phrase does, if it is less than the effects of the rule. */
  readonly effectsOf?: (found: string, text: CheckedText, range: TextRange) => Effects | undefined;
  /** Report a phrase only once for each file, however often it is repeated. */
  readonly isOncePerFile?: true;
};

const MAX_FINDINGS = 20;

/** Makes a rule about phrases or commands in a text. */
export function phraseRule({
  find,
  say,
  effectsOf,
  isOncePerFile,
  kinds = MARKDOWN_KINDS,
  ...parts
}: PhraseRuleParts): TextRule {
  return {
    ...parts,
    scope: 'text',
    kinds,
    check(text, report) {
      let left = MAX_FINDINGS;
      const said = new Set<string>();
      for (const range of find(text)) {
        if (left === 0) {
          return;
        }
        const found = text.text.slice(range.start, range.end);
        if (isOncePerFile === true && said.has(found)) {
          continue;
        }
        said.add(found);
        left -= 1;
        const effects = effectsOf?.(found, text, range);
        report(range, say(found), effects && { effects });
      }
    },
  };
}
