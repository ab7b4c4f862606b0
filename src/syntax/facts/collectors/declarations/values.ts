import type { SyntaxNode } from '../../../syntax-node.ts';
import type { Step } from '../../walk.ts';

/** Values around a function that is the value of a declaration: `memo(() => …)`, `(() => …) as Handler`. */
const AROUND_FUNCTION: ReadonlySet<string> = new Set([
  'as_expression',
  'parenthesized_expression',
  'satisfies_expression',
]);
/** Types of nodes that are a function and may be a value. */
export const FUNCTION_VALUES: ReadonlySet<string> = new Set([
  'arrow_function',
  'func_literal',
  'function_expression',
  'generator_function',
  'lambda',
]);
const VALUE_HOLDERS: ReadonlySet<string> = new Set([
  'assignment',
  'field_definition',
  'pair',
  'public_field_definition',
  'variable_declarator',
]);
const MAX_WRAPPED = 4;

/** The function that is the value of a declaration. */
export function functionInValue({ type, node }: Step): SyntaxNode | undefined {
  if (!VALUE_HOLDERS.has(type)) {
    return undefined;
  }
  let value = node.childForFieldName('value') ?? node.childForFieldName('right');
  for (let depth = 0; value !== null && depth < MAX_WRAPPED; depth += 1) {
    if (FUNCTION_VALUES.has(value.type)) {
      return value;
    }
    value = AROUND_FUNCTION.has(value.type) ? (value.children.find((child) => child?.isNamed === true) ?? null) : null;
  }
  return undefined;
}

const LITERALS =
  /^(?:string|number|integer|float|true|false|\w*_literal|template_string|boolean|unary_operator|unary_expression)$/;

/** Whether the value of a declaration is written out: a number, a text without parts, true or false. */
export function isLiteral(node: SyntaxNode, text: string): boolean {
  const value =
    node.childForFieldName('value') ??
    node.childForFieldName('right') ??
    node.childForFieldName('default_value') ??
    (node.type === 'variable_declarator' || node.type === 'const_element'
      ? node.children.findLast(
          (child) => child?.isNamed === true && child.type !== 'identifier' && child.type !== 'name',
        )
      : null);
  if (value === null || value === undefined) {
    return false;
  }
  const inner = value.type === 'expression_list' ? value.children[0] : value;
  return (
    inner !== null &&
    inner !== undefined &&
    LITERALS.test(inner.type) &&
    !/\$\{|\{/.test(inner.type === 'template_string' ? text.slice(inner.startIndex, inner.endIndex) : '') &&
    (!inner.type.startsWith('unary') || /^[-+]\s*\d/.test(text.slice(inner.startIndex, inner.endIndex)))
  );
}
