import type { Effects, TextRule } from '../types.ts';
import { inSkill, reportFaults, UNREADABLE, UNREADABLE_OUTSIDE_VSCODE } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';

export const frontmatterYamlSyntax: TextRule = {
  id: 'frontmatter-yaml-syntax',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'The frontmatter is not valid YAML',
  effects: UNREADABLE,
  fixes: 'Puts a text that contains a colon and a space in quotes, if it is on one line.',
  source: 'https://yaml.org/spec/1.2.2/#733-plain-style',
  check: reportFaults('frontmatter-yaml-syntax', ({ severity }, { kind, frontmatter }) => {
    if (severity === 'warning' && kind === 'agent' && frontmatter.data['target'] === 'vscode') {
      return { effects: FOR_VSCODE_ALONE };
    }
    const effects = severity === 'warning' ? UNREADABLE_OUTSIDE_VSCODE : UNREADABLE;
    return { effects: kind === 'skill' ? inSkill(effects) : effects };
  }),
};

/** The effect of a value that VS Code accepts, in an agent that github.com and the Copilot CLI leave out anyway. */
const FOR_VSCODE_ALONE: Effects = [
  {
    clients: ['vscode', 'github', 'copilot-cli', 'claude'],
    severity: 'info',
    why: 'VS Code accepts the value as text, and the agent is for VS Code alone; every reader of real YAML rejects the file.',
  },
];
