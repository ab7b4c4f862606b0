import type { SyntaxNode } from '../syntax-node.ts';
import { wordSet } from '../../structures/words-in.ts';

/** A name of a declaration, with its node. */
export interface Named {
  readonly name: string;
  readonly node: SyntaxNode;
  /** The members of the value that lead to it in a pattern, joined by dots: `b.c` for `d` in `{ b: { c: d } }`. */
  readonly within?: string | undefined;
}

const MAX_NAME_CHARACTERS = 200;
/** People write fewer names in one pattern. */
const MAX_NAMES = 200;
const MAX_NODES = 2_000;

const NAMES: ReadonlySet<string> = wordSet(`
  class_variable constant dotted_name global_variable instance_variable name operator_name
  shorthand_property_identifier_pattern string variable_name
`);

/** For each pattern around names, the field with the names; all children if it is undefined. */
const PATTERNS: ReadonlyMap<string, string | undefined> = new Map<string, string | undefined>([
  ['array_declarator', 'declarator'],
  ['array_pattern', undefined],
  ['by_ref', undefined],
  ['assignment_pattern', 'left'],
  ['default_parameter', 'name'],
  ['dictionary_splat_pattern', undefined],
  ['expression_list', undefined],
  ['function_declarator', 'declarator'],
  ['init_declarator', 'declarator'],
  ['keyword_parameter', 'name'],
  ['list_literal', undefined],
  ['list_pattern', undefined],
  ['list_splat_pattern', undefined],
  ['mut_pattern', undefined],
  ['object_assignment_pattern', 'left'],
  ['object_pattern', undefined],
  ['optional_parameter', 'name'],
  ['pair', undefined],
  ['pair_pattern', 'value'],
  ['parenthesized_declarator', undefined],
  ['pattern_list', undefined],
  ['pointer_declarator', 'declarator'],
  ['reference_declarator', undefined],
  ['rest_pattern', undefined],
  ['splat_parameter', 'name'],
  ['tuple_pattern', undefined],
  ['variable_declarator', 'name'],
]);

/** The names in a name or a pattern, in the order of the text: two for `{ a, b: [c = 1] }`. */
export function namesIn(pattern: SyntaxNode, text: string): readonly Named[] {
  const names: Named[] = [];
  const open: { readonly node: SyntaxNode; readonly within: string | undefined }[] = [
    { node: pattern, within: undefined },
  ];
  let visited = 0;
  for (let next = open.pop(); next !== undefined && visited < MAX_NODES; next = open.pop()) {
    const { node, within } = next;
    visited += 1;
    if (NAMES.has(node.type) || node.type.endsWith('identifier')) {
      const name = cleanName(textOf(node, text, MAX_NAME_CHARACTERS));
      if (name !== '' && names.length < MAX_NAMES) {
        names.push({ name, node, within: node.type.startsWith('shorthand_property') ? join(within, name) : within });
      }
    } else if (PATTERNS.has(node.type)) {
      const field = PATTERNS.get(node.type);
      const inner = field === undefined ? node.children : [node.childForFieldName(field)];
      const key = node.type === 'pair_pattern' ? node.childForFieldName('key') : null;
      const below = key === null ? within : join(within, cleanName(textOf(key, text, MAX_NAME_CHARACTERS)));
      open.push(
        ...inner
          .filter((child): child is SyntaxNode => child?.isNamed === true && child.type !== 'type')
          .map((child) => ({ node: child, within: below }))
          .toReversed(),
      );
    }
  }
  return names;
}

/** The way to a member; too deep ones are not followed. */
function join(outer: string | undefined, inner: string): string | undefined {
  return outer === undefined ? inner : outer.length > MAX_NAME_CHARACTERS ? outer : `${outer}.${inner}`;
}

/** Without quotes and the marks of PHP, Ruby and private members: `x` for `$x`, `@x`, `#x` and `'x'`. */
function cleanName(written: string): string {
  return written.replace(/^["'`]|["'`]$/g, '').replace(/^(?:\$|@{1,2}|#)/, '');
}

/** The beginning of a node's text. */
export function textOf(node: SyntaxNode, text: string, most: number): string {
  return text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + most));
}
