import { createScanner, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import {
  describeComment,
  describeDeepNesting,
  describeError,
  describeLastComma,
  describeRepeatedKey,
  type JsoncProblem,
} from './jsonc-problems.ts';
import type { SourceText, TextRange } from '../source-text.ts';

export type { JsoncProblem };

/** A JSON file that may have comments, such as the settings of VS Code. */
export interface JsoncDocument {
  /** Plain data. If the file has errors, this is the part that could be read; absent if nothing could. */
  readonly value: unknown;
  readonly problems: readonly JsoncProblem[];
  /** The range of the value at a path of keys and indexes. For a repeated key, it is that of the last one. */
  readonly rangeOf: (path: readonly (string | number)[]) => TextRange | undefined;
  /** The range of the last key of a path, with its quotes. For a repeated key, it is that of the last one. */
  readonly rangeOfKey: (path: readonly (string | number)[]) => TextRange | undefined;
}

/** jsonc-parser calls itself for each level, and far beyond this limit the stack would be full. */
const MAX_NESTING = 256;
/** A text with more problems is probably not JSON, and a longer list does not help. */
const MAX_PROBLEMS = 50;
/** The most blanks that are searched for a comma; nobody writes more by accident. */
const MAX_BLANKS = 1_000;
/** Keys by which people comment JSON. They may repeat, because nobody reads their values: `"//": "Set the port here"`. */
const IS_COMMENT = /^(?:\/\/|#|[_$]*comments?_*$)/i;
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Reads JSON with comments and trailing commas. Never throws. */
export function readJsonc(source: SourceText): JsoncDocument {
  const text = withoutMark(source.text);
  const deep = findDeepNesting(text);
  if (deep !== undefined) {
    return {
      value: undefined,
      problems: [describeDeepNesting(MAX_NESTING, deep)],
      rangeOf: nowhere,
      rangeOfKey: nowhere,
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const problems = [
    ...withoutFollowers(errors, text)
      .slice(0, MAX_PROBLEMS)
      .map((error) => describeError(printParseErrorCode(error.error), rangeOfError(error, text), text)),
    ...repeatedKeys(root)
      .filter((key) => !IS_COMMENT.test(String(key.value)))
      .slice(0, MAX_PROBLEMS)
      .map((key) => describeRepeatedKey(String(key.value), rangeOf(key))),
  ];
  const index: PropertyIndex = new Map();
  return {
    value: root && readValue(root),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    rangeOf: (path) => findNodeRange(findNode(root, path, index)),
    rangeOfKey: (path) => {
      const object = findNode(root, path.slice(0, -1), index);
      const step = path.at(-1);
      const property = object && step !== undefined ? findProperty(object, String(step), index) : undefined;
      return findNodeRange(property?.children?.[0]);
    },
  };
}

/** Drops errors on the line of an earlier error: they are mostly consequences of it. */
function withoutFollowers(errors: readonly ParseError[], text: string): readonly ParseError[] {
  return errors.filter(({ offset }, index) => {
    const before = errors[index - 1];
    return (
      before === undefined ||
      text
        .slice(before.offset + before.length, offset)
        .trimEnd()
        .includes('\n')
    );
  });
}

/** Whether a file is not valid JSON, so that its value is only the part that could be read. */
export function isBroken({ problems }: Pick<JsoncDocument, 'problems'>): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function nowhere(): undefined {
  return undefined;
}

/**
 * Finds what plain JSON does not allow in a text that is valid as JSON with comments: comments, and commas before a
 * closing bracket.
 */
export function findNonJson(source: SourceText): readonly JsoncProblem[] {
  const errors: ParseError[] = [];
  const text = withoutMark(source.text);
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: true });
  const isComment = ({ error }: ParseError): boolean => printParseErrorCode(error) === 'InvalidCommentToken';
  const comments = errors.filter(isComment);
  // One comment stands for all: a file with comments in each line has one fault, not fifty.
  const reported = errors.filter((error) => !isComment(error) || error === comments[0]).slice(0, MAX_PROBLEMS);
  const problems = reported.map((error) => {
    const range = rangeOfError(error, text);
    return isComment(error) ? describeComment(range, comments.length) : describeLastComma(commaBefore(text, range));
  });
  // jsonc-parser reports the same comma as two errors.
  return problems.filter(({ range }, index) => problems[index - 1]?.range.start !== range.start);
}

/** Replaces a byte order mark by a blank, so that offsets stay the same. */
function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? ` ${text.slice(1)}` : text;
}

/** The range of the comma that has no value after it. */
function commaBefore(text: string, { start, end }: TextRange): TextRange {
  const before = text.slice(Math.max(0, start - MAX_BLANKS), start).trimEnd();
  const comma = Math.max(0, start - MAX_BLANKS) + before.length - 1;
  return before.endsWith(',') ? { start: comma, end: comma + 1 } : { start, end };
}

function findDeepNesting(text: string): TextRange | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getPosition() <= text.length && scanner.getTokenLength() > 0; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const token = text.slice(start, start + 1);
    if (token === '[' || token === '{') {
      depth += 1;
    } else if (token === ']' || token === '}') {
      depth -= 1;
    }
    if (depth > MAX_NESTING) {
      return { start, end: start + 1 };
    }
  }
  return undefined;
}

