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

/** A JSON file with comments, as VS Code's settings are. */
export interface JsoncDocument {
  /** Plain data; of a file with errors what could be read, absent if that is nothing. */
  readonly value: unknown;
  readonly problems: readonly JsoncProblem[];
  /** Where the value at a path of keys and indexes stands; of a repeated key the last one. */
  readonly rangeOf: (path: readonly (string | number)[]) => TextRange | undefined;
  /** Where the key that ends a path stands, with its quotes; of a repeated key the last one. */
  readonly rangeOfKey: (path: readonly (string | number)[]) => TextRange | undefined;
}

/** jsonc-parser calls itself for each level; far beyond this it would run out of stack. */
const MAX_NESTING = 256;
/** Beyond these a text is no JSON at all, and more of them help nobody. */
const MAX_PROBLEMS = 50;
/** More of them behind a comma are no accident. */
const MAX_BLANKS = 1_000;
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
      .slice(0, MAX_PROBLEMS)
      .map((key) => describeRepeatedKey(String(key.value), rangeOf(key))),
  ];
  const index: PropertyIndex = new Map();
  return {
    value: root && valueOf(root),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    rangeOf: (path) => rangeOfNode(nodeAt(root, path, index)),
    rangeOfKey: (path) => {
      const object = nodeAt(root, path.slice(0, -1), index);
      const step = path.at(-1);
      const property = object && step !== undefined ? propertyOf(object, String(step), index) : undefined;
      return rangeOfNode(property?.children?.[0]);
    },
  };
}

/** A reader that lost its way stumbles again until the line is over, or at the very next sign. */
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

/** Whether a file is no JSON, so that its value is what a reader made of it. */
export function isBroken({ problems }: Pick<JsoncDocument, 'problems'>): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function nowhere(): undefined {
  return undefined;
}

/**
 * What plain JSON does not take of a text that is right as JSON with comments: comments, and commas before a closing
 * bracket.
 */
export function findNonJson(source: SourceText): readonly JsoncProblem[] {
  const errors: ParseError[] = [];
  const text = withoutMark(source.text);
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: true });
  const problems = errors.slice(0, MAX_PROBLEMS).map((error) => {
    const range = rangeOfError(error, text);
    return printParseErrorCode(error.error) === 'InvalidCommentToken'
      ? describeComment(range)
      : describeLastComma(commaBefore(text, range));
  });
  // The reader complains of one comma in two ways.
  return problems.filter(({ range }, index) => problems[index - 1]?.range.start !== range.start);
}

/** A blank in the place of a byte order mark keeps every offset. */
function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? ` ${text.slice(1)}` : text;
}

/** Where the comma stands whose next value is missing. */
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

function rangeOfNode(node: Node | undefined): TextRange | undefined {
  return node && rangeOf(node);
}

/** The properties of the objects that were walked through, so that many questions about a large one take a walk each and no search. */
type PropertyIndex = Map<Node, ReadonlyMap<string, Node>>;

function nodeAt(root: Node | undefined, path: readonly (string | number)[], index: PropertyIndex): Node | undefined {
  let node = root;
  for (const step of path) {
    if (node?.type === 'array') {
      node = typeof step === 'number' ? node.children?.[step] : undefined;
    } else {
      node = node && propertyOf(node, String(step), index)?.children?.[1];
    }
  }
  return node;
}

function propertyOf(node: Node, key: string, index: PropertyIndex): Node | undefined {
  if (node.type !== 'object') {
    return undefined;
  }
  let properties = index.get(node);
  if (properties === undefined) {
    // Of a repeated key the last one stays.
    properties = new Map((node.children ?? []).map((property) => [String(property.children?.[0]?.value), property]));
    index.set(node, properties);
  }
  return properties.get(key);
}

function valueOf(node: Node): unknown {
  if (node.type === 'array') {
    return (node.children ?? []).map(valueOf);
  }
  return node.type === 'object' ? objectOf(node) : node.value;
}

/** Of repeated keys the last one wins. */
function objectOf({ children: properties = [] }: Node): Readonly<Record<string, unknown>> {
  const object: Record<string, unknown> = {};
  for (const { children: [key, value] = [] } of properties) {
    if (key !== undefined && value !== undefined) {
      addProperty(object, String(key.value), valueOf(value));
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

/** All but the first node of each key, in all objects. */
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
