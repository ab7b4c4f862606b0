import type { StoredResults, StoredRow } from './stored-results.ts';

/** Draws the page about faults of GitHub's API from what `measure.ts` stored. */
export function drawReliability({ rows, races, possible, problems }: StoredResults): string {
  const singles = rows.filter(({ kind }) => kind === 'one fault');
  const kills = rows.filter(({ kind }) => kind === 'kill');
  const pairs = rows.filter(({ kind }) => kind === 'two faults');
  const silent = singles.filter(({ fault }) => fault.startsWith('silence'));
  const raceRow = (runs: number): readonly number[] => {
    const found = races.find((one) => one.runs === runs);
    return [found?.orders ?? 0, found?.bad ?? 0];
  };
  return [
    '# Reliability of publishing',
    '',
    '<!-- Written by `node bench/publishing/draw-reliability.ts`; do not edit. -->',
    '',
    'Each comment has to appear exactly once, whatever happens to the requests. This page shows what was tried. In each cell,',
    "one run of the Action meets a fault of GitHub's API, and a second run meets none. Afterwards the pull request must equal",
    'one that met no fault: no comment or summary twice, none missing, and the same threads open. The first run must say what',
    'it did: its exit code, `comments-posted` and its messages are compared with what is on the pull request.',
    '',
    "GitHub is emulated. The emulator checks every request and answer against GitHub's OpenAPI description and GraphQL schema.",
    'Time is virtual: waits pass at once, and a server that does not answer costs what it would cost.',
    '',
    table(
      ['tried', 'cells', 'with a problem'],
      [
        [`one fault (${possible.faults} cells are possible)`, sum(singles, 'cells'), sum(singles, 'bad')],
        [`the run is killed (${possible.kills} cells are possible)`, sum(kills, 'cells'), sum(kills, 'bad')],
        ['two faults in one run', sum(pairs, 'cells'), sum(pairs, 'bad')],
        ['two runs at once, by the order of their writes', ...raceRow(2)],
        ['three runs at once, by the order of their writes', ...raceRow(3)],
      ],
    ),
    '',
    Object.keys(problems).length === 0
      ? 'No cell has a problem.'
      : table(['problem', 'cells'], Object.entries(problems)),
    '',
    `The most requests of one run are ${most(rows, 'requests')}. A server that does not answer costs ${most(silent, 'seconds')} seconds at most, waits before repeated requests included.`,
    '',
    '## By request',
    '',
    '"Completed" means that the first run did all its work in spite of the fault. "Stopped" means that it ended with exit code',
    '3 and said why, and that the second run completed the work.',
    '',
    table(['request', 'cells', 'completed', 'stopped', 'with a problem'], rowsBy(singles, 'endpoint')),
    '',
    '## By fault',
    '',
    '"Before" means that GitHub did not handle the request, "after" that it did and the answer was lost.',
    '',
    table(['fault', 'cells', 'completed', 'stopped', 'with a problem'], rowsBy(singles, 'fault')),
    '',
    RECOGNIZED,
    '',
  ].join('\n');
}

/** The figures of `bench/identity/measure.ts --half reported`, run by hand. */
const RECOGNIZED = `## The same finding after a push

A finding keeps its thread only if the next run recognizes it. Reports were planted on lines of real files of
spf13/cobra, honojs/hono and vitejs/vite, whose fate in the next commit is known from git. The matching was tuned on other
repositories (gin-gonic/gin, psf/requests, google/gson). In brackets: by the fingerprints that were used before.

| the second run reports | recognized | joined with a wrong one |
| --- | ---: | ---: |
| the same words | 99.9 % (93.5 %) | 0.7 % (3.1 %) |
| other words, another kind, with or without its guideline, or on a line next to it | 96.2 % (51.3 %) | 0.7 % (3.0 %) |
| the same words, after the file was renamed | 99.2 % (0 %) | 0 % (0 %) |
| other words, after the file was renamed | 94.9 % (0 %) | 1.2 % (0 %) |

Most wrong ones are another fault of the same kind on a line that did not change, where the first one is gone. The command
is \`node bench/identity/measure.ts --half reported\`.`;

type Cells = readonly (string | number)[];

function rowsBy(rows: readonly StoredRow[], name: 'endpoint' | 'fault'): readonly Cells[] {
  return [...Map.groupBy(rows, (row) => row[name])]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([group, own]) => {
      const [cells, stopped] = [sum(own, 'cells'), sum(own, 'stopped')];
      return [`\`${group}\``, cells, cells - stopped, stopped, sum(own, 'bad')];
    });
}

function sum(rows: readonly StoredRow[], field: 'cells' | 'stopped' | 'bad'): number {
  return rows.reduce((total, row) => total + row[field], 0);
}

function most(rows: readonly StoredRow[], field: 'requests' | 'seconds'): number {
  return rows.reduce((highest, row) => Math.max(highest, row[field]), 0);
}

function table(head: readonly string[], rows: readonly Cells[]): string {
  const line = (values: Cells): string => `| ${values.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
