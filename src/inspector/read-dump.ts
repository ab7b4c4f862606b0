import type { LedgerEntry } from '../fitting/ledger.ts';
import { LEVELS } from '../fitting/piece.ts';
import type { PromptPlan } from '../fitting/plan.ts';
import type { ChatMessage, PiecePlace } from '../fitting/render.ts';
import { DIRECTION_FORMS } from '../reports/guidance/directions.ts';
import { isRecord } from '../text/record.ts';

/** A dump as the page shows it. */
export interface ShownDump {
  readonly purpose: string;
  readonly agent: string | undefined;
  readonly model: string | undefined;
  readonly encoding: string;
  /** Why tokens are estimated, where they are. */
  readonly encodingNote: string | undefined;
  /** Most input tokens of one request. */
  readonly budget: number;
  /** Where the change speaks to a model. */
  readonly directions: readonly ShownDirection[];
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
  /** At least one, or there would be nothing to look at. */
  readonly requests: readonly ShownRequest[];
}

export interface ShownDirection {
  readonly place: string;
  readonly does: string;
  readonly quote: string;
}

export interface ShownRequest {
  readonly hash: string;
  readonly tokens: number;
  readonly messages: readonly ChatMessage[];
  readonly pieces: readonly LedgerEntry[];
  /** Absent in a dump that was made as plain JSON: other budgets cannot be tried then. */
  readonly plan: PromptPlan | undefined;
}

/** A text that is no dump, and why. */
export interface UnreadableDump {
  readonly kind: 'unreadable';
  readonly problem: string;
}

/** Reads a JSON dump, of which nothing is believed: what has the wrong form is named, what is not known is passed over. */
export function readDump(json: string): ShownDump | UnreadableDump {
  try {
    return dumpFrom(JSON.parse(json));
  } catch (error) {
    // The form is expected to be wrong where a person chose the wrong file; all that is read throws says so.
    return { kind: 'unreadable', problem: error instanceof Error ? error.message : String(error) };
  }
}

function dumpFrom(value: unknown): ShownDump {
  const dump = record(value, 'the dump');
  const requests = list(dump['requests'], 'requests').map(requestFrom);
  return {
    purpose: text(dump['purpose'], 'purpose'),
    agent: textOrNone(dump['agent']),
    model: textOrNone(dump['model']),
    encoding: text(dump['encoding'], 'encoding'),
    encodingNote: textOrNone(dump['encodingNote']),
    budget: number(dump['budget'], 'budget'),
    directions: list(dump['directions'] ?? [], 'directions').map(directionFrom),
    leftOut: list(dump['leftOut'] ?? [], 'leftOut').map((entry, index) => {
      const { source, reason } = record(entry, `leftOut[${index}]`);
      return { source: text(source, 'source'), reason: text(reason, 'reason') };
    }),
    requests,
  };
}

function directionFrom(value: unknown, index: number): ShownDirection {
  const direction = record(value, `directions[${index}]`);
  const form = text(direction['form'], 'form');
  const path = textOrNone(direction['path']) ?? text(direction['place'], 'place');
  return {
    place: typeof direction['line'] === 'number' ? `${path}:${direction['line']}` : path,
    does: Object.entries(DIRECTION_FORMS).find(([name]) => name === form)?.[1] ?? form,
    quote: text(direction['quote'], 'quote'),
  };
}

function requestFrom(value: unknown, index: number): ShownRequest {
  const where = `requests[${index}]`;
  const request = record(value, where);
  const messages = list(request['messages'], `${where}.messages`).map((message) => messageFrom(message, where));
  const pieces = list(request['pieces'], `${where}.pieces`).map((piece, at) =>
    entryFrom(piece, `${where}.pieces[${at}]`, messages),
  );
  return {
    hash: text(request['hash'], `${where}.hash`),
    tokens: number(request['tokens'], `${where}.tokens`),
    messages,
    pieces,
    plan: planFrom(request['plan'], pieces.length),
  };
}

function messageFrom(value: unknown, where: string): ChatMessage {
  const { role, content } = record(value, `${where}.messages`);
  if (role !== 'system' && role !== 'user' && role !== 'assistant') {
    throw new TypeError(`${where}.messages has a role that is not known`);
  }
  return { role, content: text(content, `${where}.messages.content`) };
}

function entryFrom(value: unknown, where: string, messages: readonly ChatMessage[]): LedgerEntry {
  const entry = record(value, where);
  return {
    id: text(entry['id'], `${where}.id`),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kinds of other versions are shown by their name.
    kind: text(entry['kind'], `${where}.kind`) as LedgerEntry['kind'],
    source: typeof entry['source'] === 'string' ? entry['source'] : null,
    priority: typeof entry['priority'] === 'number' ? entry['priority'] : null,
    tokens: number(entry['tokens'], `${where}.tokens`),
    included: entry['included'] === true,
    reason: typeof entry['reason'] === 'string' ? entry['reason'] : null,
    level: LEVELS.find((level) => level === entry['level']) ?? null,
    place: placeFrom(entry['place'], messages),
  };
}

/** A place that is not within its message is none. */
function placeFrom(value: unknown, messages: readonly ChatMessage[]): PiecePlace | null {
  if (!isRecord(value)) {
    return null;
  }
  const { message, start, end } = value;
  const isWithin =
    typeof message === 'number' &&
    typeof start === 'number' &&
    typeof end === 'number' &&
    start >= 0 &&
    start <= end &&
    end <= (messages[message]?.content.length ?? -1);
  return isWithin ? { message, start, end } : null;
}

function planFrom(value: unknown, pieces: number): PromptPlan | undefined {
  const isPlan = isRecord(value) && Array.isArray(value['pieces']) && value['pieces'].length === pieces;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a plan is used only where our own program made the page.
  return isPlan ? (value as unknown as PromptPlan) : undefined;
}

function record(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) {
    throw new TypeError(`${where} is not an object`);
  }
  return value;
}

function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) {
    throw new TypeError(`${where} is not a list`);
  }
  return value;
}

function text(value: unknown, where: string): string {
  if (typeof value !== 'string') {
    throw new TypeError(`${where} is not a text`);
  }
  return value;
}

function textOrNone(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function number(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new TypeError(`${where} is not a number`);
  }
  return value;
}
