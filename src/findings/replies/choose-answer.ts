import { findComments, type AnswerPart } from './find-comments.ts';
import { searchReply, type SearchedReply } from './find-roots.ts';
import { withoutLineSigns } from './line-signs.ts';
import { THINKING_NAMES } from './thinking.ts';
import { readComment, type FoundComment, type ReadComment } from './read-comment.ts';
import { textOf, type ReplyValue } from './values.ts';
import { regex } from '../../text/regex.ts';

/** The answer of a reply: its last one, which may have several parts. */
export interface Answer {
  readonly summary: string | undefined;
  readonly comments: readonly FoundComment[];
  readonly isWhole: boolean;
  /** What it says in fields of other names, next to an empty list. */
  readonly beside?: readonly string[];
  /** Whether it is empty and follows comments that nothing takes back. */
  readonly isOverruled?: boolean;
  /** Whether it broke off and was begun again. */
  readonly wasBegunAgain?: boolean;
}

export interface SearchedAnswer extends SearchedReply {
  readonly answer: Answer | undefined;
  /** An answer at the very end of thinking that has no end. */
  readonly thoughtAnswer: Answer | undefined;
}

interface Part extends AnswerPart {
  readonly start: number;
  readonly end: number;
  readonly isThought: boolean;
  readonly beside: readonly string[];
}

/**
 * Finds the answer of a reply. Models write drafts, the empty form and examples before it: a later answer replaces an
 * earlier one. Parts that nothing separates belong together, and so do single comments.
 */
