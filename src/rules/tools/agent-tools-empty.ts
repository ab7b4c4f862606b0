import type { TextRule } from '../types.ts';

export const agentToolsEmpty: TextRule = {
  id: 'agent-tools-empty',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { keys: ['tools'] },
  description: '`tools` is an empty list',
  effects: [
    { clients: ['vscode'], severity: 'info', why: 'VS Code gives the agent no tools at all.' },
    {
      clients: ['github', 'copilot-cli'],
      severity: 'info',
      why: 'github.com and the Copilot CLI give the agent no tools at all.',
    },
    { clients: ['claude'], severity: 'info', why: 'Claude Code gives the agent no tools at all.' },
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check({ frontmatter }, report) {
    const tools = frontmatter.data['tools'];
    const range = frontmatter.rangeOf(['tools']);
    if (Array.isArray(tools) && tools.length === 0 && range !== undefined) {
      report(range, {
        message: 'An empty list gives the agent no tools',
        hint: 'Take the line out for all tools; leave it if the agent is to do without.',
      });
    }
  },
};
