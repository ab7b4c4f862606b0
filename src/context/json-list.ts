import { readJsonc, type JsoncDocument } from '../text/json/jsonc.ts';
import { positionAt, sourceText, type SourceText, type TextRange } from '../text/source-text.ts';

/** A problem in a JSON file that a person gave. */
export interface ListProblem {
  readonly path: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

/** One value of a list. */
export interface ListItem {
  readonly value: unknown;
  /** Makes a problem at the place of this value, or at the value of one of its keys. */
  readonly problem: (said: Pick<ListProblem, 'message' | 'hint'>, key?: string) => ListProblem;
}

export interface JsonList {
  readonly items: readonly ListItem[];
  readonly problems: readonly ListProblem[];
}

/** With more problems the file is probably not such a list. To list more of them does not help. */
export const MAX_LIST_PROBLEMS = 50;

/** No prompt can hold more entries. */
const MAX_ITEMS = 10_000;

/** Reads a JSON list. A text with errors gives the values that could be read. */
export function readJsonList(source: SourceText): JsonList {
  const document = readJsonc(source);
  const problems = problemsOf(document, source, 0);
  if (Array.isArray(document.value)) {
    const values: readonly unknown[] = document.value;
    if (values.length > MAX_ITEMS) {
      return { items: [], problems: [tooMany(source)] };
    }
    return { items: values.map((value, index) => itemOf(value, document, [index], source, 0)), problems };
  }
  return { items: [], problems: problems.length > 0 ? problems : [notAList(source)] };
}

/** Reads a JSON value from each line that is not blank. A line with errors gives no value. */
export function readJsonLines(source: SourceText): JsonList {
  const items: ListItem[] = [];
  const problems: ListProblem[] = [];
  for (const start of source.lineStarts) {
    const text = lineAt(source.text, start);
    if (text.trim() === '') {
      continue;
    }
    if (items.length === MAX_ITEMS) {
      return { items: [], problems: [tooMany(source)] };
    }
    const document = readJsonc(sourceText(source.path, text));
    const found = problemsOf(document, source, start);
    if (found.length === 0) {
      items.push(itemOf(document.value, document, [], source, start));
    }
    problems.push(...found);
    if (problems.length >= MAX_LIST_PROBLEMS) {
      break;
    }
  }
  return { items, problems };
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end);
}

/** `from`: the offset of the document in the source. */
function itemOf(
  value: unknown,
  document: JsoncDocument,
  path: readonly number[],
  source: SourceText,
  from: number,
): ListItem {
  return {
    value,
    problem: (said, key) => {
      const range = (key === undefined ? undefined : document.rangeOf([...path, key])) ?? document.rangeOf(path);
      return placed(said, source, (range?.start ?? 0) + from);
    },
  };
}

function problemsOf({ problems }: JsoncDocument, source: SourceText, from: number): readonly ListProblem[] {
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ message, hint, range }) => placed({ message, hint }, source, range.start + from));
}

function tooMany(source: SourceText): ListProblem {
  return placed(
    { message: `The file has more than ${MAX_ITEMS} entries`, hint: 'Keep only the entries that matter.' },
    source,
    0,
  );
}

function notAList(source: SourceText): ListProblem {
  return placed({ message: 'The file does not contain a list', hint: 'Write a JSON list: `[ … ]`.' }, source, 0);
}

function placed(
  said: Pick<ListProblem, 'message' | 'hint'>,
  source: SourceText,
  offset: TextRange['start'],
): ListProblem {
  const { line, column } = positionAt(source, offset);
  return { path: source.path, line, column, message: said.message, hint: said.hint };
}
