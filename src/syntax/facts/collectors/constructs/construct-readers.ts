import type { SyntaxNode } from '../../../syntax-node.ts';
import { textOfStep, type Step, type Walk } from '../../walk.ts';
import { braceConstructs, isAroundBraces } from './braces.ts';
import { errorConstructs, handlesNothing, isHandler } from './errors.ts';
import { ignoresSecond } from './go-errors.ts';
import { expressionConstructs, isExpressionConstruct } from './expressions.ts';
import type { FoundConstruct } from './found-construct.ts';
import { isPunctuated, punctuationConstructs } from './punctuation.ts';
import { isStatementConstruct, statementConstructs } from './statements.ts';
import { SCRIPT_GRAMMARS } from '../../../grammars.ts';
import { wordSet } from '../../../../structures/words-in.ts';

type Reader = (step: Step, walk: Walk) => readonly FoundConstruct[] | FoundConstruct | undefined;

const TERNARY: Reader = (step) => {
  let around = step.parent;
  while (around !== undefined && PARENTHESES.has(around.type)) {
    around = around.parent;
  }
  return { kind: around !== undefined && TERNARIES.has(around.type) ? 'nested-ternary' : 'ternary' };
};

const TERNARIES: ReadonlySet<string> = new Set(['conditional', 'conditional_expression', 'ternary_expression']);
const PARENTHESES: ReadonlySet<string> = new Set(['parenthesized_expression', 'parenthesized_statements']);

