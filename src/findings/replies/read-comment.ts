import { at } from '../../structures/at.ts';
import { quote } from '../../text/shown/quote.ts';
import { shorten } from '../../text/shown/shorten.ts';
import type { Draft, Severity, Side } from '../types.ts';
import { bodyField, collectFields, readField, type CommentFields } from './comment-fields.ts';
import { readKind } from './kind-words.ts';
import { isPlaceholder } from './placeholders.ts';
import { readLines } from './read-lines.ts';
import { readSeverity, severityBefore, type NumberScale } from './severity-words.ts';
import { isCut, wrappedText, type ReplyValue } from './values.ts';
import { wordSet, wordsIn } from '../../structures/words-in.ts';

/** A comment as it was found in a reply, with what it inherits from the objects around it. */
export interface FoundComment {
  readonly value: ReplyValue;
  /** The file that the comments around it are about. */
  readonly path?: string;
  /** The number of its line, if it is the key of the comment or belongs to an object around it. */
  readonly line?: string;
  /** The severity of the group that it is in. */
  readonly severity?: string;
  /** What its severity means if it is a number. */
  readonly scale?: NumberScale;
  /** What it says, if it was already read. */
  readonly read?: ReadComment;
}

export type ReadComment =
  | { readonly kind: 'draft'; readonly draft: Draft; readonly notes: readonly string[] }
  /** The form of a comment, or an example in it. */
  | { readonly kind: 'form' }
  | { readonly kind: 'unreadable'; readonly reason: string; readonly said?: string };

const MAX_TEXT_CHARACTERS = 20_000;
const MAX_PATH_CHARACTERS = 5_000;
const MAX_TITLE_CHARACTERS = 120;

/** Reads a comment whatever its fields are called. Says why if it lacks its file or its text. */
export function readComment(found: FoundComment): ReadComment {
  return found.read ?? readFields(found);
}

function readFields(found: FoundComment): ReadComment {
  const { value } = found;
  if (value.kind === 'dots') {
    return unreadable('it is only dots');
  }
  if (isCut(value)) {
    return unreadable('the reply was cut off inside it');
  }
  const isLineOfText = found.line !== undefined && value.kind === 'scalar' && typeof value.value === 'string';
  if (value.kind !== 'object' && !isLineOfText) {
    return unreadable('it is not an object');
  }
  const fields = value.kind === 'object' ? collectFields(value) : bodyField(value);
  const path = readField(fields, 'path', readPath) ?? found.path;
  const title = readField(fields, 'title', readText);
  const body = readField(fields, 'body', readText) ?? title;
  if (path !== undefined && body !== undefined && isPlaceholder(path) && isPlaceholder(body)) {
    return { kind: 'form' };
  }
  const missing = [
    ...(path === undefined || isPlaceholder(path) ? ['`path`'] : []),
    ...(body === undefined || isPlaceholder(body) ? ['`body`'] : []),
  ];
  return path === undefined || body === undefined || missing.length > 0
    ? { ...unreadable(`it has no ${missing.join(' and no ')}`), ...saidBy(title, body) }
    : readDraft(found, fields, { path: path.trim(), body, title: title ?? firstSentence(body) });
}

function unreadable(reason: string): Extract<ReadComment, { readonly kind: 'unreadable' }> {
  return { kind: 'unreadable', reason };
}

/** The words of a comment that has no file, so that they are not lost. */
function saidBy(title: string | undefined, body: string | undefined): { readonly said?: string } {
  return body === undefined || isPlaceholder(body)
    ? {}
    : { said: title === undefined || title === body ? body : `${title}: ${body}` };
}

