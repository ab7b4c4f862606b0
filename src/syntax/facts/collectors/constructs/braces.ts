import type { SyntaxNode } from '../../../syntax-node.ts';
import type { Step, Walk } from '../../walk.ts';
import type { FoundConstruct } from './found-construct.ts';
import { wordSet } from '../../../../structures/words-in.ts';

/** Statements whose body can stand without braces. Blocks for resources are left out: people stack them. */
const CONTROLS: ReadonlySet<string> = wordSet(`
  do_statement else_clause else_if_clause enhanced_for_statement for_in_statement for_range_loop for_statement
  foreach_statement if_statement while_statement
`);
/** Bodies that are enclosed, or that are not meant: an empty statement, and the next `if` after `else`. */
const ENCLOSED: ReadonlySet<string> = new Set([
  'block',
  'colon_block',
  'compound_statement',
  'empty_statement',
  'statement_block',
]);
/** Grammars in which braces around a body can be left out. */
const WITH_OPTIONAL_BRACES: ReadonlySet<string> = wordSet('c-sharp cpp java javascript php tsx typescript');
const BLOCKS: ReadonlySet<string> = wordSet(`
  block class_body compound_statement declaration_list enum_body interface_body statement_block switch_block
  switch_body
`);
/** What has a header before its brace. Functions without a name are left out: layouts differ for them. */
const WITH_HEADER = /(?:_statement|_clause|_declaration|_definition|^switch_expression|^for_range_loop)$/;
const CASES = /case|section|label|default/;
const FUNCTIONS: ReadonlySet<string> = new Set([
  'function_declaration',
  'function_definition',
  'local_function_statement',
  'method_declaration',
  'method_definition',
]);

/** Whether nodes of a type have a body, are one, or return from one. */
export function isAroundBraces(type: string): boolean {
  return CONTROLS.has(type) || type === 'return_statement' || BLOCKS.has(type);
}

/** Forms of code around braces, and where the brace and the last `return` of a function stand. */
export function braceConstructs(step: Step, { grammar, text }: Walk): readonly FoundConstruct[] {
  if (CONTROLS.has(step.type)) {
    return WITH_OPTIONAL_BRACES.has(grammar) ? bodiesWithoutBraces(step) : [];
  }
  if (step.type === 'return_statement') {
    return returnForms(step, text);
  }
  return BLOCKS.has(step.type) ? placeOfBrace(step, text) : [];
}

function bodiesWithoutBraces({ node, type, children }: Step): readonly FoundConstruct[] {
  const found: FoundConstruct[] = [];
  const body =
    type === 'else_clause'
      ? children.findLast(({ isNamed, type: own }) => isNamed && !own.endsWith('comment'))?.node
      : (node.childForFieldName('consequence') ?? node.childForFieldName('body'));
  if (isBare(body) && !(type === 'else_clause' && body?.type === 'if_statement')) {
    found.push({ kind: 'braceless-body' });
  }
  const alternative = type === 'if_statement' ? node.childForFieldName('alternative') : null;
  if (
    alternative !== null &&
    alternative.type.endsWith('_statement') &&
    alternative.type !== 'if_statement' &&
    isBare(alternative)
  ) {
    found.push({ kind: 'braceless-body', at: alternative });
  }
  return found;
}

function isBare(found: SyntaxNode | null | undefined): boolean {
  // `if (a) [[likely]] { … }`.
  const body = found?.type === 'attributed_statement' ? found.children.at(-1) : found;
  return body !== null && body !== undefined && !ENCLOSED.has(body.type) && body.isNamed && !body.isMissing;
}

/** Whether the opening brace of a block of several lines stands on a line of its own, or below its header. */
function placeOfBrace({ node, children, parent }: Step, text: string): readonly FoundConstruct[] {
  const brace = children.find(({ type }) => type === '{')?.node;
  const hasHeader = parent !== undefined && WITH_HEADER.test(parent.type) && !CASES.test(parent.type);
  if (brace === undefined || !hasHeader || parent.node.startIndex === node.startIndex) {
    return [];
  }
  const lineStart = text.lastIndexOf('\n', brace.startIndex - 1) + 1;
  const before = text.slice(lineStart, brace.startIndex).trim();
  if (before === '') {
    return [{ kind: 'brace-on-own-line', at: brace }];
  }
  return node.endPosition.row > brace.startPosition.row && !before.startsWith('{')
    ? [{ kind: 'brace-on-header-line', at: brace }]
    : [];
}

function returnForms({ node, parent }: Step, text: string): readonly FoundConstruct[] {
  if (parent === undefined) {
    return [];
  }
  const siblings = parent.children.filter(({ isNamed }) => isNamed);
  const at = siblings.findIndex((one) => one.node.startIndex === node.startIndex);
  const found: FoundConstruct[] = [];
  const previous = siblings[at - 1];
  if (
    previous !== undefined &&
    BLOCKS.has(parent.type) &&
    !previous.type.endsWith('comment') &&
    previous.node.endPosition.row === node.startPosition.row - 1
  ) {
    found.push({ kind: 'return-without-blank-line' });
  }
  const isFinal =
    BLOCKS.has(parent.type) &&
    FUNCTIONS.has(parent.parent?.type ?? '') &&
    siblings.slice(at + 1).every(({ type }) => type.endsWith('comment'));
  if (isFinal && sharesLine(node, text)) {
    found.push({ kind: 'return-shares-line' });
  }
  return found;
}

function sharesLine(node: SyntaxNode, text: string): boolean {
  const lineStart = text.lastIndexOf('\n', node.startIndex - 1) + 1;
  const lineEnd = text.indexOf('\n', node.endIndex);
  const after = text.slice(node.endIndex, lineEnd === -1 ? undefined : lineEnd).trim();
  return text.slice(lineStart, node.startIndex).trim() !== '' || !/^(?:$|;$|;?\s*(?:\/\/|\/\*|#))/.test(after);
}
