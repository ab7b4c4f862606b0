import type { SyntaxNode } from '../syntax-node.ts';
import type { FactPlace } from './types.ts';

/** A node that the walk visits, with what reading it from the tree again would cost time. */
export interface Step {
  readonly node: SyntaxNode;
  readonly type: string;
  readonly isNamed: boolean;
  readonly parent: Step | undefined;
  /** In the order of the text. Empty for a leaf, and until the walk enters the node. */
  children: readonly Step[];
  /** Whether it is in the body of a function that has a wanted line: its sizes depend on all that is in it. */
  readonly isInBody: boolean;
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
  readonly touches: (first: number, last: number) => boolean;
  /** The index of the innermost declaration around the visited node. The collector of declarations keeps it. */
  inside: number | undefined;
}

/**
 * Gathers one kind of facts. A collector is made for each file. It is asked for every node of the file, so that it should
 * first look at `step.type`. The children of a step are known when it is entered, their children are not.
 */
export interface Collector<Facts> {
  readonly enter?: (step: Step, walk: Walk) => void;
  /** Called for each node that was entered, after all nodes inside of it. */
  readonly leave?: (step: Step, walk: Walk) => void;
  /** Called once, after the walk. */
  readonly end: (walk: Walk) => Facts;
}

/**
 * Visits the nodes of a tree in the order of the text, without recursion. What has no wanted line and counts nowhere else is
 * not entered, because reading a tree takes more time than parsing it: the insides of functions, imports, written types,
 * and large values. Signs and keywords on other lines are not entered either: collectors see them
 * among the children of their parents.
 */
export function walkTree(root: SyntaxNode, walk: Walk, collectors: readonly Collector<unknown>[]): void {
  const enters = collectors.flatMap(({ enter }) => enter ?? []);
  const leaves = collectors.flatMap(({ leave }) => leave ?? []);
  const kinds = new Map<number, NodeKind>();
  const open: { readonly step: Step; next: number }[] = [];
  const enter = (step: Step): void => {
    step.children = isClosed(step, walk) ? [] : childSteps(step, kinds);
    for (const visit of enters) {
      visit(step, walk);
    }
    open.push({ step, next: 0 });
  };
  enter(stepOf(root, undefined, kinds));
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const child = top.step.children[top.next];
    if (child === undefined) {
      for (const visit of leaves) {
        visit(top.step, walk);
      }
      open.pop();
    } else {
      top.next += 1;
      if (child.isNamed || walk.isWanted(child.node.startPosition.row + 1)) {
        enter(child);
      }
    }
  }
}

/** What all nodes of a type share. */
interface NodeKind {
  readonly type: string;
  readonly isNamed: boolean;
}

function childSteps(parent: Step, kinds: Map<number, NodeKind>): readonly Step[] {
  const steps: Step[] = [];
  for (const child of parent.node.children) {
    if (child !== null) {
      steps.push(stepOf(child, parent, kinds));
    }
  }
  return steps;
}

function stepOf(node: SyntaxNode, parent: Step | undefined, kinds: Map<number, NodeKind>): Step {
  const id = node.typeId;
  let kind = kinds.get(id);
  if (kind === undefined) {
    kind = { type: node.type, isNamed: node.isNamed };
    kinds.set(id, kind);
  }
  const isInBody = parent !== undefined && (parent.isInBody || (BODIES.has(parent.type) && isFunction(parent.parent)));
  return { node, type: kind.type, isNamed: kind.isNamed, parent, children: [], isInBody };
}

/** Whether a node has no children, or they are not to be visited. */
function isClosed(step: Step, walk: Walk): boolean {
  return (
    !step.isNamed ||
    LEAVES.has(step.type) ||
    isTextAsAWhole(step.type) ||
    isInsideOtherFunction(step, walk) ||
    isOtherStatement(step, walk)
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
const FUNCTION =
  /^(?:arrow_function|closure_expression|func_literal|function|generator_function|lambda|lambda_expression|method|singleton_method|(?:\w+_)?(?:function|method|constructor|destructor)_(?:declaration|definition|expression|item|signature|statement)|function_signature_item)$/;
/** Parts of a function that are read with the function itself. */
const HEAD = /modifier|attribute|decorator|declarator/;

function isFunction(step: Step | undefined): boolean {
  return step !== undefined && FUNCTION.test(step.type);
}

/** Whether a node is the body of a function that has no wanted line, or another part of it. */
function isInsideOtherFunction({ type, parent }: Step, walk: Walk): boolean {
  return parent !== undefined && isFunction(parent) && !HEAD.test(type) && !isTouched(parent, walk);
}

/** Nodes that are read as a whole, or in which nothing is declared that counts around them. */
const AS_A_WHOLE: ReadonlySet<string> = new Set([
  'arguments',
  'array',
  'dictionary',
  'future_import_statement',
  'import_from_statement',
  'import_statement',
  'list',
  'object',
  'template_string',
  'type_annotation',
]);

function isOtherStatement(step: Step, walk: Walk): boolean {
  return !step.isInBody && AS_A_WHOLE.has(step.type) && !isTouched(step, walk);
}

function isTouched({ node: { startPosition, endPosition } }: Step, { touches }: Walk): boolean {
  return touches(startPosition.row + 1, endPosition.row + 1);
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
