/**
 * Measures how `housestyle guidelines --statements` reads the statements of real instruction files, against the labels that
 * `README.md` in this folder describes: `node bench/literal/measure.ts`. Build first, or give `--source`.
 * - `--repositories DIR`: folder with clones of the labelled repositories (see `../accuracy/repositories.ts`)
 * - `--half tuning|opened|reported`: failures of the first two may be looked at; of the reported half, only figures are. All if
 *   absent
 * - `--source`: run `src/cli.ts` in place of the built command
 * - `--misses`, of the first two halves: list each statement whose class differs from its label
 * - `--checks`, of the same: list each compiled statement with its check, and the check that was meant
 * - `--not-compiled`, of the same: list the decidable statements without a check, by the check that was meant
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openRepository } from '../accuracy/repositories.ts';
import {
  HALVES,
  LABELS,
  measureAgreement,
  readBothPasses,
  readLabels,
  type Half,
  type Label,
  type LabelledRepository,
} from './labels.ts';

/** A statement as the command prints it. */
interface Printed {
  readonly source: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly kind: 'checked' | 'off' | 'rule' | 'process' | 'background';
  readonly check?: string;
  readonly why?: string;
}

interface Measured {
  readonly half: Half;
  readonly place: string;
  readonly label: Label;
  /** The check that was meant, if the label is `decidable`. */
  readonly meant: string | undefined;
  readonly printed: Printed | undefined;
}

const COMMAND = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const SOURCE_COMMAND = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const MAX_OUTPUT_BYTES = 2 ** 28;
const KINDS = ['checked', 'rule', 'process', 'background', 'not found'] as const;

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    half: { type: 'string' },
    source: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    checks: { type: 'boolean', default: false },
    'not-compiled': { type: 'boolean', default: false },
  },
});
const all = readLabels()
  .filter(({ half }) => values.half === undefined || half === values.half)
  .flatMap(measureRepository);
for (const half of HALVES) {
  const measured = all.filter((one) => one.half === half);
  if (measured.length > 0) {
    printHalf(half, measured);
  }
}
const passes = readBothPasses();
const { share, kappa } = measureAgreement(passes);
console.log(`Two passes over ${passes.length} statements: ${percent(share)} equal labels, kappa ${kappa.toFixed(2)}`);

function measureRepository(repository: LabelledRepository): readonly Measured[] {
  const { folder, git, close } = openRepository(repository);
  try {
    git('checkout', '--quiet', repository.commit);
    const command = values.source ? SOURCE_COMMAND : COMMAND;
    const output = execFileSync(
      process.execPath,
      [command, 'guidelines', '--repo', folder, '--statements', '--format', 'json'],
      { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const find = findPrinted(folder, (JSON.parse(output) as { readonly statements: readonly Printed[] }).statements);
    return repository.labels.flatMap(({ path, places }) =>
      places.map(([line, column, label, meant]): Measured => ({
        half: repository.half,
        place: `${repository.name} ${path}:${line}:${column}`,
        label,
        meant,
        printed: find(path, `${line}:${column}`),
      })),
    );
  } finally {
    close();
  }
}

/** Finds a printed statement by its place. Of several files with the same text, the command prints one. */
function findPrinted(
  folder: string,
  statements: readonly Printed[],
): (path: string, place: string) => Printed | undefined {
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const bySource = new Map<string, Map<string, Printed>>();
  for (const statement of statements) {
    const ofSource = bySource.get(statement.source) ?? new Map<string, Printed>();
    bySource.set(statement.source, ofSource.set(`${statement.line}:${statement.column}`, statement));
  }
  return (path, place) => {
    const own = bySource.has(path) ? path : [...bySource.keys()].find((source) => read(source) === read(path));
    return own === undefined ? undefined : bySource.get(own)?.get(place);
  };
}

function printHalf(half: Half, measured: readonly Measured[]): void {
  const count = (test: (one: Measured) => boolean): number => measured.filter(test).length;
  console.log(`The ${half} half: ${measured.length} statements`);
  for (const label of LABELS) {
    const row = KINDS.map((kind) => `${count((one) => one.label === label && kindOf(one) === kind)} ${kind}`);
    console.log(`  ${label}: ${row.join(', ')}`);
  }
  const isRule = ({ label }: Measured): boolean => label === 'rule' || label === 'decidable';
  const isRead = (one: Measured): boolean => kindOf(one) === 'rule' || kindOf(one) === 'checked';
  const isChecked = (one: Measured): boolean => kindOf(one) === 'checked';
  const share = (name: string, part: (one: Measured) => boolean, whole: (one: Measured) => boolean): void => {
    const [parts, wholes] = [count((one) => whole(one) && part(one)), count(whole)];
    console.log(`  ${name}: ${parts} of ${wholes}${wholes === 0 ? '' : ` (${percent(parts / wholes)})`}`);
  };
  share('rules read as rules', isRead, isRule);
  share('statements read as rules that are rules', isRule, isRead);
  share('decidable statements compiled', isChecked, ({ label }) => label === 'decidable');
  share('rules compiled', isChecked, isRule);
  share('compiled statements that are decidable', ({ label }) => label === 'decidable', isChecked);
  if (half !== 'reported') {
    printStatements(measured);
  }
}

function printStatements(measured: readonly Measured[]): void {
  for (const one of measured) {
    const { label, place, meant, printed } = one;
    const kind = kindOf(one);
    const text = printed?.text ?? '';
    const fitting = {
      background: ['background'],
      process: ['process'],
      rule: ['rule'],
      decidable: ['rule', 'checked'],
    };
    if (values.misses && !fitting[label].includes(kind)) {
      console.log(`  ${label}, but ${kind}: ${place}: ${text}`);
    }
    if (values.checks && kind === 'checked') {
      console.log(
        `  ${label}: ${place}: ${text}\n    meant: ${meant ?? 'nothing'}\n    check: ${printed?.check ?? ''}`,
      );
    }
    if (values['not-compiled'] && label === 'decidable' && kind !== 'checked') {
      console.log(`  ${meant ?? ''} | ${place}: ${text}\n    ${kind}: ${printed?.why ?? ''}`);
    }
  }
}

function kindOf({ printed }: Measured): (typeof KINDS)[number] {
  return printed === undefined ? 'not found' : printed.kind === 'off' ? 'checked' : printed.kind;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
