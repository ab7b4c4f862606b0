import { looksLikeBundle } from '../../bundles/split/looks-like-bundle.ts';
import { compareApart } from '../../bundles/compare-apart.ts';
import type { BundleComparison, ModuleChange } from '../../bundles/types.ts';
import { NO_BASE_VERSION, tooManyCharacters } from '../../reports/reasons/bundles.ts';
import type { ChangeView, FileChange } from '../../changes/types.ts';

/** Reads a changed file whole, from either side of the change; undefined if it cannot be read. */
export type ReadVersion = (side: 'base' | 'head', file: FileChange) => Promise<string | undefined>;

const SCRIPT = /\.[cm]?js$/i;

/** Compares the files that look like bundles. The result has each by its path, with a reason if it could not be compared. */
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

/** Most characters of both versions of all bundles of a change; comparing so many takes about a minute and a half. */
const MAX_CHARACTERS = 40_000_000;

const NO_BASE: BundleComparison = { kind: 'not-compared', reason: NO_BASE_VERSION };
const TOO_MUCH: BundleComparison = {
  kind: 'not-compared',
  reason: tooManyCharacters(MAX_CHARACTERS),
};

/** The lines of a bundle that cannot be compared; undefined if the diff has none. */
export function viewOfLines({ hunks }: FileChange): ChangeView | undefined {
  return hunks.length === 0 ? undefined : { about: 'a bundle that could not be compared; its own lines', hunks };
}

/** A new name or file mode changes no module. Git may treat a bundle as binary, and then counts no lines of it. */
function hasNewText({ binary, additions, deletions }: FileChange): boolean {
  return binary || additions + deletions > 0;
}

/** Shows the changed modules in place of a bundle's own lines; undefined if none changed. */
export function viewOfBundle(comparison: Extract<BundleComparison, { kind: 'compared' }>): ChangeView | undefined {
  const { modules, format, unchanged } = comparison;
  if (modules.length === 0) {
    return undefined;
  }
  return {
    about: `${format} bundle: ${modules.length} changed of ${modules.length + unchanged} modules, rewritten for reading`,
    hunks: modules.flatMap(drawModule),
  };
}

function drawModule({ name, status, hunks }: ModuleChange): ChangeView['hunks'] {
  return hunks.map((hunk) => ({ ...hunk, lines: hunk.lines, heading: `${status} module ${name}` }));
}
