import { FRONTMATTER_KEYS, type HeadKind } from '../../customizations/frontmatter/keys.ts';
import { renameKey, type SayOfKey } from './frontmatter-keys.ts';
import { quote } from '../../text/quote.ts';

/** Says of a key that files of this kind do not have it, and what to do instead. */
export function sayUnknown(files: string, mending: 'rename' | 'none' = 'rename'): SayOfKey<'unknown'> {
  return (key, { meant, advice, from }, head) => {
    // Claude's files may hold keys of their authors: only what was plainly meant to be read is worth a word.
    if (head.startsWith('claude') && meant === undefined && advice === undefined) {
      return undefined;
    }
    return {
      message: `${quote(key.name)} is no key of ${TITLES_OF_CLAUDE.get(head) ?? files}${from === undefined ? '' : `, but of ${from}`}`,
      hint: meant !== undefined ? `Did you mean \`${meant.name}\`?` : (advice ?? `Take it out; ${knownKeys(head)}.`),
      ...(mending === 'rename' && renameKey(key, meant)),
    };
  };
}

const TITLES_OF_CLAUDE: ReadonlyMap<HeadKind, string> = new Map([
  ['claude-agent', "Claude's agents"],
  ['claude-rule', "Claude's rules"],
]);

/** More make no hint. */
const MAX_NAMED_KEYS = 8;

function knownKeys(head: HeadKind): string {
  const names = FRONTMATTER_KEYS[head]
    .filter(({ successor }) => successor === undefined)
    .map(({ name }) => `\`${name}\``);
  const rest = names.length > MAX_NAMED_KEYS ? ', …' : '';
  return `the keys are ${names.slice(0, MAX_NAMED_KEYS).join(', ')}${rest}`;
}