function readDraft(
  found: FoundComment,
  fields: CommentFields,
  { path, body, title }: Pick<Draft, 'path' | 'body' | 'title'>,
): ReadComment {
  const { severity, notes } = severityOf(fields, found, [title, body]);
  const side = readField(fields, 'side', readSide);
  const quoted = readField(fields, 'quote', readQuote);
  const suggestion = readField(fields, 'suggestion', readSuggestion);
  const citation = readField(fields, 'guideline', readCitation);
  const confidence = readField(fields, 'confidence', readConfidence);
  const draft: Draft = {
    path,
    body,
    title: shorten(title.trim().replaceAll(/\s+/g, ' '), MAX_TITLE_CHARACTERS),
    severity,
    kind: readField(fields, 'kind', (value) => readKind(scalarOf(value))) ?? 'other',
    origin: 'model',
    ...linesOf(found, fields, path),
    ...(side === undefined ? {} : { side }),
    ...(quoted === undefined ? {} : { quote: quoted }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(citation === undefined ? {} : { citation }),
    ...(confidence === undefined ? {} : { confidence }),
  };
  return { kind: 'draft', draft, notes };
}

const SIZED_PATH = /(?::|#L?)(\d+(?:-L?\d+)?)(?::\d+)?$/;

/** The lines that a comment names: in its fields, as its key, or at the end of its path. */
function linesOf(found: FoundComment, fields: CommentFields, path: string): Pick<Draft, 'line' | 'startLine'> {
  const own = readField(fields, 'line', readLines) ?? undefined;
  const start = readField(fields, 'startLine', readLines)?.line;
  const end = readField(fields, 'endLine', readLines)?.line;
  const written = found.line ?? SIZED_PATH.exec(path)?.[1];
  const elsewhere =
    own === undefined && start === undefined && end === undefined && written !== undefined
      ? readLines({ kind: 'scalar', value: written, complete: true })
      : undefined;
  const named = own ?? elsewhere;
  const line = end ?? named?.line ?? start;
  const startLine = start ?? named?.startLine ?? (named?.line === line ? undefined : named?.line);
  return {
    ...(line === undefined ? {} : { line }),
    ...(startLine === undefined || startLine === line ? {} : { startLine }),
  };
}

function scalarOf(value: ReplyValue): unknown {
  return value.kind === 'scalar' ? value.value : undefined;
}

function readText(value: ReplyValue): string | undefined {
  if (value.kind === 'array') {
    const lines = value.items.slice(0, 1_000).map(scalarOf);
    return lines.every((line) => typeof line === 'string') ? limitText(lines.join('\n')) : undefined;
  }
  if (value.kind === 'object') {
    const inner = wrappedText(value);
    return inner === undefined ? undefined : readText(inner);
  }
  const text = scalarOf(value);
  return typeof text === 'string' ? limitText(text) : undefined;
}

function limitText(text: string): string | undefined {
  // A lone half of a character would make addresses and requests fail later on.
  return text.trim() === '' ? undefined : text.slice(0, MAX_TEXT_CHARACTERS).toWellFormed();
}

/** A fault in several files is about the first of them. */
function readPath(value: ReplyValue): string | undefined {
  const first = value.kind === 'array' ? value.items[0] : value;
  const text = first === undefined ? undefined : readText(first)?.trim();
  return text === undefined || text.length > MAX_PATH_CHARACTERS || /\n./.test(text)
    ? undefined
    : (SEVERAL_PATHS.exec(text)?.[1] ?? text);
}

/** `src/a.ts, src/b.ts` */
const SEVERAL_PATHS = /^([^\s,]{1,500}\.\w{1,10})(?:,\s{0,3}[^\s,]{1,500}\.\w{1,10}){1,50}$/;

/** `code` may be the code of an error, such as `TS2345`. */
function readQuote(value: ReplyValue, key: string): string | undefined {
  const text = readText(value);
  if (text !== undefined && readLines({ kind: 'scalar', value: text, complete: true }) !== undefined) {
    return undefined;
  }
  return key === 'code' && text !== undefined && /^[\w-]*$/.test(text.trim()) ? undefined : text;
}

/**
 * The suggested code, if it can be used. Some models write an empty text for no suggestion, which would delete lines. A
 * text that is too long would lose lines.
 */
function readSuggestion(value: ReplyValue): string | undefined {
  if (value.kind === 'object') {
    const keys = wordsIn('code replacement newcode new_code newCode suggestion text content after new');
    return keys
      .map((key) => value.entries.get(key))
      .map((inner) => (inner === undefined || inner.kind === 'object' ? undefined : readSuggestion(inner)))
      .find((code) => code !== undefined);
  }
  const text = readText(value);
  const whole = value.kind === 'scalar' ? value.value : value.kind === 'array' ? text : undefined;
  return text === whole && text !== undefined && text.length < MAX_TEXT_CHARACTERS ? text : undefined;
}

const LEFT: ReadonlySet<string> = wordSet('left old before base - removed deleted deletion remove');
const RIGHT: ReadonlySet<string> = wordSet('right new after head + added addition add context');

function readSide(value: ReplyValue): Side | undefined {
  const written = scalarOf(value);
  const plain = typeof written === 'string' ? written.trim().toLowerCase() : '';
  return LEFT.has(plain) ? 'LEFT' : RIGHT.has(plain) ? 'RIGHT' : undefined;
}

/** `2`, `"2"`, `"2.7"`, `"[2.7]"` and `"guideline 2.7"` all name the same place. */
const MAX_CITATION_CHARACTERS = 500;

function readCitation(value: ReplyValue): string | undefined {
  const written = scalarOf(value);
  const text = typeof written === 'number' ? String(written) : written;
  const named = /^(?:(?:guideline|statement|rule)\s*)?#?\[?(\d+(?:\.\d+)?)\]?\.?$/i;
  // A file or the words of a statement are resolved later, when the guidelines are known.
  return typeof text === 'string' && !/^\s*(?:none|null|undefined|n\/?a|no|-*)\s*$/i.test(text)
    ? (named.exec(text.trim())?.[1] ?? shorten(text.trim(), MAX_CITATION_CHARACTERS))
    : undefined;
}

const CONFIDENCE_WORDS: ReadonlyMap<string, number> = new Map([
  ['certain', 1],
  ['very high', 0.95],
  ['high', 0.9],
  ['medium', 0.6],
  ['moderate', 0.6],
  ['low', 0.3],
  ['very low', 0.1],
]);

/** `0.9`, `"0.9"`, `90`, `"90%"` and `"high"`. */
function readConfidence(value: ReplyValue): number | undefined {
  const written = scalarOf(value);
  const word = typeof written === 'string' ? written.trim().toLowerCase() : undefined;
  const number =
    typeof written === 'number'
      ? written
      : /^\d{1,3}(?:\.\d+)?%?$/.test(word ?? '')
        ? parseFloat(word ?? '')
        : undefined;
  if (number === undefined || Number.isNaN(number)) {
    return word === undefined ? undefined : CONFIDENCE_WORDS.get(word);
  }
  const isPercent = word?.endsWith('%') === true || number > 10;
  const share = isPercent ? number / 100 : number;
  return share >= 0 && share <= 1 ? share : undefined;
}

/** Names whose words mean a severity only if they are words of a scale. */
const WEAK_NAMES: ReadonlySet<string> = new Set(['impact', 'risk', 'urgency', 'level', 'priority', 'score']);

/**
 * The severity: that of its field, of the group around it or of the mark before its texts; else medium, or low if it names one
 * that is not known.
 */
function severityOf(
  fields: CommentFields,
  { scale, severity: around }: Pick<FoundComment, 'scale' | 'severity'>,
  texts: readonly string[],
): { readonly severity: Severity; readonly notes: readonly string[] } {
  const severity = readField(fields, 'severity', (value) => readSeverity(levelOf(value), scale));
  const written = readField(fields, 'severity', (value, key) => {
    const word = levelOf(value);
    return WEAK_NAMES.has(key) || word === null || word === '' ? undefined : word;
  });
  if (severity !== undefined || written === undefined) {
    const said = texts.map(severityBefore).find((one) => one !== undefined);
    return { severity: severity ?? readSeverity(around) ?? said ?? 'medium', notes: [] };
  }
  const word = quote(typeof written === 'string' ? written : JSON.stringify(written), { most: 30 });
  return { severity: 'low', notes: [`it gave a severity that is not known (${word}), which counts as low`] };
}

/** `{"level": "high"}` means `"high"`. */
function levelOf(value: ReplyValue): unknown {
  const keys = wordsIn('level name label value severity rating');
  const inner = value.kind === 'object' ? keys.map((key) => value.entries.get(key)) : [value];
  return inner.map((one) => one && scalarOf(one)).find((one) => one !== undefined);
}

function firstSentence(body: string): string {
  return at(body.trim().split(/(?<=[.!?])\s|\n/), 0);
}
