/**
 * Measures how much of what the validator reports on real repositories is true:
 * `node bench/validate/measure.ts --repositories DIR`. See README.md in this folder.
 * - `--repositories DIR`: folder with clones (see `bench/accuracy/repositories.ts`)
 * - `--checkouts DIR`: keep the working trees there for the next run
 * - `--built`: run `dist/cli.js` instead of the sources
 * - `--findings DIR`: keep the findings of each repository there, so that a run that was ended can go on; needs `--built`
 * - `--half tuning` or `--half reported`; `--only OWNER/NAME`
 * - `--list`: print each error and warning with its judgement
 * - `--gate`: fail if more than 5 % of errors and warnings are false (of all, or with at most two of a rule in a repository),
 *   if any is not judged, or if more than 10 % of the repositories have no clone and cannot be fetched
 */
import { parseArgs } from 'node:util';
import { findJudgement, readLedger, type Verdict } from './ledger.ts';
import {
  forEachInReach,
  readValidatedRepositories,
  validateOnce,
  withoutCopies,
  type Finding,
  type ValidatedRepository,
} from './repositories.ts';

/** The largest share of false findings that a release may have. */
const MAX_FALSE_SHARE = 0.05;
/** So many findings of a rule count in one repository where no repository may dominate the figure. */
const MAX_OF_A_KIND = 2;
const VERDICTS = ['true', 'arguable', 'false', 'unjudged'] as const;

interface Row {
  readonly repository: ValidatedRepository;
  readonly finding: Finding;
  readonly verdict: Verdict | 'unjudged';
}

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    checkouts: { type: 'string' },
    built: { type: 'boolean', default: false },
    findings: { type: 'string' },
    half: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
  },
});
const repositories = readValidatedRepositories().filter(
  ({ name, half }) => (values.only ?? name) === name && (values.half ?? half) === half,
);
const judge = findJudgement(readLedger());
const { results, areTooManyOutOfReach } = forEachInReach(repositories, measure);
const rows = results.flat();
printUnjudged(rows);
printRules(rows);
for (const half of ['tuning', 'reported'] as const) {
  printTotal(
    half,
    rows.filter(({ repository }) => repository.half === half),
  );
}
printTotal('all', rows);
printTotal(`all, at most ${MAX_OF_A_KIND} of a rule in a repository`, limitKinds(rows));
if (values.gate && (areTooManyOutOfReach || [rows, limitKinds(rows)].some(failsGate))) {
  process.exitCode = 1;
}

function measure(repository: ValidatedRepository): readonly Row[] {
  const findings = withoutCopies(
    validateOnce(repository, {
      built: values.built,
      ...(values.checkouts !== undefined && { checkouts: values.checkouts }),
      ...(values.findings !== undefined && { keptIn: values.findings }),
    }),
  );
  const own = findings
    .filter(({ severity }) => severity !== 'info')
    .map((finding) => ({
      repository,
      finding,
      verdict: judge(repository, finding)?.judgement ?? ('unjudged' as const),
    }));
  console.log(`${repository.name}: ${describe(own)}; ${findings.length - own.length} infos`);
  if (values.list) {
    own.forEach((row) => console.log(drawRow(row)));
  }
  return own;
}

/** A person opens each of these places and adds a line to `ledger.json`. */
function printUnjudged(all: readonly Row[]): void {
  const open = all.filter(({ verdict }) => verdict === 'unjudged');
  if (open.length > 0 && !values.list) {
    console.log(`\nNot judged yet:\n${open.map(drawRow).join('\n')}`);
  }
}

function drawRow({ repository, finding: { rule, severity, path, line, message }, verdict }: Row): string {
  return `  ${verdict.padEnd(8)} ${severity.padEnd(7)} ${rule}  ${repository.name} ${path}:${line}  ${message}`;
}

function printRules(all: readonly Row[]): void {
  const byRule = Map.groupBy(all, ({ finding }) => finding.rule);
  console.log('\nrule: true, arguable, false, not judged');
  for (const [rule, own] of [...byRule].toSorted(([, a], [, b]) => b.length - a.length)) {
    console.log(`${rule.padEnd(40)} ${VERDICTS.map((verdict) => String(countOf(own, verdict)).padStart(4)).join('')}`);
  }
  console.log('');
}

function printTotal(name: string, all: readonly Row[]): void {
  if (all.length > 0) {
    console.log(`${name}: ${describe(all)}`);
  }
}

/** The first findings of each rule in each repository, so that one repository with many equal ones does not make the figure. */
function limitKinds(all: readonly Row[]): readonly Row[] {
  const kinds = Map.groupBy(all, ({ repository, finding }) => `${repository.name} ${finding.rule}`);
  return [...kinds.values()].flatMap((own) => own.slice(0, MAX_OF_A_KIND));
}

function describe(all: readonly Row[]): string {
  const shares = VERDICTS.map((verdict) => {
    const found = countOf(all, verdict);
    const share = all.length === 0 ? '' : ` (${Math.round((100 * found) / all.length)} %)`;
    return found === 0 ? '' : `${found} ${verdict}${share}`;
  }).filter((part) => part !== '');
  return `${all.length} errors and warnings${shares.length === 0 ? '' : `: ${shares.join(', ')}`}`;
}

function countOf(all: readonly Row[], wanted: Row['verdict']): number {
  return all.filter(({ verdict }) => verdict === wanted).length;
}

function failsGate(all: readonly Row[]): boolean {
  return countOf(all, 'unjudged') > 0 || countOf(all, 'false') > MAX_FALSE_SHARE * all.length;
}
