import { percent, type Cell, type Table } from '../accuracy/tables.ts';
import { OURS, type Miss, type Row } from './measure-commit.ts';
import { FIGURES, type Figure, type Share } from './score.ts';

const COLUMNS = ['signatures', '… in other files', 'full (<80 lines)', 'a caller', 'locals'];
const MAX_MISSES = 60;

/** Shares of what is shown in percent, for each budget and prompt. */
export function drawRecall(title: string, rows: readonly Row[]): Table {
  const groups = groupBy(rows, ({ budget, prompt }) => `${budget} ${prompt}`);
  return {
    title,
    columns: ['budget', 'prompt', ...COLUMNS, 'tokens, median', 'tokens, mean', 'seconds, median'],
    rows: [...groups.values()].map((group) => [group[0]?.budget ?? 0, group[0]?.prompt ?? '', ...drawFigures(group)]),
  };
}

/** The same for each repository, of the built command only. */
export function drawRepositories(title: string, rows: readonly Row[]): Table {
  const groups = groupBy(
    rows.filter(({ prompt }) => prompt === OURS),
    ({ budget, repository }) => `${repository} ${budget}`,
  );
  return {
    title,
    columns: ['repository', 'budget', ...COLUMNS, 'tokens, median', 'tokens, mean', 'seconds, median'],
    rows: [...groups.values()].map((group) => [
      group[0]?.repository ?? '',
      group[0]?.budget ?? 0,
      ...drawFigures(group),
    ]),
  };
}

/** How many targets and commits there are. */
export function describeSample(rows: readonly Row[]): string {
  const first = rows.filter(({ prompt, budget }) => prompt === OURS && budget === rows[0]?.budget);
  const sums = sumShares(first);
  const more = (rows.length === 0 ? [] : [...new Set(rows.map(({ budget }) => budget))]).map((budget) => {
    const ours = rows.filter((row) => row.prompt === OURS && row.budget === budget);
    return `${ours.filter(({ tokens, wholeTokens }) => tokens > wholeTokens).length} at ${budget}`;
  });
  return `${first.length} commits of ${new Set(first.map(({ repository }) => repository)).size} repositories; ${sums.signatures.all} declarations (${sums.otherFiles.all} in other files), ${sums.callers.all} changed functions that are used elsewhere, ${sums.locals.all} locals and parameters. Commits with more tokens than whole changed files: ${more.join(', ')}.`;
}

/** How the declarations that are not shown would be reached. */
export function drawMissKinds(title: string, rows: readonly Row[]): Table {
  const misses = rows.flatMap((row) => row.misses.map((miss) => ({ ...miss, budget: row.budget })));
  const groups = groupBy(misses, (miss) => `${miss.budget} ${miss.kind} ${miss.reached} ${miss.isMember}`);
  return {
    title,
    columns: ['budget', 'kind', 'declared', 'member', 'missed'],
    rows: [...groups.values()]
      .map((group): readonly Cell[] => {
        const [one] = group;
        return [
          one?.budget ?? 0,
          one?.kind ?? '',
          one?.reached ?? '',
          one?.isMember === true ? 'yes' : 'no',
          group.length,
        ];
      })
      .sort((one, other) => Number(one[0]) - Number(other[0]) || Number(other[4]) - Number(one[4])),
  };
}

/** Single misses. They may be looked at in the tuning half only. */
export function drawMisses(title: string, rows: readonly Row[], kind: Miss['kind']): Table {
  const misses = rows.flatMap((row) =>
    row.misses.filter((miss) => miss.kind === kind).map((miss) => ({ ...miss, row })),
  );
  const perCommit = groupBy(misses, ({ row }) => row.commit);
  const few = [...perCommit.values()].flatMap((group) => group.slice(0, 4)).slice(0, MAX_MISSES);
  return {
    title,
    columns: ['commit', 'name', 'declared at', 'declared', 'member', 'used at'],
    rows: few.map(({ row, name, place, use, reached, isMember }) => [
      `${row.repository} ${row.commit.slice(0, 10)}`,
      name,
      `${place.path}:${place.line}`,
      reached,
      isMember ? 'yes' : 'no',
      `${use.path}:${use.line}`,
    ]),
  };
}

function drawFigures(rows: readonly Row[]): readonly Cell[] {
  const sums = sumShares(rows);
  const tokens = rows.map((row) => row.tokens);
  return [
    ...FIGURES.map((figure) => percent(sums[figure].shown, sums[figure].all)),
    Math.round(median(tokens)),
    Math.round(tokens.reduce((sum, one) => sum + one, 0) / Math.max(1, tokens.length)),
    Math.round(median(rows.map(({ seconds }) => seconds)) * 100) / 100,
  ];
}

/** Sums of all rows, figure by figure. */
export function sumShares(rows: readonly Row[]): Readonly<Record<Figure, Share>> {
  const sum = (figure: Figure): Share => ({
    shown: rows.reduce((total, { score }) => total + score[figure].shown, 0),
    all: rows.reduce((total, { score }) => total + score[figure].all, 0),
  });
  return {
    signatures: sum('signatures'),
    otherFiles: sum('otherFiles'),
    full: sum('full'),
    callers: sum('callers'),
    locals: sum('locals'),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  }
  return groups;
}
