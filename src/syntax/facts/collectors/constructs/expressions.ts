import type { SyntaxNode } from '../../../syntax-node.ts';
import type { Step, Walk } from '../../walk.ts';
import type { FoundConstruct } from './found-construct.ts';
import { SCRIPT_GRAMMARS } from '../../../grammars.ts';
import { wordSet } from '../../../../structures/words-in.ts';

type Reader = (step: Step, walk: Walk) => FoundConstruct | undefined;
const FUNCTIONS: ReadonlySet<string> = wordSet(`
  arrow_function function_declaration function_expression generator_function generator_function_declaration
  method_definition class_static_block
`);
const LOOPS: ReadonlySet<string> = new Set(['do_statement', 'for_in_statement', 'for_statement', 'while_statement']);
const CALLBACKS: ReadonlySet<string> = new Set(['arrow_function', 'function_expression']);

const READERS: Readonly<Record<string, Reader>> = {
  arrow_expression_clause: ({ parent }, { grammar }) =>
    grammar === 'c-sharp' && parent !== undefined && MEMBERS.test(parent.type)
      ? { kind: 'expression-body', subject: parent.type.replace('_declaration', '') }
      : undefined,
  as_expression: ({ children }) => {
    const [inner] = children;
    const cast = inner?.type === 'parenthesized_expression' ? inner.node.children[1]?.type : inner?.type;
    return cast === 'as_expression' ? { kind: 'double-assertion' } : undefined;
  },
  await_expression: (step, { grammar }) =>
    SCRIPT_GRAMMARS.has(grammar) && isInLoop(step) ? { kind: 'await-in-loop' } : undefined,
  call_expression: (step, { grammar, text }) =>
    SCRIPT_GRAMMARS.has(grammar) && HOOK.test(textOfField(step, 'function', text)) && isConditional(step)
      ? { kind: 'conditional-hook' }
      : undefined,
  class_declaration: ({ children }, { grammar }) =>
    grammar === 'c-sharp' && children.some(({ type }) => type === 'parameter_list')
      ? { kind: 'primary-constructor' }
      : undefined,
  export_statement: ({ node, children }) => {
    const value = children.some(({ type, isNamed }) => !isNamed && type === 'default')
      ? node.childForFieldName('value')
      : null;
    return value !== null && /^(?:arrow_function|function_expression|class)$/.test(value.type) && !hasName(value)
      ? { kind: 'anonymous-default-export' }
      : undefined;
  },
  for_statement: ({ children }, { grammar }) =>
    grammar !== 'python' && (grammar !== 'go' || children.some(({ type }) => type === 'for_clause'))
      ? { kind: 'counting-loop' }
      : undefined,
  jsx_attribute: ({ children }) => {
    const value = children.at(-1);
    const inner = value?.type === 'jsx_expression' ? value.node.children[1] : undefined;
    return inner !== null && inner !== undefined && CALLBACKS.has(inner.type) ? { kind: 'jsx-function' } : undefined;
  },
  jsx_expression: ({ children, parent }) =>
    /^jsx_(?:opening|self_closing)_element$/.test(parent?.type ?? '') &&
    children.some(({ type }) => type === 'spread_element')
      ? { kind: 'jsx-spread' }
      : undefined,
  object_creation_expression: ({ children }, { grammar }) =>
    grammar === 'java' && children.some(({ type }) => type === 'class_body') ? { kind: 'anonymous-class' } : undefined,
  return_statement: (step, { grammar }) =>
    grammar === 'go' && !step.children.some(({ isNamed }) => isNamed) && hasNamedResults(step)
      ? { kind: 'naked-return' }
      : undefined,
};

const HOOK = /^(?:React\.)?use[A-Z]\w*$/;
const MEMBERS = /^(?:method|property|indexer|operator|constructor|destructor|conversion_operator)_declaration$/;

/** Whether nodes of a type may be one of these forms. */
export function isExpressionConstruct(type: string): boolean {
  return Object.hasOwn(READERS, type);
}

/** Forms of expressions and of small statements of which rules speak by words. */
export function expressionConstructs(step: Step, walk: Walk): readonly FoundConstruct[] {
  const found = Object.hasOwn(READERS, step.type) ? READERS[step.type]?.(step, walk) : undefined;
  return found === undefined ? [] : [found];
}

function textOfField(step: Step, field: string, text: string): string {
  const named = step.node.childForFieldName(field);
  return named === null ? '' : text.slice(named.startIndex, Math.min(named.endIndex, named.startIndex + 80));
}

function hasName(node: SyntaxNode): boolean {
  return node.childForFieldName('name') !== null;
}

function isPart(node: SyntaxNode | null, of: SyntaxNode): boolean {
  return node !== null && node.startIndex <= of.startIndex && of.endIndex <= node.endIndex;
}

/** Whether a loop of the same function repeats it. What a loop goes over is read once, and `for await` waits by its nature. */
function isInLoop(step: Step): boolean {
  for (let at = step.parent; at !== undefined && !FUNCTIONS.has(at.type); at = at.parent) {
    if (LOOPS.has(at.type)) {
      const isRepeated =
        isPart(at.node.childForFieldName('body'), step.node) ||
        isPart(at.node.childForFieldName('condition'), step.node);
      if (isRepeated && !at.children.some(({ type, isNamed }) => !isNamed && type === 'await')) {
        return true;
      }
    }
  }
  return false;
}

/** Whether a branch or loop of the same function decides whether it is called. */
function isConditional(step: Step): boolean {
  for (let at = step.parent; at !== undefined && !FUNCTIONS.has(at.type); at = at.parent) {
    const { node, type } = at;
    const isBranch =
      (type === 'if_statement' || type === 'ternary_expression') &&
      !isPart(node.childForFieldName('condition'), step.node);
    const isRight =
      type === 'binary_expression' &&
      /^(?:&&|\|\||\?\?)$/.test(node.childForFieldName('operator')?.type ?? '') &&
      isPart(node.childForFieldName('right'), step.node);
    if (
      isBranch ||
      isRight ||
      type === 'switch_case' ||
      (LOOPS.has(type) && isPart(node.childForFieldName('body'), step.node))
    ) {
      return true;
    }
  }
  return false;
}

function hasNamedResults(step: Step): boolean {
  let at = step.parent;
  while (at !== undefined && !/^(?:function_declaration|method_declaration|func_literal)$/.test(at.type)) {
    at = at.parent;
  }
  const result = at?.node.childForFieldName('result') ?? null;
  return (
    result?.type === 'parameter_list' &&
    result.children.some((child) => child?.type === 'parameter_declaration' && hasName(child))
  );
}
