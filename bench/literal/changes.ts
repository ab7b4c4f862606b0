/**
 * Reviews merged changes of public repositories with the literal checks alone, and lists each finding to be judged by a
 * reader: `node bench/literal/changes.ts`. It runs the sources, so there is nothing to build.
 * - `--repositories DIR`: folder with clones (see `../accuracy/repositories.ts`)
 * - `--half tuning|opened|reported`: findings of the first two may be looked at while the product is changed. The reported half
 *   is reviewed and judged once, in the end
 * - `--only TEXT`: only repositories whose name contains it
 * - `--changes N`: the number of changes of each repository; 40 if absent
 * - `--output FILE`: where the findings are written; in `node_modules/.cache/` if absent
 *
 * `judged.json` keeps what readers said of findings, so the precision is computed, not remembered. A finding is `right` if
 * the code breaks the rule by the words of its statement, whether or not the authors would have wanted the comment,
 * `wrong` if it does not, and `arguable` if two careful readers could differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCommandLine } from '../../src/commands/arguments/command-line.ts';
import { loadGrammars } from '../../src/commands/assets/load-assets.ts';
import { withChange } from '../../src/commands/open/open-change.ts';
import { openTerminal } from '../../src/commands/output/terminal.ts';
import type { Finding } from '../../src/findings/types.ts';
import { chooseGuidance } from '../../src/jobs/choose/choose-guidance.ts';
import { reviewChange } from '../../src/jobs/review.ts';
import type { ReviewResult } from '../../src/reports/review/review-result.ts';
import { openRepository, type OpenRepository } from '../accuracy/repositories.ts';
import { drawPrecision, readJudgements, verdictOf, type FoundViolation } from './judgements.ts';
import type { Half } from './labels.ts';

interface Pinned {
  readonly name: string;
  readonly url: string;
  readonly half: Half;
  /** The newest commit that is considered. */
  readonly head: string;
}

/** What the checks did in one change. */
interface Outcome {
  readonly repository: string;
  readonly commit: string;
  readonly checked: number;
  readonly statements: number;
  readonly milliseconds: number;
  readonly findings: readonly FoundViolation[];
}

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    half: { type: 'string', default: 'tuning' },
    only: { type: 'string', default: '' },
    changes: { type: 'string', default: '40' },
    output: { type: 'string' },
  },
});
const FILE = fileURLToPath(new URL('repositories.json', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/literal', import.meta.url));
const output = values.output ?? join(CACHE, `${values.half}.json`);
/** Commits that are looked at for each that is taken. */
const LOOKED_AT_EACH = 8;
/** Larger changes are moves of code or imports of other projects. */
const MOST = { files: 60, lines: 3_000 };
const CODE =
  /\.(?:astro|c|cc|cpp|cs|css|cts|go|h|hpp|java|js|jsx|kt|less|mjs|mts|php|py|rb|rs|scss|sh|sql|svelte|swift|ts|tsx|vue)$/;

const { repositories } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly repositories: readonly Pinned[] };
const chosen = repositories.filter(({ name, half }) => half === values.half && name.includes(values.only));
const outcomes: Outcome[] = [];
for (const pinned of chosen) {
  outcomes.push(...(await reviewRepository(pinned)));
}
const findings = outcomes.flatMap((outcome) => outcome.findings);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, `${JSON.stringify({ outcomes: outcomes.map(withoutFindings), findings }, undefined, 1)}\n`);
console.log(drawShare('all', outcomes));
console.log(drawPrecision(findings));
console.log(`The findings are in ${output}.`);

