import { isRecord } from '../../text/record.ts';
import { findValueRange } from '../reading/agent-places.ts';
import { describe } from '../reading/name-list.ts';
import { agentRule } from '../reading/agent-rule.ts';
import { quoteValue } from '../../text/quote.ts';

export const agentGithubPermissions = agentRule(
  'copilot',
  {
    id: 'agent-github-permissions',
    kinds: ['agent'],
    looksFor: { keys: ['github'] },
    description: '`github.permissions` has a scope or a value that does not exist',
    effects: [
      { clients: ['vscode'], severity: 'error', why: 'VS Code reports the permission as an error.' },
      { clients: ['github'], severity: 'error', why: 'github.com does not know the permission and does not grant it.' },
    ],
    source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  },
  (text, report) => {
    const { github } = text.frontmatter.data;
    if (github === undefined || github === null) {
      return;
    }
    if (!isRecord(github)) {
      reportAt(
        ['github'],
        `\`github\` is ${describe(github)}, not a map`,
        'Write the permissions below it: `github: { permissions: { contents: read } }`.',
      );
      return;
    }
    const { permissions } = github;
    if (permissions === undefined || permissions === null) {
      return;
    }
    if (!isRecord(permissions)) {
      reportAt(
        ['github', 'permissions'],
        `\`permissions\` is ${describe(permissions)}, not a map`,
        'Write a scope and its value on each line: `contents: read`.',
      );
      return;
    }
    for (const [scope, value] of Object.entries(permissions).slice(0, MAX_SCOPES)) {
      const allowed = SCOPES.get(scope);
      if (allowed === undefined) {
        reportAt(
          ['github', 'permissions', scope],
          `${quoteValue(scope)} is not a token scope`,
          `Write one of ${[...SCOPES.keys()].join(', ')}.`,
        );
      } else if (!allowed.includes(value)) {
        reportAt(
          ['github', 'permissions', scope],
          `${quoteValue(value)} is not a valid value for ${quoteValue(scope)}`,
          `Write ${allowed.map(quoteValue).join(' or ')}.`,
        );
      }
    }

    function reportAt(path: readonly string[], message: string, hint: string): void {
      const range =
        (SCOPES.has(path.at(-1) ?? '') ? undefined : text.frontmatter.rangeOfKey(path)) ?? findValueRange(text, path);
      if (range !== undefined) {
        report(range, { message, hint });
      }
    }
  },
);

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
