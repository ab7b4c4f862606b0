import type { Half } from '../accuracy/repositories.ts';
import { percent, type Cell, type Goal, type Measurement, type Table } from '../accuracy/tables.ts';
import type { Judged } from './judged.ts';
import type { Outcome } from './judge.ts';
import { QUOTE_CLASSES, QUOTE_FORMS, type QuoteClass } from './quote-forms.ts';
import { RANGE_GROUPS, RANGE_QUOTES } from './range-forms.ts';
import { NUMBER_GROUPS, SIDE_FORMS, type NumberGroup } from './statements.ts';

/** Numbers of the goals: right, or off by up to five lines. */
const NEAR_NUMBERS: readonly NumberGroup[] = ['0', '±1', '±2', '±5'];
const CLASSES = Object.keys(QUOTE_CLASSES) as readonly QuoteClass[];
const OUTCOME_COLUMNS = [
  'findings',
  'exact',
  'in the quote',
  '±1 line',
  'wrong',
  'file',
  'summary',
  'lost',
  'bad suggestion',
];

/** Draws up the tables of the placement bench. */
export function describePlacement(judged: readonly Judged[], seed: string): Measurement {
  const reported = ofHalf(judged, 'reported');
  return {
    description: describeSubject(judged),
    seed,
    goals: listGoals(reported),
    tables: [
      drawClasses('Clear quotes (reported half)', reported.filter(isClearLine)),
      drawClasses(
        'Twins: quotes that fit several lines of the file’s diff (reported half)',
        reported.filter((one) => isLine(one) && !isClearLine(one)),
      ),
      drawRanges(reported.filter(isClearRange)),
      drawForms(reported.filter(isClearLine)),
      drawSides(reported.filter(isClearLine)),
      drawRepositories(judged.filter(isClearLine)),
      drawClasses('Clear quotes (tuning half)', ofHalf(judged, 'tuning').filter(isClearLine)),
    ],
    limits: [
      'The findings are made up: the quotes are altered in ways that models were seen to use, but no model wrote them.',
      'The changes are those of a few well-kept open-source projects. Generated code and very long lines are rare in them.',
      'The errors in numbers, sides and quotes are drawn at random. Real models err much less often: a row says what happens if a model errs in this way, not how often it does.',
    ],
  };
}

function describeSubject(judged: readonly Judged[]): string {
  const count = (key: (one: Judged) => unknown, some = judged): string =>
    new Set(some.map(key)).size.toLocaleString('en');
  const lines = judged.filter(isLine);
  return `Made-up findings about known lines of real commits, posted as replies of a model to \`housestyle review\`. They quote the line, and state its number and side, correctly or incorrectly. ${judged.length.toLocaleString('en')} findings about ${count(({ one }) => one.target.lines[0], lines)} lines and ${count(({ one }) => one.target, judged.filter(isRange))} ranges in ${count(({ one }) => one.commit)} commits. A quote is *clear* if only one place in the diff of its file fits what it keeps of the line, white space and letter case aside. *In the quote*: a comment on several lines, all of them quoted, the intended one among them. *Wrong*: on other lines. *Lost*: not reported at all. *Bad suggestion*: percent of the findings with a suggestion whose suggestion was kept for other lines than the intended ones.`;
}

function listGoals(judged: readonly Judged[]): readonly Goal[] {
  const verbatim = judged.filter((one) => isOfClass(one, ['A']) && hasNumber(one, NEAR_NUMBERS));
  const altered = judged.filter((one) => isOfClass(one, ['C', 'D']) && hasNumber(one, NEAR_NUMBERS));
  const quoted = judged.filter((one) => isOfClass(one, ['A', 'B', 'C', 'D']) && isClearLine(one));
  const whole = judged.filter((one) => isClearRange(one) && tellsEnds(one));
  const suggested = judged.filter(({ judgement }) => judgement.suggestion !== undefined);
  const clear = (some: readonly Judged[]): readonly Judged[] => some.filter(({ one }) => one.isClear);
  const figures = [
    {
      name: 'clear verbatim quotes, number off by up to 5: exact',
      value: share(clear(verbatim), 'exact'),
      atLeast: 98,
    },
    { name: 'all verbatim quotes, with twins, number off by up to 5: exact', value: share(verbatim, 'exact') },
    { name: 'clear altered quotes, number off by up to 5: exact', value: share(clear(altered), 'exact'), atLeast: 90 },
    {
      name: 'clear altered quotes, number off by up to 5: wrong line',
      value: share(clear(altered), 'wrong', 'near'),
      atMost: 2,
    },
    { name: 'all altered quotes, with twins, number off by up to 5: exact', value: share(altered, 'exact') },
    {
      name: 'all altered quotes, with twins, number off by up to 5: wrong line',
      value: share(altered, 'wrong', 'near'),
    },
    {
      name: 'clear quotes, number missing: exact',
      value: share(
        quoted.filter((one) => hasNumber(one, ['missing'])),
        'exact',
      ),
      atLeast: 97,
    },
    {
      name: 'clear quotes, number in a text, a list or an object: exact',
      value: share(
        quoted.filter((one) => hasNumber(one, ['in a text'])),
        'exact',
      ),
      atLeast: 97,
    },
    {
      name: 'clear quotes, absurd number: exact',
      value: share(
        quoted.filter((one) => hasNumber(one, ['absurd'])),
        'exact',
      ),
      atLeast: 97,
    },
    {
      name: 'ranges whose ends are quoted, not only the first line numbered: exact',
      value: share(whole, 'exact'),
      atLeast: 97,
    },
    {
      name: 'suggestions kept for other lines than meant, in all findings',
      value: percent(suggested.filter(({ judgement }) => judgement.suggestion === 'bad').length, suggested.length),
      atMost: 0.3,
    },
    {
      name: 'suggestions for findings with a quote, kept for other lines than meant',
      value: badShare(suggested.filter((one) => !isOfClass(one, ['E']) && quoteName(one) !== 'no quote')),
      atMost: 0.3,
    },
  ];
  return figures.flatMap(({ value, ...figure }) => (value === null ? [] : [{ ...figure, value }]));
}

