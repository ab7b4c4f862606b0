import type { SyntaxNode } from '../../../syntax-node.ts';
import type { Step } from '../../walk.ts';

const MAX_WRAPPED = 4;

/** The name in the declarators of C and C++. */
export function declaredName(node: SyntaxNode): SyntaxNode | null {
  let inner = node.childForFieldName('declarator');
  for (let depth = 0; depth < MAX_WRAPPED; depth += 1) {
    inner = inner?.childForFieldName('declarator') ?? inner;
  }
  return inner;
}

/** Whether a declaration of C and C++ is one of a function. */
export function isFunctionDeclarator({ type, node }: Step): boolean {
  return (
    (type === 'declaration' || type === 'field_declaration') &&
    node.childForFieldName('declarator')?.type === 'function_declarator'
  );
}

/** Whether a declaration is in a namespace without a name, which other files cannot see: `namespace { … }`. */
export function isInUnnamedNamespace({ parent }: Step): boolean {
  for (let around = parent; around !== undefined; around = around.parent) {
    if (around.type === 'namespace_definition' && around.node.childForFieldName('name') === null) {
      return true;
    }
  }
  return false;
}

/**
 * Whether a function repeats what is declared elsewhere, or has no code of its own: `void A::f() { … }`, of which the class
 * has the declaration, `A(const A&) = delete` and `~A() = default`.
 */
export function hasNoOwnWords({ children, node }: Step): boolean {
  return (
    children.some(({ type }) => type === 'delete_method_clause' || type === 'default_method_clause') ||
    (node.childForFieldName('body') !== null && declaredName(node)?.type === 'qualified_identifier')
  );
}
