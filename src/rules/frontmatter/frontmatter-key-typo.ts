import type { FrontmatterKey } from '../../customizations/frontmatter/keys.ts';
import { hasShape } from '../../customizations/frontmatter/value-shape.ts';
import type { FileRule } from '../types.ts';
import { judgeKeys, renameKey, suggestKey, type SuspectKey } from '../reading/frontmatter/frontmatter-keys.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { KEY_IGNORED } from './key-ignored.ts';
import { quote } from '../../text/shown/quote.ts';

export const frontmatterKeyTypo: FileRule<readonly SuspectKey[]> = {
  id: 'frontmatter-key-typo',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'A key of the frontmatter is misspelled',
  effects: KEY_IGNORED,
  fixes: 'Corrects the key, unless the file also has the correct one, or the key chooses a model or allows tools.',
  suggests: 'Correct a key that chooses a model or allows tools.',
  ...judgeKeys('typo', (key, { meant }) =>
    isOwnData(key, meant)
      ? undefined
      : {
          message: `${quote(key.name)} is not a known key, so it is not read`,
          hint: `Did you mean \`${meant.name}\`?`,
          ...correctKey(key, meant),
        },
  ),
};

/** What changes for users if a key is read from now on. Nobody looked at it as long as it was misspelled. */
const CONSEQUENCES: ReadonlyMap<string, string> = new Map([
  ['model', 'another model may cost more'],
  ['models', 'another model may cost more'],
  ['allowed-tools', 'the tools then run without a question'],
  ['permissionMode', 'the tools then run with other permissions'],
]);

function correctKey(key: SuspectKey, meant: FrontmatterKey): ReturnType<typeof renameKey | typeof suggestKey> {
  const consequence = CONSEQUENCES.get(meant.name);
  return consequence === undefined ? renameKey(key, meant) : suggestKey(key, meant, consequence);
}

/** Whether the value is a map, which the similar key does not take: teams keep data of their own tools in frontmatter. */
function isOwnData(key: SuspectKey, { shape }: FrontmatterKey): boolean {
  return key.value === 'map' && !hasShape({}, shape);
}
