import { error } from '../effects.ts';
import type { Said } from '../types.ts';
import { isRecord } from '../../text/record.ts';
import { findValueRange } from '../reading/agents/agent-places.ts';
import { describe } from '../reading/agents/name-list.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const agentGithubPermissions = agentRule(
  'copilot',
  {
    id: 'agent-github-permissions',
    kinds: ['agent'],
    looksFor: { keys: ['github'] },
    description: '`github.permissions` has a scope or a value that does not exist',
    effects: [
      error(['vscode'], 'VS Code reports the permission as an error.'),
      error(['github'], 'github.com does not know the permission and does not grant it.'),
    ],
    source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  },
  (text, report) => {
    for (const { path, at, message, hint } of findFaults(text.frontmatter.data['github'])) {
      const range = (at === 'key' ? text.frontmatter.rangeOfKey(path) : undefined) ?? findValueRange(text, path);
      if (range !== undefined) {
        report(range, { message, hint });
      }
    }
  },
);

interface Fault extends Said {
  readonly path: readonly string[];
  readonly at: 'key' | 'value';
}

function findFaults(github: unknown): readonly Fault[] {
  if (github === undefined || github === null) {
    return [];
  }
  return isRecord(github)
    ? findPermissionFaults(github['permissions'])
    : [
        {
          path: ['github'],
          at: 'key',
          message: `\`github\` is ${describe(github)}, not a map`,
          hint: 'Write the permissions below it: `github: { permissions: { contents: read } }`.',
        },
      ];
}

function findPermissionFaults(permissions: unknown): readonly Fault[] {
  if (permissions === undefined || permissions === null) {
    return [];
  }
  return isRecord(permissions)
    ? Object.entries(permissions)
        .slice(0, MAX_SCOPES)
        .flatMap(([scope, value]) => findScopeFaults(scope, value))
    : [
        {
          path: ['github', 'permissions'],
          at: 'key',
          message: `\`permissions\` is ${describe(permissions)}, not a map`,
          hint: 'Write a scope and its value on each line: `contents: read`.',
        },
      ];
}

function findScopeFaults(scope: string, value: unknown): readonly Fault[] {
  const path = ['github', 'permissions', scope];
  const allowed = SCOPES.get(scope);
  if (allowed === undefined) {
    const hint = `Write one of ${[...SCOPES.keys()].join(', ')}.`;
    return [{ path, at: 'key', message: `${quoteValue(scope)} is not a token scope`, hint }];
  }
  return allowed.includes(value)
    ? []
    : [
        {
          path,
          at: 'value',
          message: `${quoteValue(value)} is not a valid value for ${quoteValue(scope)}`,
          hint: `Write ${allowed.map(quoteValue).join(' or ')}.`,
        },
      ];
}

const MAX_SCOPES = 50;

/** From `promptFileAttributes.ts` of VS Code. */
const SCOPES: ReadonlyMap<string, readonly unknown[]> = new Map([
  ['actions', ['read', 'write', 'none']],
  ['checks', ['read', 'none']],
  ['contents', ['read', 'write', 'none']],
  ['discussions', ['read', 'write', 'none']],
  ['issues', ['read', 'write', 'none']],
  ['metadata', ['read']],
  ['pull-requests', ['read', 'write', 'none']],
  ['security-events', ['read', 'none']],
  ['workflows', ['write', 'none']],
]);
