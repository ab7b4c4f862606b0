import type { SyntaxNode } from '../../syntax-node.ts';
import { readName } from '../../../text/read-names.ts';
import { wordSet } from '../../../structures/words-in.ts';
import { regex } from '../../../text/regex.ts';

/** How a node joins an object with one of its members. The first object field that a node has counts. */
interface Join {
  readonly object: readonly string[];
  readonly member: string;
  readonly sign: string;
}

/** By the type of the node. Some types are those of several grammars, with fields of their own. */
const JOINS: Readonly<Record<string, Join>> = {
  attribute: { object: ['object'], member: 'attribute', sign: '.' },
  call: { object: ['receiver'], member: 'method', sign: '.' },
  conditional_access_expression: { object: ['condition'], member: '', sign: '.' },
  field_access: { object: ['object'], member: 'field', sign: '.' },
  field_expression: { object: ['value', 'argument'], member: 'field', sign: '.' },
  member_access_expression: { object: ['expression', 'object'], member: 'name', sign: '.' },
  member_call_expression: { object: ['object'], member: 'name', sign: '->' },
  member_expression: { object: ['object'], member: 'property', sign: '.' },
  method_invocation: { object: ['object'], member: 'name', sign: '.' },
  nullsafe_member_access_expression: { object: ['object'], member: 'name', sign: '->' },
  nullsafe_member_call_expression: { object: ['object'], member: 'name', sign: '->' },
  scoped_call_expression: { object: ['scope'], member: 'name', sign: '::' },
  scoped_identifier: { object: ['path', 'scope'], member: 'name', sign: '::' },
  scoped_property_access_expression: { object: ['scope'], member: 'name', sign: '::' },
  selector_expression: { object: ['operand'], member: 'field', sign: '.' },
};

/** Names with their qualifiers, whose text is the name. */
const QUALIFIED: ReadonlySet<string> = wordSet(`
  class_constant_access_expression dotted_name nested_identifier nested_type_identifier qualified_identifier
  qualified_name qualified_type scope_resolution scoped_type_identifier
`);

/** Whether a node is a name with an object or a qualifier before it. */
export function isJoined(type: string): boolean {
  return (Object.hasOwn(JOINS, type) && type !== 'call') || QUALIFIED.has(type);
}

/** Wrappers that change nothing of a name: `a!.b`, `A<B>`. */
const WRAPPERS = regex()`
  ^(?:
    non_null_expression|generic_type|generic_name|generic_function|template_function|template_type
    |instantiation_expression|parenthesized_expression|variable_name
  )$
`;
const CALLS = /^(?:call|call_expression|invocation_expression|function_call_expression|macro_invocation)$/;
const METHOD_CALLS =
  /^(?:call|method_invocation|member_call_expression|nullsafe_member_call_expression|scoped_call_expression)$/;
const SUBSCRIPTS =
  /^(?:subscript_expression|subscript|element_access_expression|index_expression|array_access|element_reference)$/;
const LEAF = regex()`
  ^(?:
    \w*identifier|name|constant|this|self|super|instance_variable|class_variable|global_variable|base
    |type_identifier|namespace_name|import|predefined_type|primitive_type
  )$
`;
const MAX_PARTS = 30;
const MAX_NAME_CHARACTERS = 120;

/**
 * The name of a node as written, without spaces, arguments and optional chaining: `a.b().c`. What is before it and has no
 * name is left out: `.c` for `[1].c`.
 */
export function chainName(node: SyntaxNode, text: string): string {
  const parts: string[] = [];
  let next: SyntaxNode | null = node;
  // The call that is asked about has its name without brackets.
  for (let count = 0; next !== null && count < MAX_PARTS; count += 1) {
    const current: SyntaxNode = next;
    const { type } = current;
    if (QUALIFIED.has(type)) {
      parts.push(qualifiedText(current, text));
      break;
    }
    if (LEAF.test(type)) {
      parts.push(textOf(current, text));
      break;
    }
    const join = Object.hasOwn(JOINS, type) ? JOINS[type] : undefined;
    const object = join === undefined ? null : firstField(current, join.object);
    if (join !== undefined && (object !== null || memberOf(current, join.member) !== null)) {
      // Ruby calls without brackets too: `Time.zone.now`.
      const isBare = type === 'call' && current.childForFieldName('arguments') === null;
      if (METHOD_CALLS.test(type) && current !== node && !isBare) {
        parts.push('()');
      }
      parts.push(memberText(current, join, text, object !== null));
      next = object;
    } else if (CALLS.test(type)) {
      parts.push('()');
      next = firstField(current, ['function', 'macro']);
    } else if (SUBSCRIPTS.test(type)) {
      const member = namedMember(current, text);
      parts.push(member === undefined ? '[]' : `.${member}`);
      next = firstNamed(current);
    } else if (WRAPPERS.test(type)) {
      next = firstNamed(current);
    } else {
      break;
    }
  }
  return parts.toReversed().join('').slice(0, MAX_NAME_CHARACTERS);
}

