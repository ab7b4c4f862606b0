import type { SyntaxNode } from '../syntax-node.ts';
import { textOf } from './names.ts';
import { typeNamesIn } from './type-names.ts';
import { valueNames } from './value-names.ts';

/** The type of a declaration, as far as its own text tells. */
export interface WrittenType {
  readonly type: string | undefined;
  /** The names that lead to its value, if no type is written. */
  readonly value: string | undefined;
}

const MAX_TYPE_CHARACTERS = 200;
const MAX_VALUE_CHARACTERS = 401;
const MAX_UNWRAPPED = 6;

export const NO_WRITTEN_TYPE: WrittenType = { type: undefined, value: undefined };

const TYPE_FIELDS = ['type', 'return_type', 'result', 'returns'];
/** Types that stand for the type of the value. */
const NO_TYPE = /^(?:auto|var|let|const|void|dynamic)$/;

/** Reads the type that a declaration writes, or the class that its value creates, or the names that lead to its value. */
export function readWrittenType(node: SyntaxNode, text: string): WrittenType {
  for (const field of TYPE_FIELDS) {
    const typed = node.childForFieldName(field);
    const type = typed === null ? '' : cleanType(textOf(typed, text, MAX_TYPE_CHARACTERS));
    if (type !== '' && !NO_TYPE.test(type)) {
      return { type, value: undefined };
    }
  }
  const value = valueOf(node);
  return value === undefined ? NO_WRITTEN_TYPE : typeOfValue(value, text);
}

/** The type of a part of a value that a pattern takes apart: `within` is `b.c` for the `d` of `{ b: { c: d } }`. */
export function typeWithin({ type, value }: WrittenType, within: string | undefined): WrittenType {
  if (within === undefined) {
    return { type, value };
  }
  if (type?.startsWith('{') === true) {
    const own = within.replaceAll('$', String.raw`\$`);
    const inner = new RegExp(String.raw`[{;,\s]${own}\??\s*:\s*([^;,}{]+)`).exec(type)?.[1]?.trim();
    return { type: inner, value: undefined };
  }
  const whole = type === undefined ? value : typeNamesIn(type)[0];
  return { type: undefined, value: whole === undefined ? undefined : `${whole}.${within}` };
}

function cleanType(written: string): string {
  return (
    written
      .replace(/^\s*(?::|->)\s*/, '')
      // Python writes a type that comes later as a string.
      .replace(/^(["'])([A-Za-z_][\w.]*(?:\[[\w., [\]]*\])?)\1$/, '$2')
      .replaceAll(/"[^"\n]*"|'[^'\n]*'/g, "''")
      .trim()
  );
}

function valueOf(node: SyntaxNode): SyntaxNode | undefined {
  const value = node.childForFieldName('value') ?? node.childForFieldName('right');
  const declarator =
    value === null ? node.children.find((one) => one?.type.endsWith('declarator') === true) : undefined;
  const inner = declarator?.childForFieldName('value') ?? declarator?.children.findLast((one) => one?.isNamed === true);
  return value ?? (inner?.type.endsWith('expression') === true ? inner : undefined);
}

/** The field with what matters of a value. */
const UNWRAPPED: ReadonlyMap<string, string | undefined> = new Map<string, string | undefined>([
  ['as_expression', undefined],
  ['await', undefined],
  ['await_expression', undefined],
  ['expression_list', undefined],
  ['non_null_expression', undefined],
  ['parenthesized_expression', undefined],
  ['satisfies_expression', undefined],
  ['try_expression', undefined],
  ['unary_expression', 'operand'],
]);

/** The field of a value that names the class that it creates. */
const CREATED: ReadonlyMap<string, string | undefined> = new Map<string, string | undefined>([
  ['composite_literal', 'type'],
  ['new_expression', 'constructor'],
  ['object_creation_expression', 'type'],
  ['struct_expression', 'name'],
]);

/** The type that a value creates or is converted to, or else the names that lead to it. */
export function typeOfValue(value: SyntaxNode, text: string): WrittenType {
  let node: SyntaxNode | undefined = value;
  for (let depth = 0; node !== undefined && depth < MAX_UNWRAPPED && UNWRAPPED.has(node.type); depth += 1) {
    if (node.type === 'as_expression') {
      // `as const` names no type.
      const [, target] = node.children.filter((child) => child?.isNamed === true);
      const type = target ? cleanType(textOf(target, text, MAX_TYPE_CHARACTERS)) : '';
      if (typeNamesIn(type).length > 0) {
        return { type, value: undefined };
      }
    }
    const field: string | undefined = UNWRAPPED.get(node.type);
    node =
      (field === undefined ? node.children.find((child) => child?.isNamed === true) : node.childForFieldName(field)) ??
      undefined;
  }
  if (node === undefined) {
    return NO_WRITTEN_TYPE;
  }
  if (CREATED.has(node.type)) {
    const created =
      node.childForFieldName(CREATED.get(node.type) ?? '') ?? node.childForFieldName('type') ?? firstName(node);
    const types = node.childForFieldName('type_arguments');
    const written = [created, types].flatMap((part) => (part ? [textOf(part, text, MAX_TYPE_CHARACTERS)] : []));
    return { type: created === undefined ? undefined : cleanType(written.join('')), value: undefined };
  }
  const created = createdByCall(node, text);
  return created === undefined
    ? { type: undefined, value: valueNames(textOf(node, text, MAX_VALUE_CHARACTERS)) }
    : { type: created, value: undefined };
}

function firstName(node: SyntaxNode): SyntaxNode | undefined {
  return node.children.find((child) => child?.isNamed === true) ?? undefined;
}

/** `Cart()` in Python and `Cart::new()` create a `Cart`. */
function createdByCall(node: SyntaxNode, text: string): string | undefined {
  const callee = node.childForFieldName('function') ?? node.childForFieldName('receiver');
  const written = callee === null ? '' : textOf(callee, text, MAX_TYPE_CHARACTERS);
  const pattern = node.type === 'call' ? /^[\w.]*\b[A-Z]\w*$/ : /^(?:\w+::)*[A-Z]\w*(?=::[a-z_]\w*$)/;
  return pattern.exec(written)?.[0];
}

/** Methods that call a function with the items of a list. */
const OVER_ITEMS = /^(?:every|filter|find|findIndex|findLast|flatMap|forEach|map|some|sort|toSorted)$/;

/** The names that lead to the list whose items a function gets: `this.carts` in `this.carts.map((cart) => …)`. */
export function readItemValue(parameter: SyntaxNode, text: string): string | undefined {
  const list = parameter.type === 'required_parameter' ? parameter.parent : parameter;
  const holder = list?.type === 'formal_parameters' ? list.parent : list;
  const call = holder?.type === 'arrow_function' ? holder.parent?.parent : undefined;
  const callee = call?.type === 'call_expression' ? call.childForFieldName('function') : undefined;
  const object = callee?.childForFieldName('object') ?? undefined;
  const method = callee?.childForFieldName('property') ?? undefined;
  return object !== undefined && method !== undefined && OVER_ITEMS.test(textOf(method, text, 20))
    ? valueNames(textOf(object, text, MAX_VALUE_CHARACTERS))
    : undefined;
}
