import type { SyntaxNode } from '../tree-sitter.ts';
import { textOf } from './names.ts';

/** The type of a declaration, as far as its own text tells. */
export interface WrittenType {
  readonly type: string | undefined;
  /** The function whose result is the value. */
  readonly resultOf: string | undefined;
}

const MAX_TYPE_CHARACTERS = 200;
const MAX_UNWRAPPED = 6;

const TYPE_FIELDS = ['type', 'return_type', 'result', 'returns'];
/** Types that stand for the type of the value. */
const NO_TYPE = /^(?:auto|var|let|const|void|dynamic)$/;

/** Reads the type that a declaration writes, or the class or function that its value calls. */
export function readWrittenType(node: SyntaxNode, text: string): WrittenType {
  for (const field of TYPE_FIELDS) {
    const typed = node.childForFieldName(field);
    const type = typed === null ? '' : cleanType(textOf(typed, text, MAX_TYPE_CHARACTERS));
    if (type !== '' && !NO_TYPE.test(type)) {
      return { type, resultOf: undefined };
    }
  }
  const value = valueOf(node);
  return value === undefined ? { type: undefined, resultOf: undefined } : typeOfValue(value, text);
}

function cleanType(written: string): string {
  return written
    .replace(/^\s*(?::|->)\s*/, '')
    .replace(/^["']|["']$/g, '')
    .trim();
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

function typeOfValue(value: SyntaxNode, text: string): WrittenType {
  let node: SyntaxNode | undefined = value;
  for (let depth = 0; node !== undefined && depth < MAX_UNWRAPPED && UNWRAPPED.has(node.type); depth += 1) {
    const field: string | undefined = UNWRAPPED.get(node.type);
    node =
      (field === undefined ? node.children.find((child) => child?.isNamed === true) : node.childForFieldName(field)) ??
      undefined;
  }
  if (node === undefined) {
    return { type: undefined, resultOf: undefined };
  }
  if (CREATED.has(node.type)) {
    const created =
      node.childForFieldName(CREATED.get(node.type) ?? '') ?? node.childForFieldName('type') ?? firstName(node);
    return {
      type: created === undefined ? undefined : textOf(created, text, MAX_TYPE_CHARACTERS),
      resultOf: undefined,
    };
  }
  return typeOfCall(node, text);
}

function firstName(node: SyntaxNode): SyntaxNode | undefined {
  return node.children.find((child) => child?.isNamed === true) ?? undefined;
}

/** `Cart()` in Python and `Cart::new()` create a `Cart`; other calls have the type of what they return. */
function typeOfCall(node: SyntaxNode, text: string): WrittenType {
  const callee = node.childForFieldName('function') ?? node.childForFieldName('receiver');
  const written = callee === null ? '' : textOf(callee, text, MAX_TYPE_CHARACTERS);
  if (!/^[\w$.:]+$/.test(written)) {
    return { type: undefined, resultOf: undefined };
  }
  const owner = (node.type === 'call' ? /^[\w.]*\b[A-Z]\w*$/ : /^(?:\w+::)*[A-Z]\w*(?=::[a-z_]\w*$)/).exec(
    written,
  )?.[0];
  return owner === undefined ? { type: undefined, resultOf: written } : { type: owner, resultOf: undefined };
}
