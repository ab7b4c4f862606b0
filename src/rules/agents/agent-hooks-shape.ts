import { findValueRange } from '../reading/agents/agent-places.ts';
import { findHookFaults } from '../reading/hooks/hook-shape.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const agentHooksShape: TextRule = {
  id: 'agent-hooks-shape',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { keys: ['hooks'] },
  description: 'The hooks of an agent are not written as clients expect them',
  effects: [
    error(['vscode'], 'VS Code ignores a hook that it cannot read, so its command never runs.'),
    error(['claude'], 'Claude Code ignores a hook that it cannot read, so its command never runs.'),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-agents',
  check(file, report) {
    for (const { path, isKey, message, hint } of findHookFaults(file.frontmatter.data['hooks'])) {
      const range =
        isKey === true ? file.frontmatter.rangeOfKey(['hooks', ...path]) : findValueRange(file, ['hooks', ...path]);
      if (range !== undefined) {
        report(range, { message, hint });
      }
    }
  },
};
