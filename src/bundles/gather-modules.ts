import type { UnitDifference } from './compare-units.ts';
import { RUNTIME } from './split.ts';
import type { ModuleChange } from './types.ts';

interface GatheredModules {
  readonly modules: readonly ModuleChange[];
  readonly unchanged: number;
}

/** The changed modules, with all that belongs to none as one; and how many are the same. */
export function gatherModules(differences: readonly UnitDifference[]): GatheredModules {
  const modules = differences.filter(({ name }) => name !== RUNTIME);
  const runtime = differences.filter(({ name, status }) => name === RUNTIME && status !== 'same');
  const changed = modules.flatMap((one) => moduleOf(one) ?? []);
  const unchanged = modules.length - changed.length;
  const gathered = gatherRuntime(runtime);
  return gathered === undefined
    ? { modules: changed, unchanged: unchanged + 1 }
    : { modules: [gathered, ...changed], unchanged };
}

function moduleOf({ name, status, range, hunks }: UnitDifference): ModuleChange | undefined {
  return status === 'same' ? undefined : { name, status, lines: range, hunks };
}

function gatherRuntime(parts: readonly UnitDifference[]): ModuleChange | undefined {
  const inHead = parts.filter(({ status }) => status !== 'removed');
  const placed = inHead.length > 0 ? inHead : parts;
  const [first] = placed;
  if (first === undefined) {
    return undefined;
  }
  return {
    name: RUNTIME,
    status: parts.every(({ status }) => status === 'added') ? 'added' : 'modified',
    lines: [
      placed.reduce((least, { range }) => Math.min(least, range[0]), first.range[0]),
      placed.reduce((most, { range }) => Math.max(most, range[1]), 1),
    ],
    hunks: parts.flatMap(({ hunks }) => hunks),
  };
}
