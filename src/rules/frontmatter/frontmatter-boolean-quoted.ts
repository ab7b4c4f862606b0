import type { FrontmatterKey } from '../../customizations/frontmatter/keys.ts';
import type { ValueShape } from '../../customizations/frontmatter/value-shape.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { knownKeysWhere, valuesWhere } from './frontmatter-values.ts';
import { quote } from '../../text/shown/quote.ts';

export const frontmatterBooleanQuoted: TextRule = {
  id: 'frontmatter-boolean-quoted',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { keys: knownKeysWhere(isSwitch) },
  description: 'A boolean in the frontmatter is written in quotes',
  effects: [
    error(
      ['vscode'],
      'VS Code accepts only `true` and `false` without quotes; it reports the text as an error and uses the default.',
    ),
    error(
      ['github', 'copilot-cli', 'claude'],
      'github.com, the Copilot CLI and Claude Code expect a boolean here; they read a text as true, or ignore it.',
    ),
    error(['cursor', 'windsurf'], 'Cursor and Windsurf expect a boolean here; they treat the text as missing.'),
  ],
  fixes: 'Removes the quotes.',
  check(text, report) {
    for (const { key, value, range } of valuesWhere(
      text,
      (value, key) => isSwitch(key) && isQuotedBoolean(value, key.shape),
    )) {
      const word = String(value).toLowerCase();
      report(
        range,
        {
          message: `\`${key.name}\` is the text ${quote(String(value))}, not a boolean`,
          hint: `Write \`${key.name}: ${word}\`.`,
        },
        { fix: { kind: 'edits', edits: [{ ...range, text: word }] } },
      );
    }
  },
};

function isSwitch({ shape, judgedBy }: FrontmatterKey): boolean {
  return judgedBy === undefined && shape.kind === 'boolean';
}

/** Whether a value is a text that was meant as a boolean. */
export function isQuotedBoolean(value: unknown, shape: ValueShape): boolean {
  return shape.kind === 'boolean' && typeof value === 'string' && /^(?:true|false)$/i.test(value);
}
