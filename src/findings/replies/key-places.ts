import { collectFields, readField } from './comment-fields.ts';
import { isPlaceholder } from './placeholders.ts';
import type { FoundComment } from './read-comment.ts';
import { readLines } from './read-lines.ts';
import { readSeverity } from './severity-words.ts';
import { textOf, type ReplyObject, type ReplyValue } from './values.ts';

/** What a comment takes from the objects around it. */
export type Inherited = Pick<FoundComment, 'line' | 'path' | 'scale' | 'severity'>;

export const LINE_KEY = /^(?:lines?[ _]?|l)?\d{1,7}(?:[-–:](?:l)?\d{1,7})?$/i;

/** `src/a.ts`, `Makefile.am`, `docs/a b.md`; not `comments` or `1.5`. */
const PATH_KEY = /^(?=.*[A-Za-z])(?:[^\s:{}"]+\/[^:{}"]*|[^\s:/{}"]+\.[A-Za-z]\w{0,9})(?:[:#]L?\d+(?:-L?\d+)?)?$/;

export function isPathKey(key: string): boolean {
  return key.length < 1_000 && PATH_KEY.test(key);
}

const MAX_OWN_KEYS = 100;

/** The file, the line and the severity that an object names for all comments in it. */
export function ownPlace(object: ReplyObject): Omit<Inherited, 'scale'> {
  if (object.entries.size === 0 || object.entries.size > MAX_OWN_KEYS) {
    return {};
  }
  const fields = collectFields(object);
  const path = readField(fields, 'path', readPathText) ?? namedPath(object);
  const line = readField(fields, 'line', lineText) ?? readField(fields, 'startLine', lineText);
  const severity = readField(fields, 'severity', (value) => {
    const word = textOf(value);
    return word === undefined || readSeverity(word) === undefined ? undefined : word;
  });
  return {
    ...(path === undefined ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(severity === undefined ? {} : { severity }),
  };
}

function readPathText(value: ReplyValue): string | undefined {
  const path = textOf(value);
  return path === undefined || path.length > 1_000 || path.includes('\n') || isPlaceholder(path) ? undefined : path;
}

/** `{"name": "src/a.ts", "comments": [...]}`. */
function namedPath({ entries }: ReplyObject): string | undefined {
  const name = textOf(entries.get('name') ?? entries.get('title') ?? entries.get('key'));
  return name !== undefined && isPathKey(name) ? name : undefined;
}

function lineText(value: ReplyValue): string | undefined {
  const named = readLines(value);
  return named === undefined ? undefined : `${named.startLine ?? named.line}-${named.line}`;
}
