import { agentRule } from '../reading/agents/agent-rule.ts';
import { info } from '../effects.ts';

export const agentGithubIgnoredKey = agentRule(
  'copilot',
  {
    id: 'agent-github-ignored-key',
    kinds: ['agent'],
    looksFor: { keys: ['target'] },
    description: 'An agent for github.com has a key that only VS Code reads',
    effects: [
      info(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI ignore the key, and `target` hides the agent from VS Code.',
      ),
      info(['vscode'], 'VS Code marks the key as not supported in an agent for github.com.'),
    ],
    source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  },
  (text, report) => {
    if (text.frontmatter.data['target'] !== 'github-copilot') {
      return;
    }
    for (const key of KEYS) {
      const range = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.rangeOfKey([key]) : undefined;
      if (range !== undefined) {
        report(range, {
          message: `\`${key}\` has no effect with \`target: github-copilot\``,
          hint: 'Remove the key, or remove `target` if the agent is for both.',
        });
      }
    }
  },
);

const KEYS = ['handoffs', 'argument-hint', 'agents', 'hooks'];