export function chooseAnswer(reply: string): SearchedAnswer {
  const text = withoutLineSigns(reply);
  let parts: Part[] = [];
  const searched = searchReply(
    text,
    ({ value, start, end, isThought }) => {
      const found = findComments(value);
      const lacksPath = found === undefined || found.comments.some((one) => readComment(one).kind === 'unreadable');
      const path = lacksPath ? pathBefore(text, start) : undefined;
      const part = (path === undefined ? undefined : findComments(value, path)) ?? found;
      if (part !== undefined && !isForm(part)) {
        parts.push({ ...part, start, end, isThought, beside: part.comments.length === 0 ? textsBeside(value) : [] });
      }
    },
    () => {
      parts = [];
    },
  );
  if (parts.length > 1) {
    // To compare the parts, all their comments are read.
    parts = parts.map((part) => ({
      ...part,
      comments: part.comments.map((found) => ({ ...found, read: readComment(found) })),
    }));
  }
  const thought = parts.at(-1);
  const isLast = thought?.isThought === true && thought.isWhole && /^[\s`]*$/.test(text.slice(thought.end));
  return {
    ...searched,
    answer: joinParts(
      text,
      parts.filter(({ isThought }) => !isThought),
    ),
    thoughtAnswer: isLast ? joinParts(text, parts) : undefined,
  };
}

/** Names of fields in which models think, or say what they looked at and dropped. */
const OF_THINKING =
  /reason|think|thought|analy[sz]|rationale|consider|dismiss|reject|ignor|discard|exclu|skip|drop|scratch|plan|explor|chain|step/i;
const MAX_FIELDS = 50;

/** The texts of an object in fields that are neither thinking nor those of an answer. */
function textsBeside(value: ReplyValue): readonly string[] {
  return value.kind === 'object'
    ? [...value.entries]
        .slice(0, MAX_FIELDS)
        .filter(([name]) => !OF_THINKING.test(name))
        .flatMap(([, field]) => (field.kind === 'array' ? field.items.slice(0, MAX_FIELDS) : [field]))
        .flatMap((field) => textOf(field) ?? [])
    : [];
}

/** A line that is only the name of a file, such as a heading. */
const NAME_OF_FILE =
  /^[\s#*_`>-]{0,9}(?:file:?\s{0,3})?[*_`]{0,3}((?:[\w.@~+()[\]-]{1,100}\/){0,20}[\w@+-][\w.@+-]{0,100}\.[A-Za-z]\w{0,9})[\s*_`:]{0,6}$/i;

/** The file that the last line before an offset names, fences aside. */
function pathBefore(text: string, start: number): string | undefined {
  return NAME_OF_FILE.exec(introducedBy(text.slice(Math.max(0, start - 300), start)))?.[1];
}

/** Whether a part is only the form of an answer, such as `{"summary": "...", "comments": [...]}`. */
function isForm({ summary, comments }: AnswerPart): boolean {
  const isFilled = (found: FoundComment): boolean => found.value.kind !== 'dots' && readComment(found).kind !== 'form';
  return comments.length === 0 ? summary !== undefined && /^[\s.…]*$/.test(summary) : !comments.some(isFilled);
}

function joinParts(text: string, parts: readonly Part[]): Answer | undefined {
  let last: Part | undefined;
  let chosen: Part[] = [];
  let places = new Set<string>();
  let isOverruled = false;
  for (const part of parts) {
    if (part.comments.length === 0 && part.isWhole && !standsAlone(text, part)) {
      continue;
    }
    const between = last === undefined ? '' : text.slice(last.end, part.start);
    // To know the places takes as long as to read the comments. Those of the only part are not compared.
    const named: ReadonlySet<string> = parts.length === 1 ? new Set() : placesOf(part);
    const repeats = [...named].some((place) => places.has(place));
    if (last !== undefined && (replaces(part, last, between, repeats) || isExample(text, last))) {
      isOverruled =
        part.comments.length === 0 &&
        (places.size > 0 || last.comments.length > 0) &&
        !REVISES.test(between) &&
        !isExample(text, last);
      chosen = [];
      places = new Set();
    } else if (part.comments.length > 0) {
      isOverruled = false;
    }
    chosen.push(part);
    named.forEach((place) => places.add(place));
    last = part;
  }
  if (last === undefined) {
    return undefined;
  }
  return {
    summary: chosen.map(({ summary }) => summary).findLast((summary) => summary !== undefined),
    comments:
      chosen.length > 1 || last.hasNestedLists
        ? withoutRepeats(chosen.flatMap((part) => part.comments))
        : last.comments,
    isWhole: chosen.every(({ isWhole }) => isWhole),
    beside: chosen.flatMap(({ beside }) => beside),
    isOverruled,
    wasBegunAgain: last.hasNestedLists,
  };
}

/** The places and texts that comments name, to tell a later version of a list from more of it. */
function placesOf({ comments }: Part): ReadonlySet<string> {
  const read = comments.map(readComment).flatMap((one) => (one.kind === 'draft' ? [one.draft] : []));
  return new Set(read.flatMap(({ path, line, body }) => [`${path}\n${line ?? body}`, body]));
}

const EXAMPLE =
  /\b(?:examples?|e\.g|formats?|form|template|schema|would look|draft|first (?:list|attempt|pass|try|version|thoughts?)|initial|preliminary|tentative)\b/i;

/** Whether the words before a part call it an example or a draft. */
function isExample(text: string, { start }: Part): boolean {
  const before = text.slice(Math.max(0, start - 600), start);
  const line = before.slice(before.lastIndexOf('\n') + 1).trim();
  return EXAMPLE.test(line === '' || line.startsWith('```') ? introducedBy(before) : line);
}

/** A model that stutters writes the same answer twice. */
function withoutRepeats(comments: readonly FoundComment[]): readonly FoundComment[] {
  const seen = new Set<string>();
  return comments.filter((found) => {
    const read: ReadComment = readComment(found);
    const name = read.kind === 'draft' ? JSON.stringify(read.draft) : undefined;
    const isNew = name === undefined || !seen.has(name);
    if (name !== undefined) {
      seen.add(name);
    }
    return isNew;
  });
}

/** Only blanks, commas, brackets and fences. */
const NOTHING_BETWEEN = /^(?:[\s,;[\]{}()]|```[\w-]*)*$/;
/** A line that counts or names the parts of an answer. */
const HEADING_BETWEEN = regex('i')`
  ^(?:[\s,;]|\`\`\`[\w-]*)*(?:
    #{1,6} |\*\*|[-*] |\d{1,4}[.):]
    |(?:comments?|findings?|issues?|files?|parts?|next|and|also|second|third|another)\b
  )[^\n]{0,200}(?:[\s,;]|\`\`\`[\w-]*)*$
`;
const REVISES = regex('i')`
  \b(?:
    final|revis|instead|rather|actually|correct(?:ed|ion|ing)|better|wait|no[,.:;]|hmm|on second|second thought
    |on reflection|reconsider|update[ds]?|improved|(?:my|the|here is an?) answer|so,|therefore|after all|fixed
    |again|scratch that|withdraw|discard|retract|mistake
  )
`;
const CONTINUES =
  /\b(?:part \d|parts?|more|continu\w*|next|also|further|additional(?:ly)?|remaining|the rest|another|for (?:the )?file|other files?)\b/i;
const ENDS_DRAFT = /\b(?:final|instead|revised|second thought|reconsider|scratch that|discard|withdraw)/i;

/** Whether a part is another answer, and not more of the same one. A finding too many is better than one that is lost. */
function replaces(part: Part, before: Part, between: string, repeats: boolean): boolean {
  if (part.comments.length === 0) {
    return part.isWhole || before.comments.length === 0;
  }
  if (part.form === 'comment' || NOTHING_BETWEEN.test(between)) {
    return false;
  }
  if (HEADING_BETWEEN.test(between) && !REVISES.test(between)) {
    return false;
  }
  if (CONTINUES.test(between) && !ENDS_DRAFT.test(between)) {
    return false;
  }
  return (part.form === 'lists' || before.form === part.form) && (repeats || REVISES.test(between));
}

/** Words that say under which condition an empty answer would be right. */
const CONDITION =
  /\b(?:would|could|should|if|were|otherwise|nothing to|when|unless|form|format|example|e\.g|such as|like|instead of|rather than|not|never)\b/i;

/** Tags, tokens of chat templates and words in brackets: `<answer>`, `<|python_tag|>`, `[TOOL_CALLS]`. */
const MARKS = /<\/?[A-Za-z][\w:=-]{0,40}>|<[|｜][^<>|｜\n]{1,40}[|｜]>|\[\/?[A-Z_]{2,20}\]/g;

/** Thinking that ends on a line, or the token at its end, with all before it. */
const END_OF_THOUGHT = new RegExp(`^.*(?:</(?:${THINKING_NAMES})>|\\[/THINK\\]|▷|[|｜]>)`, 'i');

/** Whether an empty answer is an answer of its own: on lines of its own or at the end, and not quoted within a sentence. */
function standsAlone(text: string, { start, end }: Part): boolean {
  const before = text.slice(Math.max(0, start - 600), start);
  const after = text.slice(end, end + 2_000).replaceAll(MARKS, '');
  const written = before
    .slice(before.lastIndexOf('\n') + 1)
    .replace(END_OF_THOUGHT, '')
    .trim();
  if (/^<(?:example|format|template|schema)/i.test(written)) {
    return false;
  }
  const lineBefore = written.replaceAll(MARKS, '').trim();
  const intro = lineBefore === '' || lineBefore.startsWith('```') ? introducedBy(before) : lineBefore;
  if (CONDITION.test(intro) && /[:,`]\s*$|\bbe\s*$/.test(intro)) {
    return false;
  }
  if (lineBefore !== '' && !/^```[\w-]*$/.test(lineBefore) && /\S/.test(after.replaceAll('`', ''))) {
    return false;
  }
  return (
    !(lineBefore !== '' && (CONDITION.test(lineBefore) || lineBefore.endsWith('`'))) && /^[\s`}\]]*(?:\n|$)/.test(after)
  );
}

/** The last line of text before the line or the fence of an answer. */
function introducedBy(before: string): string {
  const lines = before.split('\n').slice(0, -1);
  const last = lines.findLast((line) => line.trim() !== '' && !/^\s*```[\w-]*\s*$/.test(line));
  return last?.trim() ?? '';
}
