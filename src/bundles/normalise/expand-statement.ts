/* oxlint-disable typescript/switch-exhaustiveness-check -- only a few of about a hundred kinds of nodes need handling. */
import {
  blockStatement,
  expressionStatement,
  ifStatement,
  parenthesizedExpression,
  placedAt,
  returnStatement,
  unaryExpression,
  variableDeclaration,
  type BlockStatement,
  type ConditionalExpression,
  type Expression,
  type ForStatement,
  type IfStatement,
  type Node,
  type Statement,
  type VariableDeclaration,
} from '../syntax.ts';

/** The equivalent statements of a statement: two for `a, b()`, an `if` for `a && b()`, none for `;`. */
export function expandStatement(statement: Statement): Statement[] {
  switch (statement.type) {
    case 'EmptyStatement':
      return [];
    case 'ExpressionStatement':
      return expandExpression(statement.expression);
    case 'VariableDeclaration':
      return splitDeclaration(statement);
    case 'BlockStatement':
      return isTransparent(statement) ? statement.body : [statement];
    case 'IfStatement':
      return expandIf(statement);
    case 'ForStatement':
      return expandFor(statement);
    case 'ReturnStatement':
      return statement.argument ? expandReturn(statement.argument) : [statement];
    case 'ThrowStatement': {
      const [before, last] = splitSequence(statement.argument);
      statement.argument = last;
      return [...before, statement];
    }
    case 'SwitchStatement': {
      const [before, last] = splitSequence(statement.discriminant);
      statement.discriminant = last;
      return [...before, statement];
    }
    default:
      return [statement];
  }
}

/** Puts a statement in a block. An `else if` stays as it is. */
export function inBlock(statement: Statement, isAlternate = false): Statement {
  if (statement.type === 'BlockStatement') {
    return statement;
  }
  const expanded = expandStatement(statement);
  const [only] = expanded;
  return isAlternate && expanded.length === 1 && only?.type === 'IfStatement'
    ? only
    : placedAt(blockStatement(expanded), statement);
}

function expandExpression(expression: Expression): Statement[] {
  switch (expression.type) {
    case 'SequenceExpression':
      return expression.expressions.flatMap(expandExpression);
    case 'LogicalExpression':
      return expression.operator === '??'
        ? [statementOf(expression)]
        : expandIf(
            placedAt(
              ifStatement(
                expression.operator === '&&' ? expression.left : negate(expression.left),
                blockOf(expandExpression(expression.right), expression.right),
              ),
              expression,
            ),
          );
    case 'ConditionalExpression':
      return expandIf(chooseBetween(expression, expandExpression));
    case 'StringLiteral':
      // Without the parentheses it would be read as a directive.
      return [statementOf(placedAt(parenthesizedExpression(expression), expression))];
    default:
      return [statementOf(expression)];
  }
}

function statementOf(expression: Expression): Statement {
  return placedAt(expressionStatement(expression), expression);
}

function expandReturn(argument: Expression): Statement[] {
  switch (argument.type) {
    case 'SequenceExpression': {
      const [before, last] = splitSequence(argument);
      return [...before, ...expandReturn(last)];
    }
    case 'ConditionalExpression':
      return expandIf(chooseBetween(argument, expandReturn));
    default:
      return [placedAt(returnStatement(argument), argument)];
  }
}

function chooseBetween(choice: ConditionalExpression, expand: (expression: Expression) => Statement[]): IfStatement {
  const otherwise = blockOf(expand(choice.alternate), choice.alternate);
  const [only] = otherwise.body;
  const isElseIf = otherwise.body.length === 1 && only?.type === 'IfStatement';
  return placedAt(
    ifStatement(
      choice.test,
      blockOf(expand(choice.consequent), choice.consequent),
      isElseIf && only ? only : otherwise,
    ),
    choice,
  );
}

function blockOf(statements: Statement[], source: Node): BlockStatement {
  return placedAt(blockStatement(statements), source);
}

/** The statements that a sequence runs before its last expression, and that expression. */
function splitSequence(expression: Expression): readonly [before: Statement[], last: Expression] {
  const last = expression.type === 'SequenceExpression' ? expression.expressions.at(-1) : undefined;
  return expression.type === 'SequenceExpression' && last !== undefined
    ? [expression.expressions.slice(0, -1).flatMap(expandExpression), last]
    : [[], expression];
}

/** Negates a test. The result may only be used for its truth, not for its value. */
function negate(test: Expression): Expression {
  return test.type === 'UnaryExpression' && test.operator === '!'
    ? test.argument
    : placedAt(unaryExpression('!', test), test);
}

/** Moves a sequence out of the test, and removes the `else` after a branch that always leaves. */
function expandIf(statement: IfStatement): Statement[] {
  const [before, test] = splitSequence(statement.test);
  statement.test = test;
  const { consequent, alternate } = statement;
  const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : undefined;
  if (!alternate || last === undefined || !LEAVING.has(last.type)) {
    return [...before, statement];
  }
  const after = alternate.type === 'BlockStatement' ? alternate : blockOf([alternate], alternate);
  if (!isTransparent(after)) {
    return [...before, statement];
  }
  statement.alternate = null;
  return [...before, statement, ...after.body];
}

const LEAVING = new Set(['ReturnStatement', 'ThrowStatement', 'BreakStatement', 'ContinueStatement']);

/** Whether the braces of a block have no effect because it declares no block-scoped names. */
function isTransparent({ body, directives }: BlockStatement): boolean {
  return (
    directives.length === 0 &&
    body.every(
      (statement) =>
        statement.type !== 'ClassDeclaration' &&
        statement.type !== 'FunctionDeclaration' &&
        (statement.type !== 'VariableDeclaration' || statement.kind === 'var') &&
        !(statement.type === 'LabeledStatement' && statement.body.type === 'FunctionDeclaration'),
    )
  );
}

function splitDeclaration(statement: VariableDeclaration): Statement[] {
  return statement.declarations.length < 2
    ? [statement]
    : statement.declarations.map((one) => placedAt(variableDeclaration(statement.kind, [one]), one));
}

/** Minifiers move the statements before a loop into its head; this moves them back. */
function expandFor(statement: ForStatement): Statement[] {
  const { init } = statement;
  if (!init || (init.type === 'VariableDeclaration' && init.kind !== 'var')) {
    return [statement];
  }
  statement.init = null;
  return [...(init.type === 'VariableDeclaration' ? splitDeclaration(init) : expandExpression(init)), statement];
}
