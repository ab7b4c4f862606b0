import { expandStatement, inBlock } from './expand-statement.ts';
import { rewriteNode } from './rewrite-node.ts';
import { childKeys, isNode, isStatement, type Node, type Program } from '../syntax.ts';
import { wordSet } from '../../structures/words-in.ts';

/** Fields that have a list of statements, and fields that have one statement. */
const LISTS = new Set(['Program.body', 'BlockStatement.body', 'StaticBlock.body', 'SwitchCase.consequent']);
const BODIES = wordSet(`
  IfStatement.consequent IfStatement.alternate ForStatement.body ForInStatement.body ForOfStatement.body
  WhileStatement.body DoWhileStatement.body WithStatement.body
`);

/**
 * Undoes how minifiers change spelling and statements, without changing the behaviour. Minified and readable code get
 * closer to one form, and a small change stays small. The tree is changed, and names must be resolved before.
 * `undefinedIsGlobal` says that no code declares the name `undefined`.
 */
export function normalise(program: Program, undefinedIsGlobal: boolean): void {
  normaliseNode(program, undefinedIsGlobal);
}

function normaliseNode(node: Node, undefinedIsGlobal: boolean): Node {
  for (const key of childKeys(node)) {
    const value: unknown = Reflect.get(node, key);
    const field = `${node.type}.${key}`;
    if (Array.isArray(value)) {
      const children = value.map((child) => (isNode(child) ? normaliseNode(child, undefinedIsGlobal) : child));
      Reflect.set(node, key, LISTS.has(field) ? children.flatMap(expandOne) : children);
    } else if (isNode(value)) {
      const child = normaliseNode(value, undefinedIsGlobal);
      const isBody = BODIES.has(field) && isStatement(child);
      Reflect.set(node, key, isBody ? inBlock(child, key === 'alternate') : child);
    }
  }
  return rewriteNode(node, undefinedIsGlobal);
}

function expandOne(child: unknown): readonly unknown[] {
  return isNode(child) && isStatement(child) ? expandStatement(child) : [child];
}
