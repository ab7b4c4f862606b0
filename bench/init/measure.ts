/**
 * Measures whether the rules that `housestyle init` suggests hold. On an earlier commit of real repositories it takes their
 * own instructions away, runs `init` and commits the file. Then it reviews everything that changed in the following merges
 * without a model: `node bench/init/measure.ts [--repositories DIR] [--half tuning|opened] [--findings]`. Build first.
 * - `--repositories DIR`: folder with clones (see `../accuracy/repositories.ts`) of the repositories in `../literal`
 * - `--half`: of these; both if absent
 * - `--findings`: list each rule that was broken, with its places
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CONFIGURATION_FILES } from '../../src/jobs/init/read-configuration.ts';
import { openRepository } from '../accuracy/repositories.ts';

const COMMAND = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const INSTRUCTIONS = '.github/copilot-instructions.md';
/** Files of instructions, which `init` would keep. */
const OWN = [INSTRUCTIONS, 'AGENTS.md', 'CLAUDE.md', '.claude/CLAUDE.md', 'GEMINI.md'];
const MERGES = 100;
const MAX_OUTPUT_BYTES = 2 ** 29;

/** A repository, and the newest commit that is looked at. */
interface PinnedRepository {
  readonly name: string;
  readonly url: string;
  readonly half: string;
  readonly head: string;
}

interface Suggested {
  readonly rules: readonly { readonly text: string; readonly from: string }[];
  readonly broken: readonly unknown[];
}

interface Reviewed {
  readonly findings: readonly {
    readonly path: string;
    readonly line?: number;
    readonly guideline?: { readonly source: string; readonly text: string };
    readonly places?: readonly { readonly path: string; readonly line?: number }[];
  }[];
}

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    half: { type: 'string' },
    findings: { type: 'boolean', default: false },
  },
});
const totals = { repositories: 0, rules: 0, broken: 0, places: 0, skipped: 0 };
const { repositories } = JSON.parse(readFileSync(new URL('../literal/repositories.json', import.meta.url), 'utf8')) as {
  readonly repositories: readonly PinnedRepository[];
};
for (const repository of repositories.filter(({ half }) =>
  values.half ? half === values.half : half !== 'reported',
)) {
  measure(repository);
}
console.log(
  `${totals.repositories} repositories: ${totals.rules} rules, ${totals.broken} of them broken in the next ${MERGES} merges, ` +
    `at ${totals.places} places; ${totals.skipped} repositories could not be read`,
);

function measure(repository: PinnedRepository): void {
  const { folder, git, close } = openRepository(repository);
  try {
    const head = repository.head;
    const base = git('rev-list', '--first-parent', `--skip=${MERGES}`, '-n', '1', head).trim();
    if (base === '') {
      throw new Error(`it has fewer than ${MERGES} merges`);
    }
    checkOut(git, base);
    git('rm', '--quiet', '--cached', '--ignore-unmatch', '--force', ...OWN);
    git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'Remove instructions');
    const suggested = run(folder, ['init', '--format', 'json']) as Suggested;
    const [rules, kept] = [suggested.rules, suggested.broken.length];
    totals.repositories += 1;
    totals.rules += rules.length;
    const findings = rules.length === 0 ? [] : reviewSince(folder, git, head);
    const byRule = Map.groupBy(findings, ({ guideline }) => guideline?.text ?? '');
    const places = findings.flatMap((finding) => [finding, ...(finding.places ?? [])]);
    totals.broken += byRule.size;
    totals.places += places.length;
    console.log(
      `${repository.name}: ${rules.length} rules, ${kept} left out; ${byRule.size} broken at ${places.length} places`,
    );
    if (values.findings) {
      for (const [rule, own] of byRule) {
        console.log(`  ${rule}\n${own.map(({ path, line }) => `    ${path}:${line ?? ''}`).join('\n')}`);
      }
    }
  } catch (error) {
    totals.skipped += 1;
    console.log(
      `${repository.name}: not measured: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  } finally {
    close();
  }
}

/** Makes a commit the current one, and writes the files that `init` reads of the folder. A clone may not have all others. */
function checkOut(git: (...args: readonly string[]) => string, commit: string): void {
  git('update-ref', '--no-deref', 'HEAD', commit);
  git('read-tree', commit);
  const files = new Set(git('ls-files').split('\n'));
  for (const name of CONFIGURATION_FILES.filter((one) => files.has(one))) {
    git('checkout', '--quiet', '--force', commit, '--', name);
  }
}

/** Reviews all that changed up to a commit by the instructions that were just written. */
function reviewSince(folder: string, git: (...args: readonly string[]) => string, head: string): Reviewed['findings'] {
  const commit = (message: string): string => {
    git('add', '--force', INSTRUCTIONS);
    git('commit', '--quiet', '--no-verify', '--message', message);
    return git('rev-parse', 'HEAD').trim();
  };
  const base = commit('Add instructions');
  const blob = git('hash-object', '-w', join(folder, INSTRUCTIONS)).trim();
  // The later tree with the same instructions, as a commit on top of the earlier one.
  git('read-tree', head);
  for (const path of OWN) {
    git('rm', '--quiet', '--cached', '--ignore-unmatch', '--force', path);
  }
  git('update-index', '--add', '--cacheinfo', `100644,${blob},${INSTRUCTIONS}`);
  const tree = git('write-tree').trim();
  const later = git('commit-tree', tree, '-p', base, '-m', 'Everything that was merged').trim();
  const reviewed = run(folder, [
    'review',
    '--base',
    base,
    '--head',
    later,
    '--fail-on',
    'never',
    '--format',
    'json',
    '--max-comments',
    '1000',
  ]) as Reviewed;
  return reviewed.findings.filter(({ guideline }) => guideline?.source === INSTRUCTIONS);
}

function run(folder: string, args: readonly string[]): unknown {
  const output = execFileSync(process.execPath, [COMMAND, ...args, '--repo', folder], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(output);
}
