/**
 * Measures how `housestyle guidelines --statements` reads the statements of real instruction files, against labels that a
 * person gave them: `node bench/literal/measure.ts`. Build first.
 * - `--repositories DIR`: folder with clones of the labelled repositories (see `../accuracy/repositories.ts`)
 * - `--half tuning|reported`: failures of the tuning half may be looked at; of the reported half, only figures are
 * - `--misses`: also list each statement whose kind differs from its label
 *
 * A label names a place and a class. `decidable`: a rule on code that a program can decide by text or syntax. `rule`: a rule on
 * code that takes judgement. `process`: it directs people at their work, such as what to run. `background`: it directs
 * nothing. The labels are those of one reader; a second pass by another reader is still to be made.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openRepository, type Half } from '../accuracy/repositories.ts';

type Class = 'background' | 'process' | 'rule' | 'decidable';

interface Labelled {
  readonly name: string;
  readonly url: string;
  readonly commit: string;
  readonly half: Half;
  readonly labels: readonly {
    readonly path: string;
    /** Line and column of the first character, from 1. */
    readonly places: readonly (readonly [line: number, column: number, label: Class])[];
  }[];
}

/** A statement as the command prints it. */
interface Printed {
  readonly source: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly kind: 'checked' | 'for-models' | 'description';
  readonly check?: string;
}

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const LABELS = fileURLToPath(new URL('labels.json', import.meta.url));
const MAX_OUTPUT_BYTES = 2 ** 28;

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    half: { type: 'string', default: 'reported' },
    misses: { type: 'boolean', default: false },
  },
});
const { repositories } = JSON.parse(readFileSync(LABELS, 'utf8')) as { readonly repositories: readonly Labelled[] };
const counts = new Map<string, number>();
for (const repository of repositories.filter(({ half }) => half === values.half)) {
  measure(repository);
}
for (const label of ['background', 'process', 'rule', 'decidable']) {
  const row = ['checked', 'for-models', 'description', 'not found'].map(
    (kind) => `${counts.get(`${label} ${kind}`) ?? 0} ${kind}`,
  );
  console.log(`${label}: ${row.join(', ')}`);
}

function measure(repository: Labelled): void {
  const { folder, git, close } = openRepository(repository);
  try {
    git('checkout', '--quiet', repository.commit);
    const output = execFileSync(
      process.execPath,
      [CLI, 'guidelines', '--repo', folder, '--statements', '--format', 'json'],
      { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
    );
    const { statements } = JSON.parse(output) as { readonly statements: readonly Printed[] };
    const printed = new Map(statements.map((one) => [`${one.source}:${one.line}:${one.column}`, one]));
    for (const { path, places } of repository.labels) {
      for (const [line, column, label] of places) {
        count(label, printed.get(`${path}:${line}:${column}`), `${repository.name} ${path}:${line}:${column}`);
      }
    }
  } finally {
    close();
  }
}

function count(label: Class, found: Printed | undefined, place: string): void {
  const kind = found?.kind ?? 'not found';
  counts.set(`${label} ${kind}`, (counts.get(`${label} ${kind}`) ?? 0) + 1);
  const isMissed =
    kind !== { background: 'description', process: 'for-models', rule: 'for-models', decidable: 'checked' }[label];
  if (values.misses && values.half === 'tuning' && isMissed) {
    console.log(
      `${label}, but ${kind}: ${place}: ${found?.text ?? ''}${found?.check === undefined ? '' : ` (${found.check})`}`,
    );
  }
}
