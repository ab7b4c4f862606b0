import { agentRule } from '../reading/agents/agent-rule.ts';
import { info } from '../effects.ts';

export const agentVscodeIgnoredKey = agentRule(
  'copilot',
  {
    id: 'agent-vscode-ignored-key',
    kinds: ['agent'],
    looksFor: { keys: ['target'] },
    description: 'An agent for VS Code has a key that only github.com or the Copilot CLI reads',
    effects: [info(['vscode'], 'VS Code ignores the key, and `target` hides the agent from the other clients.')],
    source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  },
  (text, report) => {
    if (text.frontmatter.data['target'] !== 'vscode') {
      return;
    }
    for (const key of KEYS) {
      const range = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.rangeOfKey([key]) : undefined;
      if (range !== undefined) {
        report(range, {
          message: `\`${key}\` has no effect with \`target: vscode\``,
          hint: 'Remove the key, or remove `target` if the agent is for both.',
        });
      }
    }
  },
);

const KEYS = ['mcp-servers', 'metadata', 'models', 'modelPolicy', 'include-custom-instructions', 'sidekick'];
