import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const agentToolsEmpty: TextRule = {
  id: 'agent-tools-empty',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { keys: ['tools'] },
  description: '`tools` is an empty list',
  effects: [
    info(['vscode'], 'VS Code gives the agent no tools at all.'),
    info(['github', 'copilot-cli'], 'github.com and the Copilot CLI give the agent no tools at all.'),
    info(['claude'], 'Claude Code gives the agent no tools at all.'),
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check({ frontmatter }, report) {
    const tools = frontmatter.data['tools'];
    const range = frontmatter.rangeOf(['tools']);
    if (Array.isArray(tools) && tools.length === 0 && range !== undefined) {
      report(range, {
        message: '`tools` is an empty list, so the agent has no tools',
        hint: 'Remove the line to give the agent all tools. Keep it if the agent should have none.',
      });
    }
  },
};
