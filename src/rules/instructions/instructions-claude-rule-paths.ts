import type { Fix } from '../../diagnostics/fix.ts';
import { describeType } from '../../text/shown/describe-type.ts';
import { splitGlobList } from '../../text/globs/glob.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info, warning } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { findEntryRange } from '../reading/frontmatter/instructions-frontmatter.ts';

export const instructionsClaudeRulePaths: TextRule = {
  id: 'instructions-claude-rule-paths',
  scope: 'text',
  kinds: ['claude-rule'],
  looksFor: { keys: ['paths'] },
  description: 'The `paths` of a Claude rule is not a list of globs',
  effects: [
    warning(['vscode'], 'VS Code reports an error and does not know which files the rule applies to.'),
    warning(['claude'], 'Claude Code documents a list of globs, and may apply the rule to all files or none.'),
  ],
  fixes: 'Writes the globs of a string as a list.',
  source: 'https://code.claude.com/docs/en/memory',
  check(text, report) {
    const value = text.frontmatter.data['paths'];
    if (value === undefined || value === null) {
      return;
    }
    if (Array.isArray(value)) {
      reportEntries(text, value, report);
      return;
    }
    const fix = typeof value === 'string' ? asList(text, value) : undefined;
    report(
      findEntryRange(text, 'paths'),
      {
        message: `\`paths\` must be a list of globs, not ${describeType(value)}`,
        hint: 'Write a list, in brackets or one glob a line: `paths: ["src/**/*.ts", "lib/**"]`.',
      },
      fix === undefined ? {} : { fix, effects: ONE_STRING },
    );
  },
};

/** Claude Code has taken a string with commas since it has rules, but documents only lists (November 2026). */
const ONE_STRING: Effects = [
  warning(['vscode'], 'VS Code reports an error and does not know which files the rule applies to.'),
  info(['claude'], 'Claude Code splits the string at its commas today, but documents only a list of globs.'),
];

/** People do not write longer lists. */
const MAX_ENTRIES = 100;

/** Reports entries that are not globs. VS Code reads a number as a string, so numbers are accepted. */
function reportEntries(text: CheckedText, values: readonly unknown[], report: Parameters<TextRule['check']>[1]): void {
  for (const [index, value] of values.slice(0, MAX_ENTRIES).entries()) {
    const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
    if (isBlank || (typeof value !== 'string' && typeof value !== 'number')) {
      report(text.frontmatter.rangeOf(['paths', index]) ?? findEntryRange(text, 'paths'), {
        message: isBlank
          ? '`paths` has an empty entry'
          : `\`paths\` has an entry that is ${describeType(value)}, not a glob`,
        hint: 'Write a glob, as in `"src/**/*.ts"`, or remove the entry.',
      });
    }
  }
}

function asList({ frontmatter }: CheckedText, value: string): Fix | undefined {
  const range = frontmatter.rangeOf(['paths']);
  const globs = splitGlobList(value).map(({ pattern }) => pattern);
  return range === undefined || globs.length === 0 || !globs.every((glob) => /^[^"\\\n]+$/.test(glob))
    ? undefined
    : { kind: 'edits', edits: [{ ...range, text: `[${globs.map((glob) => `"${glob}"`).join(', ')}]` }] };
}
