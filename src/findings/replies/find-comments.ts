import { namesList, namesOnlyComments, plainKey } from './field-names.ts';
import { searchReply } from './find-roots.ts';
import type { FoundComment } from './read-comment.ts';
import { rowsAsObjects } from './rows.ts';
import { readSeverity, type NumberScale } from './severity-words.ts';
import { isCut, textOf, type ReplyObject, type ReplyValue } from './values.ts';
import { ownPlace, type Inherited, isPathKey, LINE_KEY } from './key-places.ts';
import { looksLikeComment, holdsComments } from './looks-like-comment.ts';
import { regex } from '../../text/regex.ts';

/** What a value of a reply holds of an answer. */
export interface AnswerPart {
  readonly summary: string | undefined;
  readonly comments: readonly FoundComment[];
  /** `lists`: lists under names such as `comments`. `list`: a bare list. `comment`: one comment alone. */
  readonly form: 'lists' | 'list' | 'comment';
  /** Whether one of its lists is within another one, as after an answer that broke off and was begun again. */
  readonly hasNestedLists: boolean;
  /** Whether its lists have their ends. */
  readonly isWhole: boolean;
}

/** Keys whose values are not comments of the answer. */
const PASSED_OVER = regex()`
  ^(?:
    \$?schema|properties|examples?|template|format|thoughts?|thinking|reasoning|scratchpad|analysis|resolved
    |dismissed|rejected|refuted|discarded|withdrawn|falsepositives|previous(?:comments|findings)?|relatedlocations
    |codeflows|fixes|tool|driver|rules|usage|metadata
  )$
`;
const MAX_DEPTH = 60;
const MAX_LEVELS = 3;

interface Search {
  readonly comments: FoundComment[];
  summary: string | undefined;
  hasLists: boolean;
  hasNestedLists: boolean;
  isWhole: boolean;
  level: number;
}

interface Around {
  readonly path?: string;
  readonly line?: string;
  readonly severity?: string;
  readonly scale?: NumberScale;
  /** Whether all objects here are comments. */
  readonly isList: boolean;
  readonly depth: number;
}

/**
 * Finds the comments in a value of a reply, in whatever containers they are. Undefined if it is not part of an answer.
 *
 * @param path - The file that the text before the value names.
 * @param level - 1, and one more for each text of JSON around the value.
 */
export function findComments(written: ReplyValue, path?: string, level = 1): AnswerPart | undefined {
  if (isEmpty(written)) {
    return undefined;
  }
  const value = rowsAsObjects(written);
  const search: Search = {
    comments: [],
    summary: undefined,
    hasLists: false,
    hasNestedLists: false,
    isWhole: true,
    level,
  };
  const around = path === undefined ? {} : { path };
  const isList =
    value.kind === 'array' && value.items.some((item) => item.kind === 'object' && looksLikeComment(item, around));
  if (isList) {
    search.isWhole = !isCut(value);
  }
  searchValue(value, { ...around, isList, depth: MAX_DEPTH }, search);
  const { comments, summary, hasLists, hasNestedLists, isWhole } = search;
  if (!hasLists && comments.length === 0) {
    return undefined;
  }
  const form = hasLists ? 'lists' : isList ? 'list' : 'comment';
  return { summary, comments, form, hasNestedLists, isWhole };
}

function isEmpty(value: ReplyValue): boolean {
  return value.kind === 'object'
    ? value.entries.size === 0 && value.loose.length === 0
    : value.kind === 'array' && value.items.length === 0;
}

function searchValue(written: ReplyValue, around: Around, search: Search): void {
  if (around.depth === 0) {
    return;
  }
  const value = around.isList ? written : rowsAsObjects(written);
  const inner = { ...around, depth: around.depth - 1 };
  switch (value.kind) {
    case 'array':
      value.items.forEach((item) => searchValue(item, inner, search));
      return;
    case 'object':
      searchObject(value, inner, search);
      return;
    case 'scalar':
      searchText(value, around, search);
      return;
    case 'dots':
      if (around.isList) {
        search.comments.push({ value });
      }
  }
}

