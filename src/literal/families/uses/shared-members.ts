import type { CodeFacts, UseFact } from '../../../syntax/facts/types.ts';
import { plainName } from './match-name.ts';
import { regex } from '../../../text/regex.ts';

/**
 * Whether a member that several types of .NET have is that of another type than a rule means. Rules on `.Result` and `.Wait()` are
 * about code that blocks until a task ends, so the object has to look like a task: what a call returns, or something that its
 * name or its declaration in the file calls a task. Rules on `.ToArray()` are about collections, and streams have it too.
 * Rules on `.only` and `.skip` are about tests.
 */
export function isOfOtherType(member: string, { name, line, endColumn }: UseFact, lines: CodeFacts['code']): boolean {
  const object = plainName(name)
    .slice(0, -member.length - 1)
    .replace(/[?!]$/, '');
  if (member === 'only' || member === 'skip') {
    return !OF_TESTS.test(lastName(object.replace(/\(\)$/, '')) ?? '');
  }
  if (member === 'ToArray') {
    return isOfStream(object, lines);
  }
  if (member !== 'Result' && member !== 'Wait') {
    return false;
  }
  const isAssigned = (): boolean => {
    const after = lines.find((one) => one.line === line)?.text.slice(endColumn) ?? '';
    return /^\s*=(?![=>])/.test(after);
  };
  return !mayBeTask(object, lines) || isAssigned();
}

/** What test runners call a test or a group of tests. */
const OF_TESTS = regex()`
  ^(?:it|tests?|describe|context|suite|specify|bench|scenario|feature|each|concurrent|serial|parallel|run|tester)$
  |(?:^it|^test|It|Tests?|Describe|Suite|Tester)$
`;

function mayBeTask(object: string, lines: CodeFacts['code']): boolean {
  const name = lastName(object);
  return name === undefined
    ? !/(?:context|result|response|args|event)\(\)$/i.test(object)
    : /task/i.test(name) || declaredAs(lines).tasks.has(name);
}

function isOfStream(object: string, lines: CodeFacts['code']): boolean {
  const name = lastName(object);
  return name !== undefined && (/^ms$|stream/i.test(name) || declaredAs(lines).streams.has(name));
}

/** The last name of an object, unless that is a call or an element of a list. */
function lastName(object: string): string | undefined {
  return /(?:^|\.)([A-Za-z_]\w*)$/.exec(object)?.[1];
}

/** Names that a file declares, or that it gives a value which can only be of the type. */
interface Declared {
  readonly tasks: ReadonlySet<string>;
  readonly streams: ReadonlySet<string>;
}

const known = new WeakMap<CodeFacts['code'], Declared>();

/** Read once for each file, because a file can use these members on every line. */
function declaredAs(lines: CodeFacts['code']): Declared {
  const found = known.get(lines);
  if (found !== undefined) {
    return found;
  }
  const listNames = (expressions: readonly RegExp[]): ReadonlySet<string> =>
    new Set(
      lines.flatMap(({ text }) =>
        expressions.flatMap((expression) => [...text.matchAll(expression)].map(([, name = '']) => name)),
      ),
    );
  const declared = {
    tasks: listNames([
      /\b(?:Value)?Task(?:<[^;(){}]{0,120}>)?\?? (\w+)/g,
      /\b(\w+) ?=(?![=>])(?![^;]{0,200}\bawait\b)[^;]{0,200}?(?:Async|Task\.\w{1,40})(?:<[^;(){}]{0,80}>)?\(/g,
    ]),
    streams: listNames([/\b\w{0,40}Stream\?? (\w+)/g, /\b(\w+) ?= ?new \w{0,40}Stream\(/g]),
  };
  known.set(lines, declared);
  return declared;
}
