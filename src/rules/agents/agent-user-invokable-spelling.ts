import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const agentUserInvokableSpelling: TextRule = {
  id: 'agent-user-invokable-spelling',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { keys: ['user-invokable'], problems: true },
  description: 'An agent has the old key `user-invokable`',
  effects: [
    warning(['vscode'], 'VS Code has renamed the key to `user-invocable` and still reads the old one for now.'),
    warning(['github', 'copilot-cli'], 'github.com and the Copilot CLI document only `user-invocable`.'),
  ],
  fixes: 'Writes `user-invocable`, unless the file already has that key.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  check({ frontmatter }, report) {
    const key = frontmatter.rangeOfKey(['user-invokable']);
    if (key === undefined) {
      return;
    }
    const hasBoth = Object.hasOwn(frontmatter.data, SUCCESSOR);
    report(
      key,
      {
        message: '`user-invokable` is the old spelling of `user-invocable`',
        hint: hasBoth ? `Remove the line: the file already has \`${SUCCESSOR}\`.` : `Write \`${SUCCESSOR}\`.`,
      },
      hasBoth ? {} : { fix: { kind: 'edits', edits: [{ ...key, text: SUCCESSOR }] } },
    );
  },
};

const SUCCESSOR = 'user-invocable';
