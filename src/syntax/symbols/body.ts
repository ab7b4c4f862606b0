import type { Body } from '../place.ts';
import type { SyntaxNode } from '../syntax-node.ts';
import type { SymbolRule } from './symbol-rules.ts';

export interface SymbolBody extends Body {
  /** Whether the value is a function. */
  readonly isFunction: boolean;
  /** The object whose members are members of the declaration. */
  readonly object: SyntaxNode | undefined;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'arrow_function',
  'func_literal',
  'function_expression',
  'generator_function',
  'lambda',
]);
/** Values around the value that matters: `{ … } as const`. */
const WRAPPED: ReadonlySet<string> = new Set(['as_expression', 'parenthesized_expression', 'satisfies_expression']);
const MAX_UNWRAPPED = 4;
/** More members are data. */
const MAX_MEMBERS = 2_000;

/** Finds the body of a declaration, in the function that is its value if there is one. */
export function readBody(node: SyntaxNode, { body: fields = ['body'] }: SymbolRule): SymbolBody {
  let outer: SyntaxNode | undefined;
  for (const field of fields) {
    outer ??= node.childForFieldName(field) ?? undefined;
  }
  let value = outer;
  for (let depth = 0; value !== undefined && depth < MAX_UNWRAPPED && WRAPPED.has(value.type); depth += 1) {
    value = value.children.find((child) => child?.isNamed === true) ?? undefined;
  }
  const isFunction = value !== undefined && FUNCTIONS.has(value.type);
  const holder = isFunction && value !== undefined ? value : node;
  return {
    body: isFunction ? (holder.childForFieldName('body') ?? undefined) : outer,
    holder,
    isHeadFirstLine: false,
    isFunction,
    object: value?.type === 'object' && value.children.length <= MAX_MEMBERS ? value : undefined,
  };
}
