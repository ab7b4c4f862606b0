import type { TextRule } from '../types.ts';
import { reportFaults, UNREADABLE } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';

export const frontmatterUnindentedContinuation: TextRule = {
  id: 'frontmatter-unindented-continuation',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'A value of the frontmatter continues on a line without indent',
  effects: UNREADABLE,
  source: 'https://yaml.org/spec/1.2.2/#61-indentation-spaces',
  check: reportFaults('frontmatter-unindented-continuation'),
};
