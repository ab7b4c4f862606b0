import { childInField, textOfStep, type Step, type Walk } from '../walk.ts';
import type { Binding } from './bindings.ts';
import { chainName } from './chain.ts';
import { declaresInPattern, declaringFields, isKnownAround, isPattern, isScope } from './declaring-nodes.ts';
import { wordSet } from '../../../structures/words-in.ts';

/** Names of declarations, as a grammar's leaves. */
const NAME =
  /^(?:\w*identifier|shorthand_property_identifier_pattern|name|constant|implicit_parameter|instance_variable|hash_key_symbol)$/;
/** Declared names that code uses without an object. The others are members. */
const FREE_NAMES: ReadonlySet<string> = new Set([
  'constant',
  'identifier',
  'implicit_parameter',
  'name',
  'shorthand_property_identifier_pattern',
  'type_identifier',
]);
/** Statements whose names are imports, packages or labels: neither declared here nor used. */
const NO_USES: ReadonlySet<string> = wordSet(`
  break_statement continue_statement extern_crate_declaration file_scoped_namespace_declaration
  future_import_statement goto_statement import_declaration import_from_statement import_spec import_statement
  labeled_statement namespace_declaration namespace_export namespace_use_declaration package_clause
  package_declaration use_declaration using_declaration using_directive
`);

/** Follows which nodes of a walk declare names, and where those names are known. */
export interface BindingReader {
  /** Called for each step, before the steps in it. */
  readonly enter: (step: Step, walk: Walk) => void;
  /** Whether a leaf is a declared name, or a name that an import or a label gives. */
  readonly isDeclared: (step: Step) => boolean;
  readonly bindings: ReadonlyMap<string, readonly Binding[]>;
}

/** Makes a reader of the names that a file declares. */
export function readBindings(): BindingReader {
  const bindings = new Map<string, Binding[]>();
  return {
    bindings,
    isDeclared: (step) => step.declaredBy !== undefined || step.isApart,
    enter: (step, walk) => {
      if (step.isApart) {
        step.children.forEach((child) => (child.isApart = true));
        return;
      }
      const owner = step.declaredBy;
      if (owner !== undefined) {
        if (step.children.length > 0 && isPattern(step.type)) {
          for (const [index, child] of step.children.entries()) {
            if (isNameOrPattern(child) && declaresInPattern(step.type, index, (name) => isField(step, name, child))) {
              child.declaredBy = owner;
            }
          }
        } else if (step.isNamed && FREE_NAMES.has(step.type)) {
          const name = textOfStep(step, walk.text);
          const known = bindings.get(name) ?? [];
          bindings.set(name, known);
          known.push({ ...scopeOf(owner, step, walk), ...aliasOf(step, owner, walk) });
        }
        return;
      }
      if (!step.isNamed || step.children.length === 0) {
        return;
      }
      if (NO_USES.has(step.type)) {
        for (const child of step.children) {
          child.isApart ||= child.isNamed && !BODY.test(child.type);
        }
        return;
      }
      for (const field of declaringFields(step.type)) {
        for (const child of field === '*' ? step.children : childrenInField(step, field)) {
          if (isNameOrPattern(child) && (step.type !== 'for_in_statement' || isDeclaredByLoop(step))) {
            child.declaredBy = step;
          }
        }
      }
    },
  };
}

/** What is in a labeled statement or a namespace is no part of its name. */
const BODY = /statement|block|body|declaration/;

function isNameOrPattern({ type, isNamed }: Step): boolean {
  return isNamed && (NAME.test(type) || isPattern(type));
}

function childrenInField(step: Step, field: string): readonly Step[] {
  const first = childInField(step, field);
  if (first === undefined) {
    return [];
  }
  // `a, b int` in Go has two names, and `int a, b` in C two declarators.
  return field === 'name' || field === 'declarator'
    ? step.node.childrenForFieldName(field).flatMap((named) => {
        return step.children.filter(({ node }) => node.startIndex === named?.startIndex);
      })
    : [first];
}

function isField(step: Step, name: string, child: Step): boolean {
  return step.node.childForFieldName(name)?.startIndex === child.node.startIndex;
}

/** `for (x of y)` without `const` uses a name of somebody else. */
function isDeclaredByLoop(step: Step): boolean {
  return step.node.childForFieldName('kind') !== null;
}

function scopeOf(owner: Step, name: Step, { grammar, text }: Walk): Pick<Binding, 'from' | 'to'> {
  const isOwnName = isKnownAround(owner.type) && name.parent === owner;
  let around = isOwnName || !isScope(owner.type, grammar) ? owner.parent : owner;
  const isHoisted = owner.type === 'variable_declarator' && owner.parent?.type === 'variable_declaration';
  // `var` is known in its whole function.
  const passes = isHoisted ? /block|^for_|^if_/ : /^$/;
  while (around !== undefined && (!isScope(around.type, grammar) || passes.test(around.type))) {
    around = around.parent;
  }
  return around === undefined
    ? { from: 0, to: text.length }
    : { from: around.node.startIndex, to: around.node.endIndex };
}

const CHAIN = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** `console.log` for `l` in `const l = console.log` and in `const { log: l } = console`. */
function aliasOf(name: Step, owner: Step, { text }: Walk): Pick<Binding, 'alias'> {
  const field = VALUES[owner.type];
  const value = field === undefined ? null : owner.node.childForFieldName(field);
  // A call's result is not the function: `x = T.let(1, Integer)` in Ruby, `x = List.of(1)` in Java.
  if (value !== null && /call|invocation/.test(value.type)) {
    return {};
  }
  const path = value === null ? undefined : pathInPattern(name, owner, text);
  const alias = value === null || path === undefined ? '' : `${chainName(value, text)}${path}`;
  return CHAIN.test(alias) && !/^(?:this|self|super|undefined|null|None|True|False)\b/.test(alias) ? { alias } : {};
}

const VALUES: Readonly<Record<string, string | undefined>> = { variable_declarator: 'value', assignment: 'right' };

/** `.a.b` for `c` in `{ a: { b: c } }`; undefined in a list, in a rest and with a default value. */
function pathInPattern(name: Step, owner: Step, text: string): string | undefined {
  let path = name.type === 'shorthand_property_identifier_pattern' ? `.${textOfStep(name, text)}` : '';
  for (let around = name.parent; around !== undefined && around !== owner; around = around.parent) {
    if (around.type === 'pair_pattern') {
      const key = childInField(around, 'key');
      path = `.${key === undefined ? '' : textOfStep(key, text)}${path}`;
    } else if (around.type !== 'object_pattern') {
      return undefined;
    }
  }
  return path;
}
