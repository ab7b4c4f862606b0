import type { FileRule } from '../types.ts';
import { judgeKeys, renameKey, type SuspectKey } from '../reading/frontmatter/frontmatter-keys.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { KEY_IGNORED } from './key-ignored.ts';
import { quote } from '../../text/shown/quote.ts';

export const frontmatterKeyCase: FileRule<readonly SuspectKey[]> = {
  id: 'frontmatter-key-case',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'A key of the frontmatter has the wrong letter case',
  effects: KEY_IGNORED,
  fixes: 'Corrects the letter case, unless the file also has the correct key.',
  ...judgeKeys('case', (key, { meant }) => ({
    message: `${quote(key.name)} is not read: the letter case of a key counts`,
    hint: `Write \`${meant.name}\`.`,
    ...renameKey(key, meant),
  })),
};
