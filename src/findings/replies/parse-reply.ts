import type { Draft, LeftOutDraft } from '../types.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { findAdmissions } from './admissions.ts';
import { chooseAnswer, type Answer } from './choose-answer.ts';
import { isKnownKey } from './field-names.ts';
import { findDoubt } from './find-doubt.ts';
import { readCommands } from './loose/read-commands.ts';
import { readCsv } from './loose/read-csv.ts';
import { readElements } from './loose/read-elements.ts';
import { readLinesOfText } from './loose/read-lines-of-text.ts';
import { readYamlComments } from './loose/read-yaml.ts';
import { readComment, type FoundComment } from './read-comment.ts';
import { readLines } from './read-lines.ts';
import { isCut, textOf } from './values.ts';
import { findStrayFindings, findUnreadItems, REASSURES, wordsAround } from './words-around.ts';

/** The readable parts of a model's reply. */
export interface ParsedReply {
  /** `unreadable`: the reply contains no answer, so the request gave no review. */
  readonly kind: 'read' | 'unreadable';
  readonly summary: string | undefined;
  readonly drafts: readonly Draft[];
  /** The comments that could not be read. */
  readonly leftOut: readonly LeftOutDraft[];
  /** How values were understood that are not those that the prompt asks for, each as a clause. */
  readonly notes: readonly string[];
  /** What is wrong with the reply as a whole, as a clause. It should then be asked for again. */
  readonly complaint?: string;
}

/** The most characters of a reply that are read. It is far more than any model writes. */
const MAX_CHARACTERS = 4_000_000;
/** The most comments that are read from a reply. Each is searched in the code, and nobody reads more. */
const MAX_COMMENTS = 10_000;
const MAX_NOTES = 10;

/**
 * Reads a reply comment by comment, whatever is around them and whatever is wrong with their syntax, in time that grows with
 * the length of the reply. A comment that is incomplete or lacks a required field is left out with the reason, and so is
 * everything after a place where the list breaks off. Never throws.
 */
export function parseReply(text: string): ParsedReply {
  const isTooLong = text.length > MAX_CHARACTERS;
  const searched = chooseAnswer(isTooLong ? text.slice(0, MAX_CHARACTERS) : text);
  const answer = searched.answer ?? searched.thoughtAnswer;
  if (answer === undefined) {
    return readLoosely(searched.said, complain(text, searched.endsInThought));
  }
  const read = readAnswer(answer);
  if (read.leftOut.length > 0 && !hasQuotedKeys(searched.said)) {
    // What looked like JSON may be code within a text.
    const loose = readLoosely(searched.said, 'there is no JSON in it');
    if (loose.drafts.length > read.drafts.length) {
      return loose;
    }
  }
  if (answer.comments.length === 0 && (answer.isOverruled === true || listsFindings(searched.said))) {
    return unreadable('its last list of comments is empty, but what it says before has some');
  }
  const around = answer.comments.length === 0 ? wordsAround(searched.said) : '';
  const rest = [
    ...(isTooLong
      ? [`the reply has ${writeCount(text.length)} characters; only the first ${writeCount(MAX_CHARACTERS)} are read`]
      : []),
    ...(searched.hasTooMany ? ['the reply has more values than are read'] : []),
  ].map((reason) => ({ source: 'the rest of the reply', reason }));
  const complaint =
    searched.answer === undefined
      ? 'its thinking has no end, so that nothing in it is an answer'
      : answer.comments.length === 0
        ? findDoubt(searched.said, read.summary)
        : undefined;
  const texts = [read.summary, around, ...(answer.beside ?? [])];
  const stray =
    answer.comments.length === 0 ? [...findStrayFindings(texts), ...findAdmissions(searched.said, texts)] : [];
  return {
    ...read,
    ...(around === '' ? {} : { summary: [read.summary ?? [], around].flat().join('\n\n') }),
    leftOut: [...read.leftOut, ...stray, ...rest],
    ...(complaint === undefined ? {} : { complaint }),
  };
}

/** The most characters of a reply without JSON that are read. */
const MAX_LOOSE_CHARACTERS = 300_000;

/** Reads a reply that is not JSON as far as it is unambiguous. It should be asked for again all the same. */
function readLoosely(said: string, complaint: string): ParsedReply {
  const text = said.slice(0, MAX_LOOSE_CHARACTERS);
  const readers = [readElements, readYamlComments, readCommands, readCsv, readLinesOfText];
  const comments = readers.map((reader) => () => reader(text));
  const read = firstWithDrafts(comments);
  return read === undefined
    ? unreadable(complaint)
    : { ...read, leftOut: [...read.leftOut, ...findUnreadItems(text, linesOf(read.drafts))], complaint };
}

function linesOf(drafts: readonly Draft[]): ReadonlySet<number> {
  return new Set(drafts.flatMap(({ line, startLine }) => [line ?? [], startLine ?? []].flat()));
}

