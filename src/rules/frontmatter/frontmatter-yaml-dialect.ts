import { info, warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { reportFaults } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';

export const frontmatterYamlDialect: TextRule = {
  id: 'frontmatter-yaml-dialect',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'A value begins with a character that only VS Code accepts in a text without quotes',
  effects: [
    warning(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI read real YAML, in which a text without quotes cannot begin with this character; old versions of the Copilot CLI ignore the value.',
    ),
    info(
      ['vscode', 'claude'],
      'VS Code and Claude Code accept the value as text; every reader of real YAML rejects it.',
    ),
  ],
  fixes: 'Puts the value in quotes.',
  source: 'https://yaml.org/spec/1.2.2/#53-indicator-characters',
  check: reportFaults('frontmatter-yaml-dialect'),
};
