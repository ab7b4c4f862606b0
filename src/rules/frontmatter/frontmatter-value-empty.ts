import type { FrontmatterKey } from '../../customizations/frontmatter/keys.ts';
import { info, warning } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { valuesWhere } from './frontmatter-values.ts';

export const frontmatterValueEmpty: TextRule = {
  id: 'frontmatter-value-empty',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'A key of the frontmatter has no value',
  effects: [
    warning(['vscode'], 'VS Code reports that the value must not be empty, and treats the key as missing.'),
    warning(
      ['github', 'copilot-cli', 'claude'],
      'github.com, the Copilot CLI and Claude Code treat the key as missing; if it is required, they leave the file out.',
    ),
  ],
  check(text, report) {
    for (const { key, range, value } of valuesWhere(text, isEmpty)) {
      const isNoArgument = key.name === 'argument-hint' && value === '';
      // Claude Code alone reads commands, and shows no hint then.
      if (!isNoArgument || text.kind !== 'command') {
        report(
          range,
          {
            message: `\`${key.name}\` has no value`,
            hint: `Write a value after \`${key.name}:\`, or remove the key.`,
          },
          isNoArgument ? { effects: NO_ARGUMENT } : isForClaude(key) ? { effects: CLAUDE_ALONE } : {},
        );
      }
    }
  },
};

/** An empty text in quotes says that there are no arguments. */
const NO_ARGUMENT: Effects = [
  info(['vscode'], 'VS Code reports that the value must not be empty, and shows no hint.'),
  info(['github', 'copilot-cli', 'claude'], 'The Copilot CLI and Claude Code show no hint.'),
];

/** Whether only Claude Code reads the key, such as `color: #8B5CF6`, where the value is a comment. */
function isForClaude({ clients }: FrontmatterKey): boolean {
  return clients.every((client) => client === 'claude');
}

const CLAUDE_ALONE: Effects = [
  warning(['claude'], 'Claude Code treats the key as missing.'),
  info(['vscode', 'github', 'copilot-cli'], 'Copilot does not read the key.'),
];

/** Skips `applyTo` and deprecated keys, which other rules report. */
function isEmpty(value: unknown, { judgedBy, successor, mayBeEmpty }: FrontmatterKey): boolean {
  const isNothing = value === null || (typeof value === 'string' && value.trim() === '');
  return isNothing && mayBeEmpty !== true && successor === undefined && judgedBy !== 'instructions-apply-to-type';
}
