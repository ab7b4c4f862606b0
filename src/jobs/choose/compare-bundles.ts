import { looksLikeBundle } from '../../bundles/split/looks-like-bundle.ts';
import { compareApart } from '../../bundles/compare-apart.ts';
import type { BundleComparison, ModuleChange } from '../../bundles/types.ts';
import type { ChangeView, FileChange } from '../../changes/types.ts';

/** Reads a changed file whole, of either side of the change; undefined where it cannot be had. */
export type ReadVersion = (side: 'base' | 'head', file: FileChange) => Promise<string | undefined>;

const SCRIPT = /\.[cm]?js$/i;

/**
 * Compares those of the files that are bundles, by their paths; a file that only looks like one comes with the reason
 * why it could not be compared.
 */
export async function compareChangedBundles(
  files: readonly FileChange[],
  readVersion: ReadVersion,
): Promise<ReadonlyMap<string, BundleComparison>> {
  const scripts = files.filter((file) => SCRIPT.test(file.path) && file.status !== 'removed' && hasNewText(file));
  const compared = new Map<string, BundleComparison>();
  let characters = 0;
  for (const file of scripts) {
    const head = await readVersion('head', file);
    if (head !== undefined && looksLikeBundle(file.path, head)) {
      const base = file.status === 'added' ? undefined : await readVersion('base', file);
      characters += head.length + (base?.length ?? 0);
      if (base === undefined && file.status !== 'added') {
        compared.set(file.path, NO_BASE);
      } else {
        compared.set(file.path, characters > MAX_CHARACTERS ? TOO_MUCH : await compareApart(base, head));
      }
    }
  }
  return compared;
}

/** Both versions of all bundles of a change: about a minute and a half. */
const MAX_CHARACTERS = 40_000_000;

const NO_BASE: BundleComparison = { kind: 'not-compared', reason: 'the version of the base cannot be had' };
const TOO_MUCH: BundleComparison = {
  kind: 'not-compared',
  reason: `the bundles of this change have more than ${MAX_CHARACTERS / 1e6} million characters`,
};

/** The lines of a bundle that cannot be compared; undefined where the diff has none. */
export function viewOfLines({ hunks }: FileChange): ChangeView | undefined {
  return hunks.length === 0 ? undefined : { about: 'a bundle that could not be compared; its own lines', hunks };
}

/** Renames and modes alone change no module. A bundle that git was told not to show counts no lines. */
function hasNewText({ binary, additions, deletions }: FileChange): boolean {
  return binary || additions + deletions > 0;
}

/** The changed modules in place of a bundle's own lines; undefined where none changed. */
export function viewOfBundle(comparison: Extract<BundleComparison, { kind: 'compared' }>): ChangeView | undefined {
  const { modules, format, unchanged } = comparison;
  if (modules.length === 0) {
    return undefined;
  }
  return {
    about: `${format} bundle: ${modules.length} changed of ${modules.length + unchanged} modules, rewritten for reading`,
    hunks: modules.flatMap(hunksOf),
  };
}

function hunksOf({ name, status, hunks }: ModuleChange): ChangeView['hunks'] {
  return hunks.map((hunk) => ({ ...hunk, lines: hunk.lines, heading: `${status} module ${name}` }));
}
