import type { LedgerEntry } from '../fitting/ledger.ts';
import { LEVELS } from '../fitting/piece.ts';
import type { PromptPlan } from '../fitting/plan.ts';
import type { ChatMessage, PiecePlace } from '../fitting/render.ts';
import type { DumpLeftOut } from '../reports/dumps/count-left-out.ts';
import { DIRECTION_FORMS } from '../reports/guidance/directions.ts';
import { isRecord } from '../text/record.ts';

/** A dump as the page shows it. */
export interface ShownDump {
  readonly purpose: string;
  readonly agent: string | undefined;
  readonly model: string | undefined;
  readonly encoding: string;
  /** Why tokens are estimated, if they are. */
  readonly encodingNote: string | undefined;
  /** Most input tokens of one request. */
  readonly budget: number;
  /** Price of a million input tokens of the model, if the configuration has it. */
  readonly inputPrice: number | undefined;
  /** Texts of the change that try to instruct the model. */
  readonly directions: readonly ShownDirection[];
  readonly leftOut: readonly DumpLeftOut[];
  readonly statements: readonly ShownStatement[];
  readonly requests: readonly ShownRequest[];
}

/** A statement of a guideline, and how it is checked. */
export interface ShownStatement {
  /** `2.7`, as in the messages. */
  readonly id: string;
  /** `AGENTS.md:3` */
  readonly place: string;
  readonly kind: string;
  readonly text: string;
  /** What its check reports, or what keeps it from one. */
  readonly outcome: string | undefined;
}

export interface ShownDirection {
  readonly place: string;
  readonly does: string;
  readonly quote: string;
}

export interface ShownRequest {
  readonly hash: string;
  /** The agent that it is for; absent for the default reviewer. */
  readonly agent: string | undefined;
  readonly tokens: number;
  readonly messages: readonly ChatMessage[];
  readonly pieces: readonly LedgerEntry[];
  /** Absent in a dump as plain JSON. Other budgets cannot be tried then. */
  readonly plan: PromptPlan | undefined;
}

/** A text that is not a dump. */
export interface UnreadableDump {
  readonly kind: 'unreadable';
  /** The reason. */
  readonly problem: string;
}

/** Reads a dump as JSON. Nothing in it is trusted: a value of the wrong type is reported, and unknown keys are ignored. */
export function readDump(json: string): ShownDump | UnreadableDump {
  try {
    return dumpFrom(JSON.parse(json));
  } catch (error) {
    // A person may have chosen the wrong file. All errors that are thrown here say what is wrong with it.
    return { kind: 'unreadable', problem: error instanceof Error ? error.message : String(error) };
  }
}

function dumpFrom(value: unknown): ShownDump {
  const dump = readRecord(value, 'the dump');
  const requests = readList(dump['requests'], 'requests').map(requestFrom);
  return {
    purpose: readText(dump['purpose'], 'purpose'),
    agent: readOptionalText(dump['agent']),
    model: readOptionalText(dump['model']),
    encoding: readText(dump['encoding'], 'encoding'),
    encodingNote: readOptionalText(dump['encodingNote']),
    budget: readNumber(dump['budget'], 'budget'),
    inputPrice: typeof dump['inputPrice'] === 'number' ? dump['inputPrice'] : undefined,
    directions: readList(dump['directions'] ?? [], 'directions').map(directionFrom),
    leftOut: readList(dump['leftOut'] ?? [], 'leftOut').map((entry, index) => {
      const { stage, source, reason } = readRecord(entry, `leftOut[${index}]`);
      return {
        // Older dumps have none.
        ...((stage === 'file' || stage === 'guideline') && { stage }),
        source: readText(source, 'source'),
        reason: readText(reason, 'reason'),
      };
    }),
    statements: readList(dump['statements'] ?? [], 'statements').map(statementFrom),
    requests,
  };
}

