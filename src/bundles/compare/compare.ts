import { compareUnits } from './compare-units.ts';
import { describeIds } from './describe-ids.ts';
import { gatherModules } from './gather-modules.ts';
import { openLineComparer } from '../../changes/diff/line-difference.ts';
import { matchBindings } from './match-bindings.ts';
import { matchUnits } from './match-units.ts';
import { findMovedUnits } from './moved-units.ts';
import type { BundleComparison, ModuleChange } from '../types.ts';
import { NO_VERSION, readVersion, type BundleVersion } from '../version.ts';

/**
 * Compares two versions of a bundle module by module, after undoing changes by bundlers and minifiers that have no
 * effect: of names, ids, spelling and order. Every difference in behaviour is in a module of the result, or the result
 * gives the reason why the comparison is not possible. Comments do not count as code. `before` is `undefined` for an
 * added file. No text makes it throw.
 */
export function compareBundles(before: string | undefined, after: string): BundleComparison {
  const base = before === undefined ? NO_VERSION : readVersion(before);
  if (typeof base === 'string') {
    return { kind: 'not-compared', reason: `the version of the base cannot be read: ${base}` };
  }
  const head = readVersion(after);
  if (typeof head === 'string') {
    return { kind: 'not-compared', reason: `the version of the head cannot be read: ${head}` };
  }
  return compareVersions(base, head);
}

function compareVersions(base: BundleVersion, head: BundleVersion): BundleComparison {
  const comparer = openLineComparer();
  const units = matchUnits(base, head);
  const bindings = matchBindings(base, head, units, comparer);
  const moved = findMovedUnits(base, head, units);
  const differences = compareUnits({ base, head, units, bindings, moved, comparer });
  const ids = describeIds(base, head, units);
  const { modules, unchanged } = gatherModules(differences);
  const changes: readonly ModuleChange[] = ids === undefined ? modules : [...modules, ids];
  return { kind: 'compared', format: head.format, modules: changes, unchanged };
}
