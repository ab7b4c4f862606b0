import { declareHoistedFunctions } from './hoisted-functions.ts';
import { openNames, type NameWalk } from './name-walk.ts';
import { representative, type Binding, type Scope } from './scope-tree.ts';
import { nameToken } from '../tokens.ts';
import { visitNames } from './visit-names.ts';
import type { Program } from '../syntax.ts';

/** Maximum number of steps from scope to scope for a bundle. The largest real bundles need far fewer. */
const MAX_LOOKUPS = 100_000_000;

/** Thrown if the scopes of a program are too many and too deep to resolve its names. */
export class TooManyScopes extends Error {}

/**
 * Replaces every name that could be changed without an effect by a token (see `tokens.ts`), and returns the bindings
 * that the tokens number. Names of globals, names that a direct `eval` or a `with` can see, and names at the top of a
 * script stay as they are. The tree is changed.
 *
 * The scopes are read by our own walk. The scopes of `@babel/traverse` treat the parameters and the body of a function
 * as one scope. JavaScript does not, and a change could hide in that difference. Babel's scopes are the oracle in
 * `test/bundles/names/resolve-names.test.ts`, which lists where they differ.
 */
export function resolveNames(program: Program): readonly Binding[] {
  const walk = openNames(program.sourceType === 'module');
  visitNames(walk, program);
  declareHoistedFunctions(walk);
  const free = resolveReferences(walk);
  fixVisibleNames(walk, program, free);
  for (const { node, binding } of walk.occurrences) {
    const one = binding === undefined ? undefined : representative(binding);
    if (one !== undefined && !one.fixed) {
      node.name = nameToken(one.id);
    }
  }
  return walk.bindings;
}

/** Sets the binding of every reference, and returns the names without a binding. */
function resolveReferences(walk: NameWalk): ReadonlySet<string> {
  const free = new Set<string>();
  let steps = 0;
  const look = (name: string, from: Scope): Binding | undefined => {
    if (from.outside.has(name)) {
      return from.outside.get(name);
    }
    let found: Binding | undefined;
    for (let scope: Scope | undefined = from; scope !== undefined && found === undefined; scope = scope.parent) {
      steps += 1;
      found = scope.names.get(name);
    }
    from.outside.set(name, found);
    return found;
  };
  for (const occurrence of walk.occurrences) {
    occurrence.binding ??= look(occurrence.key, occurrence.scope);
    if (steps > MAX_LOOKUPS) {
      throw new TooManyScopes();
    }
    if (occurrence.binding === undefined) {
      free.add(occurrence.key);
    } else if (occurrence.assigns) {
      representative(occurrence.binding).assigned = true;
    }
  }
  return free;
}

/** Other code may use a name at the top of a script. The names of a CommonJS module and an ES module are private. */
function fixVisibleNames(walk: NameWalk, program: Program, free: ReadonlySet<string>): void {
  const own = program.sourceType === 'module' || ['require', 'module', 'exports'].some((name) => free.has(name));
  for (const scope of walk.scopes) {
    const visible = scope.dynamic || (!own && scope.parent === undefined);
    for (const binding of scope.names.values()) {
      if (visible || binding.name === 'arguments' || binding.name === 'eval') {
        representative(binding).fixed = true;
      }
    }
  }
}
