import type { UnitDifference } from './compare-units.ts';
import { RUNTIME } from '../split/split.ts';
import { UNNAMED } from '../split/statement-name.ts';
import type { ModuleChange } from '../types.ts';

interface GatheredModules {
  readonly modules: readonly ModuleChange[];
  readonly unchanged: number;
}

/** Gathers the changed modules, with all code outside of modules as one, and counts the unchanged ones. */
export function gatherModules(differences: readonly UnitDifference[]): GatheredModules {
  const modules = differences.filter(({ name }) => name !== RUNTIME);
  const runtime = differences.filter(({ name }) => name === RUNTIME);
  const changed = joinNeighbours(modules).flatMap((one) => moduleOf(one) ?? []);
  const unchanged = modules.filter(({ status }) => status === 'same').length;
  const gathered = gatherRuntime(runtime);
  return gathered === undefined
    ? { modules: changed, unchanged: unchanged + 1 }
    : { modules: [gathered, ...changed], unchanged };
}

/** Joins neighbouring statements without a name that changed in the same way. */
function joinNeighbours(units: readonly UnitDifference[]): readonly UnitDifference[] {
  const groups: UnitDifference[][] = [];
  for (const unit of units) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (first?.name === UNNAMED && unit.name === UNNAMED && first.status === unit.status) {
      group?.push(unit);
    } else {
      groups.push([unit]);
    }
  }
  return groups.flatMap(([first, ...more]) => (first === undefined ? [] : joinUnits(first, [first, ...more])));
}

function joinUnits({ name, status }: UnitDifference, units: readonly UnitDifference[]): UnitDifference {
  return { name, status, range: rangeOf(units), hunks: units.flatMap(({ hunks }) => hunks) };
}

function rangeOf(units: readonly UnitDifference[]): readonly [first: number, last: number] {
  return units
    .map(({ range }) => range)
    .reduce((whole, range) => [Math.min(whole[0], range[0]), Math.max(whole[1], range[1])]);
}

function moduleOf({ name, status, range, hunks }: UnitDifference): ModuleChange | undefined {
  return status === 'same' ? undefined : { name, status, lines: range, hunks };
}

function gatherRuntime(parts: readonly UnitDifference[]): ModuleChange | undefined {
  const changed = parts.filter(({ status }) => status !== 'same');
  if (changed.length === 0) {
    return undefined;
  }
  const changedInHead = changed.filter(({ status }) => status !== 'removed');
  return {
    name: RUNTIME,
    status: changed.every(({ status }) => status === 'added') ? 'added' : 'modified',
    lines: rangeOf(changedInHead.length > 0 ? changedInHead : parts.slice(0, 1)),
    hunks: changed.flatMap(({ hunks }) => hunks),
  };
}