/** A text may hold JSON. In a list of comments, other texts are comments that cannot be read. */
function searchText(value: ReplyValue, around: Around, search: Search): void {
  const text = textOf(value);
  const isJson = text !== undefined && search.level <= MAX_LEVELS && /^\s*(?:```\w*\s*)?[[{]/.test(text);
  const before = search.comments.length;
  if (isJson) {
    searchReply(text, ({ value: root }) => {
      const found = findComments(root, around.path, search.level + 1);
      search.comments.push(...(found?.comments ?? []));
      search.summary ??= found?.summary;
      search.hasLists ||= found?.form === 'lists';
      search.isWhole &&= found?.isWhole ?? true;
    });
  }
  if (around.isList && search.comments.length === before) {
    search.comments.push({ value });
  }
}

function searchObject(object: ReplyObject, around: Around, search: Search): void {
  const wrapped = around.isList && object.entries.size <= 3 ? wrappedComment(object) : undefined;
  if (wrapped !== undefined) {
    searchObject(wrapped, around, search);
    return;
  }
  if (around.isList || looksLikeComment(object, around)) {
    if (!holdsComments(object) && (object.entries.size > 0 || object.loose.length === 0)) {
      search.comments.push({ value: object, ...inherited(around) });
      return;
    }
  }
  const here: Around = { depth: around.depth, isList: false, ...inherited(around), ...ownPlace(object) };
  for (const [key, value] of object.entries) {
    searchEntry(key, value, here, search);
  }
  object.loose.forEach((value) => searchValue(value, around, search));
}

/** The comment in `{"finding": {...}}`, which is an item of a list. */
function wrappedComment(object: ReplyObject): ReplyObject | undefined {
  const [inner, ...others] = [...object.entries.values()].filter((value) => value.kind === 'object');
  return inner?.kind === 'object' &&
    others.length === 0 &&
    !looksLikeComment(object, {}) &&
    looksLikeComment(inner, {}) &&
    !isCut(object)
    ? inner
    : undefined;
}

/** What comments have in common with the objects around them. */
function inherited({ path, line, severity, scale }: Around): Inherited {
  return {
    ...(path === undefined ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(severity === undefined ? {} : { severity }),
    ...(scale === undefined ? {} : { scale }),
  };
}

function searchEntry(key: string, value: ReplyValue, around: Around, search: Search): void {
  const plain = plainKey(key);
  if (PASSED_OVER.test(plain)) {
    return;
  }
  if (plain === 'summary' && value.kind === 'scalar' && value.complete) {
    search.summary ??= textOf(value);
  } else if (namesList(key) && value.kind === 'array') {
    const severity = namesOnlyComments(key) ? undefined : groupSeverity(key);
    search.hasNestedLists ||= search.hasLists && search.comments.length > 0;
    search.hasLists ||= value.items.length > 0 || namesOnlyComments(key);
    search.isWhole &&= value.complete;
    searchValue(
      value,
      {
        ...around,
        ...(severity === undefined ? {} : { severity }),
        isList: value.items.some(({ kind }) => kind === 'object') || namesOnlyComments(key),
        ...scaleOf(plain, value.items),
      },
      search,
    );
  } else if (namesList(key) && value.kind === 'object') {
    search.hasLists ||= value.entries.size === 0 && value.loose.length === 0 && namesOnlyComments(key);
    searchKeyed(value, around, search);
  } else if (isPathKey(key) && value.kind !== 'dots') {
    searchFile(key, value, around, search);
  } else if (around.path !== undefined && LINE_KEY.test(key)) {
    searchLine(key, value, around, search);
  } else {
    const severity = value.kind === 'scalar' ? undefined : groupSeverity(key);
    searchValue(value, severity === undefined ? around : { ...around, severity }, search);
  }
}

/** Comments by the number of their line: `{"12": {...}, "line 20": [...]}`. */
function searchLine(key: string, value: ReplyValue, around: Around, search: Search): void {
  const line = key.replace('_', ' ');
  if (value.kind === 'scalar') {
    if (textOf(value) !== undefined) {
      search.comments.push({ value, ...inherited(around), line });
    }
  } else {
    searchValue(value, { ...around, line, isList: true }, search);
  }
}

/** `high`, `CRITICAL`, `warnings` and `low_severity_issues` name the severity of the comments below them. */
function groupSeverity(key: string): string | undefined {
  const words = key
    .slice(0, 60)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/\b(?:issues?|findings?|comments?|problems?|severity|priority|level|items?|fix(?:es)?)\b/g, ' ')
    .trim();
  const word = words.replace(/s$/, '');
  return readSeverity(words) !== undefined ? words : readSeverity(word) !== undefined ? word : undefined;
}

/** Which numbers a list writes for severities: diagnostics of a language server, or messages of ESLint. */
function scaleOf(name: string, items: readonly ReplyValue[]): Pick<Around, 'scale'> {
  if (name === 'diagnostics') {
    return { scale: 'protocol' };
  }
  const isEslint = items.some((item) => item.kind === 'object' && item.entries.has('ruleId'));
  return name === 'messages' && isEslint ? { scale: 'eslint' } : {};
}

/** Comments by number, by name or by path: `{"1": {...}, "2": {...}}`. */
function searchKeyed(object: ReplyObject, around: Around, search: Search): void {
  if (looksLikeComment(object, around)) {
    searchObject(object, { ...around, isList: true }, search);
    return;
  }
  for (const [key, value] of object.entries) {
    if (/^\d{1,7}$/.test(key) && value.kind === 'object') {
      searchObject(value, { ...around, isList: true }, search);
    } else {
      searchEntry(key, value, around, search);
    }
  }
  object.loose.forEach((value) => searchValue(value, { ...around, isList: true }, search));
}

/** Comments by the path of their file, which may have a line too: `{"src/a.ts:12": "..."}`. */
function searchFile(key: string, value: ReplyValue, around: Around, search: Search): void {
  const sized = /[:#]L?(\d+(?:-L?\d+)?)$/.exec(key);
  const line = sized?.[1];
  const path = key.slice(0, sized?.index);
  const here = { ...around, path };
  if (value.kind === 'array') {
    searchValue(value, { ...here, isList: true }, search);
    return;
  }
  if (value.kind === 'scalar') {
    if (line !== undefined && textOf(value) !== undefined) {
      search.comments.push({ value, line, path });
    }
    return;
  }
  searchValue(value, line === undefined ? here : { ...here, line }, search);
}
