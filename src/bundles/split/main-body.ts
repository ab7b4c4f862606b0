import { isFunction } from './module-tables.ts';
import type { Body } from './sections.ts';
import { childrenOf, endOf, startOf, type Node, type Program } from '../syntax.ts';

/** The share of a body that one function must have to be the bundle's wrapper. */
const WRAPPER_SHARE = 0.7;
/** Only calls, arguments and brackets are between a statement and the function of a wrapper. */
const MAX_STEPS = 12;

/**
 * The statements that make up a bundle: those of the program, or those of the function that wraps nearly all of it, as
 * in `(function () {…})()` and in UMD modules.
 */
export function findMainBody(program: Program): Body {
  let found: Body = { body: program, start: -1 };
  for (let inner = wrapperIn(found); inner !== undefined; inner = wrapperIn(found)) {
    found = inner;
  }
  return found;
}

function wrapperIn({ body }: Body): Body | undefined {
  let node: Node | undefined = largest(body.body);
  for (let steps = 0; node !== undefined && steps < MAX_STEPS; steps += 1) {
    if (isFunction(node)) {
      const { body: inner } = node;
      return inner.type === 'BlockStatement' && sizeOf(inner) >= sizeOf(body) * WRAPPER_SHARE
        ? { body: inner, start: startOf(node) }
        : undefined;
    }
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
      return undefined;
    }
    node = largest(childrenOf(node));
  }
  return undefined;
}

function largest(nodes: readonly Node[]): Node | undefined {
  let found: Node | undefined;
  for (const node of nodes) {
    if (found === undefined || sizeOf(node) > sizeOf(found)) {
      found = node;
    }
  }
  return found;
}

function sizeOf(node: Node): number {
  return endOf(node) - startOf(node);
}
