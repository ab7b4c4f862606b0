import { CLIENT_NAMES } from '../../customizations/known/clients.ts';
import type { FrontmatterKey } from '../../customizations/frontmatter/keys.ts';
import { describeShape, hasShape } from '../../customizations/frontmatter/value-shape.ts';
import { error, info } from '../effects.ts';
import type { Effects, Particulars, TextRule } from '../types.ts';
import { isQuotedBoolean } from './frontmatter-boolean-quoted.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { isPlaceholderMap } from '../reading/frontmatter/placeholder-map.ts';
import { isRecord } from '../../text/record.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { valuesWhere, type FrontmatterValue } from './frontmatter-values.ts';

export const frontmatterWrongType: TextRule = {
  id: 'frontmatter-wrong-type',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'A value of the frontmatter has the wrong type',
  effects: [
    error(['vscode'], 'VS Code reports the value as an error and treats the key as missing.'),
    error(
      ['github', 'copilot-cli', 'claude'],
      'github.com, the Copilot CLI and Claude Code cannot use the value; some leave the whole file out.',
    ),
    error(['cursor', 'windsurf'], 'Cursor and Windsurf cannot use the value, and treat the key as missing.'),
  ],
  check(text, report) {
    for (const { key, value, range } of valuesWhere(text, isWrong).filter((one) => !isPlaceholder(text, one))) {
      report(
        range,
        {
          message: `\`${key.name}\` must be ${describeShape(key.shape)}, not ${describeValue(value, key)}`,
          hint: hintFor(key),
        },
        isOwnData(key, value) ? { effects: AS_OWN_DATA } : findOtherEffects(key),
      );
    }
  },
};

/** Whether a value is `{{NAME}}` or `{ NAME }`, which YAML reads as a map: a text that is to be filled in. */
function isPlaceholder({ text }: CheckedText, { range, value }: FrontmatterValue): boolean {
  return (
    isPlaceholderMap(value) ||
    (isRecord(value) && /^\{\{[^{}\n]{1,80}\}\}$/.test(text.slice(range.start, range.end).trim()))
  );
}

/** Whether `arguments` describes each argument in a map, as programs do that keep data of their own in commands. */
function isOwnData({ name }: FrontmatterKey, value: unknown): boolean {
  return name === 'arguments' && Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

const AS_OWN_DATA: Effects = [
  info(
    ['claude'],
    'Claude Code takes only names here, and ignores maps. The text can use `$ARGUMENTS` and `$1`, but no names.',
  ),
];

/** Skips empty values and booleans in quotes, which other rules report. */
function isWrong(value: unknown, { shape, judgedBy }: FrontmatterKey): boolean {
  return (
    judgedBy === undefined &&
    !(typeof value === 'string' && shape.kind === 'text') &&
    value !== null &&
    value !== undefined &&
    !hasShape(value, shape) &&
    !isQuotedBoolean(value, shape)
  );
}

function describeValue(value: unknown, { shape }: FrontmatterKey): string {
  if (Array.isArray(value)) {
    return shape.kind === 'any-of' || shape.kind === 'list' ? 'such a list' : 'a list';
  }
  return typeof value === 'object' ? 'a map' : typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

function hintFor({ name, shape }: FrontmatterKey): string {
  if (shape.kind === 'text') {
    return `Write one text: \`${name}: "…"\`. Quote it if it begins with \`[\` or \`{\`.`;
  }
  return shape.kind === 'boolean' ? `Write \`${name}: true\` or \`${name}: false\`.` : `Write ${describeShape(shape)}.`;
}

/** The effects of a key that VS Code does not read. */
function findOtherEffects({ clients }: FrontmatterKey): Particulars {
  const [first] = clients;
  return first === undefined || first === 'vscode' || clients.includes('vscode')
    ? {}
    : { effects: [error([first], `${CLIENT_NAMES[first]} cannot use the value.`)] };
}
