import { warning } from '../effects.ts';
import type { GivenRule, Said } from '../types.ts';

interface Sayings {
  say(path: string): Said;
}

/** Reported only when a pull request is validated, as files alone do not show who changed them. */
export const securityForkChangesInstructions: GivenRule & Sayings = {
  id: 'security-fork-changes-instructions',
  scope: 'given',
  kinds: 'all',
  description: 'A pull request from a fork changes a file with instructions for assistants',
  effects: [
    warning(['vscode'], 'VS Code follows the file for everybody who checks out the branch to try it.'),
    warning(
      ['copilot-cli', 'claude'],
      'The Copilot CLI and Claude Code follow the file, and run its hooks and servers, for everybody who starts them in a checkout of the branch.',
    ),
    warning(['github'], 'On github.com, the coding agent and the code review follow the file once it is merged.'),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/security',
  say: (path) => ({
    message: `A fork changes \`${path}\`, which contains instructions for assistants`,
    hint: 'Review it like code before you check out the branch or let an assistant work on it.',
  }),
};
