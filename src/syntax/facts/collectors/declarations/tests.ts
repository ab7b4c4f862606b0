import type { SyntaxNode } from '../../../syntax-node.ts';
import type { Step, Walk } from '../../walk.ts';

export interface TestTitle {
  /** The text between the quotes. */
  readonly name: string;
  readonly node: SyntaxNode;
}

const CALLS: ReadonlySet<string> = new Set(['call_expression', 'call', 'function_call_expression']);
const FUNCTIONS =
  /^(?:it|test|specify|scenario)(?:\.(?:each|only|skip|concurrent|sequential|fails|todo|skipIf|runIf))*$/;
const LANGUAGES: ReadonlySet<string> = new Set(['javascript', 'typescript', 'tsx', 'ruby', 'php']);
const TEXTS: ReadonlySet<string> = new Set(['string', 'template_string', 'encapsed_string']);
const MAX_FUNCTION_CHARACTERS = 60;

/** Whether nodes of a type may be tests. */
export function isTestCall(type: string): boolean {
  return CALLS.has(type);
}

/** The title of a test, if a call is one: `it('adds', …)`, `test.each(rows)('adds %s', …)`. */
export function titleOfTest({ type, node }: Step, { grammar, text }: Walk): TestTitle | undefined {
  if (!CALLS.has(type) || !LANGUAGES.has(grammar)) {
    return undefined;
  }
  const called = node.childForFieldName('function') ?? node.childForFieldName('method');
  const each = called?.type === 'call_expression' ? called.childForFieldName('function') : called;
  if (each === null || each === undefined || node.childForFieldName('receiver') !== null) {
    return undefined;
  }
  const name = text.slice(each.startIndex, Math.min(each.endIndex, each.startIndex + MAX_FUNCTION_CHARACTERS));
  const list = FUNCTIONS.test(name) ? node.childForFieldName('arguments') : null;
  const argument = list?.children.find((child) => child?.isNamed === true);
  const title = argument?.type === 'argument' ? argument.children[0] : argument;
  if (title === null || title === undefined || !TEXTS.has(title.type)) {
    return undefined;
  }
  return { name: text.slice(title.startIndex + 1, Math.max(title.startIndex + 1, title.endIndex - 1)), node: title };
}
