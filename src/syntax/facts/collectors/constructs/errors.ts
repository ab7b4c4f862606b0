import type { SyntaxNode } from '../../../syntax-node.ts';
import type { Step, Walk } from '../../walk.ts';
import type { FoundConstruct } from './found-construct.ts';
import { wordSet } from '../../../../structures/words-in.ts';

const HANDLERS: ReadonlySet<string> = new Set(['catch_clause', 'except_clause', 'rescue', 'rescue_modifier']);
/** The types of which all errors of a language are. */
const BROADEST: Readonly<Record<string, RegExp>> = {
  'c-sharp': /^(?:System\.)?Exception$/,
  java: /^(?:java\.lang\.)?(?:Exception|Throwable)$/,
  php: /^\\?(?:Exception|Throwable)$/,
  python: /^(?:builtins\.)?(?:Base)?Exception$/,
  ruby: /^(?:::)?Exception$/,
};
const NAMES_NO_TYPE: ReadonlySet<string> = new Set(['c-sharp', 'python', 'ruby']);

/** Whether nodes of a type handle errors. */
export function isHandler(type: string): boolean {
  return HANDLERS.has(type);
}

/** What is said of the handlers of errors: that they are empty, or catch too much. */
export function errorConstructs({ type, node, isNamed }: Step, { grammar, text }: Walk): readonly FoundConstruct[] {
  if (!isNamed || !HANDLERS.has(type)) {
    return [];
  }
  if (type === 'rescue_modifier') {
    return [{ kind: 'bare-catch' }];
  }
  const found: FoundConstruct[] = [];
  if (isEmpty(node)) {
    found.push({ kind: 'empty-catch' });
  }
  const types = caughtTypes(node, text);
  if (types.length === 0 && NAMES_NO_TYPE.has(grammar)) {
    found.push({ kind: 'bare-catch' });
  }
  const broadest = Object.hasOwn(BROADEST, grammar) ? BROADEST[grammar] : undefined;
  const broad = types.find((one) => broadest?.test(one) === true);
  if (broad !== undefined && !PASSES_ON.test(text.slice(node.startIndex, node.endIndex))) {
    found.push({ kind: 'broad-catch', subject: broad });
  }
  return found;
}

/** A handler that throws the error again, or filters, does not keep it. */
const PASSES_ON = /\b(?:raise\s*$|raise\s*(?:#|\n|\r|\w+\s+from\b)|throw\b|when\s*\()/m;

const BODIES: ReadonlySet<string> = new Set(['block', 'compound_statement', 'statement_block', 'then']);

/** Whether nothing is in a handler, not even a comment. `pass` and `...` are nothing. */
function isEmpty(handler: SyntaxNode): boolean {
  const body = handler.childForFieldName('body') ?? handler.children.find((child) => BODIES.has(child?.type ?? ''));
  if (body === null || body === undefined) {
    return handler.type === 'rescue';
  }
  const hasComment = [...handler.children, ...body.children].some((child) => child?.type.endsWith('comment') === true);
  const statements = body.children.filter((child) => child?.isNamed === true);
  return !hasComment && statements.every((one) => isNothing(one));
}

/** `.catch(() => {})`: whether the handler of a promise is a function with nothing in it, not even a comment. */
export function handlesNothing(call: SyntaxNode): boolean {
  const [handler, ...others] = (call.childForFieldName('arguments')?.children ?? []).filter(
    (child) => child?.isNamed === true,
  );
  const body = handler?.childForFieldName('body');
  return (
    others.length === 0 &&
    /^(?:arrow_function|function_expression)$/.test(handler?.type ?? '') &&
    body?.type === 'statement_block' &&
    body.children.every((child) => child?.isNamed !== true)
  );
}

function isNothing(statement: SyntaxNode | null): boolean {
  return (
    statement === null ||
    statement.type === 'pass_statement' ||
    statement.type === 'empty_statement' ||
    statement.type === 'nil' ||
    (statement.type === 'expression_statement' && statement.children.every((child) => child?.type === 'ellipsis'))
  );
}

const TYPES: ReadonlySet<string> = wordSet(`
  attribute constant identifier named_type qualified_name scope_resolution scoped_type_identifier type_identifier
`);
const CONTAINERS: ReadonlySet<string> = wordSet(`
  as_pattern catch_declaration catch_formal_parameter catch_type exceptions parenthesized_expression tuple type_list
`);
const MAX_NODES = 100;

/** The types of errors that a handler names. */
function caughtTypes(handler: SyntaxNode, text: string): readonly string[] {
  const open = handler.children.filter((child): child is SyntaxNode => child !== null && isTypePart(child));
  const types: string[] = [];
  for (let at = open.pop(); at !== undefined && types.length < MAX_NODES; at = open.pop()) {
    if (TYPES.has(at.type)) {
      types.push(text.slice(at.startIndex, at.endIndex));
    } else {
      const name = at.childForFieldName('name');
      const inner = at.children.filter((child): child is SyntaxNode => child !== null && isTypePart(child));
      open.push(...inner.filter(({ startIndex }) => startIndex !== name?.startIndex));
    }
  }
  return types;
}

function isTypePart({ type }: SyntaxNode): boolean {
  return TYPES.has(type) || CONTAINERS.has(type);
}
