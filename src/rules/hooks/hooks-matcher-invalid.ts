import { quote } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { CLAUDE_TOOLS } from '../../customizations/known/known-tools.ts';
import { wordsIn } from '../../structures/words-in.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import { readEvents, type HooksDialect } from '../reading/hooks/hook-entries.ts';
import { error, info, warning } from '../effects.ts';
import type { Effects, Said } from '../types.ts';
import { hookRule, type HookFault } from './hook-rule.ts';

export const hooksMatcherInvalid = hookRule({
  id: 'hooks-matcher-invalid',
  description:
    'The `matcher` of hooks is misspelled, not a text or not a valid regular expression, or nothing has the names in it',
  effects: [
    warning(['claude'], 'Claude Code never runs the hooks below the matcher.'),
    info(['vscode'], 'VS Code ignores matchers, and runs the hooks for every tool.'),
    warning(['codex'], 'Codex never runs the hooks below the matcher.'),
    warning(['cursor'], 'Cursor cannot compare the matcher, and never runs the hook.'),
  ],
  source: 'https://code.claude.com/docs/en/hooks#matcher-patterns',
  find(text, dialect) {
    return dialect === 'copilot' || dialect === 'cursor' ? findBadExpressions(text) : findBadMatchers(text, dialect);
  },
});

const MAX_MATCHERS = 500;
const MAX_LENGTH = 1_000;

/**
 * In a hook of Copilot or Cursor, each `matcher` is a regular expression:
 * https://docs.github.com/en/copilot/reference/hooks-reference, https://cursor.com/docs/hooks
 */
function findBadExpressions(text: CheckedText): readonly HookFault[] {
  return Object.entries(readEvents(text) ?? {}).flatMap(([event, list]) =>
    (Array.isArray(list) ? list.slice(0, MAX_MATCHERS) : []).flatMap((hook: unknown, index): readonly HookFault[] => {
      const matcher = isRecord(hook) ? hook['matcher'] : undefined;
      const fault =
        typeof matcher === 'string' && matcher.length <= MAX_LENGTH && !/^\*{1,2}$/.test(matcher)
          ? findSyntaxFault(matcher)
          : undefined;
      const range = fault === undefined ? undefined : text.json.rangeOf(['hooks', event, index, 'matcher']);
      return fault === undefined || range === undefined || typeof matcher !== 'string'
        ? []
        : [
            {
              range,
              said: {
                message: `${quote(matcher)} is not a valid regular expression: ${fault}`,
                hint: 'Write names with `|` between them, as in `bash|edit`.',
              },
              particulars: { effects: DROPPED },
            },
          ];
    }),
  );
}

const DROPPED: Effects = [
  warning(
    ['github', 'copilot-cli'],
    'github.com and the Copilot CLI cannot compare the matcher, and never run the hook.',
  ),
  warning(['cursor'], 'Cursor cannot compare the matcher, and never runs the hook.'),
  info(['vscode'], 'VS Code ignores matchers, and runs the hooks for every tool.'),
];

/** The matchers of a text that Claude Code and Codex cannot use. */
export function findBadMatchers(text: CheckedText, dialect: HooksDialect = 'claude'): readonly HookFault[] {
  return Object.entries(readEvents(text) ?? {}).flatMap(([event, list]) =>
    (Array.isArray(list) ? list.slice(0, MAX_MATCHERS) : []).flatMap((entry: unknown, index): readonly HookFault[] => {
      const matcher = isRecord(entry) ? entry['matcher'] : undefined;
      const misspelled = isRecord(entry) ? findMisspelledKey(entry) : undefined;
      const key = misspelled === undefined ? undefined : text.json.rangeOfKey(['hooks', event, index, misspelled]);
      if (misspelled !== undefined && key !== undefined) {
        const wrong = `${quote(misspelled)} is not a key of a group of hooks`;
        return [
          { range: key, said: { message: wrong, hint: 'Did you mean `matcher`?' }, particulars: { effects: UNREAD } },
        ];
      }
      const said =
        typeof matcher === 'string' && matcher.length <= MAX_LENGTH
          ? (judgeMatcher(matcher) ?? (dialect === 'claude' ? judgeNames(event, matcher) : undefined))
          : judgeType(matcher);
      const range = said && text.json.rangeOf(['hooks', event, index, 'matcher']);
      return said === undefined || range === undefined
        ? []
        : [{ range, said, ...(typeof matcher === 'string' ? {} : { particulars: { effects: REFUSED } }) }];
    }),
  );
}

/**
 * Claude Code says of such a file: "Invalid input: expected string, received object". Codex says that it failed to parse the
 * file, and goes on without it.
 *
 * @see https://github.com/openai/codex/blob/main/codex-rs/hooks/src/engine/discovery.rs (November 2026)
 */
const REFUSED: Effects = [
  error(['claude'], 'Claude Code refuses the whole file, and runs none of its hooks.'),
  error(['codex'], 'Codex refuses the whole file, and runs none of its hooks.'),
  info(['vscode'], 'VS Code ignores matchers, and runs the hooks for every tool.'),
];

