import type { TextRule } from '../types.ts';

export const agentInferDeprecated: TextRule = {
  id: 'agent-infer-deprecated',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { keys: ['infer'], problems: true },
  description: 'An agent has the retired key `infer`',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code reports the key as an error and is about to drop it.',
    },
    {
      clients: ['github', 'copilot-cli'],
      severity: 'warning',
      why: 'On github.com and in the Copilot CLI the key is retired, and `disable-model-invocation` wins over it.',
    },
  ],
  fixes: 'Puts `disable-model-invocation` with the opposite value in its place, unless the file has that key too.',
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check({ frontmatter }, report) {
    const key = frontmatter.rangeOfKey(['infer']);
    if (key === undefined) {
      return;
    }
    const value = frontmatter.data['infer'];
    const range = frontmatter.rangeOf(['infer']);
    const isClear = typeof value === 'boolean' && range !== undefined && !Object.hasOwn(frontmatter.data, SUCCESSOR);
    report(
      key,
      {
        message: '`infer` is retired',
        hint: `Write \`${SUCCESSOR}\`, which says the opposite${typeof value === 'boolean' ? `: \`${SUCCESSOR}: ${String(!value)}\`` : ''}.`,
      },
      isClear
        ? {
            fix: {
              kind: 'edits',
              edits: [
                { ...key, text: SUCCESSOR },
                { ...range, text: String(!value) },
              ],
            },
          }
        : {},
    );
  },
};

const SUCCESSOR = 'disable-model-invocation';
