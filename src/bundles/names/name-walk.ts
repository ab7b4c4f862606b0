import { joinBindings, functionScopeOf, openScope, type Binding, type BindingKind, type Scope } from './scope-tree.ts';
import { startOf, type Identifier } from '../syntax.ts';

/** A place where a name occurs. */
interface Occurrence {
  readonly node: Identifier;
  /** The key under which scopes store it. */
  readonly key: string;
  readonly scope: Scope;
  readonly assigns: boolean;
  /** Absent until it is resolved, and for a global name. */
  binding?: Binding | undefined;
}

/** A function declared in a block in sloppy mode, which may be visible in the surrounding function. */
interface BlockFunction {
  readonly name: string;
  readonly scope: Scope;
  readonly binding: Binding;
}

/** The data that is gathered on the walk through a program. */
export interface NameWalk {
  readonly bindings: Binding[];
  readonly scopes: Scope[];
  readonly occurrences: Occurrence[];
  readonly blockFunctions: BlockFunction[];
  readonly top: Scope;
}

/** The state of a walk before its first node. */
export function openNames(strict: boolean): NameWalk {
  const top = openScope('function', undefined, strict);
  return { bindings: [], scopes: [top], occurrences: [], blockFunctions: [], top };
}

/** Opens a scope and adds it to the walk. */
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

/** Declares the name at a node. A second declaration in the same scope is the same binding. */
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

/** Records a use of a name, which is resolved when all declarations are known. */
export function refer(walk: NameWalk, node: Identifier, scope: Scope, kind?: BindingKind, assigns = false): void {
  walk.occurrences.push({ node, key: scopeKey(node.name, kind), scope, assigns });
}

/** The names of labels and private fields are separate from those of variables. */
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
 * `catch (e) { var e = 1 }` declares one `e` and assigns to the other. And a `var` next to a parameter list with
 * defaults starts with the value of the parameter with the same name. Such a pair must have the same name, so it is
 * treated as one binding.
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