/** Readers of nodes by their type, for all grammars. */
const READERS: Readonly<Record<string, Reader>> = {
  as_expression: ({ children }, { text }) => {
    const type = children.at(-1);
    return type === undefined ? undefined : { kind: 'type-assertion', subject: textOfStep(type, text, 60) };
  },
  assignment_statement: (step, walk) =>
    walk.grammar === 'go' && (isIgnored(step, walk) || ignoresSecond(step, walk))
      ? { kind: 'ignored-error' }
      : undefined,
  binary: readBinary,
  binary_expression: readBinary,
  binary_operator: ({ node, children }) =>
    children.some(({ type }) => type === '%') && node.childForFieldName('left')?.type === 'string'
      ? { kind: 'percent-format' }
      : undefined,
  call: ({ node }, { grammar, text }) => {
    const called = grammar === 'python' ? node.childForFieldName('function') : null;
    const name = called?.childForFieldName('attribute');
    return called?.childForFieldName('object')?.type === 'string' &&
      text.slice(name?.startIndex, name?.endIndex) === 'format'
      ? { kind: 'format-call' }
      : undefined;
  },
  call_expression: ({ node }, { text, grammar }) => {
    const property = SCRIPT_GRAMMARS.has(grammar)
      ? node.childForFieldName('function')?.childForFieldName('property')
      : undefined;
    if (property === null || property === undefined) {
      return undefined;
    }
    const method = text.slice(property.startIndex, property.endIndex);
    return method === 'then'
      ? { kind: 'promise-chain', at: property }
      : method === 'catch' && handlesNothing(node)
        ? { kind: 'empty-catch', at: property }
        : undefined;
  },
  class: readClassComponent,
  class_declaration: readClassComponent,
  conditional: TERNARY,
  conditional_expression: TERNARY,
  default_parameter: readMutableDefault,
  typed_default_parameter: readMutableDefault,
  export_statement: ({ children }) => {
    const word = children.find(({ type, isNamed }) => !isNamed && type === 'default');
    return word === undefined ? undefined : { kind: 'default-export', at: word.node };
  },
  export_specifier: ({ node }, { text }) => {
    const name = node.childForFieldName('alias') ?? node.childForFieldName('name');
    return name !== null && text.slice(name.startIndex, name.endIndex) === 'default'
      ? { kind: 'default-export' }
      : undefined;
  },
  for_in_statement: ({ children }) => (children.some(({ type }) => type === 'in') ? { kind: 'for-in' } : undefined),
  // `goto case` of C# is the only way from one case to another.
  goto_statement: ({ children }) =>
    children.some(({ type }) => type === 'case' || type === 'default') ? undefined : { kind: 'goto' },
  if: readElse,
  if_expression: readElse,
  if_statement: readElse,
  unless: readElse,
  import_declaration: ({ children }, { grammar, text }) =>
    grammar === 'java' && children.some(({ type }) => type === 'asterisk')
      ? {
          kind: 'wildcard-import',
          subject: text.slice(children[0]?.node.startIndex, children.at(-1)?.node.endIndex).slice(0, 200),
        }
      : undefined,
  jsx_attribute: ({ children }, { text }) => {
    const [name] = children;
    const value = children.at(-1);
    return name !== undefined &&
      textOfStep(name, text) === 'style' &&
      (value?.type === 'string' || value?.node.children.some((child) => child?.type === 'object') === true)
      ? { kind: 'inline-style' }
      : undefined;
  },
  // Words between tags. Entities, numbers and signs are the same in every language.
  jsx_text: (step, { text }) => {
    const written = textOfStep(step, text);
    const lines = written.slice(0, written.search(/\S/)).split('\n').length;
    return /\p{L}{2}/u.test(written.replaceAll(/&[#\w]{1,12};/g, ' '))
      ? { kind: 'element-text', subject: written.trim().slice(0, 80), below: lines - 1 }
      : undefined;
  },
  non_null_expression: () => ({ kind: 'non-null-assertion' }),
  postfix_unary_expression: ({ children }, { grammar }) =>
    grammar === 'c-sharp' && children.at(-1)?.type === '!' ? { kind: 'non-null-assertion' } : undefined,
  import_statement: ({ node }, { grammar, text }) => {
    const source = SCRIPT_GRAMMARS.has(grammar) ? node.childForFieldName('source') : null;
    return source !== null && text.charAt(source.startIndex + 1) === '.' ? { kind: 'relative-import' } : undefined;
  },
  relative_import: () => ({ kind: 'relative-import' }),
  short_var_declaration: (step, walk) =>
    walk.grammar === 'go' && ignoresSecond(step, walk) ? { kind: 'ignored-error' } : undefined,
  ternary_expression: TERNARY,
  throw_statement: ({ children }, { grammar }) =>
    SCRIPT_GRAMMARS.has(grammar) && /^(?:string|template_string|number)$/.test(children[1]?.type ?? '')
      ? { kind: 'thrown-literal' }
      : undefined,
  type_assertion: ({ node }, { text }) => (isAfterType(text, node.startIndex) ? undefined : { kind: 'type-assertion' }),
  use_wildcard: (step, { text }) => ({ kind: 'wildcard-import', subject: textOfStep(step, text) }),
  variable_declaration: ({ children, parent }, { grammar }) =>
    SCRIPT_GRAMMARS.has(grammar) && children[0]?.type === 'var' && parent?.type !== 'ambient_declaration'
      ? { kind: 'var-declaration' }
      : undefined,
  wildcard_import: () => ({ kind: 'wildcard-import' }),
};

/**
 * Whether `<` belongs to the type before it: the grammar reads `import("a").B<C>` in the place of a type as an expression and
 * a type assertion.
 */
function isAfterType(text: string, start: number): boolean {
  const before = /[\w$]{1,10}$/.exec(text.slice(Math.max(0, start - 10), start))?.[0];
  return before !== undefined && !BEFORE_EXPRESSIONS.has(before);
}

const BEFORE_EXPRESSIONS: ReadonlySet<string> = wordSet(
  'await case default delete do else extends in instanceof new of return throw typeof void yield',
);

/** Whether nodes of a type may be such forms of code. */
export function isConstruct(type: string): boolean {
  return (
    Object.hasOwn(READERS, type) ||
    isHandler(type) ||
    isAroundBraces(type) ||
    isPunctuated(type) ||
    isStatementConstruct(type) ||
    isExpressionConstruct(type)
  );
}

/** The forms of code that a node is, of which rules speak by words. */
export function readConstructs(step: Step, walk: Walk): readonly FoundConstruct[] {
  const own = Object.hasOwn(READERS, step.type) ? READERS[step.type]?.(step, walk) : undefined;
  const found = own === undefined ? [] : Array.isArray(own) ? own : [own];
  return [
    ...found,
    ...errorConstructs(step, walk),
    ...braceConstructs(step, walk),
    ...punctuationConstructs(step, walk),
    ...statementConstructs(step, walk),
    ...expressionConstructs(step, walk),
  ];
}

/** `_ = close()` in Go. */
function isIgnored({ node }: Step, { text }: Walk): boolean {
  const left = node.childForFieldName('left');
  const right = node.childForFieldName('right');
  return (
    left !== null &&
    text.slice(left.startIndex, left.endIndex) === '_' &&
    right?.children.length === 1 &&
    right.children[0]?.type === 'call_expression'
  );
}

function readBinary(step: Step, { grammar, text }: Walk): readonly FoundConstruct[] {
  const { node, parent } = step;
  const operator = node.childForFieldName('operator')?.type ?? '';
  const left = node.childForFieldName('left');
  const right = node.childForFieldName('right');
  if (left === null || right === null || !(SCRIPT_GRAMMARS.has(grammar) || grammar === 'c-sharp')) {
    return [];
  }
  if (/^[=!]==?$/.test(operator)) {
    const isNull = (NULLS.has(left.type) || NULLS.has(right.type)) && !(grammar === 'c-sharp' && isInLambda(step));
    const found: FoundConstruct[] = isNull ? [{ kind: 'null-comparison', subject: operator }] : [];
    return operator.length === 2 && grammar !== 'c-sharp'
      ? [...found, { kind: 'loose-equality', ...(isNull ? { subject: 'null' } : {}) }]
      : found;
  }
  const isOuter = parent?.type !== 'binary_expression' || parent.node.childForFieldName('operator')?.type !== '+';
  return operator === '+' && isOuter && joinsText(node, text) ? [{ kind: 'string-concatenation' }] : [];
}

/** A lambda of C# can be an expression tree, in which patterns are not allowed. */
function isInLambda(step: Step): boolean {
  let at: Step | undefined = step;
  while (at !== undefined && !/_statement$|^block$|_declaration$/.test(at.type)) {
    if (at.type === 'lambda_expression' || at.type === 'query_expression') {
      return true;
    }
    at = at.parent;
  }
  return false;
}

const NULLS: ReadonlySet<string> = new Set(['null', 'null_literal']);
const TEXTS: ReadonlySet<string> = new Set([
  'string',
  'template_string',
  'string_literal',
  'interpolated_string_expression',
  'verbatim_string_literal',
]);
const MAX_TERMS = 50;

/** Whether a sum has a text and something that is none. Texts alone are one text over several lines. */
function joinsText(node: SyntaxNode, text: string): boolean {
  let hasText = false;
  let hasOther = false;
  let at: SyntaxNode | null = node;
  for (let count = 0; at !== null && count < MAX_TERMS; count += 1) {
    const isSum: boolean = at.type === 'binary_expression' && at.childForFieldName('operator')?.type === '+';
    const term: SyntaxNode | null = isSum ? at.childForFieldName('right') : at;
    const isText = TEXTS.has(term?.type ?? '');
    hasText ||= isText && text.slice(term?.startIndex, term?.endIndex).length > 2;
    hasOther ||= !isText;
    at = isSum ? at.childForFieldName('left') : null;
  }
  return hasText && hasOther;
}

const MUTABLE = /^(?:list|dictionary|set|list_comprehension|dictionary_comprehension|set_comprehension)$/;

function readMutableDefault({ node }: Step, { grammar, text }: Walk): FoundConstruct | undefined {
  const value = grammar === 'python' ? node.childForFieldName('value') : null;
  return value !== null &&
    (MUTABLE.test(value.type) ||
      (value.type === 'call' && /^(?:list|dict|set)\(/.test(text.slice(value.startIndex, value.startIndex + 5))))
    ? { kind: 'mutable-default' }
    : undefined;
}

/** Boundaries for errors can only be classes. */
const BOUNDARY = /\b(?:componentDidCatch|getDerivedStateFromError)\b/;
const REACT = /\bfrom\s*['"](?:react|preact)['"]/;
const COMPONENT = /\bextends\s+(React\.)?(?:Pure)?Component\b/;

function readClassComponent(step: Step, { grammar, text }: Walk): FoundConstruct | undefined {
  if (!SCRIPT_GRAMMARS.has(grammar)) {
    return undefined;
  }
  const heritage = step.children.find(({ type }) => type === 'class_heritage');
  const match = heritage === undefined ? null : COMPONENT.exec(textOfStep(heritage, text));
  const isReact = match !== null && (match[1] !== undefined || REACT.test(text));
  return isReact && !BOUNDARY.test(text.slice(step.node.startIndex, step.node.endIndex))
    ? { kind: 'class-component' }
    : undefined;
}

const BLOCKS: ReadonlySet<string> = new Set([
  'block',
  'compound_statement',
  'expression_statement',
  'statement_block',
  'statement_list',
  'then',
]);
const RETURNS: ReadonlySet<string> = new Set(['return', 'return_expression', 'return_statement']);
/** Where an `if` of Rust or Ruby is a statement. Elsewhere it is a value, which needs its `else`. */
const STATEMENTS: ReadonlySet<string> = wordSet(
  'block block_body body_statement else expression_statement program source_file then',
);
const IFS: ReadonlySet<string> = new Set(['if_statement', 'if_expression']);
const MAX_BRANCHES = 50;

/** An `else` after branches all of which return. */
function readElse({ node, parent }: Step): FoundConstruct | undefined {
  const isValue = node.type !== 'if_statement' && !STATEMENTS.has(parent?.type ?? '');
  // What `if x := f(); x > 0` of Go declares is known in the `else` alone.
  if (parent?.type === 'else_clause' || IFS.has(parent?.type ?? '') || isValue || declaresForElse(node)) {
    return undefined;
  }
  let at: SyntaxNode | null | undefined = node;
  for (let count = 0; at !== null && at !== undefined && count < MAX_BRANCHES; count += 1) {
    const branches: readonly (SyntaxNode | null)[] = [
      at.childForFieldName('consequence') ?? at.childForFieldName('body'),
      ...at.children
        .filter((child) => child?.type === 'elif_clause' || child?.type === 'else_if_clause')
        .map((child) => child?.childForFieldName('consequence') ?? child?.childForFieldName('body') ?? null),
    ];
    if (!branches.every((branch) => endsWithReturn(branch))) {
      return undefined;
    }
    const last: SyntaxNode | null | undefined = at
      .childrenForFieldName('alternative')
      .findLast((child) => child !== null);
    const inner: SyntaxNode | null | undefined =
      last?.type === 'else_clause'
        ? last.children.find((child) => child?.isNamed === true && child.type !== 'comment')
        : last;
    if (IFS.has(inner?.type ?? '') || inner?.type === 'elsif') {
      at = inner;
    } else {
      return last === null || last === undefined || last.type === 'elif_clause' || last.type === 'else_if_clause'
        ? undefined
        : { kind: 'else-after-return', at: last };
    }
  }
  return undefined;
}

function declaresForElse(node: SyntaxNode): boolean {
  return node.type === 'if_statement' && node.childForFieldName('initializer') !== null;
}

function endsWithReturn(branch: SyntaxNode | null): boolean {
  let last: SyntaxNode | null | undefined = branch;
  while (last !== null && last !== undefined && BLOCKS.has(last.type)) {
    last = last.children.findLast((child) => child?.isNamed === true && !child.type.endsWith('comment'));
  }
  return RETURNS.has(last?.type ?? '');
}