function drawClasses(title: string, judged: readonly Judged[]): Table {
  const rows = CLASSES.flatMap((of) =>
    NUMBER_GROUPS.map((group) => [
      QUOTE_CLASSES[of],
      group,
      ...outcomeCells(judged.filter((one) => isOfClass(one, [of]) && hasNumber(one, [group]))),
    ]),
  ).filter((row) => row[2] !== 0);
  return { title, columns: ['quote', 'number', ...OUTCOME_COLUMNS], rows };
}

function drawRanges(judged: readonly Judged[]): Table {
  const rows = RANGE_QUOTES.flatMap(({ name }) =>
    RANGE_GROUPS.map((group) => [
      name,
      group,
      ...outcomeCells(judged.filter((judged) => quoteName(judged) === name && judged.one.form.number.group === group)),
    ]),
  ).filter((row) => row[2] !== 0);
  return {
    title: 'Ranges (reported half)',
    columns: ['quote', 'numbers', ...OUTCOME_COLUMNS.map((column) => (column === '±1 line' ? 'overlaps' : column))],
    rows,
  };
}

function drawForms(judged: readonly Judged[]): Table {
  const rows = QUOTE_FORMS.map((form) => {
    const some = judged.filter((judged) => quoteName(judged) === form.name);
    return [
      QUOTE_CLASSES[form.class],
      form.name,
      ...outcomeCells(some.filter((one) => hasNumber(one, [...NEAR_NUMBERS, 'missing']))),
    ];
  });
  return {
    title: 'Forms of clear quotes, number off by up to 5 or missing (reported half)',
    columns: ['quote', 'form', ...OUTCOME_COLUMNS],
    rows: rows.filter((row) => row[2] !== 0),
  };
}

function drawSides(judged: readonly Judged[]): Table {
  const quoted = judged.filter((one) => isOfClass(one, ['A', 'B', 'C', 'D']) && hasNumber(one, NEAR_NUMBERS));
  const rows = (['added', 'removed', 'context'] as const).flatMap((kind) =>
    SIDE_FORMS.map((side) => [
      kind,
      side,
      ...outcomeCells(quoted.filter(({ one }) => one.target.lines[0].kind === kind && one.side === side)),
    ]),
  );
  return {
    title: 'Stated sides, clear quotes, number off by up to 5 (reported half)',
    columns: ['line', 'side', ...OUTCOME_COLUMNS],
    rows,
  };
}

function drawRepositories(judged: readonly Judged[]): Table {
  const quoted = judged.filter((one) => isOfClass(one, ['A', 'B', 'C', 'D']) && hasNumber(one, NEAR_NUMBERS));
  const names = [...new Set(quoted.map(({ one }) => one.repository))].toSorted();
  return {
    title: 'Repositories, clear quotes, number off by up to 5',
    columns: ['repository', 'half', ...OUTCOME_COLUMNS],
    rows: names.map((name) => {
      const some = quoted.filter(({ one }) => one.repository === name);
      return [name, some[0]?.one.half ?? null, ...outcomeCells(some)];
    }),
  };
}

function outcomeCells(judged: readonly Judged[]): readonly Cell[] {
  const of = (outcome: Outcome): Cell =>
    percent(judged.filter(({ judgement }) => judgement.outcome === outcome).length, judged.length);
  return [
    judged.length,
    of('exact'),
    of('within'),
    of('near'),
    of('wrong'),
    of('file'),
    of('summary'),
    of('lost'),
    badShare(judged.filter(({ judgement }) => judgement.suggestion !== undefined)),
  ];
}

function badShare(suggested: readonly Judged[]): number | null {
  return percent(suggested.filter(({ judgement }) => judgement.suggestion === 'bad').length, suggested.length);
}

function share(judged: readonly Judged[], ...outcomes: readonly Outcome[]): number | null {
  return percent(judged.filter(({ judgement }) => outcomes.includes(judgement.outcome)).length, judged.length);
}

function ofHalf(judged: readonly Judged[], half: Half): readonly Judged[] {
  return judged.filter(({ one }) => one.half === half);
}

function isLine({ one }: Judged): boolean {
  return one.form.kind === 'line';
}

function isRange({ one }: Judged): boolean {
  return one.form.kind === 'range';
}

function isClearLine({ one }: Judged): boolean {
  return one.form.kind === 'line' && one.isClear;
}

function isClearRange({ one }: Judged): boolean {
  return one.form.kind === 'range' && one.isClear;
}

function isOfClass({ one: { form } }: Judged, classes: readonly QuoteClass[]): boolean {
  return form.kind === 'line' && classes.includes(form.quote.class);
}

function hasNumber({ one: { form } }: Judged, groups: readonly NumberGroup[]): boolean {
  return form.kind === 'line' && groups.includes(form.number.group);
}

function tellsEnds({ one: { form } }: Judged): boolean {
  // A comment that names only the first line may mean this line alone.
  return form.kind === 'range' && form.quote.tellsEnds && form.number.group !== 'only the first line';
}

function quoteName({ one: { form } }: Judged): string {
  return form.quote.name;
}
