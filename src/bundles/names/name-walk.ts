import { joinBindings, functionScopeOf, openScope, type Binding, type BindingKind, type Scope } from './scope-tree.ts';
import { startOf, type Identifier } from '../syntax.ts';

/** A place where a name stands. */
interface Occurrence {
  readonly node: Identifier;
  /** What scopes know it by. */
  readonly key: string;
  readonly scope: Scope;
  readonly assigns: boolean;
  /** Absent until it is looked up, and for a global name. */
  binding?: Binding | undefined;
}

/** A function declared in a block of sloppy code, which the function around may see too. */
interface BlockFunction {
  readonly name: string;
  readonly scope: Scope;
  readonly binding: Binding;
}

/** What is gathered on the way through a program. */
export interface NameWalk {
  readonly bindings: Binding[];
  readonly scopes: Scope[];
  readonly occurrences: Occurrence[];
  readonly blockFunctions: BlockFunction[];
  readonly top: Scope;
}

/** A walk that has met nothing yet. */
export function openNames(strict: boolean): NameWalk {
  const top = openScope('function', undefined, strict);
  return { bindings: [], scopes: [top], occurrences: [], blockFunctions: [], top };
}

/** Opens a scope that the walk remembers. */
export function scopeIn(
  walk: NameWalk,
  kind: Scope['kind'],
  parent: Scope,
  strict?: boolean,
  parameters?: Scope,
): Scope {
  const scope = openScope(kind, parent, strict, parameters);
  walk.scopes.push(scope);
  return scope;
}

/** Declares the name that stands at a node; a second declaration in the same scope is the same binding. */
export function declare(walk: NameWalk, node: Identifier, scope: Scope, kind: BindingKind): Binding {
  const home = kind === 'var' ? functionScopeOf(scope) : scope;
  const key = scopeKey(node.name, kind);
  const binding = home.names.get(key) ?? addBinding(walk, node.name, home, kind, startOf(node));
  binding.declarations += 1;
  if (kind === 'var') {
    joinOnTheWay(key, binding, scope, home);
  }
  walk.occurrences.push({ node, key, scope, assigns: false, binding });
  return binding;
}

/** Notes a use of a name, to be looked up when every declaration is known. */
export function refer(walk: NameWalk, node: Identifier, scope: Scope, kind?: BindingKind, assigns = false): void {
  walk.occurrences.push({ node, key: scopeKey(node.name, kind), scope, assigns });
}

/** Labels and private names do not meet the names of variables. */
function scopeKey(name: string, kind?: BindingKind): string {
  if (kind === 'label') {
    return `${name}:`;
  }
  return kind === 'private' ? `#${name}` : name;
}

/** Adds a binding to a scope. */
export function addBinding(walk: NameWalk, name: string, scope: Scope, kind: BindingKind, declaredAt: number): Binding {
  const id = walk.bindings.length;
  const binding: Binding = { id, name, kind, declaredAt, declarations: 0, fixed: false, assigned: false };
  walk.bindings.push(binding);
  scope.names.set(scopeKey(name, kind), binding);
  return binding;
}

/**
 * `catch (e) { var e = 1 }` declares one `e` and gives the value to the other; and a `var` beside a parameter list
 * with defaults begins with the value of the parameter of its name. Such two go by one name.
 */
function joinOnTheWay(name: string, binding: Binding, scope: Scope, home: Scope): void {
  for (let open: Scope | undefined = scope; open !== undefined && open !== home; open = open.parent) {
    const other = open.names.get(name);
    if (other !== undefined) {
      joinBindings(binding, other);
    }
  }
  const parameter = home.parameters?.names.get(name);
  if (parameter !== undefined) {
    joinBindings(binding, parameter);
  }
}
