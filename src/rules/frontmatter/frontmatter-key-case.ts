import { inBackticks } from '../../text/in-backticks.ts';
import type { FileRule } from '../types.ts';
import { judgeKeys, renameKey, type SuspectKey } from '../reading/frontmatter-keys.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter-kinds.ts';
import { KEY_IGNORED } from './key-ignored.ts';

export const frontmatterKeyCase: FileRule<readonly SuspectKey[]> = {
  id: 'frontmatter-key-case',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'A key of the frontmatter is written in other capitals than the clients know it in',
  effects: KEY_IGNORED,
  fixes: 'Writes the key as the clients know it, unless the file has that one too.',
  ...judgeKeys('case', (key, { meant }) => ({
    message: `${inBackticks(key.name)} is not read: the capitals of a key count`,
    hint: `Write \`${meant.name}\`.`,
    ...renameKey(key, meant),
  })),
};
