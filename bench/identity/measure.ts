/**
 * Measures whether findings are recognized from run to run: `node bench/identity/measure.ts --repositories DIR`
 * (see `accuracy/repositories.ts`; else `$HOUSESTYLE_REPOSITORIES`, else GitHub).
 * - `--commits N`: how many commits of each repository are pushes (60)
 * - `--half tuning|reported`: one half of the repositories only
 * - `--failures`: print the failures in the tuning half
 *
 * Reports are planted on lines of real files whose fate is known: git's own comparison of two commits, and one more change
 * made here. So the truth does not depend on the code that is measured.
 */
import { parseArgs } from 'node:util';
import { identifyFindings } from '../../src/findings/identity/identify.ts';
import { matchFindings } from '../../src/findings/identity/match-findings.ts';
import { nameFindings } from '../../src/findings/identity/name-findings.ts';
import type { Finding } from '../../src/findings/types.ts';
import { inlineComment } from '../../src/reports/review/inline-comment.ts';
import { readFindingComment } from '../../src/reports/review/read-finding-comment.ts';
import { installedGrammars } from '../../test/syntax/installed-grammars.ts';
import { createRandom } from '../accuracy/random.ts';
import { CHANGES, makeCase, type Case, type Report } from './cases.ts';
import { HISTORIES, ownCommit, readSteps, type Step } from './histories.ts';
import { matchByFingerprint } from './today.ts';

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    commits: { type: 'string', default: '60' },
    half: { type: 'string' },
    failures: { type: 'boolean', default: false },
  },
});

const GRAMMARS = installedGrammars();

/** What became of the reports of the second run. */
interface Tally {
  known: number;
  recognized: number;
  fresh: number;
  /** Taken for another earlier one, whether known or fresh. */
  wrong: number;
}

const tallies = new Map<string, { readonly now: Tally; readonly before: Tally }>();

for (const { name, half, paths } of HISTORIES) {
  if (values.half !== undefined && values.half !== half) {
    continue;
  }
  const random = createRandom(`identity ${name}`);
  const steps = readSteps(name, paths, Number(values.commits), random);
  for (const [index, step] of steps.entries()) {
    const change = CHANGES[index % CHANGES.length] ?? 'real commit';
    for (const isReworded of [false, true]) {
      await measureCase(makeCase(step, change, isReworded, random), step, half);
    }
  }
  console.error(`${name}: ${steps.length} files`);
}
printTallies();
process.exit(0);

async function measureCase(one: Case, step: Step, half: string): Promise<void> {
  const { before, after, first, second, change, isRenamed, isReworded } = one;
  const [posted, found] = [
    await makeFindings(step.oldPath, before, first),
    await makeFindings(step.newPath, after, second),
  ];
  const earlier = posted.flatMap((finding, index) => {
    const line = one.shown[index];
    const place = { path: finding.path, side: finding.side, line, originalLine: finding.line };
    const read = readFindingComment(inlineComment(finding, undefined), { ...place, isOutdated: line === undefined });
    return read === undefined ? [] : [read];
  });
  const renames = new Map(isRenamed ? [[step.oldPath, step.newPath]] : []);
  const { continued } = matchFindings(found, earlier, { renames, paths: new Set([step.newPath]) });
  const taken = new Map(continued.map(({ finding, earlier: match }) => [finding.agents?.[0], earlier.indexOf(match)]));
  const now = found.map(({ agents }) => taken.get(agents?.[0]));
  const old = matchByFingerprint(
    { path: step.oldPath, lines: before, reports: first },
    { path: step.newPath, lines: after, reports: second },
  );
  const rows = [
    `${half} | ${isReworded ? 'reworded' : 'same words'} | all`,
    `${half} | ${isReworded ? 'reworded' : 'same words'} | ${isRenamed ? 'renamed' : change}`,
  ];
  for (const row of rows) {
    const tally = tallies.get(row) ?? { now: newTally(), before: newTally() };
    tallies.set(row, tally);
    count(tally.now, one, now);
    count(tally.before, one, old);
  }
  if (values.failures && half === 'tuning') {
    printFailures(one, now, step);
  }
}

async function makeFindings(
  path: string,
  lines: readonly string[],
  reports: readonly Report[],
): Promise<readonly Finding[]> {
  const named = nameFindings(
    reports.map(({ line, wording: [title, body], kind, cites }, index) => ({
      path,
      side: 'RIGHT' as const,
      line,
      quote: lines[line - 1] ?? '',
      severity: 'medium' as const,
      kind,
      title,
      body,
      origin: 'model' as const,
      agents: [`r${index}`],
      placement: { kind: 'inline' as const },
      ...(cites === undefined
        ? {}
        : { guideline: { id: '2.1', statement: '2.1', source: 'rules.md', line: 1, text: cites } }),
    })),
  );
  const file = { path, status: 'modified', binary: false, additions: 0, deletions: 0, hunks: [] } as const;
  const readHead = (): Promise<string> => Promise.resolve(`${lines.join('\n')}\n`);
  return identifyFindings(named, { files: [file], readHead, grammars: GRAMMARS });
}

function newTally(): Tally {
  return { known: 0, recognized: 0, fresh: 0, wrong: 0 };
}

function count(tally: Tally, { first, second }: Case, taken: readonly (number | undefined)[]): void {
  for (const [index, { problem }] of second.entries()) {
    const truth = first.findIndex((one) => one.problem === problem);
    const match = taken[index];
    tally.known += Number(truth >= 0);
    tally.fresh += Number(truth < 0);
    tally.recognized += Number(truth >= 0 && match === truth);
    tally.wrong += Number(match !== undefined && match !== truth);
  }
}

function printFailures(
  { first, second, before, after, change, shown, isReworded }: Case,
  taken: readonly (number | undefined)[],
  step: Step,
): void {
  for (const [index, report] of second.entries()) {
    const truth = first.findIndex((one) => one.problem === report.problem);
    const match = taken[index];
    if ((truth < 0 ? undefined : truth) !== match) {
      const describe = (one: Report | undefined, lines: readonly string[]): string =>
        one === undefined
          ? '-'
          : `${one.line} [${one.kind}${one.cites === undefined ? '' : ', cited'}] ${one.wording[0]} «${lines[one.line - 1]?.trim()}»`;
      console.log(`${change}${isReworded ? ', reworded' : ''} ${step.commit.slice(0, 8)} ${step.newPath}
  reported: ${describe(report, after)}
  meant:    ${describe(first[truth], before)} shown at ${shown[truth] ?? '-'}
  matched:  ${match === undefined ? '-' : `${describe(first[match], before)} shown at ${shown[match] ?? '-'}`}`);
    }
  }
}

function printTallies(): void {
  const percent = (part: number, whole: number): string =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `at ${ownCommit()}\nhalf | words | change | recognized (before) | wrongly joined (before) | known, fresh`,
  );
  for (const [row, { now, before }] of [...tallies].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const all = now.known + now.fresh;
    console.log(
      `${row} | ${percent(now.recognized, now.known)} (${percent(before.recognized, now.known)}) | ${percent(now.wrong, all)} (${percent(before.wrong, all)}) | ${now.known}, ${now.fresh}`,
    );
  }
}