function rangeOfError({ offset, length }: ParseError, text: string): TextRange {
  const start = Math.min(offset, text.length);
  return { start, end: Math.min(start + length, text.length) };
}

function rangeOf(node: Node): TextRange {
  return { start: node.offset, end: node.offset + node.length };
}

function findNodeRange(node: Node | undefined): TextRange | undefined {
  return node && rangeOf(node);
}

/** The properties of the objects on paths that were asked for, so that a large object is searched only once. */
type PropertyIndex = Map<Node, ReadonlyMap<string, Node>>;

function findNode(root: Node | undefined, path: readonly (string | number)[], index: PropertyIndex): Node | undefined {
  let node = root;
  for (const step of path) {
    if (node?.type === 'array') {
      node = typeof step === 'number' ? node.children?.[step] : undefined;
    } else {
      node = node && findProperty(node, String(step), index)?.children?.[1];
    }
  }
  return node;
}

function findProperty(node: Node, key: string, index: PropertyIndex): Node | undefined {
  if (node.type !== 'object') {
    return undefined;
  }
  let properties = index.get(node);
  if (properties === undefined) {
    // For a repeated key, the map keeps the last one.
    properties = new Map((node.children ?? []).map((property) => [String(property.children?.[0]?.value), property]));
    index.set(node, properties);
  }
  return properties.get(key);
}

function readValue(node: Node): unknown {
  if (node.type === 'array') {
    return (node.children ?? []).map(readValue);
  }
  return node.type === 'object' ? readObject(node) : node.value;
}

/** For a repeated key, the last value wins. */
function readObject({ children: properties = [] }: Node): Readonly<Record<string, unknown>> {
  const object: Record<string, unknown> = {};
  for (const { children: [key, value] = [] } of properties) {
    if (key !== undefined && value !== undefined) {
      addProperty(object, String(key.value), readValue(value));
    }
  }
  return object;
}

function addProperty(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    // An assignment would change what the object inherits from.
    Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
  } else {
    object[key] = value;
  }
}

/** In all objects, every key that repeats an earlier key of its object. */
function repeatedKeys(root: Node | undefined): readonly Node[] {
  const repeated: Node[] = [];
  const open = root === undefined ? [] : [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const seen = new Set<unknown>();
    for (const child of node.children ?? []) {
      const key = child.type === 'property' ? child.children?.[0] : undefined;
      const inner = child.type === 'property' ? child.children?.[1] : child;
      if (key !== undefined && seen.has(key.value)) {
        repeated.push(key);
      }
      if (key !== undefined) {
        seen.add(key.value);
      }
      if (inner?.children !== undefined) {
        open.push(inner);
      }
    }
  }
  return repeated;
}