function firstWithDrafts(readings: readonly (() => readonly FoundComment[])[]): ParsedReply | undefined {
  for (const find of readings) {
    const read = readAnswer({ summary: undefined, comments: find(), isWhole: true });
    if (read.drafts.length > 0) {
      return read;
    }
  }
  return undefined;
}

/** Whether a text has keys in quotes that answers have, as JSON does. */
function hasQuotedKeys(text: string): boolean {
  for (const [, key = ''] of text.slice(0, MAX_LOOSE_CHARACTERS).matchAll(/["“'](\w{2,30})["”']\s{0,9}[:：=]/g)) {
    if (isKnownKey(key)) {
      return true;
    }
  }
  return false;
}

/** Whether the text around an empty list reports findings, each with its place and more than praise. */
function listsFindings(said: string): boolean {
  // Lines of JSON were already read.
  const text = said.slice(0, MAX_LOOSE_CHARACTERS).replaceAll(/^[ \t]*["'{}[\]].*$/gm, '');
  const { drafts } = readAnswer({ summary: undefined, comments: readLinesOfText(text), isWhole: true });
  return drafts.some(({ line, body }) => line !== undefined && /\S\s+\S/.test(body) && !REASSURES.test(body));
}

function unreadable(complaint: string): ParsedReply {
  return { kind: 'unreadable', summary: undefined, drafts: [], leftOut: [], notes: [], complaint };
}

function complain(text: string, endsInThought: boolean): string {
  if (endsInThought) {
    return 'its thinking has no end, and no answer follows it';
  }
  return text.includes('{') ? 'there is no JSON object with a list of `comments` in it' : 'there is no JSON in it';
}

function readAnswer(answer: Answer): ParsedReply {
  const drafts: Draft[] = [];
  const leftOut: (LeftOutDraft & { readonly found: FoundComment })[] = [];
  const notes = new Set<string>();
  for (const [index, written] of answer.comments.slice(0, MAX_COMMENTS).entries()) {
    const found = fromText(written);
    if (found.value.kind === 'dots' && drafts.length > 0 && index === answer.comments.length - 1) {
      notes.add('it ended its list of comments with dots');
      continue;
    }
    const read = readComment(found);
    if (read.kind === 'unreadable') {
      const { reason, said } = read;
      leftOut.push({
        source: `comment ${index + 1} of the reply`,
        reason,
        ...(said === undefined ? {} : { said }),
        found,
      });
    } else if (read.kind === 'draft') {
      drafts.push(read.draft);
      read.notes.forEach((note) => notes.add(note));
    }
  }
  return {
    kind: 'read',
    summary: answer.summary === undefined ? undefined : answer.summary.slice(0, 20_000).toWellFormed(),
    drafts,
    leftOut: [
      ...leftOut
        .filter(({ found }) => !(answer.wasBegunAgain === true && isSaidLater(found, drafts)))
        .map(({ found: _found, ...entry }) => entry),
      ...endLeftOut(answer),
    ],
    notes: [...notes].slice(0, MAX_NOTES),
  };
}

/** A comment that is only a text, such as `src/a.ts:14 - The error is swallowed`, as one with fields if it has a place. */
function fromText(found: FoundComment): FoundComment {
  const text = found.line === undefined && !isCut(found.value) ? textOf(found.value) : undefined;
  const read = text === undefined || text.length > MAX_COMMENT_TEXT ? [] : readLinesOfText(text);
  return read.length === 1 ? (read[0] ?? found) : found;
}

const MAX_COMMENT_TEXT = 5_000;

/** Whether a comment that broke off after its place was begun again. */
function isSaidLater({ value }: FoundComment, drafts: readonly Draft[]): boolean {
  if (value.kind !== 'object' || value.entries.size === 0 || value.entries.size > 4) {
    return false;
  }
  const path = textOf(value.entries.get('path'))?.trimStart().split('\n', 1)[0];
  const line = readLines(value.entries.get('line'))?.line;
  return (
    path !== undefined &&
    drafts.some((draft) => draft.path.startsWith(path) && (line === undefined || draft.line === line))
  );
}

/** Reports a list that breaks off. An incomplete last comment is already reported. */
function endLeftOut({ comments, isWhole }: Answer): readonly LeftOutDraft[] {
  if (comments.length > MAX_COMMENTS) {
    const reason = `it has ${comments.length} comments; only the first ${MAX_COMMENTS} are read`;
    return [{ source: 'the rest of the reply', reason }];
  }
  const last = comments.at(-1);
  if (isWhole || (last !== undefined && isCut(last.value))) {
    return [];
  }
  const where = comments.length === 0 ? 'at its beginning' : `after comment ${comments.length}`;
  return [{ source: 'the rest of the reply', reason: `its list of comments breaks off ${where}` }];
}
