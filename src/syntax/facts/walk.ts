import type { SyntaxNode } from '../syntax-node.ts';
import type { FactKind, FactPlace } from './types.ts';
import { wordSet } from '../../structures/words-in.ts';
import { regex } from '../../text/regex.ts';

/** A node that the walk visits, with what reading it from the tree again would cost time. */
export interface Step {
  readonly node: SyntaxNode;
  readonly type: string;
  readonly isNamed: boolean;
  readonly kind: NodeKind;
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly parent: Step | undefined;
  /** In the order of the text. Empty for a leaf, until the walk enters the node, and after it left the node. */
  children: readonly Step[];
  /** Whether it is in the body of a function that has a wanted line: its sizes depend on all that is in it. */
  readonly isInBody: boolean;
  /**
   * What the collector of uses knows of the step before it comes to it, because sets of steps would take more time than all
   * else: it is a part of a use that has been found, it is in the place of a type, it is a part of an import or label.
   */
  isPartOfUse: boolean;
  isTypePlace: boolean;
  isApart: boolean;
  /** The node that declares the names in it, for the same collector. */
  declaredBy: Step | undefined;
}

/** What all collectors know of the walk. */
export interface Walk {
  readonly text: string;
  /** VS Code's language id. */
  readonly language: string;
  /** The name of the grammar's file, without affixes: `typescript`, `c-sharp`. */
  readonly grammar: string;
  /** Whether the facts of a line are wanted. Lines count from 1. */
  readonly isWanted: (line: number) => boolean;
  /** Whether the facts of any line from one to another are wanted. */
  readonly isAnyWanted: (first: number, last: number) => boolean;
  /** Whether no lines are wanted: then all functions are read. */
  readonly isForAll: boolean;
  /** The index of the innermost declaration around the visited node. The collector of declarations keeps it. */
  inside: number | undefined;
}

/**
 * Gathers one kind of facts. A collector is made for each file. The children of a step are known when it is entered, their
 * children are not.
 */
export interface Collector<Facts> {
  /**
   * Whether it looks at nodes of a type. It is asked once for each type of a language, and says the same in all files. Absent
   * for all types.
   */
  readonly looksAt?: (type: string, isNamed: boolean) => boolean;
  readonly enter?: (step: Step, walk: Walk) => void;
  /** Called for each node that was entered, after all nodes inside of it. */
  readonly leave?: (step: Step, walk: Walk) => void;
  /** Called once, after the walk. */
  readonly end: (walk: Walk) => Facts;
}

/** What all nodes of a type share, in all files of a language. */
interface NodeKind {
  readonly type: string;
  readonly isNamed: boolean;
  readonly isFunction: boolean;
  readonly isBody: boolean;
  /** Whether a function that is not wanted is entered as far as this part of it. */
  readonly isHead: boolean;
  /** Whether its children are never visited. */
  readonly isLeaf: boolean;
  /** Whether it is read as a whole unless it has a wanted line. */
  readonly isWhole: boolean;
  /** The places, in their list, of the collectors that look at the type. */
  readonly enters: readonly number[];
  readonly leaves: readonly number[];
}

/**
 * Visits the nodes of a tree in the order of the text, without recursion. What has no wanted line and counts nowhere else is
 * not entered: the insides of functions, imports, written types, and large values. Signs and keywords on other lines are not
 * entered either: collectors see them among the children of their parents.
 *
 * @param kinds - The kinds of facts that the collectors gather, in the same order.
 */
export function walkTree(
  root: SyntaxNode,
  walk: Walk,
  collectors: readonly Collector<unknown>[],
  kinds: readonly FactKind[],
): void {
  const kindOf = prepareKinds(walk.language, collectors, kinds);
  const open: Step[] = [];
  /** How many children of the open steps have been visited. */
  const visited: number[] = [];
  const enter = (step: Step): void => {
    step.children = isClosed(step, walk) ? NO_STEPS : childSteps(step, kindOf);
    for (const index of step.kind.enters) {
      collectors[index]?.enter?.(step, walk);
    }
    open.push(step);
    visited.push(0);
  };
  enter(stepOf(root, kindOf(root), undefined, false));
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const next = visited[visited.length - 1] ?? 0;
    const child = top.children[next];
    if (child === undefined) {
      for (const index of top.kind.leaves) {
        collectors[index]?.leave?.(top, walk);
      }
      forgetInside(top);
      open.pop();
      visited.pop();
    } else {
      visited[visited.length - 1] = next + 1;
      if (child.isNamed || walk.isWanted(child.line)) {
        enter(child);
      }
    }
  }
}

const NO_STEPS: readonly Step[] = [];

/**
 * Lets go of what is inside of a node that was left. Collectors look at what is around a node and at its own children, so
 * only the nodes that are open, and their children, have to be in memory: without this, a file of 1.3 MB takes 135 MB instead
 * of 53 MB, in each of two threads.
 */
function forgetInside(step: Step): void {
  step.children = NO_STEPS;
  step.node.forgetChildren?.();
}

/**
 * Makes a function that tells what kind a node is. It looks at the name of each type once for all files of a language that are
 * read for the same facts.
 */
