import type { SyntaxNode } from '../../../syntax-node.ts';
import type { Step, Walk } from '../../walk.ts';
import type { FoundConstruct } from './found-construct.ts';
import { SCRIPT_GRAMMARS } from '../../../grammars.ts';
import { wordSet } from '../../../../structures/words-in.ts';
/** Statements of JavaScript and TypeScript that end with a semicolon, written or not. */
const STATEMENTS: ReadonlySet<string> = wordSet(`
  break_statement continue_statement debugger_statement expression_statement import_statement lexical_declaration
  return_statement throw_statement variable_declaration
`);
const COLLECTIONS: ReadonlySet<string> = new Set(['array', 'dictionary', 'list', 'object', 'set']);
const WITH_COMMAS: ReadonlySet<string> = new Set([
  ...COLLECTIONS,
  'argument_list',
  'arguments',
  'formal_parameters',
  'parameters',
]);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);
/** A line that begins so goes on with the statement before it, unless a semicolon stands between. */
const CONTINUES = /^[([`+\-*/.,]/;

const MAX_BLANKS = 400;

/** Whether nodes of a type may end with a semicolon or have a trailing comma. */
export function isPunctuated(type: string): boolean {
  return STATEMENTS.has(type) || WITH_COMMAS.has(type);
}

/** Semicolons and trailing commas of languages in which both layouts are possible. */
export function punctuationConstructs(step: Step, { grammar, text, isWanted }: Walk): readonly FoundConstruct[] {
  if (SCRIPT_GRAMMARS.has(grammar)) {
    if (STATEMENTS.has(step.type)) {
      return isWanted(step.node.startPosition.row + 1) ? semicolonForms(step, text) : [];
    }
  } else if (grammar !== 'python') {
    return [];
  }
  return WITH_COMMAS.has(step.type) ? commaForms(step) : [];
}

function semicolonForms({ node, children, parent }: Step, text: string): readonly FoundConstruct[] {
  const last = children.at(-1);
  // The head of a loop has semicolons that no layout can leave out. A namespace ends with its brace.
  const isHead = parent?.type === 'for_statement' || parent?.type === 'for_in_statement';
  if (last === undefined || isHead || last.type === 'internal_module' || node.hasError) {
    return [];
  }
  if (last.type !== ';') {
    // A comment after the statement can come before its semicolon.
    return /^\s*;/.test(text.slice(node.endIndex, node.endIndex + 40)) ? [] : [{ kind: 'missing-semicolon' }];
  }
  const after = text.slice(node.endIndex, node.endIndex + MAX_BLANKS);
  const next = /^[^\S\n]*\n\s*(\S)/.exec(after)?.[1];
  const isLast = after.length < MAX_BLANKS && after.trim() === '';
  return isLast || (next !== undefined && !CONTINUES.test(next)) ? [{ kind: 'needless-semicolon' }] : [];
}

function commaForms({ children, type }: Step): readonly FoundConstruct[] {
  const closing = children.at(-1);
  const parts = children.slice(1, -1).filter((child) => !child.type.endsWith('comment'));
  const last = parts.at(-1);
  if (closing === undefined || last === undefined || !CLOSING.has(closing.type)) {
    return [];
  }
  if (last.type === ',') {
    return [{ kind: 'trailing-comma', at: last.node }];
  }
  const isApart = closing.node.startPosition.row > last.node.endPosition.row;
  return isApart && COLLECTIONS.has(type) && !isSoleCall(parts.map(({ node }) => node))
    ? [{ kind: 'missing-trailing-comma', at: last.node }]
    : [];
}

/** A spread or comprehension alone needs no comma in some versions of the languages. */
function isSoleCall(parts: readonly SyntaxNode[]): boolean {
  return parts.length === 1 && /splat|spread|comprehension|generator/.test(parts[0]?.type ?? '');
}
