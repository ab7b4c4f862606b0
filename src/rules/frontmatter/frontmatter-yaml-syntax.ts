import { info } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { findFaults, inSkill, reportFaults, UNREADABLE, UNREADABLE_OUTSIDE_VSCODE } from './form-faults.ts';
import { isReadByClaude, READ_BY_CLAUDE } from './read-by-claude.ts';
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
  check: reportFaults('frontmatter-yaml-syntax', ({ severity }, text) => {
    const { kind, frontmatter } = text;
    if (severity === 'warning' && kind === 'agent' && frontmatter.data['target'] === 'vscode') {
      return { effects: FOR_VSCODE_ALONE };
    }
    const faults = findFaults(text, 'frontmatter-yaml-syntax').map(({ range }) => range);
    const effects =
      severity === 'warning' ? UNREADABLE_OUTSIDE_VSCODE : isReadByClaude(text, faults) ? READ_BY_CLAUDE : UNREADABLE;
    return { effects: kind === 'skill' ? inSkill(effects) : effects };
  }),
};

/** The effect of a value that VS Code accepts, in an agent that github.com and the Copilot CLI leave out anyway. */
const FOR_VSCODE_ALONE: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli', 'claude'],
    'VS Code accepts the value as text, and the agent is for VS Code alone; every reader of real YAML rejects the file.',
  ),
];
