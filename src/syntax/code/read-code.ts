import type { SyntaxNode } from '../tree-sitter.ts';
import type { CodeLine, CodeToken, TokenRole } from './types.ts';

/** The tokens of a line that are being collected. */
interface OpenLine {
  readonly tokens: CodeToken[];
  isSound: boolean;
}

/** A node to walk into. */
interface Visit {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode | undefined;
  readonly isSound: boolean;
}

/**
 * Reads the tokens of some lines of a tree. Only nodes that share a line with one of them are visited, without recursion.
 *
 * @param lines from 1; those that the text does not have are ignored
 */
export function readCode(root: SyntaxNode, text: string, lines: readonly number[]): readonly CodeLine[] {
  const wanted = [...new Set(lines)].toSorted((a, b) => a - b);
  const open = new Map<number, OpenLine>(wanted.map((line) => [line, { tokens: [], isSound: true }]));
  const visits: Visit[] = [{ node: root, parent: undefined, isSound: true }];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { node, parent } = visit;
    const first = firstAtLeast(wanted, node.startPosition.row + 1);
    const line = wanted[first];
    if (line === undefined || line > node.endPosition.row + 1) {
      continue;
    }
    const isSound = visit.isSound && !node.isError;
    const children = isTextAsAWhole(node.type) ? [] : node.children;
    if (children.length > 0) {
      const inside = children.flatMap((child) => (child === null ? [] : [{ node: child, parent: node, isSound }]));
      visits.push(...inside.toReversed());
      continue;
    }
    const role = roleOf(node, parent);
    for (let at = first; at < wanted.length; at += 1) {
      const number = wanted[at];
      const collected = number === undefined ? undefined : open.get(number);
      if (number === undefined || collected === undefined || number > node.endPosition.row + 1) {
        break;
      }
      collected.isSound &&= isSound && !node.isMissing;
      if (role !== undefined) {
        collected.tokens.push(...tokenOnLine(node, text, number, role));
      }
    }
  }
  return wanted.flatMap((line) => {
    const collected = open.get(line);
    return collected === undefined ? [] : [{ line, ...collected }];
  });
}

/** Comments have parts in some grammars: markers of documentation, or links. */
function isTextAsAWhole(type: string): boolean {
  return type.endsWith('comment');
}

/**
 * Nodes whose text is no code: the inside of strings, regular expressions and markup. The quotes around them are nodes of
 * their own, which do no harm.
 */
const NO_CODE =
  /^(?:string_.*|.*_string_.*|.*string_literal|.*_content|escape_sequence|escape_interpolation|char(?:acter)?(?:_literal)?|rune_literal|regex_.*|jsx_text|html_.*|heredoc_.*|nowdoc_.*|system_lib_string|text|php_tag|php_end_tag|hash_bang_line|shebang|raw_text|interpolation_start)$/;
/** Names of properties, arguments and attributes. */
const KEYS = new Set(['property_identifier', 'hash_key_symbol', 'field_identifier', 'private_property_identifier']);
/** Parents that contain a key in the field `name`. */
const KEY_PARENTS = new Set(['keyword_argument', 'argument', 'named_argument', 'name_colon', 'labeled_statement']);
const VALUES = /(?:^|_)(?:number|integer|float|literal|symbol|int)$/;
/** Words and signs of a grammar that have a node with a name. */
const KNOWN_WORDS = new Set([
  'predefined_type',
  'primitive_type',
  'void_type',
  'auto',
  'this',
  'self',
  'interpolation_brace',
]);
const DECLARES =
  /(?:declaration|definition|declarator|_item|_spec|parameter|parameters|signature|elements|import_clause|import_specifier|namespace_import)$/;
const OBJECTS = /^(?:member|field|attribute|selector|scoped|qualified|member_access|class_constant_access)/;

/** The role of a node without children. Undefined for text that is no code. */
function roleOf(node: SyntaxNode, parent: SyntaxNode | undefined): TokenRole | undefined {
  const { type } = node;
  if (isTextAsAWhole(type)) {
    return 'comment';
  }
  if (!node.isNamed) {
    return 'keyword';
  }
  if (NO_CODE.test(type)) {
    return undefined;
  }
  if (KNOWN_WORDS.has(type)) {
    return 'keyword';
  }
  if (VALUES.test(type)) {
    return KEYS.has(type) ? 'key' : 'value';
  }
  const parentType = parent?.type ?? '';
  if (OBJECTS.test(parentType) && parent?.startIndex !== node.startIndex) {
    return 'member';
  }
  if (DECLARES.test(parentType) && isNameOf(node, parent)) {
    return 'declared';
  }
  return KEYS.has(type) || (KEY_PARENTS.has(parentType) && isNameOf(node, parent)) ? 'key' : 'name';
}

function isNameOf(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  return ['name', 'declarator', 'pattern', 'label'].some((field) => {
    const named = parent?.childForFieldName(field);
    return named?.startIndex === node.startIndex && named.endIndex === node.endIndex;
  });
}

/** The part of a token that is on a line. Only comments and preprocessor text have several lines. */
function tokenOnLine(node: SyntaxNode, text: string, line: number, role: TokenRole): readonly CodeToken[] {
  const { startPosition, startIndex, endIndex } = node;
  const rows = text.slice(startIndex, endIndex).split('\n');
  const row = line - 1 - startPosition.row;
  const part = rows[row]?.replace(/\r$/, '') ?? '';
  return part === '' ? [] : [{ column: row === 0 ? startPosition.column : 0, text: part, role }];
}

/** Index of the first line that is at least `least`, or the length of the list. */
function firstAtLeast(lines: readonly number[], least: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) < least) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
