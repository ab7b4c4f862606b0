import type { Paint } from './review/console.ts';
import { listingWidth, wrapAtTerminal, wrapText } from './wrap.ts';

/** One thing that `housestyle doctor` looked at. */
export interface SetupCheck {
  readonly name:
    | 'Node'
    | 'git'
    | 'repository'
    | 'configuration'
    | 'instructions'
    | 'packages'
    | 'provider'
    | 'GitHub token';
  /** `note`: works as it is, but there is something to know. `problem`: a command would fail. */
  readonly state: 'ok' | 'note' | 'problem';
  /** What was found, in one sentence without a full stop. */
  readonly found: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** What `housestyle doctor` looked at. */
export interface SetupReport {
  /** The checks, in the order in which they were made. */
  readonly checks: readonly SetupCheck[];
}

/** Draws the checks, one below the other, and what to do first. */
export function setupText(checks: readonly SetupCheck[], paint: Paint, columns?: number): string {
  const room = columns === undefined ? Infinity : listingWidth(columns) - LEAD.length;
  const below = (text: string): string => wrapText(text, room, { first: '', rest: '' }).join(`\n${LEAD}`);
  const rows = checks.map(({ name, state, found, advice }) => {
    const [style, mark] = MARKS[state];
    const row = `${paint(style, mark.padEnd(MARK_COLUMN))} ${name.padEnd(NAME_COLUMN)} ${below(found)}`;
    return advice === undefined ? row : `${row}\n${LEAD}${below(advice)}`;
  });
  const problems = checks.filter(({ state }) => state === 'problem').length;
  const end =
    problems === 0
      ? 'No problem was found. `housestyle validate` checks the instruction files themselves.'
      : problems === 1
        ? '1 problem was found.'
        : `${problems} problems were found. Start with the first one.`;
  return `${wrapAtTerminal([...rows, '', end].join('\n'), columns)}\n`;
}

const MARK_COLUMN = 8;
const NAME_COLUMN = 14;
/** What is before the sentences on a check, from their second line on. */
const LEAD = ' '.repeat(MARK_COLUMN + NAME_COLUMN + 2);
const MARKS = {
  ok: ['green', 'ok'],
  note: ['yellow', 'note'],
  problem: ['red', 'problem'],
} as const;
