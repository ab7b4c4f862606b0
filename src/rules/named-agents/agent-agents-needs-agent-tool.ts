import { addition, readTools } from '../reading/tools/tool-list.ts';
import { copilotAlias, isAllTools } from '../reading/tools/tool-names.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const agentAgentsNeedsAgentTool: TextRule = {
  id: 'agent-agents-needs-agent-tool',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { keys: ['agents'] },
  description: '`agents` names agents to call, but `tools` does not list the tool that calls them',
  effects: [
    warning(
      ['vscode'],
      'VS Code calls other agents with the tool `agent`. Without that tool, none of them can be called.',
    ),
  ],
  suggests: 'Add `agent` to the end of `tools`.',
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  check(file, report) {
    const { data } = file.frontmatter;
    const { agents } = data;
    if (
      !(agents === '*' || (Array.isArray(agents) && agents.length > 0)) ||
      data['target'] === 'github-copilot' ||
      !(Array.isArray(data['tools']) || typeof data['tools'] === 'string')
    ) {
      return;
    }
    const tools = readTools(file);
    const key = file.frontmatter.rangeOfKey(['agents']);
    if (key === undefined || tools.some(({ name }) => callsAgents(name))) {
      return;
    }
    const edit = addition(file.text, tools, 'agent');
    report(
      key,
      {
        message: '`tools` does not list `agent`, the tool that calls the agents named here',
        hint: 'Add `agent` to `tools`.',
      },
      edit === undefined
        ? {}
        : {
            suggestions: [
              {
                title: 'Add `agent` to `tools`',
                reason: 'the agent may then call other agents, with all of their tools',
                fix: { kind: 'edits', edits: [edit] },
              },
            ],
          },
    );
  },
};

function callsAgents(name: string): boolean {
  return isAllTools(name) || name === 'runSubagent' || name.startsWith('agent/') || copilotAlias(name) === 'agent';
}
