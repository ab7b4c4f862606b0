import type { DeclarationFact } from '../../types.ts';
import type { Step, Walk } from '../../walk.ts';
import { declaredName } from './cpp.ts';
import { TYPE_KINDS, type DeclarationKind, type DeclarationRule } from './declaration-rules.ts';
import type { Head } from './head.ts';
import { typeOf } from './own-type.ts';

/**
 * The kind of a declaration in the words of its language: a field that is `static final` in Java is a constant.
 * @param around the declaration around it
 */
export function kindOf(
  rule: DeclarationRule,
  { type, node, parent }: Step,
  name: string,
  { modifiers }: Head,
  isFunction: boolean,
  around: DeclarationFact | undefined,
  { grammar, text }: Walk,
): DeclarationKind {
  const isMember = around !== undefined && around.kind !== 'namespace' && TYPE_KINDS.has(around.kind);
  const holder = parent?.parent?.type;
  if (isFunction) {
    const isMethod =
      rule.kind === 'method' ||
      rule.kind === 'field' ||
      isMember ||
      (type === 'function_item' && (holder === 'impl_item' || holder === 'trait_item')) ||
      (grammar === 'cpp' && declaredName(node)?.type === 'qualified_identifier');
    const isConstructor =
      isMethod &&
      (CONSTRUCTORS.has(name) ||
        (grammar === 'cpp' && (name === around?.name || node.childForFieldName('type') === null)));
    return rule.kind === 'constructor' || isConstructor ? 'constructor' : isMethod ? 'method' : 'function';
  }
  switch (grammar) {
    case 'go':
      return type === 'type_spec' ? (GO_TYPES.get(node.childForFieldName('type')?.type ?? '') ?? 'type') : rule.kind;
    case 'ruby':
      return rule.kind === 'variable' && /^\p{Lu}/u.test(name)
        ? 'constant'
        : rule.kind === 'variable' && name.startsWith('@')
          ? 'field'
          : rule.kind;
    case 'python':
      return rule.kind !== 'variable'
        ? rule.kind
        : /^(?:typing\.)?Final\b/.test(typeOf(node, text) ?? '') ||
            (around === undefined && /^_*\p{Lu}[\p{Lu}\d_]*$/u.test(name))
          ? 'constant'
          : around?.kind === 'class' && type === 'assignment'
            ? 'field'
            : 'variable';
    case 'java':
      return parent?.type === 'field_declaration' || parent?.type === 'constant_declaration'
        ? (modifiers.includes('static') && modifiers.includes('final')) || around?.kind === 'interface'
          ? 'constant'
          : 'field'
        : rule.kind;
    case 'c-sharp':
      return rule.kind === 'variable'
        ? modifiers.includes('const')
          ? 'constant'
          : holder === 'field_declaration'
            ? 'field'
            : // Events have names like properties, also those of interfaces, which have no modifiers.
              holder === 'event_field_declaration'
              ? 'property'
              : 'variable'
        : rule.kind;
    case 'cpp':
      return rule.kind === 'variable' || rule.kind === 'field'
        ? modifiers.includes('const') || modifiers.includes('constexpr')
          ? 'constant'
          : rule.kind
        : rule.kind;
    default:
      return rule.kind === 'variable' && modifiers.includes('const') && type === 'variable_declarator'
        ? 'constant'
        : rule.kind;
  }
}

const CONSTRUCTORS: ReadonlySet<string> = new Set(['constructor', '__init__', '__construct', 'initialize']);
const GO_TYPES: ReadonlyMap<string, DeclarationKind> = new Map<string, DeclarationKind>([
  ['interface_type', 'interface'],
  ['struct_type', 'struct'],
]);
