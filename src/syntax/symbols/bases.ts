import type { SyntaxNode } from '../syntax-node.ts';
import { textOf } from './names.ts';
import { baseNamesIn } from './type-names.ts';
import { wordSet } from '../../structures/words-in.ts';

const FIELDS = ['superclass', 'superclasses', 'interfaces', 'bounds'];
const NODES: ReadonlySet<string> = wordSet(`
  base_class_clause base_clause base_list class_heritage class_interface_clause extends_interfaces extends_type_clause
`);
const MAX_CHARACTERS = 1_000;

/** The types that a declaration of a type extends, implements or embeds. */
export function readBases(node: SyntaxNode, text: string): readonly string[] {
  const parts = FIELDS.flatMap((field) => node.childForFieldName(field) ?? []);
  const listed = node.children.filter((child): child is SyntaxNode => child !== null && NODES.has(child.type));
  const written = [...parts, ...listed, ...embedded(node)];
  return [...new Set(written.flatMap((one) => baseNamesIn(textOf(one, text, MAX_CHARACTERS))))];
}

/** The interfaces that an interface of Go embeds, and the parts of an alias such as `type A = B & C`. */
function embedded(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === 'type_spec') {
    const own = node.childForFieldName('type')?.children ?? [];
    return own.filter((child): child is SyntaxNode => child?.type === 'type_elem');
  }
  const value = node.type === 'type_alias_declaration' ? node.childForFieldName('value') : null;
  return value === null ? [] : [value];
}
