import { headsOf, keyOf, type FrontmatterKey } from '../../customizations/frontmatter/keys.ts';
import { areValuesReadable } from './frontmatter-state.ts';
import { oncePerText } from './once-per-text.ts';

/** The keys of a frontmatter that was read whole, by whether its kind of file has them. */
export interface SortedKeys {
  /** With their values; those that one of the heads has that such a file may have. */
  readonly known: readonly { readonly key: FrontmatterKey; readonly value: unknown }[];
  /** Those that not all of these heads have: almost always none. */
  readonly strange: readonly string[];
}

/** Sorts the keys of a text: a dozen rules ask. */
export const sortKeys = oncePerText(({ kind, frontmatter }): SortedKeys => {
  const heads = headsOf(kind);
  const known: SortedKeys['known'][number][] = [];
  const strange: string[] = [];
  for (const name of areValuesReadable(frontmatter) ? Object.keys(frontmatter.data) : []) {
    // Where agents of Copilot and of Claude share a key, its values are of the same type.
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