/** The member that a string names: `eval` for `globalThis["ev" + "al"]`. */
export function namedMember(node: SyntaxNode, text: string): string | undefined {
  const index = node.type === 'subscript_expression' ? node.childForFieldName('index') : null;
  const member = index === null ? undefined : constantText(index, text);
  return member !== undefined && IS_NAME.test(member) ? member : undefined;
}

const IS_NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const MAX_JOINED = 20;

/** The text that literals make, which may be joined by plus signs. */
function constantText(node: SyntaxNode, text: string, depth = 0): string | undefined {
  const inner = node.children.filter((child) => child?.isNamed === true);
  switch (node.type) {
    case 'string':
    case 'template_string':
      return inner.some((child) => child?.type === 'template_substitution')
        ? undefined
        : readName(textOf(node, text).slice(1, -1));
    case 'parenthesized_expression':
    case 'binary_expression': {
      const isSum = node.children.every((child) => child?.isNamed === true || /^[+()]$/.test(child?.type ?? ''));
      const parts =
        isSum && depth < MAX_JOINED ? inner.map((child) => child && constantText(child, text, depth + 1)) : [undefined];
      return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
    }
    default:
      return undefined;
  }
}

function memberText(node: SyntaxNode, join: Join, text: string, hasObject: boolean): string {
  if (join.member === '') {
    // `a?.b` in C#: the member is in a node of its own.
    const binding = node.children.findLast((child) => child?.type === 'member_binding_expression');
    const name = binding?.childForFieldName('name') ?? null;
    return name === null ? '' : `.${textOf(name, text)}`;
  }
  const member = memberOf(node, join.member);
  const name = member === null ? '' : textOf(member, text).replace(/<[^]*$/, '');
  const operator = node.type === 'call' || node.type === 'field_expression' ? node.childForFieldName('operator') : null;
  const sign = operator === null ? join.sign : textOf(operator, text).replace('&.', '.');
  return hasObject ? `${sign}${name}` : name;
}

/** The node of the last part of a name: `c` in `a.b.c`. */
export function lastPart(node: SyntaxNode): SyntaxNode {
  const join = Object.hasOwn(JOINS, node.type) ? JOINS[node.type] : undefined;
  const member =
    join === undefined
      ? node.childForFieldName('name')
      : join.member === ''
        ? (node.children.findLast((child) => child?.type === 'member_binding_expression')?.childForFieldName('name') ??
          null)
        : memberOf(node, join.member);
  return member ?? node;
}

/** The text of a qualified name, without spaces and type arguments. */
function qualifiedText(node: SyntaxNode, text: string): string {
  return textOf(node, text)
    .replaceAll(/\s+/g, '')
    .replaceAll(/(?:::)?<[^<>]*>/g, '')
    .replace(/(?:::)?<.*$/, '');
}

/** Nodes that begin with the object and end with the member. Asking the tree for fields takes longer. */
const PLAIN_JOINS: ReadonlySet<string> = wordSet(`
  attribute field_access field_expression member_access_expression member_expression scoped_identifier
  selector_expression
`);

function isPlainJoin({ type, children }: SyntaxNode): boolean {
  return PLAIN_JOINS.has(type) && children.length >= 3;
}

function memberOf(node: SyntaxNode, field: string): SyntaxNode | null {
  return isPlainJoin(node) ? (node.children.at(-1) ?? null) : node.childForFieldName(field);
}

function firstField(node: SyntaxNode, fields: readonly string[]): SyntaxNode | null {
  if (isPlainJoin(node)) {
    return node.children[0] ?? null;
  }
  for (const field of fields) {
    const child = node.childForFieldName(field);
    if (child !== null) {
      return child;
    }
  }
  return null;
}

function firstNamed(node: SyntaxNode): SyntaxNode | null {
  return node.children.find((child) => child?.isNamed === true) ?? null;
}

function textOf(node: SyntaxNode, text: string): string {
  return readName(text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + MAX_NAME_CHARACTERS)));
}
