import { showHidden } from '../../../text/hidden/visible.ts';
import { shorten, shortenPath, shortenSentence } from '../../../text/shown/shorten.ts';
import { count } from '../../count.ts';
import { directionRows, directionsSentence } from '../../guidance/directions.ts';
import { guidelineChangesMarkdown } from '../../guidance/guideline-changes.ts';
import { fold } from '../../markdown/fold.ts';
import { limitRows } from '../../markdown/limit-rows.ts';
import { codeSpan, plainMarkdown } from '../../markdown/markdown-text.ts';
import { modelLine } from '../../markdown/model-markdown.ts';
import { afterMergeRows } from '../after-merge.ts';
import type { ReviewResult } from '../review-result.ts';
import { countLines } from './screen.ts';

/** Most lines of one list on the screen. The whole list is folded if it is longer. */
const MAX_LIST_LINES = 6;
const MAX_MESSAGE_CHARACTERS = 140;
const MAX_QUOTE_CHARACTERS = 80;
const MAX_PATH_CHARACTERS = 50;
/** The most characters of the list of values that may be secrets. Other notices need the room more. */
const MAX_SUSPECTED_CHARACTERS = 1_000;

/**
 * What people have to see even if they open nothing: text that addresses the reviewer, findings that a comment in the code
 * switches off, edits of instruction files, and problems in them. Long lists begin on the screen, and are whole in a fold.
 * @param room most characters of each list
 */
export function noticeSections(result: ReviewResult, room: number): readonly string[] {
  return [
    ...directionSection(result, room),
    ...switchedOffSection(result, room),
    ...suspectedSection(result, room),
    ...afterMergeSection(result, room),
    ...editedSection(result, room),
    ...problemSection(result, room),
  ];
}

function directionSection(result: ReviewResult, room: number): readonly string[] {
  const { directions } = result;
  if (directions.length === 0) {
    return [];
  }
  const short = directionRows(
    directions.map((one) => ({
      ...one,
      ...('path' in one ? { path: shortenPath(showHidden(one.path), MAX_PATH_CHARACTERS) } : {}),
      quote: shorten(one.quote, MAX_QUOTE_CHARACTERS),
    })),
  );
  const list = listWithFold({ short, whole: directionRows(directions), noun: 'place' }, room);
  return [`### Text that addresses the reviewer\n\n${directionsSentence(result)}\n\n${list}`];
}

/** Whoever wrote the change may have written the comment too. */
function switchedOffSection({ leftOut }: ReviewResult, room: number): readonly string[] {
  const rows = leftOut.filter(({ switchedOff = false }) => switchedOff);
  return rows.length === 0 ? [] : [`### Switched off by comments in the code\n\n${listLeftOut(rows, 'finding', room)}`];
}

/** Most such values are for development, or no secrets. People see at a glance which one is. */
function suspectedSection({ leftOut }: ReviewResult, room: number): readonly string[] {
  const rows = leftOut.filter(({ suspected = false }) => suspected);
  const sentence =
    'These lines have values that look like secrets by their names. They are hidden from models. They are findings if the instruction files have a rule such as "Never commit secrets".';
  return rows.length === 0
    ? []
    : [
        `### Values that may be secrets\n\n${sentence}\n\n${listLeftOut(rows, 'value', Math.min(room, MAX_SUSPECTED_CHARACTERS))}`,
      ];
}

function listLeftOut(rows: ReviewResult['leftOut'], noun: string, room: number): string {
  return listPlaces(
    rows.map(({ source, reason }) => ({ path: source, text: reason })),
    noun,
    room,
  );
}

/** Edited files that decide on reviews have no say in this one, so people see what they would change for the next. */
function afterMergeSection({ afterMerge, guidanceFrom }: ReviewResult, room: number): readonly string[] {
  if (afterMerge === undefined) {
    return [];
  }
  const short = afterMergeRows(afterMerge, { path: MAX_PATH_CHARACTERS, effect: MAX_MESSAGE_CHARACTERS });
  const whole = afterMergeRows(afterMerge, { path: Number.POSITIVE_INFINITY, effect: Number.POSITIVE_INFINITY });
  const list = listWithFold({ short, whole, noun: 'effect' }, room);
  const sentence = `This change edits files that decide what is reviewed. This review used their versions in ${plainMarkdown(guidanceFrom)}; later ones would use the edited files.`;
  return [`### After this merge\n\n${sentence}\n\n${list}`];
}

/** The review uses the customizations of the base, so people see what those of the head would change. */
function editedSection({ guidelineChanges, guidanceFrom }: ReviewResult, room: number): readonly string[] {
  if (guidelineChanges === undefined) {
    return [];
  }
  const followed = `This review uses the versions in ${plainMarkdown(guidanceFrom)}.`;
  const [sentence = '', ...rows] = guidelineChangesMarkdown(guidelineChanges, room).split('\n');
  const list = rows.join('\n').trim();
  const whole = [`### Instruction files edited by this change\n\n${followed} ${sentence}`];
  if (list === '') {
    return whole;
  }
  const shown = countLines(list) <= MAX_LIST_LINES ? list : fold('What the edited files would change', list);
  return [[...whole, shown].join('\n\n')];
}

function problemSection({ problems }: ReviewResult, room: number): readonly string[] {
  if (problems.length === 0) {
    return [];
  }
  const list = listPlaces(
    problems.map(({ path, start, message }) => ({ path, line: start.line, text: message })),
    'problem',
    room,
  );
  return [`### Problems in instruction files\n\n${list}`];
}

interface PlacedText {
  readonly path: string;
  readonly line?: number;
  readonly text: string;
}

function listPlaces(rows: readonly PlacedText[], noun: string, room: number): string {
  const draw = (mostOfPath: number, mostOfText: number): readonly string[] =>
    rows.map(({ path, line, text }) => {
      const place = `${shortenPath(showHidden(path), mostOfPath)}${line === undefined ? '' : `:${line}`}`;
      return `- ${codeSpan(place)} ${modelLine(shortenSentence(showHidden(text), mostOfText))}`;
    });
  const short = draw(MAX_PATH_CHARACTERS, MAX_MESSAGE_CHARACTERS);
  const whole = draw(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  return listWithFold({ short, whole, noun }, room);
}

interface Rows {
  readonly short: readonly string[];
  readonly whole: readonly string[];
  readonly noun: string;
}

/** The first rows, and all of them in a fold if the first ones are not all or are shortened. */
function listWithFold({ short, whole, noun }: Rows, room: number): string {
  let left = MAX_LIST_LINES;
  const seen = short.filter((row, index) => {
    left -= countLines(row);
    return left >= 0 || index === 0;
  });
  const isAll = seen.length === whole.length && seen.every((row, index) => row === whole[index]);
  const rest = isAll
    ? []
    : [
        fold(
          whole.length === 1 ? `The whole ${noun}` : `All ${count(whole.length, noun)}`,
          limitRows(whole, { characters: room }).join('\n'),
        ),
      ];
  return [seen.join('\n'), ...rest].join('\n\n');
}
