import type { StoredCell, StoredResults } from './stored-results.ts';

/**
 * Draws the page about faults of GitHub's API.
 *
 * @param stored results of one run of `measure.ts`, or of its parts
 */
export function drawReliability(stored: readonly StoredResults[]): string {
  const cells = stored.flatMap((one) => one.cells);
  const races = stored.flatMap((one) => one.races);
  const singles = cells.filter(({ kind }) => kind === 'one fault');
  const kills = cells.filter(({ kind }) => kind === 'kill');
  const pairs = cells.filter(({ kind }) => kind === 'two faults');
  const possible = stored[0]?.possible ?? { faults: 0, kills: 0 };
  const problems = [...cells, ...races].filter((one) => one.problems.length > 0).length;
  return [
    '# Reliability of publishing',
    '',
    '<!-- Written by `node bench/publishing/draw-reliability.ts`; do not edit. -->',
    '',
    'Each comment has to appear exactly once, whatever happens to the requests. This page shows what was tried. In each cell,',
    'one run of the Action meets a fault of GitHub’s API, and a second run meets none. Afterwards the pull request must equal',
    'one that met no fault: no comment or summary twice, none missing, and the same threads open. The first run must say what',
    'it did: its exit code, `comments-posted` and its messages are compared with what is on the pull request.',
    '',
    'GitHub is emulated. The emulator holds every request and answer against GitHub’s OpenAPI description and GraphQL schema.',
    'Time is virtual: waits pass at once, and a server that does not answer costs what it would cost.',
    '',
    table(
      ['tried', 'cells', 'with a problem'],
      [
        [`one fault, of ${possible.faults} possible cells`, singles.length, countBad(singles)],
        [`run killed at a request, of ${possible.kills} possible cells`, kills.length, countBad(kills)],
        ['two faults in one run', pairs.length, countBad(pairs)],
        ['two runs at once, by the order of their writes', ...raceCounts(races, 2)],
        ['three runs at once, by the order of their writes', ...raceCounts(races, 3)],
      ],
    ),
    '',
    problems === 0 ? 'No cell has a problem.' : problemTable(cells, races),
    '',
    `Most requests of one run: ${most(cells, 'requests')}. Longest run: ${Math.ceil(most(singles, 'elapsed') / 1_000)} s, waits for rate limits included.`,
    `A server that does not answer any more costs ${silentSeconds(singles)} s at most.`,
    '',
    '## By request',
    '',
    '“Completed” means that the first run did all its work in spite of the fault. “Stopped” means that it ended with exit code',
    '3, said why, showed the findings as annotations, and that the second run completed it.',
    '',
    table(
      ['request', 'cells', 'completed', 'stopped', 'with a problem'],
      rowsBy(singles, ({ endpoint }) => endpoint),
    ),
    '',
    '## By fault',
    '',
    '“Before” means that GitHub did not handle the request, “after” that it did and the answer was lost.',
    '',
    table(
      ['fault', 'cells', 'completed', 'stopped', 'with a problem'],
      rowsBy(singles, ({ fault }) => fault),
    ),
    '',
  ].join('\n');
}

type Cellish = Pick<StoredCell, 'problems'>;

function countBad(cells: readonly Cellish[]): number {
  return cells.filter(({ problems }) => problems.length > 0).length;
}

function raceCounts(races: StoredResults['races'], runs: number): readonly number[] {
  const own = races.filter((one) => one.runs === runs);
  return [own.length, countBad(own)];
}

function rowsBy(
  cells: readonly StoredCell[],
  name: (label: StoredCell['labels'][number]) => string,
): readonly (readonly (string | number)[])[] {
  const groups = Map.groupBy(cells, ({ labels: [label] }) => (label === undefined ? '' : name(label)));
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([group, own]) => {
      const stopped = own.filter(({ exitCode }) => exitCode === 3).length;
      return [`\`${group}\``, own.length, own.length - stopped, stopped, countBad(own)];
    });
}

function problemTable(cells: readonly StoredCell[], races: StoredResults['races']): string {
  const all = [...cells, ...races].flatMap(({ problems }) => problems);
  const rows = [...Map.groupBy(all, (problem) => problem)].map(([problem, own]) => [problem, own.length]);
  return table(['problem', 'cells'], rows);
}

function most(cells: readonly StoredCell[], field: 'requests' | 'elapsed'): number {
  return cells.reduce((highest, cell) => Math.max(highest, cell[field]), 0);
}

function silentSeconds(cells: readonly StoredCell[]): number {
  const silent = cells.filter(({ labels }) => labels.every(({ fault }) => fault.startsWith('silence')));
  return Math.ceil(most(silent, 'elapsed') / 1_000);
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (values: readonly (string | number)[]): string => `| ${values.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
