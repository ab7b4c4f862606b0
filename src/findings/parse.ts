import { plainValue, readTolerantJson, type TolerantJson } from '../text/tolerant-json.ts';
import {
  FINDING_KINDS,
  SEVERITIES,
  type Draft,
  type FindingKind,
  type LeftOutDraft,
  type Severity,
  type Side,
} from './types.ts';

/** What could be read from a model's reply. */
export interface ParsedReply {
  /** `unreadable`: no JSON with comments in it, so that the request gave no review at all. */
  readonly kind: 'read' | 'unreadable';
  readonly summary: string | undefined;
  readonly drafts: readonly Draft[];
  readonly leftOut: readonly LeftOutDraft[];
}

/** A reply may talk before it answers; braces in that talk are tried and passed over, this many at most. */
const MAX_STARTS = 50;
const MAX_TEXT_CHARACTERS = 20_000;

/**
 * Reads a reply item by item: with or without a code fence, with text around it, or cut off. An item that is
 * incomplete or lacks what every comment needs is left out with its reason; the others stand.
 */
export function parseReply(text: string): ParsedReply {
  const answer = findAnswer(text);
  if (answer === undefined) {
    return { kind: 'unreadable', summary: undefined, drafts: [], leftOut: [] };
  }
  const drafts: Draft[] = [];
  const leftOut: LeftOutDraft[] = [];
  for (const [index, item] of answer.comments.entries()) {
    const read = readItem(item);
    if (typeof read === 'string') {
      leftOut.push({ source: `comment ${index + 1} of the reply`, reason: read });
    } else {
      drafts.push(read);
    }
  }
  return { kind: 'read', summary: answer.summary, drafts, leftOut };
}

interface Answer {
  readonly summary: string | undefined;
  readonly comments: readonly TolerantJson[];
}

function findAnswer(text: string): Answer | undefined {
  const starts = [...text.matchAll(/[{[]/g)].slice(0, MAX_STARTS);
  let passed = 0;
  for (const { index } of starts) {
    if (index < passed) {
      continue;
    }
    const { value, end } = readTolerantJson(text, index);
    const answer = value === undefined ? undefined : answerIn(value);
    if (answer !== undefined) {
      return answer;
    }
    // A complete value that is no answer is passed over with all that is in it.
    passed = value?.complete === true ? end : index + 1;
  }
  return undefined;
}

function answerIn(value: TolerantJson): Answer | undefined {
  if (value.kind === 'array') {
    return value.items.some((item) => item.kind === 'object' && item.entries.has('body'))
      ? { summary: undefined, comments: value.items }
      : undefined;
  }
  if (value.kind !== 'object') {
    return undefined;
  }
  const comments = value.entries.get('comments');
  if (comments?.kind !== 'array') {
    return undefined;
  }
  const summary = value.entries.get('summary');
  return {
    summary: summary?.kind === 'scalar' && summary.complete ? text(summary.value) : undefined,
    comments: comments.items,
  };
}

/** The draft, or why there is none. */
function readItem(item: TolerantJson): Draft | string {
  if (!item.complete) {
    return 'the reply was cut off inside it';
  }
  const fields = plainValue(item);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return 'it is not an object';
  }
  const field = (name: string): unknown =>
    Object.hasOwn(fields, name) ? (fields as Readonly<Record<string, unknown>>)[name] : undefined;
  const path = text(field('path'));
  const line = lineNumber(field('line'));
  const body = text(field('body'));
  if (path === undefined || line === undefined || body === undefined) {
    return 'it lacks a `path`, a `line` or a `body`';
  }
  const optional = {
    startLine: lineNumber(field('startLine')),
    quote: text(field('quote')),
    suggestion: typeof field('suggestion') === 'string' ? String(field('suggestion')) : undefined,
    citation: citation(field('guideline')),
    confidence: confidence(field('confidence')),
  };
  return {
    path,
    line,
    body,
    title: text(field('title')) ?? titleFrom(body),
    side: side(field('side')),
    severity: oneOf<Severity>(SEVERITIES, field('severity'), 'medium'),
    kind: oneOf<FindingKind>(FINDING_KINDS, field('kind'), 'other'),
    origin: 'model',
    ...present(optional),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, MAX_TEXT_CHARACTERS) : undefined;
}

function lineNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

function side(value: unknown): Side {
  return typeof value === 'string' && value.toUpperCase() === 'LEFT' ? 'LEFT' : 'RIGHT';
}

/** `2`, `"2"`, `"2.7"` and `"[2.7]"` all name the same place. */
function citation(value: unknown): string | undefined {
  return /^\[?(\d+(?:\.\d+)?)\]?$/.exec(String(value ?? '').trim())?.[1];
}

function confidence(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined;
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  const wanted = String(value).toLowerCase();
  return allowed.find((candidate) => candidate === wanted) ?? otherwise;
}

const MAX_TITLE_CHARACTERS = 80;

function titleFrom(body: string): string {
  const sentence = body.trim().split(/(?<=[.!?])\s|\n/)[0] ?? '';
  return sentence.length <= MAX_TITLE_CHARACTERS ? sentence : `${sentence.slice(0, MAX_TITLE_CHARACTERS - 1)}…`;
}

type Present<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

function present<T extends object>(fields: T): Present<T> {
  // Only keys with a value are kept, which is what `Present` says.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
