import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

const USER = 'user-invocable';
const MODEL = 'disable-model-invocation';

export const skillUnreachable: TextRule = {
  id: 'skill-unreachable',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['user-invocable'] },
  description: 'Neither people nor the model can call a skill',
  effects: [
    warning(
      ['vscode', 'copilot-cli', 'claude'],
      'VS Code, the Copilot CLI and Claude Code hide the skill from both people and the model.',
    ),
    warning(['github'], 'github.com does not offer the skill to the model, and people cannot call it there.'),
  ],
  source: 'https://code.visualstudio.com/docs/agent-customization/agent-skills',
  check({ frontmatter: { data, rangeOf } }, report) {
    const user = data[USER] === false ? rangeOf([USER]) : undefined;
    const model = data[MODEL] === true ? rangeOf([MODEL]) : undefined;
    if (user !== undefined && model !== undefined) {
      report(user.start > model.start ? user : model, {
        message: `With \`${USER}: false\` and \`${MODEL}: true\` nobody can call the skill`,
        hint: 'Remove one of the two keys.',
      });
    }
  },
};
