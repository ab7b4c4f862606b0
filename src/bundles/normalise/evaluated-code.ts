import { parseProgram } from '../parse.ts';
import {
  blockStatement,
  functionExpression,
  identifier,
  placedAt,
  walk,
  type Expression,
  type Node,
  type Program,
  type StringLiteral,
} from '../syntax.ts';
import { noteToken } from '../tokens.ts';

/**
 * Replaces the string in every statement `eval("…")` by its code. webpack's development builds have such a statement
 * for each module. A string that is not code stays a string, and so does an `eval` inside evaluated code.
 */
export function openEvaluatedCode(program: Program): void {
  walk(program, (node) => {
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') {
      return true;
    }
    const { callee, arguments: given } = node.expression;
    const [code] = given;
    if (callee.type !== 'Identifier' || callee.name !== 'eval' || given.length !== 1 || code === undefined) {
      return true;
    }
    if (code.type === 'StringLiteral') {
      given[0] = openCode(code);
    } else if (isTrustedScript(code) && code.type === 'CallExpression' && code.arguments[0]?.type === 'StringLiteral') {
      code.arguments[0] = openCode(code.arguments[0]);
    }
    return false;
  });
}

/** With trusted types, webpack writes `eval(__webpack_require__.ts("…"))`. */
function isTrustedScript(node: Node): boolean {
  return (
    node.type === 'CallExpression' &&
    node.arguments.length === 1 &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'ts'
  );
}

/** Makes the code the body of a function with a name that no program can have. */
function openCode(code: StringLiteral): Expression {
  const parsed = parseProgram(code.value);
  if (parsed.kind === 'not-parsed' || parsed.program.sourceType === 'module') {
    return code;
  }
  const { body, directives } = parsed.program;
  const name = identifier('evaluated');
  name.name = noteToken('evaluated');
  const opened = functionExpression(name, [], blockStatement(body, directives));
  walk(opened, (node) => {
    placedAt(node, code);
  });
  return opened;
}
