import { describeType } from '../../text/shown/describe-type.ts';
import { isRecord } from '../../text/record.ts';
import { sourceText } from '../../text/source-text.ts';
import {
  MAX_LIST_PROBLEMS,
  readJsonLines,
  readJsonList,
  type JsonList,
  type ListItem,
  type ListProblem,
} from '../json-list.ts';

/** A fact about a repository that an assistant learnt in an earlier session, in the form of Copilot's memory. */
export interface MemoryEntry {
  readonly subject: string;
  readonly fact: string;
  /** Places that show the fact, such as `src/a.ts:10`. */
  readonly citations: readonly string[];
  /** Why the fact matters. */
  readonly reason: string | undefined;
  readonly category: string | undefined;
  /** Milliseconds since 1970. */
  readonly created?: number;
  /** When it was last of use; milliseconds since 1970. */
  readonly lastUsed?: number;
  /** The file that contains the entry. */
  readonly path: string;
}

export interface ReadMemory {
  /** In the order of the file. */
  readonly entries: readonly MemoryEntry[];
  readonly problems: readonly ListProblem[];
}

/**
 * Reads the entries of a memory: a JSON list, or a JSON object on each line. An entry without a subject or a fact is left
 * out. A wrong value of another key is ignored. Both are reported as problems.
 */
export function readMemory(path: string, text: string): ReadMemory {
  const { items, problems } = readEither(path, text);
  const read = items.map((item) => readEntry(item, path));
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    problems: [...problems, ...read.flatMap((one) => one.problems)]
      .toSorted((a, b) => a.line - b.line || a.column - b.column)
      .slice(0, MAX_LIST_PROBLEMS),
  };
}

function readEither(path: string, text: string): JsonList {
  const source = sourceText(path, text);
  return /^\uFEFF?\s*\[/.test(text) ? readJsonList(source) : readJsonLines(source);
}

interface ReadEntry {
  readonly entry?: MemoryEntry;
  readonly problems: readonly ListProblem[];
}

function readEntry(item: ListItem, path: string): ReadEntry {
  const { value } = item;
  if (!isRecord(value)) {
    const message = `An entry must be an object, not ${describeType(value)}`;
    return { problems: [item.problem({ message, hint: 'Write {"subject": "…", "fact": "…"}.' })] };
  }
  const [subject, fact, reason, category] = [
    readText(item, value, 'subject'),
    readText(item, value, 'fact'),
    readText(item, value, 'reason'),
    readText(item, value, 'category'),
  ];
  const citations = readCitations(item, value);
  const [created, lastUsed] = [readDate(item, value, 'created'), readDate(item, value, 'lastUsed')];
  const missing = [
    ...(value['subject'] === undefined ? [missingKey(item, 'subject')] : []),
    ...(value['fact'] === undefined ? [missingKey(item, 'fact')] : []),
  ];
  const problems = [
    ...missing,
    ...[subject, fact, citations, reason, category, created, lastUsed].flatMap((one) => one.problems),
  ];
  if (subject.text === undefined || fact.text === undefined) {
    return { problems };
  }
  const entry = {
    subject: subject.text,
    fact: fact.text,
    citations: citations.list,
    reason: reason.text,
    category: category.text,
    ...(created.date === undefined ? {} : { created: created.date }),
    ...(lastUsed.date === undefined ? {} : { lastUsed: lastUsed.date }),
    path,
  };
  return { entry, problems };
}

type Keys = Readonly<Record<string, unknown>>;

interface ReadValue {
  readonly text?: string;
  readonly problems: readonly ListProblem[];
}

function readText(item: ListItem, value: Keys, key: string): ReadValue {
  const found = value[key];
  if (found === undefined) {
    return { problems: [] };
  }
  if (typeof found === 'string' && found.trim() !== '') {
    return { text: found.trim(), problems: [] };
  }
  const what = typeof found === 'string' ? 'empty' : describeType(found);
  const message = `\`${key}\` must be text, but here it is ${what}`;
  return { problems: [item.problem({ message, hint: `Write a sentence as "${key}".` }, key)] };
}

/** Reads a date as `2026-11-23`, or a date with a time. */
function readDate(
  item: ListItem,
  value: Keys,
  key: string,
): { readonly date?: number; readonly problems: readonly ListProblem[] } {
  const found = value[key];
  if (found === undefined) {
    return { problems: [] };
  }
  const date = typeof found === 'string' && ISO_DATE.test(found) ? Date.parse(found) : Number.NaN;
  if (!Number.isNaN(date)) {
    return { date, problems: [] };
  }
  const message = `\`${key}\` must be a date`;
  return { problems: [item.problem({ message, hint: 'Write it as "2026-11-23".' }, key)] };
}

const ISO_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

function missingKey(item: ListItem, key: string): ListProblem {
  return item.problem({ message: `An entry has no \`${key}\``, hint: `Write a sentence as "${key}".` });
}

/** Reads citations from a list, or from a text with commas between them. */
function readCitations(
  item: ListItem,
  { citations = [] }: Keys,
): { readonly list: readonly string[]; readonly problems: readonly ListProblem[] } {
  const list: unknown = typeof citations === 'string' ? citations.split(',') : citations;
  if (Array.isArray(list) && list.every((one) => typeof one === 'string')) {
    return { list: list.map((one) => one.trim()).filter((one) => one !== ''), problems: [] };
  }
  const message = '`citations` must be a list of texts, or one text with commas between the citations';
  return { list: [], problems: [item.problem({ message, hint: 'Write ["src/a.ts:10"].' }, 'citations')] };
}
