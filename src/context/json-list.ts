import { readJsonc, type JsoncDocument } from '../text/json/jsonc.ts';
import { positionAt, sourceText, type SourceText, type TextRange } from '../text/source-text.ts';

/** What is wrong in a file of JSON that somebody gave. */
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
  /** Says what is wrong with it, or with the value of one of its keys. */
  readonly problem: (said: Pick<ListProblem, 'message' | 'hint'>, key?: string) => ListProblem;
}

export interface JsonList {
  readonly items: readonly ListItem[];
  readonly problems: readonly ListProblem[];
}

/** Beyond these a file is no such list at all, and more of them help nobody. */
export const MAX_LIST_PROBLEMS = 50;

/** No prompt has room for as many. */
const MAX_ITEMS = 10_000;

/** Reads a JSON list. A value that is none is a problem; of a text with errors the values that could be read are given. */
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

/** Reads a JSON value from each line that is not blank. A line with errors gives none. */
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

/** `from`: where the document begins in the source. */
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
  return placed({ message: `The file has more than ${MAX_ITEMS} entries`, hint: 'Keep those that matter.' }, source, 0);
}

function notAList(source: SourceText): ListProblem {
  return placed({ message: 'The file holds no list', hint: 'Write a JSON list: `[ … ]`.' }, source, 0);
}

function placed(
  said: Pick<ListProblem, 'message' | 'hint'>,
  source: SourceText,
  offset: TextRange['start'],
): ListProblem {
  const { line, column } = positionAt(source, offset);
  return { path: source.path, line, column, message: said.message, hint: said.hint };
}
