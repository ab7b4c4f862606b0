import type { SyntaxNode } from '../../../syntax-node.ts';

const TYPE_FIELDS = ['type', 'return_type', 'returns', 'result'];
const MAX_TYPE_CHARACTERS = 200;

/** The type that a declaration writes, or a function's result. At most 200 characters of it. */
export function typeOf(node: SyntaxNode, text: string): string | undefined {
  const holder = node.type === 'variable_declarator' && node.childForFieldName('type') === null ? node.parent : node;
  for (const field of TYPE_FIELDS) {
    const typed = holder?.childForFieldName(field);
    if (typed !== null && typed !== undefined && typed.isNamed) {
      const written = text.slice(typed.startIndex, Math.min(typed.endIndex, typed.startIndex + MAX_TYPE_CHARACTERS));
      return written.replace(/^\s*(?::|->)\s*/, '').trim();
    }
  }
  return undefined;
}
