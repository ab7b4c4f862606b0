import { headsOf, keyOf, type FrontmatterKey } from '../../../customizations/frontmatter/keys.ts';
import { areValuesReadable } from './frontmatter-state.ts';
import { oncePerText } from '../texts/once-per-text.ts';

/** The keys of readable frontmatter, sorted by whether files of this kind may have them. */
export interface SortedKeys {
  /** The keys, with their values, that at least one client's files of this kind may have. */
  readonly known: readonly { readonly key: FrontmatterKey; readonly value: unknown }[];
  /** The keys that not all clients' files of this kind may have. Almost always empty. */
  readonly strange: readonly string[];
}

/** Sorts the frontmatter keys of a text. Read once, because a dozen rules need them. */
export const sortKeys = oncePerText(({ kind, frontmatter }): SortedKeys => {
  const heads = headsOf(kind);
  const known: SortedKeys['known'][number][] = [];
  const strange: string[] = [];
  for (const name of areValuesReadable(frontmatter) ? Object.keys(frontmatter.data) : []) {
    // Keys that Copilot and Claude agents share have values of the same type, so the first match is enough.
    let key: FrontmatterKey | undefined;
    let isStrange = false;
    for (const head of heads) {
      const own = keyOf(head, name);
      key ??= own;
      isStrange ||= own === undefined;
    }
    if (key !== undefined) {
      known.push({ key, value: frontmatter.data[name] });
    }
    if (isStrange) {
      strange.push(name);
    }
  }
  return { known, strange };
});
