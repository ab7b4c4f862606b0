import { FRONTMATTER_KEYS, HEAD_KINDS, keyOf, type FrontmatterKey, type HeadKind } from './keys.ts';
import { FOREIGN_KEYS, MISNAMED_KEYS, REPHRASED_KEYS } from './misnamed-keys.ts';
import { editsUpTo, isSwapped } from '../../text/near-misses.ts';

/** What is wrong with a key of the frontmatter. */
export type KeyFault =
  /** A known key with other capital letters, such as `ApplyTo`. */
  | { readonly kind: 'case'; readonly meant: FrontmatterKey }
  /** A spelling mistake, or words joined in another way: `descripton`, `applyto`, `argument_hint`. */
  | { readonly kind: 'typo'; readonly meant: FrontmatterKey }
  /** A key that only other programs read in this kind of file. */
  | { readonly kind: 'other-client'; readonly head: HeadKind }
  /** A key that files of this kind do not have. */
  | {
      readonly kind: 'unknown';
      /** The key to write instead; it accepts the same value. */
      readonly meant?: FrontmatterKey;
      /** What to do if a new name for the key is not enough. */
      readonly advice?: string;
      /** Which files have the key. */
      readonly from?: string;
    };

/** Returns what is wrong with a key in one kind of frontmatter; undefined if the key is allowed there. */
export function judgeKey(head: HeadKind, name: string): KeyFault | undefined {
  if (name.length > MAX_KEY_CHARACTERS || keyOf(head, name) !== undefined) {
    return name.length > MAX_KEY_CHARACTERS ? { kind: 'unknown' } : undefined;
  }
  const same = squeezedKeys(head).get(squeeze(name));
  if (same !== undefined) {
    return { kind: differsInCapitals(name, same.name) ? 'case' : 'typo', meant: same };
  }
  const other = head === 'agent' || head === 'claude-agent' ? OTHER_FLAVOUR[head] : undefined;
  const misnamed = MISNAMED_KEYS[head].get(name.toLowerCase());
  if (misnamed === undefined && other !== undefined && keyOf(other, name) !== undefined) {
    return { kind: 'other-client', head: other };
  }
  const advice = REPHRASED_KEYS[head].get(name.toLowerCase());
  const from = FOREIGN_KEYS.get(name) ?? ownerOf(name);
  const meant = misnamed === undefined ? undefined : keyOf(head, misnamed);
  if (meant !== undefined || advice !== undefined || from !== undefined) {
    return {
      kind: 'unknown',
      ...(meant && { meant }),
      ...(advice !== undefined && { advice }),
      ...(from !== undefined && { from }),
    };
  }
  const near = nearestKey(head, name);
  return near === undefined ? { kind: 'unknown' } : { kind: 'typo', meant: near };
}

/** The key of the same kind of file that was probably meant. */
export function meantBy(fault: KeyFault): FrontmatterKey | undefined {
  return fault.kind === 'other-client' ? undefined : fault.meant;
}

/** Longer names are not compared with known keys. The longest known key has 27 characters. */
const MAX_KEY_CHARACTERS = 60;

const OTHER_FLAVOUR = { agent: 'claude-agent', 'claude-agent': 'agent' } as const;

const SQUEEZED = new Map<HeadKind, ReadonlyMap<string, FrontmatterKey>>();

/** The keys of one kind of frontmatter by their squeezed names. If two names are equal, the first key is used. */
function squeezedKeys(head: HeadKind): ReadonlyMap<string, FrontmatterKey> {
  const known =
    SQUEEZED.get(head) ?? new Map(FRONTMATTER_KEYS[head].toReversed().map((key) => [squeeze(key.name), key]));
  SQUEEZED.set(head, known);
  return known;
}

/** Writes a key in lower case, without the hyphens, underscores and spaces between its words. */
function squeeze(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, '');
}

/** Whether only capital letters are wrong, as in `ApplyTo`. `applyto` has none, so its words are joined: a typo. */
function differsInCapitals(written: string, known: string): boolean {
  return written.toLowerCase() === known.toLowerCase() && written !== written.toLowerCase();
}

const HEAD_TITLES: Readonly<Record<HeadKind, string>> = {
  instructions: '`*.instructions.md` files',
  'claude-rule': "Claude's rules",
  agent: 'agents',
  'claude-agent': "Claude's agents",
  prompt: 'prompts',
  skill: 'skills',
  'claude-command': "Claude's commands",
  'claude-output-style': "Claude's output styles",
  'cursor-rule': "Cursor's rules",
  'windsurf-rule': "Windsurf's rules",
};

/** Returns the kind of file that has a key, in words. An old spelling belongs to no kind of file. */
function ownerOf(name: string): string | undefined {
  const owner = HEAD_KINDS.find((head) => {
    const key = keyOf(head, name);
    return key !== undefined && key.successor === undefined;
  });
  return owner && HEAD_TITLES[owner];
}

/**
 * Finds the only key that is at most two letters away. Fewer are allowed for short names, because many short words are
 * similar.
 */
function nearestKey(head: HeadKind, name: string): FrontmatterKey | undefined {
  const most = name.length < 4 ? 0 : name.length < 8 ? 1 : 2;
  const written = name.toLowerCase();
  const near = FRONTMATTER_KEYS[head]
    .filter(({ successor }) => successor === undefined)
    .flatMap((key) => {
      const lower = key.name.toLowerCase();
      const edits = isSwapped(written, lower) && most > 0 ? 1 : editsUpTo(most, written, lower);
      return edits === undefined ? [] : [{ key, edits }];
    })
    .toSorted((a, b) => a.edits - b.edits);
  return near[0] !== undefined && near[0].edits !== near[1]?.edits ? near[0].key : undefined;
}
