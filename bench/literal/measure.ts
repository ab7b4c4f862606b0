/**
 * Measures how `housestyle guidelines --statements` reads the statements of real instruction files, against the labels that
 * `README.md` in this folder describes: `node bench/literal/measure.ts`. It runs the sources, so there is nothing to build.
 * - `--repositories DIR`: folder with clones of the labelled repositories (see `../accuracy/repositories.ts`). A repository
 *   without a clone there is left out and counted, unless `--fetch` is given
 * - `--fetch`: fetch the pinned commit of a repository without a clone from GitHub, which takes minutes for all of them
 * - `--half tuning|opened|reported`: failures of the first two may be looked at; of the reported half, only figures are. All if
 *   absent
 * - `--misses`, of the first two halves: list each statement whose class differs from its label
 * - `--checks`, of the same: list each compiled statement with its check, and the check that was meant
 * - `--not-compiled`, of the same: list the decidable statements without a check, by the check that was meant
 */
import { parseArgs } from 'node:util';
import { hasClone, openRepository } from '../accuracy/repositories.ts';
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
import { readCommitStatements, type CommitStatements } from './read-statements.ts';

/** A statement as the command prints it. */
type Printed = CommitStatements['statements'][number];

interface Measured {
  readonly half: Half;
  readonly place: string;
  readonly label: Label;
  /** The check that was meant, if the label is `decidable`. */
  readonly meant: string | undefined;
  readonly printed: Printed | undefined;
}

const KINDS = ['checked', 'rule', 'process', 'background', 'not found'] as const;

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    half: { type: 'string' },
    fetch: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    checks: { type: 'boolean', default: false },
    'not-compiled': { type: 'boolean', default: false },
  },
});
const asked = readLabels().filter(({ half }) => values.half === undefined || half === values.half);
const readable = asked.filter(({ name }) => values.fetch || hasClone(name));
if (readable.length < asked.length) {
  console.log(
    `${asked.length - readable.length} of ${asked.length} repositories have no clone and are left out (see --fetch)`,
  );
}
const all: Measured[] = [];
for (const repository of readable) {
  all.push(...(await measureRepository(repository)));
}
for (const half of HALVES) {
  const measured = all.filter((one) => one.half === half);
  if (measured.length > 0) {
    printHalf(half, measured);
  }
}
const passes = readBothPasses();
const { share, kappa } = measureAgreement(passes);
console.log(`Two passes over ${passes.length} statements: ${percent(share)} equal labels, kappa ${kappa.toFixed(2)}`);

async function measureRepository(repository: LabelledRepository): Promise<readonly Measured[]> {
  const { folder, close } = openRepository(repository, repository.commit);
  try {
    const paths = repository.labels.map(({ path }) => path);
    const read = await readCommitStatements(folder, repository.commit, paths);
    return repository.labels.flatMap(({ path, places }) => {
      const find = findPrinted(path, read);
      return places.map(([line, column, label, meant]): Measured => ({
        half: repository.half,
        place: `${repository.name} ${path}:${line}:${column}`,
        label,
        meant,
        printed: find(line, column),
      }));
    });
  } catch (error) {
    // A clone can be older than the pinned commit, or lack its files.
    console.error(`${repository.name}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  } finally {
    close();
  }
}

/** Finds the statements of a file by their place. Of several files with the same text, the command prints one. */
function findPrinted(
  path: string,
  { statements, texts }: CommitStatements,
): (line: number, column: number) => Printed | undefined {
  const sources = new Set(statements.map(({ source }) => source));
  const own = sources.has(path) ? path : [...sources].find((source) => texts.get(source) === texts.get(path));
  const places = new Map(
    statements
      .filter(({ source }) => source === own)
      .map((statement) => [`${statement.line}:${statement.column}`, statement]),
  );
  return (line, column) => places.get(`${line}:${column}`);
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
  printReasons(measured);
  if (half !== 'reported') {
    printStatements(measured);
  }
}

/** How many decidable statements have no check for each reason. Names in the reasons are left out. */
function printReasons(measured: readonly Measured[]): void {
  const reasons = new Map<string, number>();
  for (const one of measured.filter(({ label }) => label === 'decidable')) {
    if (kindOf(one) !== 'checked') {
      const reason = one.printed?.why?.replaceAll(/"[^"]*"|`[^`]*`/g, '…') ?? `it is read as ${kindOf(one)}`;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
  for (const [reason, times] of [...reasons].toSorted(([, a], [, b]) => b - a)) {
    console.log(`    ${times} without a check: ${reason}`);
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
