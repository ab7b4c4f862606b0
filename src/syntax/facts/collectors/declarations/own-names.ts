import { namesIn } from '../../../symbols/names.ts';
import type { SyntaxNode } from '../../../syntax-node.ts';
import type { DeclarationRule } from './declaration-rules.ts';
import { wordSet } from '../../../../structures/words-in.ts';

export interface OwnName {
  readonly name: string;
  readonly node: SyntaxNode;
  /** Whether a pattern takes a member of that name from an object. */
  readonly isTaken: boolean;
}

/**
 * The names that a node declares, as written, without the `$` of PHP and the quotes of a key. A pattern with an error
 * declares nothing: it is syntax that the grammar does not know, such as `extension<T>(IEnumerable<T> source)` of C#.
 */
export function readOwnNames(node: SyntaxNode, rule: DeclarationRule, text: string): readonly OwnName[] {
  return nameNodes(node, rule).flatMap((one) =>
    !one.hasError && (TARGETS.has(one.type) || rule.name === undefined || rule.name !== 'left')
      ? namesIn(one, text).map(({ node: at }) => ({
          name: written(at, text),
          node: at,
          isTaken: at.type === 'shorthand_property_identifier_pattern' || at.type === 'shorthand_field_identifier',
        }))
      : [],
  );
}

/** Left sides of an assignment that are names; members and items are none. */
const TARGETS: ReadonlySet<string> = wordSet(`
  array_pattern constant expression_list identifier instance_variable left_assignment_list list_literal list_pattern
  object_pattern pattern_list tuple_pattern type variable_name
`);

function written(node: SyntaxNode, text: string): string {
  const own = text.slice(node.startIndex, node.endIndex).replace(/^["'`]|["'`]$/g, '');
  const last = node.type === 'qualified_identifier' ? own.replace(/^.*::/s, '') : own;
  return node.type === 'variable_name' ? last.replace(/^\$/, '') : last;
}

function nameNodes(node: SyntaxNode, { name }: DeclarationRule): readonly SyntaxNode[] {
  const named = node.childrenForFieldName(name ?? 'name').filter((one): one is SyntaxNode => one?.isNamed === true);
  if (named.length > 0) {
    return named.flatMap((one) => (one.type === 'type' ? firstName(one) : [one]));
  }
  // What PHP names after `as` has no field: `$item`, `$key => $item`, `&$item`, `[$a, $b]`.
  return node.type === 'foreach_statement'
    ? node.children.slice(node.children.findIndex((one) => one?.type === 'as') + 1).filter(isPattern)
    : CHILDREN.has(node.type)
      ? firstName(node)
      : [];
}

function isPattern(node: SyntaxNode | null): node is SyntaxNode {
  return node !== null && /^(?:by_ref|list_literal|pair|variable_name)$/.test(node.type);
}

/** Nodes whose name is a child without a field. */
const CHILDREN: ReadonlySet<string> = new Set([
  'as_pattern_target',
  'const_element',
  'type_parameter',
  'variable_declarator',
]);

function firstName(node: SyntaxNode): readonly SyntaxNode[] {
  const first = node.children.find((child) => child?.isNamed === true);
  return first === null || first === undefined ? [] : first.type === 'generic_type' ? firstName(first) : [first];
}