function statementFrom(value: unknown, index: number): ShownStatement {
  const where = `statements[${index}]`;
  const statement = readRecord(value, where);
  return {
    id: readText(statement['id'], `${where}.id`),
    place: `${readText(statement['source'], `${where}.source`)}:${readNumber(statement['line'], `${where}.line`)}`,
    kind: readText(statement['kind'], `${where}.kind`),
    text: readText(statement['text'], `${where}.text`),
    outcome: readOptionalText(statement['check']) ?? readOptionalText(statement['why']),
  };
}

function directionFrom(value: unknown, index: number): ShownDirection {
  const direction = readRecord(value, `directions[${index}]`);
  const form = readText(direction['form'], 'form');
  const path = readOptionalText(direction['path']) ?? readText(direction['place'], 'place');
  return {
    place: typeof direction['line'] === 'number' ? `${path}:${direction['line']}` : path,
    does: Object.entries(DIRECTION_FORMS).find(([name]) => name === form)?.[1] ?? form,
    quote: readText(direction['quote'], 'quote'),
  };
}

function requestFrom(value: unknown, index: number): ShownRequest {
  const where = `requests[${index}]`;
  const request = readRecord(value, where);
  const messages = readList(request['messages'], `${where}.messages`).map((message) => messageFrom(message, where));
  const pieces = readList(request['pieces'], `${where}.pieces`).map((piece, at) =>
    entryFrom(piece, `${where}.pieces[${at}]`, messages),
  );
  return {
    hash: readText(request['hash'], `${where}.hash`),
    agent: readOptionalText(request['agent']),
    tokens: readNumber(request['tokens'], `${where}.tokens`),
    messages,
    pieces,
    plan: planFrom(request['plan'], pieces.length),
  };
}

function messageFrom(value: unknown, where: string): ChatMessage {
  const { role, content } = readRecord(value, `${where}.messages`);
  if (role !== 'system' && role !== 'user' && role !== 'assistant') {
    throw new TypeError(`${where}.messages has an unknown role`);
  }
  return { role, content: readText(content, `${where}.messages.content`) };
}

/** Reads which provider found a piece of context, and why it helps. Values of the wrong type are ignored. */
function providedFrom(value: unknown): Pick<LedgerEntry, 'provided'> {
  if (!isRecord(value)) {
    return {};
  }
  const { by, why, worth } = value;
  return typeof by === 'string' && typeof why === 'string' && typeof worth === 'number' && Number.isFinite(worth)
    ? { provided: { by, why, worth } }
    : {};
}

function entryFrom(value: unknown, where: string, messages: readonly ChatMessage[]): LedgerEntry {
  const entry = readRecord(value, where);
  return {
    id: readText(entry['id'], `${where}.id`),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a kind of another version is shown by its name.
    kind: readText(entry['kind'], `${where}.kind`) as LedgerEntry['kind'],
    source: typeof entry['source'] === 'string' ? entry['source'] : null,
    ...providedFrom(entry['provided']),
    priority: typeof entry['priority'] === 'number' ? entry['priority'] : null,
    tokens: readNumber(entry['tokens'], `${where}.tokens`),
    included: entry['included'] === true,
    reason: typeof entry['reason'] === 'string' ? entry['reason'] : null,
    level: LEVELS.find((level) => level === entry['level']) ?? null,
    place: placeFrom(entry['place'], messages),
  };
}

/** A place outside of its message is ignored. */
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only pages that our own program made have a plan.
  return isPlan ? (value as unknown as PromptPlan) : undefined;
}

function readRecord(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) {
    throw new TypeError(`${where} is not an object`);
  }
  return value;
}

function readList(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) {
    throw new TypeError(`${where} is not a list`);
  }
  return value;
}

function readText(value: unknown, where: string): string {
  if (typeof value !== 'string') {
    throw new TypeError(`${where} is not a string`);
  }
  return value;
}

function readOptionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readNumber(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new TypeError(`${where} is not a number`);
  }
  return value;
}
