import type { TextRule } from '../types.ts';
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
  check: reportFaults('frontmatter-yaml-syntax', ({ severity }, { kind }) => {
    const effects = severity === 'warning' ? UNREADABLE_OUTSIDE_VSCODE : UNREADABLE;
    return { effects: kind === 'skill' ? inSkill(effects) : effects };
  }),
};
