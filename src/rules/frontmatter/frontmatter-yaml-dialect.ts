import type { TextRule } from '../types.ts';
import { reportFaults } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter-kinds.ts';

export const frontmatterYamlDialect: TextRule = {
  id: 'frontmatter-yaml-dialect',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'A value begins with a sign that only VS Code takes for text',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'warning',
      why: 'github.com and the Copilot CLI read real YAML, in which no text may begin with this sign; old versions of the Copilot CLI ignore the value.',
    },
    {
      clients: ['vscode', 'claude'],
      severity: 'info',
      why: 'VS Code and Claude Code take the text as it stands; every reader of real YAML refuses it.',
    },
  ],
  fixes: 'Puts the value in quotes.',
  source: 'https://yaml.org/spec/1.2.2/#53-indicator-characters',
  check: reportFaults('frontmatter-yaml-dialect'),
};
