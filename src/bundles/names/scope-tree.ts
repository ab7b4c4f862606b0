/** How a name was declared. A label and a private name (`#x`) are in scopes of their own. */
export type BindingKind = 'var' | 'lexical' | 'parameter' | 'function-name' | 'label' | 'private' | 'module';

/** A declared name. Two names that can only be renamed together are joined: see `joinBindings`. */
export interface Binding {
  /** Its index in the list of all bindings. */
  readonly id: number;
  readonly name: string;
  readonly kind: BindingKind;
  /** Offset of the first declaration. */
  readonly declaredAt: number;
  /** The number of its declarations. */
  declarations: number;
  /** Whether other code may use the name, so that renaming it would change the behaviour. */
  fixed: boolean;
  /** Whether it is assigned a value after its declaration. */
  assigned: boolean;
  /** The binding that represents it. Absent if it represents itself. */
  joined?: Binding;
}

/** A part of the code in which names can be declared. */
export interface Scope {
  readonly kind: 'function' | 'block' | 'catch';
  readonly parent: Scope | undefined;
  /** The scope of the parameters, if the function's body has a separate scope. */
  readonly parameters: Scope | undefined;
  readonly strict: boolean;
  readonly names: Map<string, Binding>;
  /** Names that were resolved from here and are declared further out. */
  readonly outside: Map<string, Binding | undefined>;
  /** Whether code in it resolves names at run time, with a direct `eval` or a `with`. */
  dynamic: boolean;
}

/** Opens a scope inside another one. */
export function openScope(
  kind: Scope['kind'],
  parent: Scope | undefined,
  strict = parent?.strict ?? false,
  parameters?: Scope,
): Scope {
  return { kind, parent, parameters, strict, names: new Map(), outside: new Map(), dynamic: false };
}

/** The scope to which a `var` at this place belongs. */
export function functionScopeOf(scope: Scope): Scope {
  let found = scope;
  while (found.kind !== 'function' && found.parent !== undefined) {
    found = found.parent;
  }
  return found;
}

/** Marks every scope that is visible to a direct `eval` or a `with` at this place. */
export function markDynamic(scope: Scope): void {
  for (let open: Scope | undefined = scope; open !== undefined && !open.dynamic; open = open.parent) {
    open.dynamic = true;
  }
}

/** Joins two bindings whose name occurs only once in the text, or that share a value. */
export function joinBindings(one: Binding, other: Binding): void {
  const [kept, joined] = [representative(one), representative(other)];
  if (kept !== joined) {
    joined.joined = kept;
    kept.declarations += joined.declarations;
    kept.fixed ||= joined.fixed;
    kept.assigned ||= joined.assigned;
  }
}

/** The binding that represents all bindings joined with this one. */
export function representative(binding: Binding): Binding {
  let found = binding;
  while (found.joined !== undefined) {
    found = found.joined;
  }
  return found;
}
