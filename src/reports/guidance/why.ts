import type { Reader } from '../../customizations/types.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import type { Paint } from '../review/console.ts';
import { listingWidth, wrapAtTerminal, wrapText } from '../wrap.ts';
import { READER_NAMES } from './receipts.ts';

/** Why a rule applies to a file, or the one thing that keeps it from applying. */
export type WhyCode =
  | 'applies'
  /** No program reads a file at this place. */
  | 'not-read'
  /** It is at a place that programs read, and is left out: by a setting, a limit, a folder. */
  | 'left-out'
  /** It applies only when somebody selects it: an agent, a prompt, a skill. */
  | 'selected-only'
  /** It excludes code review, or is meant for another task. */
  | 'excluded'
  /** Its glob, folder or language does not match the file. */
  | 'no-match'
  /** Its text is already used for the same files. */
  | 'repeated'
  /** The clients of the team do not read it. */
  | 'other-client'
  /** The base, from which reviews read rules, does not have it. */
  | 'only-head'
  /** The change does not change the file. */
  | 'not-changed'
  /** The file is not reviewed. */
  | 'file-not-reviewed'
  /** The prompt has no room for it. */
  | 'over-budget'
  /** The statement describes something, or directs the work, so code cannot break it. */
  | 'not-a-rule'
  /** The team switched its check off. */
  | 'check-off'
  /** Its own words limit it to other files. */
  | 'other-place';

export interface WhyReport {
  /** The file of the rule, and the place and words of the statement if one was meant. */
  readonly rule: { readonly source: string; readonly line?: number; readonly text?: string };
  /** The file that it should apply to. */
  readonly path: string;
  readonly applies: boolean;
  readonly code: WhyCode;
  /** A sentence without a period. */
  readonly reason: string;
  /** What to do, as a sentence. */
  readonly hint?: string;
  /** The revision whose rules were read: `base 1a2b3c4`, or the folder on disk. */
  readonly readFrom: string;
  readonly readers: readonly Reader[];
  /** Sentences on how the rule is used, or on other rules of the same words. */
  readonly notes: readonly string[];
}

/** Draws the answer in the first line, and below it what to do and what was looked at. */
export function whyText(report: WhyReport, paint: Paint, columns?: number): string {
  const width = listingWidth(columns);
  const { rule, path, applies, reason, hint, readFrom, readers, notes } = report;
  const answer = applies ? paint('green', 'It applies') : paint('yellow', 'It does not apply');
  const place = `${oneLine(rule.source)}${rule.line === undefined ? '' : `:${rule.line}`}`;
  const words = rule.text === undefined ? '' : `  ${oneLine(rule.text)}`;
  const lines = [
    ['', `${answer}: ${oneLine(reason)}.`],
    ...(hint === undefined ? [] : [['do', oneLine(hint)]]),
    ['rule', `${place}${words}`],
    ['file', oneLine(path)],
    ...(readers.length === 0
      ? []
      : [['read by', [...new Set(readers.map((reader) => READER_NAMES[reader]))].join(', ')]]),
    ['read in', oneLine(readFrom)],
    ...notes.map((note) => ['note', oneLine(note)]),
  ] as const;
  const text = lines
    .flatMap(([name = '', text = '']) =>
      name === ''
        ? wrapText(text, width, { first: '', rest: '  ' })
        : wrapText(text, width, { first: `  ${name.padEnd(NAME_WIDTH)}`, rest: ' '.repeat(2 + NAME_WIDTH) }),
    )
    .join('\n');
  return `${wrapAtTerminal(text, columns)}\n`;
}

const NAME_WIDTH = 9;
