import type { FrontmatterKey } from '../../customizations/frontmatter/keys.ts';
import type { TextRule } from '../types.ts';
import { KINDS_WITH_FRONTMATTER } from './frontmatter-kinds.ts';
import { valuesWhere, type FrontmatterValue } from './frontmatter-values.ts';

export const frontmatterValueEmpty: TextRule = {
  id: 'frontmatter-value-empty',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'A key of the frontmatter has no value',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code reports that the value must not be empty, and treats the key as missing.',
    },
    {
      clients: ['github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'github.com, the Copilot CLI and Claude Code treat the key as missing; if it is required, they leave the file out.',
    },
  ],
  check(text, report) {
    // In a command, which Claude Code alone reads, an empty text in quotes says that there are no arguments.
    const isMeant = ({ key, value }: FrontmatterValue): boolean =>
      text.kind === 'command' && key.name === 'argument-hint' && value === '';
    for (const { key, range } of valuesWhere(text, isEmpty).filter((one) => !isMeant(one))) {
      report(range, {
        message: `\`${key.name}\` has no value`,
        hint: `Write a value after \`${key.name}:\`, or remove the key.`,
      });
    }
  },
};

/** Skips `applyTo` and deprecated keys, which other rules report. */
function isEmpty(value: unknown, { judgedBy, successor, mayBeEmpty }: FrontmatterKey): boolean {
  const isNothing = value === null || (typeof value === 'string' && value.trim() === '');
  return isNothing && mayBeEmpty !== true && successor === undefined && judgedBy !== 'instructions-apply-to-type';
}
