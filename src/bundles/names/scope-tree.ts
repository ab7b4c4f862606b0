/** What a name was declared as; a label and a private name (`#x`) live in scopes of their own. */
export type BindingKind = 'var' | 'lexical' | 'parameter' | 'function-name' | 'label' | 'private' | 'module';

/** A declared name. Two that the text can only rename together are one: see `joinBindings`. */
export interface Binding {
  /** Place in the list of all bindings. */
  readonly id: number;
  readonly name: string;
  readonly kind: BindingKind;
  /** Offset of the first declaration. */
  readonly declaredAt: number;
  /** How many times it is declared. */
  declarations: number;
  /** Whether code may know it by its name, so that another name is another behaviour. */
  fixed: boolean;
  /** Whether it gets a value after its declaration. */
  assigned: boolean;
  /** The one that stands for it; absent for itself. */
  joined?: Binding;
}

/** A stretch of code in which names can be declared. */
export interface Scope {
  readonly kind: 'function' | 'block' | 'catch';
  readonly parent: Scope | undefined;
  /** The scope of the parameters, where a function's body has another than they. */
  readonly parameters: Scope | undefined;
  readonly strict: boolean;
  readonly names: Map<string, Binding>;
  /** What was looked up from here and stands further out. */
  readonly outside: Map<string, Binding | undefined>;
  /** Whether code in it looks names up while it runs: a direct `eval` or a `with` inside of it. */
  dynamic: boolean;
}

/** Opens a scope inside of another. */
export function openScope(
  kind: Scope['kind'],
  parent: Scope | undefined,
  strict = parent?.strict ?? false,
  parameters?: Scope,
): Scope {
  return { kind, parent, parameters, strict, names: new Map(), outside: new Map(), dynamic: false };
}

/** The scope that a `var` written here belongs to. */
export function functionScopeOf(scope: Scope): Scope {
  let found = scope;
  while (found.kind !== 'function' && found.parent !== undefined) {
    found = found.parent;
  }
  return found;
}

/** Marks every scope from which a direct `eval` or a `with` written here can be seen. */
export function markDynamic(scope: Scope): void {
  for (let open: Scope | undefined = scope; open !== undefined && !open.dynamic; open = open.parent) {
    open.dynamic = true;
  }
}

/** Makes two bindings one, for names that stand in the text once or that share a value. */
export function joinBindings(one: Binding, other: Binding): void {
  const [kept, joined] = [representative(one), representative(other)];
  if (kept !== joined) {
    joined.joined = kept;
    kept.declarations += joined.declarations;
    kept.fixed ||= joined.fixed;
    kept.assigned ||= joined.assigned;
  }
}

/** The binding that stands for all that were joined with it. */
export function representative(binding: Binding): Binding {
  let found = binding;
  while (found.joined !== undefined) {
    found = found.joined;
  }
  return found;
}
