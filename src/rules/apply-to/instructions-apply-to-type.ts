import type { Fix } from '../../diagnostics/fix.ts';
import type { TextRange } from '../../text/source-text.ts';
import { describeType } from '../../text/shown/describe-type.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { findEntryRange } from '../reading/frontmatter/instructions-frontmatter.ts';

export const instructionsApplyToType: TextRule = {
  id: 'instructions-apply-to-type',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { keys: ['applyTo'] },
  description: '`applyTo` is not a single string',
  effects: [
    error(['vscode'], 'VS Code accepts only a single string: it reports an error and never applies the file.'),
    error(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI document one string with commas, and may ignore any other value.',
    ),
  ],
  fixes: 'Writes the globs of a list as one string with commas, unless clients read one of them differently.',
  suggests: 'Writes the globs of a list as one string.',
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    const value = text.frontmatter.data['applyTo'];
    if (value === undefined || value === null || typeof value === 'string') {
      return;
    }
    const change = Array.isArray(value) ? asOneString(text, value) : undefined;
    const isClear = Array.isArray(value) && value.every((glob) => !ROOT_ONLY.test(String(glob).trim()));
    report(
      findEntryRange(text, 'applyTo'),
      {
        message: `\`applyTo\` must be one string, not ${describeType(value)}`,
        hint: 'Write the globs in one string, separated by commas: `applyTo: "**/*.ts,**/*.tsx"`.',
      },
      change === undefined ? {} : isClear ? { fix: change } : { suggestions: [{ ...ONE_STRING, fix: change }] },
    );
  },
};

/** Globs such as `*` and `*.ts`: they match files in the root on github.com, but files in all folders in VS Code. */
const ROOT_ONLY = /^\*(?!\*(?:\/|$))/;
const ONE_STRING = {
  title: 'Write the globs as one string',
  reason: 'a glob that begins with one `*` matches other files on github.com than in VS Code',
};

/** A list with comments is not rewritten, because the comments would be lost. */
function asOneString({ text, frontmatter }: CheckedText, values: readonly unknown[]): Fix | undefined {
  const key = frontmatter.rangeOfKey(['applyTo']);
  const range = frontmatter.rangeOf(['applyTo']);
  const globs = values.filter((value) => typeof value === 'string').map((value) => value.trim());
  const isPlain = globs.length === values.length && globs.every((glob) => /^[^"\\\n]+$/.test(glob));
  if (key === undefined || range === undefined || values.length === 0 || !isPlain || hasComment(text, range)) {
    return undefined;
  }
  return { kind: 'edits', edits: [{ start: key.end, end: range.end, text: `: "${globs.join(',')}"` }] };
}

function hasComment(text: string, { start, end }: TextRange): boolean {
  return text.slice(start, end).includes('#');
}
