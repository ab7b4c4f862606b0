import type { FrontmatterKey } from '../../customizations/frontmatter/keys.ts';
import { info, warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { valuesWhere } from './frontmatter-values.ts';
import { quote } from '../../text/shown/quote.ts';

export const frontmatterScalarCoerced: TextRule = {
  id: 'frontmatter-scalar-coerced',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'Some clients read a text in the frontmatter as a number, a date or a boolean',
  effects: [
    warning(
      ['github', 'copilot-cli', 'claude'],
      'VS Code reads the value as text. github.com, the Copilot CLI and Claude Code read YAML 1.1 or 1.2, and one of these versions makes it a number, a date or a boolean.',
    ),
    info(
      ['vscode'],
      'VS Code reads the value as text; readers of real YAML turn it into a number, a date or a boolean.',
    ),
  ],
  fixes: 'Puts the value in quotes.',
  source: 'https://yaml.org/spec/1.2.2/#103-core-schema',
  check(text, report) {
    for (const { key, range } of valuesWhere(text, mayBeCoerced)) {
      const written = text.text.slice(range.start, range.end);
      const type = typeToSome(written);
      if (type !== undefined) {
        report(
          range,
          {
            message: `${quote(written)} is ${type}, not a text`,
            hint: `Put it in quotes: \`${key.name}: "${written}"\`.`,
          },
          { fix: { kind: 'edits', edits: [{ ...range, text: `"${written}"` }] } },
        );
      }
    }
  },
};

/** All clients read longer values as text. */
const MAX_CHARACTERS = 32;

function mayBeCoerced(value: unknown, { shape, judgedBy }: FrontmatterKey): boolean {
  return (
    shape.kind === 'text' &&
    judgedBy === undefined &&
    (typeof value === 'number' ||
      typeof value === 'boolean' ||
      // Only a value without quotes is in the file exactly as it was read.
      (typeof value === 'string' && value.length <= MAX_CHARACTERS && typeToSome(value) !== undefined))
  );
}

/** The first characters of numbers, dates and the special words. Most values begin with another character. */
const BEGINNING = /^[-+.\d]|^(?:true|false|yes|no|on|off)$/i;

/** The type that some version of YAML gives to a value: https://yaml.org/type/ for version 1.1, the core schema for 1.2. */
function typeToSome(written: string): string | undefined {
  if (!BEGINNING.test(written)) {
    return undefined;
  }
  if (/^(?:true|false|yes|no|on|off)$/i.test(written)) {
    return 'a boolean for some clients';
  }
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(written)) {
    return 'a date for some clients';
  }
  const isNumber = /^[-+]?(?:\d[\d_]*(?:\.\d*)?(?:e[-+]?\d+)?|\.\d+|0x[\da-f]+|0o[0-7]+|\d+(?::[0-5]?\d)+)$/i.test(
    written,
  );
  return isNumber ? 'a number for some clients' : undefined;
}
