import { addBinding, type NameWalk } from './name-walk.ts';
import { functionScopeOf, joinBindings, type Scope } from './scope-tree.ts';

/**
 * In sloppy mode, a function declared in a block is also a `var` of the surrounding function, unless that would
 * conflict with a `let`, a class or a parameter in between.
 * https://tc39.es/ecma262/#sec-block-level-function-declarations-web-legacy-compatibility-semantics
 */
export function declareHoistedFunctions(walk: NameWalk): void {
  for (const { name, scope, binding } of walk.blockFunctions) {
    const home = functionScopeOf(scope);
    if (clashes(name, scope, home)) {
      continue;
    }
    const outer = home.names.get(name) ?? addBinding(walk, name, home, 'var', binding.declaredAt);
    joinBindings(outer, binding);
  }
}

function clashes(name: string, scope: Scope, home: Scope): boolean {
  for (let open = scope.parent; open !== undefined && open !== home; open = open.parent) {
    if (open.kind === 'block' && open.names.has(name)) {
      return true;
    }
  }
  const kind = home.names.get(name)?.kind;
  return kind === 'lexical' || kind === 'parameter' || home.parameters?.names.has(name) === true;
}
