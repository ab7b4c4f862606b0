import type { GivenRule, Said } from '../types.ts';

interface Sayings {
  say(path: string): Said;
}

/** Is found where a pull request is validated; files by themselves do not tell who changed them. */
export const securityForkChangesInstructions: GivenRule & Sayings = {
  id: 'security-fork-changes-instructions',
  scope: 'given',
  kinds: 'all',
  description: 'A pull request from a fork changes a file that tells assistants what to do',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code obeys the file in the workspace of whoever checks the branch out to try it.',
    },
    {
      clients: ['copilot-cli', 'claude'],
      severity: 'warning',
      why: 'Copilot CLI and Claude Code obey the file, and run its hooks and servers, for whoever starts them in a checkout of the branch.',
    },
    {
      clients: ['github'],
      severity: 'warning',
      why: 'On github.com the coding agent and the code review obey the file once it is merged.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/security',
  say: (path) => ({
    message: `A fork changes \`${path}\`, which tells assistants what to do`,
    hint: 'Read it as you would read code, before you check the branch out or let an assistant work on it.',
  }),
};
