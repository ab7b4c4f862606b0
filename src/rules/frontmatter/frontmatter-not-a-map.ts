import type { TextRule } from '../types.ts';
import { reportFaults, UNREADABLE } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';

export const frontmatterNotAMap: TextRule = {
  id: 'frontmatter-not-a-map',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'The frontmatter does not consist of keys and values',
  effects: UNREADABLE,
  check: reportFaults('frontmatter-not-a-map'),
};