function prepareKinds(
  language: string,
  collectors: readonly Collector<unknown>[],
  factKinds: readonly FactKind[],
): (node: SyntaxNode) => NodeKind {
  const key = [language, ...factKinds].join(' ');
  const kinds = KINDS.get(key) ?? new Map<number, NodeKind>();
  KINDS.set(key, kinds);
  return (node) => {
    const { typeId } = node;
    let kind = kinds.get(typeId);
    if (kind === undefined) {
      kind = readKind(node, collectors);
      kinds.set(typeId, kind);
    }
    return kind;
  };
}

const KINDS = new Map<string, Map<number, NodeKind>>();

function readKind({ type, isNamed }: SyntaxNode, collectors: readonly Collector<unknown>[]): NodeKind {
  const looking = [...collectors.entries()].filter(
    ([, { looksAt }]) => looksAt === undefined || looksAt(type, isNamed),
  );
  const { isFunction, isBody, isHead, isLeaf, isWhole } = traitsOf(type);
  return {
    type,
    isNamed,
    isFunction,
    isBody,
    isHead,
    isLeaf: isLeaf || !isNamed,
    isWhole,
    enters: looking.flatMap(([index, { enter }]) => (enter === undefined ? [] : index)),
    leaves: looking.flatMap(([index, { leave }]) => (leave === undefined ? [] : index)),
  };
}

type TypeTraits = Pick<NodeKind, 'isFunction' | 'isBody' | 'isHead' | 'isLeaf' | 'isWhole'>;

/** What the names of types say. All grammars together have a few thousand, and each file has a hundred of them. */
const TRAITS = new Map<string, TypeTraits>();

function traitsOf(type: string): TypeTraits {
  const traits = TRAITS.get(type) ?? {
    isFunction: FUNCTION.test(type),
    isBody: BODIES.has(type),
    isHead: HEAD.test(type),
    isLeaf: LEAVES.has(type) || isTextAsAWhole(type),
    isWhole: AS_A_WHOLE.has(type),
  };
  TRAITS.set(type, traits);
  return traits;
}

function childSteps(parent: Step, kindOf: (node: SyntaxNode) => NodeKind): readonly Step[] {
  const steps: Step[] = [];
  const isInBody = parent.isInBody || (parent.kind.isBody && parent.parent?.kind.isFunction === true);
  for (const child of parent.node.children) {
    if (child !== null) {
      steps.push(stepOf(child, kindOf(child), parent, isInBody));
    }
  }
  return steps;
}

function stepOf(node: SyntaxNode, kind: NodeKind, parent: Step | undefined, isInBody: boolean): Step {
  return {
    node,
    type: kind.type,
    isNamed: kind.isNamed,
    kind,
    line: node.startPosition.row + 1,
    parent,
    children: NO_STEPS,
    isInBody,
    isPartOfUse: false,
    isTypePlace: false,
    isApart: false,
    declaredBy: undefined,
  };
}

/** Whether the children of a node are not to be visited. */
function isClosed(step: Step, walk: Walk): boolean {
  const { kind, parent, isInBody } = step;
  return (
    kind.isLeaf ||
    // The body of a function that has no wanted line, or another part of it.
    (parent?.kind.isFunction === true && !kind.isHead && !walk.isForAll && !hasWanted(parent, walk)) ||
    // Nothing that is declared in it counts around it.
    (kind.isWhole && !isInBody && !walk.isForAll && !hasWanted(step, walk))
  );
}

/** Types of nodes that have no children in any grammar. */
const LEAVES: ReadonlySet<string> = new Set([
  'field_identifier',
  'identifier',
  'property_identifier',
  'string_fragment',
  'type_identifier',
]);
const BODIES: ReadonlySet<string> = new Set(['block', 'body_statement', 'compound_statement', 'statement_block']);
const FUNCTION = regex()`
  ^(?:
    arrow_function|closure_expression|func_literal|function|generator_function|lambda|lambda_expression|method
    |singleton_method
    |(?:\w+_)?(?:function|method|constructor|destructor)_
      (?:declaration|definition|expression|item|signature|statement)
    |function_signature_item
  )$
`;
/** Parts of a function that are read with the function itself. */
const HEAD = /modifier|attribute|decorator|declarator/;

/** Nodes that are read as a whole, or in which nothing is declared that counts around them. */
const AS_A_WHOLE: ReadonlySet<string> = wordSet(`
  arguments array dictionary future_import_statement import_from_statement import_statement list object
  template_string type_annotation
`);

/** Whether the facts of any line of a step are wanted. */
export function hasWanted({ line, node }: Step, { isAnyWanted }: Walk): boolean {
  return isAnyWanted(line, node.endPosition.row + 1);
}

/** Comments have parts in some grammars: markers of documentation, or links. */
function isTextAsAWhole(type: string): boolean {
  return type.endsWith('comment');
}

/** Finds the step of the child that a field of a node names. */
export function childInField({ node, children }: Step, field: string): Step | undefined {
  const named = node.childForFieldName(field);
  return named === null
    ? undefined
    : children.find(
        (child) =>
          child.node.startIndex === named.startIndex &&
          child.node.endIndex === named.endIndex &&
          child.isNamed === named.isNamed,
      );
}

/** The text of a node, cut after a number of characters. */
export function textOfStep({ node }: Step, text: string, maxCharacters = 200): string {
  return text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + maxCharacters));
}

/** The place of a node, as facts give it. */
export function placeOfStep({ node }: Step): FactPlace {
  const { startPosition, endPosition } = node;
  return {
    line: startPosition.row + 1,
    column: startPosition.column,
    endLine: endPosition.row + 1,
    endColumn: endPosition.column,
  };
}
