import { plainValue, type TolerantJson } from './tolerant-json.ts';
import {
  FINDING_KINDS,
  SEVERITIES,
  type Draft,
  type FindingKind,
  type LeftOutDraft,
  type Severity,
  type Side,
} from './types.ts';
import { isRecord } from '../text/record.ts';
import { lastAnswer } from './last-answer.ts';
import { oneOf } from './one-of.ts';
import { shorten } from '../text/shorten.ts';
import { at } from '../structures/at.ts';

/** The readable parts of a model's reply. */
export interface ParsedReply {
  /** `unreadable`: no JSON with comments in it, so that the request gave no review at all. */
  readonly kind: 'read' | 'unreadable';
  readonly summary: string | undefined;
  readonly drafts: readonly Draft[];
  readonly leftOut: readonly LeftOutDraft[];
}

const MAX_TEXT_CHARACTERS = 20_000;
/** The most comments that are read from a reply. Each is searched in the code, and nobody reads more. */
const MAX_COMMENTS = 10_000;

/**
 * Reads a reply item by item: with or without a code fence, with text around it, or cut off. An item that is
 * incomplete or lacks a required field is left out with the reason, and so is everything after a place where the list stops
 * being JSON. All other items are kept.
 */
export function parseReply(text: string): ParsedReply {
  const answer = lastAnswer(text, answerIn);
  if (answer === undefined) {
    return { kind: 'unreadable', summary: undefined, drafts: [], leftOut: [] };
  }
  const drafts: Draft[] = [];
  const leftOut: LeftOutDraft[] = [];
  for (const [index, item] of answer.comments.slice(0, MAX_COMMENTS).entries()) {
    const read = readItem(item);
    if (typeof read === 'string') {
      leftOut.push({ source: `comment ${index + 1} of the reply`, reason: read });
    } else {
      drafts.push(read);
    }
  }
  return { kind: 'read', summary: answer.summary, drafts, leftOut: [...leftOut, ...endLeftOut(answer)] };
}

/** Reports a list that breaks off. An incomplete last item is already reported. */
function endLeftOut({ comments, isWhole }: Answer): readonly LeftOutDraft[] {
  if (comments.length > MAX_COMMENTS) {
    const reason = `it has ${comments.length} comments; only the first ${MAX_COMMENTS} are read`;
    return [{ source: 'the rest of the reply', reason }];
  }
  if (isWhole || comments.at(-1)?.complete === false) {
    return [];
  }
  const where = comments.length === 0 ? 'at its beginning' : `after comment ${comments.length}`;
  return [{ source: 'the rest of the reply', reason: `its list of comments breaks off ${where}` }];
}

interface Answer {
  readonly summary: string | undefined;
  readonly comments: readonly TolerantJson[];
  /** Whether the list of comments has its end. */
  readonly isWhole: boolean;
}

function answerIn(value: TolerantJson): Answer | undefined {
  if (value.kind === 'array') {
    return value.items.some((item) => item.kind === 'object' && item.entries.has('body'))
      ? { summary: undefined, comments: value.items, isWhole: value.complete }
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
    isWhole: comments.complete,
  };
}

/** The draft, or why there is none. */
function readItem(item: TolerantJson): Draft | string {
  if (!item.complete) {
    return 'the reply was cut off inside it';
  }
  const fields = plainValue(item);
  if (!isRecord(fields)) {
    return 'it is not an object';
  }
  const field = (name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const path = text(field('path'));
  const line = lineNumber(field('line'));
  const body = text(field('body'));
  if (path === undefined || line === undefined || body === undefined) {
    return 'it has no `path`, no `line` or no `body`';
  }
  const startLine = lineNumber(field('startLine'));
  const quote = text(field('quote'));
  const suggestion = suggestedCode(field('suggestion'));
  const citation = cited(field('guideline'));
  const confidence = share(field('confidence'));
  return {
    path,
    line,
    body,
    title: titleFrom(text(field('title')) ?? firstSentence(body)),
    side: side(field('side')),
    severity: oneOf<Severity>(SEVERITIES, field('severity')) ?? 'medium',
    kind: oneOf<FindingKind>(FINDING_KINDS, field('kind')) ?? 'other',
    origin: 'model',
    ...(startLine === undefined ? {} : { startLine }),
    ...(quote === undefined ? {} : { quote }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(citation === undefined ? {} : { citation }),
    ...(confidence === undefined ? {} : { confidence }),
  };
}

function text(value: unknown): string | undefined {
  // A lone half of a character would make addresses and requests fail later on.
  return typeof value === 'string' && value.trim() !== ''
    ? value.slice(0, MAX_TEXT_CHARACTERS).toWellFormed()
    : undefined;
}

/**
 * The suggested code, if it can be used. Some models write an empty text for no suggestion, which would delete lines. A
 * text that is too long would lose lines.
 */
function suggestedCode(value: unknown): string | undefined {
  const code = text(value);
  return code === value ? code : undefined;
}

function lineNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

function side(value: unknown): Side {
  return typeof value === 'string' && value.trim().toUpperCase() === 'LEFT' ? 'LEFT' : 'RIGHT';
}

/** `2`, `"2"`, `"2.7"` and `"[2.7]"` all name the same place. */
function cited(value: unknown): string | undefined {
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' ? /^\[?(\d+(?:\.\d+)?)\]?$/.exec(written.trim())?.[1] : undefined;
}

function share(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined;
}

const MAX_TITLE_CHARACTERS = 120;

function firstSentence(body: string): string {
  return at(body.trim().split(/(?<=[.!?])\s|\n/), 0);
}

/** A title is one short line. */
function titleFrom(words: string): string {
  return shorten(words.trim().replaceAll(/\s+/g, ' '), MAX_TITLE_CHARACTERS);
}
