import { CLAUDE_PERMISSION_MODES } from '../../customizations/known/claude-settings.ts';
import { CLAUDE_TOOLS } from '../../customizations/known/known-tools.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import { findingAt, type JsonFinding, nearestName } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info, warning } from '../effects.ts';
import type { Effects, Said } from '../types.ts';
import { claudeSettingsRule, type SettingsFinding } from './settings-rule.ts';

export const claudeSettingsPermission = claudeSettingsRule({
  id: 'claude-settings-permission',
  description: 'A permission in the settings of Claude Code does not have the required form',
  effects: [
    warning(
      ['claude'],
      'Claude Code does not apply the permission: it asks where it should not, or allows what should be denied.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/permissions#permission-rule-syntax',
  find({ json }) {
    const permissions = isRecord(json.value) ? json.value['permissions'] : undefined;
    if (permissions === undefined) {
      return [];
    }
    if (!isRecord(permissions)) {
      return findingAt(json, ['permissions'], {
        message: '`permissions` is not an object',
        hint: 'Write `"permissions": { "allow": [ … ], "deny": [ … ] }`.',
      });
    }
    return [
      ...LISTS.flatMap((list) => findInList(json, list, permissions[list])),
      ...findMode(json, permissions['defaultMode']),
    ];
  },
});

/** Tools whose permissions are commands, of which `:*` at the end allows any arguments. */
const SHELLS: ReadonlySet<string> = new Set(['Bash', 'PowerShell']);

/**
 * Fields that a permission compares without being named. With their name, Claude Code ignores the rule.
 *
 * @see https://code.claude.com/docs/en/permissions#match-by-input-parameter (November 2026)
 */
const OWN_FIELDS: ReadonlyMap<string, string> = new Map([
  ['Bash', 'command'],
  ['PowerShell', 'command'],
  ['Read', 'file_path'],
  ['Edit', 'file_path'],
  ['Write', 'file_path'],
  ['WebFetch', 'url'],
]);

/**
 * Claude Code compares paths only with rules for `Edit` and `Read`. It warns of the others since version 2.1.210.
 *
 * @see https://code.claude.com/docs/en/permissions#read-and-edit (November 2026)
 */
const PATHS_READ_AS: ReadonlyMap<string, string> = new Map([
  ['Write', 'Edit'],
  ['NotebookEdit', 'Edit'],
  ['MultiEdit', 'Edit'],
  ['Glob', 'Read'],
]);

const LISTS = ['allow', 'deny', 'ask'] as const;

function findInList(json: CheckedText['json'], list: string, value: unknown): readonly SettingsFinding[] {
  if (value === undefined) {
    return [];
  }
  if (!Array.isArray(value)) {
    const hint = `Write \`"${list}": ["Bash(npm test)"]\`.`;
    return findingAt(json, ['permissions', list], { message: `\`${list}\` is not a list`, hint });
  }
  const all: ReadonlySet<unknown> = new Set<unknown>(value);
  return value.flatMap((rule: unknown, index) => {
    const said = judgeRule(rule, list);
    const found = said === undefined ? [] : findingAt(json, ['permissions', list, index], said);
    return isCovered(rule, all) ? found.map((one) => ({ ...one, effects: COVERED })) : found;
  });
}

const COVERED: Effects = [
  info(['claude'], 'Claude Code warns of the rule, and goes by the other one for the same path.'),
];

/** Whether the list also has the rule that Claude Code reads: `Edit(src/**)` next to `Write(src/**)`. */
function isCovered(rule: unknown, all: ReadonlySet<unknown>): boolean {
  const [, tool = '', path = ''] = typeof rule === 'string' ? (/^(\w+)(\(.*)$/s.exec(rule) ?? []) : [];
  const consulted = PATHS_READ_AS.get(tool);
  return consulted !== undefined && all.has(`${consulted}${path}`);
}

function judgeRule(rule: unknown, list: string): Said | undefined {
  if (typeof rule !== 'string') {
    return { message: `${quoteValue(rule)} is not a permission`, hint: 'Write a text such as `"Bash(npm test)"`.' };
  }
  const open = rule.indexOf('(');
  const [name = '', ...words] = open < 0 ? rule.trim().split(/\s+/) : [];
  if (words.length > 0 && CLAUDE_TOOLS.includes(name)) {
    return {
      message: `${quoteValue(rule)} has no parentheses`,
      hint: `Write ${quoteValue(`${name}(${words.join(' ')})`)}.`,
    };
  }
  if (open >= 0 && !rule.trimEnd().endsWith(')')) {
    return { message: `${quoteValue(rule)} has no closing parenthesis`, hint: 'Add `)` at the end.' };
  }
  const tool = open < 0 ? rule : rule.slice(0, open);
  const command = open < 0 ? '' : rule.slice(open + 1, rule.lastIndexOf(')'));
  if (SHELLS.has(tool) && /^:\*$|:\*./s.test(command)) {
    return {
      message: `\`:*\` in ${quoteValue(rule)} is not at the end of a command`,
      hint: 'Claude Code skips the permission. End it with `:*`, or write `*` for any part: `Bash(git * --force)`.',
    };
  }
  const own = OWN_FIELDS.get(tool);
  // In `allow`, the shell's own command `command` may have any arguments. Parameters are compared only in the other lists.
  if (list === 'allow' && command === 'command:*') {
    return undefined;
  }
  if (own !== undefined && new RegExp(`^\\s*${own}\\s*:`).test(command)) {
    return {
      message: `${quoteValue(rule)} names the field \`${own}\`, which Claude Code ignores with a warning`,
      hint: tool === 'WebFetch' ? 'Write `WebFetch(domain:example.com)`.' : `Write the value alone: \`${tool}(…)\`.`,
    };
  }
  if (tool === 'WebFetch' && /^https?:\/\//i.test(command)) {
    const host = /^https?:\/\/([^/:]+)/i.exec(command)?.[1] ?? 'example.com';
    return {
      message: `${quoteValue(rule)} is an address, not a domain`,
      hint: `Write ${quoteValue(`WebFetch(domain:${host})`)}.`,
    };
  }
  const consulted = PATHS_READ_AS.get(tool);
  if (consulted !== undefined && /\w/.test(command)) {
    return {
      message: `Claude Code does not compare paths with ${quoteValue(rule)}`,
      hint: `Write ${quoteValue(`${consulted}(${command})`)}, which counts for all tools that ${consulted === 'Read' ? 'read' : 'write'} files.`,
    };
  }
  if (list === 'allow' && tool.includes('*') && !/^mcp__[^*]+?__/.test(tool)) {
    return {
      message: `${quoteValue(rule)} allows nothing, because its star is in the name of the tool or server`,
      hint: 'Name each tool, or the server: `mcp__github__*`.',
    };
  }
  // Servers and extensions may bring tools of any name.
  const near = tool.startsWith('mcp__') || CLAUDE_TOOLS.includes(tool) ? undefined : nearestName(tool, CLAUDE_TOOLS);
  return near === undefined
    ? undefined
    : { message: `Claude Code has no tool ${quoteValue(tool)}`, hint: `Did you mean \`${near}\`?` };
}

function findMode(json: CheckedText['json'], mode: unknown): readonly JsonFinding[] {
  if (mode === undefined || (typeof mode === 'string' && CLAUDE_PERMISSION_MODES.includes(mode))) {
    return [];
  }
  const near = typeof mode === 'string' ? nearestName(mode, CLAUDE_PERMISSION_MODES) : undefined;
  return findingAt(json, ['permissions', 'defaultMode'], {
    message: `${quoteValue(mode)} is not a permission mode`,
    hint:
      near === undefined
        ? 'Write `default`, `acceptEdits`, `plan`, `auto`, `dontAsk` or `bypassPermissions`.'
        : `Did you mean \`${near}\`?`,
  });
}