async function reviewRepository(pinned: Pinned): Promise<readonly Outcome[]> {
  const repository = openRepository(pinned);
  try {
    const found: Outcome[] = [];
    for (const commit of chooseChanges(repository, pinned.head)) {
      try {
        found.push(await reviewCommit(pinned.name, repository.folder, commit));
      } catch (error) {
        // Snapshots can lack the largest files.
        console.error(`${pinned.name} ${commit}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    console.log(drawShare(pinned.name, found));
    return found;
  } finally {
    repository.close();
  }
}

/** The newest changes on the main line that change code, and are not larger than people review. */
function chooseChanges({ git }: OpenRepository, head: string): readonly string[] {
  const most = Number(values.changes);
  const log = git('rev-list', '--first-parent', `--max-count=${most * LOOKED_AT_EACH}`, head).split('\n');
  const taken: string[] = [];
  for (const commit of log) {
    if (commit === '' || taken.length === most) {
      break;
    }
    if (isTaken(git, commit)) {
      taken.push(commit);
    }
  }
  return taken;
}

function isTaken(git: OpenRepository['git'], commit: string): boolean {
  let numbers: string;
  try {
    numbers = git('diff', '--numstat', `${commit}~1`, commit);
  } catch {
    // The first commit has no parent, and snapshots can lack the largest files.
    return false;
  }
  const rows = numbers.split('\n').flatMap((row) => {
    const [added, removed, path] = row.split('\t');
    return path === undefined ? [] : [{ lines: Number(added) + Number(removed), path: path.replace(/\}$/, '') }];
  });
  const lines = rows.reduce((sum, row) => sum + (Number.isNaN(row.lines) ? 0 : row.lines), 0);
  return rows.length <= MOST.files && lines <= MOST.lines && rows.some(({ path }) => CODE.test(path));
}

async function reviewCommit(name: string, folder: string, commit: string): Promise<Outcome> {
  const line = readCommandLine([
    'review',
    '--repo',
    folder,
    '--base',
    `${commit}~1`,
    '--head',
    commit,
    '--quiet',
    '--max-comments=100000',
    '--min-severity=low',
  ]);
  const terminal = openTerminal(line, new AbortController().signal);
  const startedAt = performance.now();
  return withChange(line, terminal, async ({ subject, options }) => {
    const guidance = await chooseGuidance(subject, options);
    const result = await reviewChange(subject, guidance, { ...options, grammars: loadGrammars() }, undefined);
    return {
      repository: name,
      commit,
      checked: result.literal.checkedStatements,
      statements: result.literal.statements,
      milliseconds: Math.round(performance.now() - startedAt),
      findings: listFound(name, commit, result),
    };
  });
}

function listFound(repository: string, commit: string, { findings }: ReviewResult): readonly FoundViolation[] {
  return findings.flatMap((finding) =>
    placesOf(finding).map(({ path, line, quote }) => ({
      repository,
      commit,
      path,
      ...(line === undefined ? {} : { line }),
      statement: finding.guideline?.text ?? '',
      source: `${finding.guideline?.source ?? ''}:${finding.guideline?.line ?? 0}`,
      title: finding.title,
      body: finding.body,
      ...(quote === undefined ? {} : { code: quote }),
      ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
    })),
  );
}

function placesOf(finding: Finding): readonly Pick<Finding, 'path' | 'line' | 'quote'>[] {
  return [finding, ...(finding.places ?? [])];
}

function withoutFindings({ findings: found, ...outcome }: Outcome): Omit<Outcome, 'findings'> & { found: number } {
  return { ...outcome, found: found.length };
}

function drawShare(name: string, of: readonly Outcome[]): string {
  const guided = of.filter(({ statements }) => statements > 0);
  const inForce = guided.filter(({ checked }) => checked > 0).length;
  const checked = sum(guided.map((outcome) => outcome.checked));
  const statements = sum(guided.map((outcome) => outcome.statements));
  const found = sum(guided.map((outcome) => outcome.findings.length));
  const milliseconds = sum(of.map((outcome) => outcome.milliseconds));
  const judged = readJudgements();
  const wrong = of.flatMap((one) => one.findings).filter((one) => verdictOf(one, judged) === 'wrong').length;
  return (
    `${name}: ${of.length} changes, ${guided.length} with instructions, ${inForce} (${percent(inForce, guided.length)}) ` +
    `with a check in force; ${checked} of ${statements} statements (${percent(checked, statements)}); ` +
    `${found} findings, ${wrong} known as wrong; ${Math.round(milliseconds / Math.max(1, of.length))} ms a change`
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
