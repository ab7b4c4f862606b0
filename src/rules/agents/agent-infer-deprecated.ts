import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const agentInferDeprecated: TextRule = {
  id: 'agent-infer-deprecated',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { keys: ['infer'], problems: true },
  description: 'An agent has the retired key `infer`',
  effects: [
    warning(['vscode'], 'VS Code reports the key as an error and will stop reading it.'),
    warning(
      ['github', 'copilot-cli'],
      'On github.com and in the Copilot CLI the key is retired, and `disable-model-invocation` overrides it.',
    ),
  ],
  fixes:
    'Replaces the key by `disable-model-invocation` with the opposite value, unless the file already has that key.',
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
        hint: `Write \`${SUCCESSOR}\`, which has the opposite meaning${typeof value === 'boolean' ? `: \`${SUCCESSOR}: ${String(!value)}\`` : ''}.`,
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