/** The key that is almost `matcher`, in a group that has none. */
function findMisspelledKey(group: Readonly<Record<string, unknown>>): string | undefined {
  return Object.hasOwn(group, 'matcher')
    ? undefined
    : Object.keys(group).find((key) => key.length < 20 && nearestName(key, ['matcher', 'hooks']) === 'matcher');
}

const UNREAD: Effects = [
  warning(['claude'], 'Claude Code ignores the key, and runs the hooks for every name.'),
  warning(['codex'], 'Codex ignores the key, and runs the hooks for every name.'),
];

function judgeType(matcher: unknown): Said | undefined {
  // Codex reads null as no matcher.
  return matcher === undefined || matcher === null || typeof matcher === 'string'
    ? undefined
    : {
        message: '`matcher` must be a text',
        hint: 'Write the names of the tools with `|` between them, as in `"Write|Edit"`.',
      };
}

/**
 * Claude Code compares a matcher of letters, digits, `_`, `-`, spaces, `,` and `|` as it is, and takes `*` for every name. Any
 * other matcher is a regular expression of JavaScript.
 */
const NAMES = /^(?:[\w\- ,|]*|\*)$/;
/** A condition about the input of a tool, which is not what a matcher is compared with: `tool == "Write" && …`. */
const CONDITION = /(?:^|[\s(!])tool(?:_name|_input(?:\.\w+)?)?\s*(?:[!=]==?|matches\b|contains\b)/;
/** A permission rule in the place of a name: `Bash(git push:*)`, `Edit(docs/**)`. Groups of an expression have none of these characters. */
const PERMISSION = /\b[A-Z][A-Za-z]+\([^()|]*(?:[ :/]|(?<!\.)\*)[^()|]*\)/;

/** `mcp__` or `mcp__memory`: the tools of a server have a second `__` and a name behind it. */
const SERVER_ALONE = /^mcp__(?:(?!__)\w)*$/;

function judgeMatcher(matcher: string): Said | undefined {
  if (NAMES.test(matcher)) {
    const server = matcher.split(/[|,]/).find((name) => SERVER_ALONE.test(name.trim()));
    return server === undefined
      ? undefined
      : {
          message: `No tool is named ${quote(server.trim())}`,
          hint: `Write ${quote(`${server.trim()}${server.trim().endsWith('__') ? '' : '__'}.*`)} for all tools that begin like this.`,
        };
  }
  if (CONDITION.test(matcher)) {
    return {
      message: `${quote(matcher)} is a condition, which no tool name matches`,
      hint: 'A matcher is compared with the name of the tool: write `Write|Edit`. The script can read the rest from its input.',
    };
  }
  const fault = findSyntaxFault(matcher);
  const permission = PERMISSION.exec(matcher)?.[0];
  const [tool = ''] = permission?.split('(') ?? [];
  if (permission !== undefined && (fault !== undefined || !new RegExp(matcher).test(tool))) {
    return {
      message: `${quote(permission)} is a permission, which no tool name matches`,
      hint: `Write \`"matcher": "${tool}"\`, and ${quote(`"if": "${permission}"`)} in each hook below it.`,
    };
  }
  return fault === undefined
    ? undefined
    : {
        message: `${quote(matcher)} is not a valid regular expression: ${fault}`,
        hint: 'Write names with `|` between them, as in `Write|Edit`, or a regular expression such as `mcp__.*`.',
      };
}

/** What the matchers of an event are compared with: https://code.claude.com/docs/en/hooks#matcher-patterns (November 2026) */
const COMPARED_WITH: ReadonlyMap<string, readonly string[]> = new Map([
  ...['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PermissionRequest', 'PermissionDenied'].map(
    (event) => [event, CLAUDE_TOOLS] as const,
  ),
  ['SessionStart', wordsIn('startup resume clear compact fork')],
  ['PreCompact', wordsIn('manual auto')],
  ['PostCompact', wordsIn('manual auto')],
  ['Setup', wordsIn('init maintenance')],
]);

/** A name that is almost one that the event has. Other unknown names may be of servers and extensions. */
function judgeNames(event: string, matcher: string): Said | undefined {
  const known = COMPARED_WITH.get(event) ?? [];
  const names = matcher.split(/[|,]/).map((name) => name.trim());
  // Copilot reads the file, too, and has some names in small letters.
  const unknown = names.filter((name) => /^[A-Za-z]+$/.test(name) && !known.includes(name));
  const isOfTool = known === CLAUDE_TOOLS;
  const misspelled = unknown.find((name) => {
    const near = nearestName(name, known);
    return near === undefined ? !isOfTool && known.length > 0 : !names.includes(near);
  });
  if (misspelled === undefined) {
    return undefined;
  }
  const near = nearestName(misspelled, known);
  return {
    message: isOfTool
      ? `Claude Code has no tool ${quote(misspelled)}`
      : `${quote(misspelled)} is not what a matcher of \`${event}\` is compared with`,
    hint: near === undefined ? `Write ${known.map((name) => `\`${name}\``).join(', ')}.` : `Did you mean \`${near}\`?`,
  };
}

function findSyntaxFault(pattern: string): string | undefined {
  try {
    return new RegExp(pattern) instanceof RegExp ? undefined : '';
  } catch (error) {
    // Expected: the only error of the constructor, with a message such as "Invalid regular expression: /a(/: Unterminated group".
    return error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : undefined;
  }
}
