import { FRONTMATTER_KEYS, type HeadKind } from '../../../customizations/frontmatter/keys.ts';
import { suggestKey, type SayOfKey } from './frontmatter-keys.ts';
import { quote } from '../../../text/shown/quote.ts';
import { info } from '../../effects.ts';
import type { Effects } from '../../types.ts';

/** Writes the message about a key that files of this kind do not have, and what to do instead. */
export function sayUnknown(files: string, changing: 'suggest' | 'none' = 'suggest'): SayOfKey<'unknown'> {
  return (key, { meant, advice, from }, head) => {
    // Claude's files may have keys of their authors' own, so only a key with a known intention is reported.
    if (head.startsWith('claude') && meant === undefined && advice === undefined) {
      return undefined;
    }
    return {
      message: `${quote(key.name)} is not a key of ${TITLES.get(head) ?? files}${from === undefined ? '' : `, but of ${from}`}`,
      ...((isMetadata(key.name, { meant, advice, from }) ||
        isOnlyName(key.name, head) ||
        isOwnMap(key, from) ||
        isForOtherClient(key, head, meant?.name)) && {
        effects: ONLY_METADATA,
      }),
      hint: meant !== undefined ? `Did you mean \`${meant.name}\`?` : (advice ?? `Remove it; ${knownKeys(head)}.`),
      ...(changing === 'suggest' && suggestKey(key, meant)),
    };
  };
}

const TITLES: ReadonlyMap<HeadKind, string> = new Map([
  ['claude-agent', 'Claude agents'],
  ['claude-rule', 'Claude rules'],
  ['claude-command', 'Claude commands'],
  ['claude-output-style', 'Claude output styles'],
  ['cursor-rule', 'Cursor rules'],
  ['windsurf-rule', 'Windsurf rules'],
]);

/** Keys that describe a file. In a file that does not have them, they change nothing. */
const DESCRIBES =
  /^(?:license|metadata|compatibility|version|author|tags|category|origin|homepage|keywords|repository)$/i;

/** Whether a key says nothing to a client under any name, so that leaving it out changes nothing either. */
function isMetadata(name: string, fault: { meant?: unknown; advice?: unknown; from?: unknown }): boolean {
  return (
    fault.meant === undefined && (DESCRIBES.test(name) || (fault.advice === undefined && fault.from === undefined))
  );
}

/** Whether a key of other files holds a map of the team's own, as `agent:` with an id and a class does. */
function isOwnMap({ name, value }: Parameters<SayOfKey<'unknown'>>[0], from: string | undefined): boolean {
  return from !== undefined && value === 'map' && name === 'agent';
}

/** Keys by which other clients choose files. */
const CHOOSES_FILES: ReadonlySet<string> = new Set(['alwaysApply', 'applyTo', 'globs', 'paths', 'trigger']);

/**
 * Whether a key is for another client that reads the same file, as in one folder of rules for Claude Code and Cursor: the
 * file also has the key by which this client chooses files. In a skill it changes nothing, because no client chooses skills
 * by files.
 */
function isForOtherClient({ name, all }: Parameters<SayOfKey<'unknown'>>[0], head: HeadKind, meant?: string): boolean {
  if (head === 'skill') {
    return CHOOSES_FILES.has(name) && meant === undefined;
  }
  const own = head === 'claude-rule' ? 'paths' : head === 'instructions' ? 'applyTo' : undefined;
  return own !== undefined && CHOOSES_FILES.has(name) && all.includes(own) && (meant === undefined || meant === own);
}

/**
 * Whether a key only names a rule of an editor, which goes by its file name, or gives a title to another
 * file that clients call by the name of the folder or file if there is no `name`.
 */
function isOnlyName(name: string, head: HeadKind): boolean {
  return head === 'cursor-rule' || head === 'windsurf-rule'
    ? /^(?:name|title)$/i.test(name)
    : NAMED_BY_FILE.has(head) && /^title$/i.test(name);
}

const NAMED_BY_FILE: ReadonlySet<HeadKind> = new Set([
  'claude-command',
  'claude-output-style',
  'agent',
  'instructions',
  'prompt',
  'skill',
]);

const ONLY_METADATA: Effects = [
  info(
    ['vscode', 'copilot-cli', 'github', 'claude'],
    'VS Code and the Copilot CLI mark the key as unknown; they, github.com and Claude Code ignore it.',
  ),
  info(['cursor', 'windsurf'], 'Cursor and Windsurf ignore the key.'),
];

/** A longer list would not help as a hint. */
const MAX_NAMED_KEYS = 8;

function knownKeys(head: HeadKind): string {
  const names = FRONTMATTER_KEYS[head]
    .filter(({ successor }) => successor === undefined)
    .map(({ name }) => `\`${name}\``);
  const rest = names.length > MAX_NAMED_KEYS ? ', …' : '';
  return `the known keys are ${names.slice(0, MAX_NAMED_KEYS).join(', ')}${rest}`;
}
