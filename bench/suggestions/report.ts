import type { Half } from '../accuracy/repositories.ts';
import { percent, type Goal, type Measurement, type Table } from '../accuracy/tables.ts';
import type { Outcome, Verdict } from './judge.ts';
import type { SuggestionCase } from './types.ts';

const TITLES = {
  right: 'Suggestions that say what to do, by form',
  wrong: 'Suggestions that must be withheld, by form',
} as const;

/** The measure of both halves, for the shared results. Forms are shown for the reported half. */
export function describeSuggestions(
  { tuning, reported }: Readonly<Record<Half, readonly Verdict[]>>,
  seed: string,
): Measurement {
  return {
    description: [
      'Comments with a suggestion, on files of commits from the whole history up to the newest one. Each suggestion is made from an edit that adds no syntax',
      'error to the file, or from what the next commit made of the same lines. It is then written in one of the forms below.',
      'If the comment gets a button, the button is applied as GitHub does it, and the file is compared with the expected file.',
      `Tuning half: ${describeHalf(tuning)}. Reported half: ${describeHalf(reported)}.`,
    ].join(' '),
    seed,
    goals: measureGoals(reported),
    tables: [drawTotals(tuning, reported), ...tablesByForm(reported)],
    limits: [
      'The suggestions are generated. The shares of the forms are not those of a real model.',
      'Only the expected file counts as right, byte for byte. Another text that would do as well counts as harmful.',
      'A suggestion that should be withheld counts as right if its button makes exactly the file that was meant.',
    ],
  };
}

/** The tables of forms: suggestions that say what to do, and suggestions that must be withheld. */
export function tablesByForm(verdicts: readonly Verdict[]): readonly Table[] {
  return (['right', 'wrong'] as const).map((intent) => {
    const given = select(verdicts, intent);
    const byForm = [...Map.groupBy(given, ({ case: one }) => one.form)];
    return {
      title: TITLES[intent],
      columns: ['form', ...COLUMNS],
      rows: [...byForm, ['all', given] as const].map(([form, some]) => [form, ...countOutcomes(some)]),
    };
  });
}

const COLUMNS = ['cases', 'right', 'only blanks differ', 'withheld', 'harmful', 'with syntax error', 'comment lost'];

function drawTotals(tuning: readonly Verdict[], reported: readonly Verdict[]): Table {
  return {
    title: 'All suggestions',
    columns: ['half', 'suggestions', ...COLUMNS],
    rows: (['right', 'wrong'] as const).flatMap((intent) => [
      ['tuning', WHAT[intent], ...countOutcomes(select(tuning, intent))],
      ['reported', WHAT[intent], ...countOutcomes(select(reported, intent))],
    ]),
  };
}

const WHAT = { right: 'say what to do', wrong: 'must be withheld' } as const;

function countOutcomes(verdicts: readonly Verdict[]): readonly number[] {
  return [
    verdicts.length,
    count(verdicts, 'right'),
    count(verdicts, 'equivalent'),
    count(verdicts, 'withheld'),
    count(verdicts, 'harmful'),
    verdicts.filter(({ outcome, breaksSyntax }) => outcome === 'harmful' && breaksSyntax).length,
    count(verdicts, 'lost'),
  ];
}

function measureGoals(verdicts: readonly Verdict[]): readonly Goal[] {
  const right = select(verdicts, 'right');
  const share = (part: readonly Verdict[], whole: readonly Verdict[]): number =>
    percent(part.length, whole.length) ?? 0;
  return [
    { name: 'harmful buttons (number)', value: count(verdicts, 'harmful'), atMost: 0 },
    {
      name: 'buttons that replace other lines than meant',
      value: share(
        verdicts.filter(({ isMisplaced }) => isMisplaced),
        verdicts,
      ),
      atMost: 0.3,
    },
    {
      name: 'suggestions that say what to do and get the exact button',
      value: share(
        right.filter(({ outcome }) => outcome === 'right'),
        right,
      ),
    },
  ];
}

function describeHalf(verdicts: readonly Verdict[]): string {
  const repositories = new Set(verdicts.map(({ case: one }) => one.repository));
  const languages = [...new Set(verdicts.map(({ case: one }) => one.language))].sort();
  return `${verdicts.length} suggestions, ${repositories.size} repositories, ${languages.length} languages (${languages.join(', ')})`;
}

function select(verdicts: readonly Verdict[], intent: SuggestionCase['intent']): readonly Verdict[] {
  return verdicts.filter(({ case: one }) => one.intent === intent);
}

function count(verdicts: readonly Verdict[], outcome: Outcome): number {
  return verdicts.filter((verdict) => verdict.outcome === outcome).length;
}
