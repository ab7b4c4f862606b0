/**
 * Measures which share of what a change rests on stands in the prompt: `npm run bench:context -- DIR` for commits of a
 * repository of your own, without `DIR` for the pinned ones of `repositories.json`. Build first.
 * - `--commits N`: how many commits of `DIR`
 * - `--repositories DIR`: folder with clones of the pinned repositories (see `../accuracy/repositories.ts`)
 * - `--half tuning|reported`, `--only NAME`: some of the pinned repositories
 * - `--budgets 8000,32000`: the budgets
 * - `--output FILE`: also write the tables to a file, after each repository those of what is measured so far
 * - `--alone`: what each provider of context is worth: the prompts without it, and with it only. The first of the budgets
 *   is used, 32000 by default
 * - `--store now|before|alone`: store the figures of the reported half, for `docs/context.md`; `alone` only with `--alone`,
 *   and it is the only name with it. `--commit` says what was built
 * - `--choose`: choose the pinned commits anew
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { CONTEXT_PROVIDERS, LEFT_OUT_BY_DEFAULT } from '../../src/context/provider-names.ts';
import { openRepository, type OpenRepository, type PinnedRepository } from '../accuracy/repositories.ts';
import { drawMarkdown, type Table } from '../accuracy/tables.ts';
import { aloneVariants } from './alone.ts';
import { chooseCommits } from './choose-commits.ts';
import { describeSample, drawMisses, drawMissKinds, drawRecall, drawRepositories } from './draw-tables.ts';
import { measureCommit, OURS, type Measured, type Row } from './measure-commit.ts';
import { readPinned, writePinned } from './pinned.ts';
import { storeResult, type Results } from './results.ts';

const PINNED_COMMITS = 8;
const MISSED_KINDS = ['declaration', 'caller', 'local'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repositories: { type: 'string' },
    commits: { type: 'string', default: '12' },
    half: { type: 'string' },
    only: { type: 'string' },
    budgets: { type: 'string' },
    alone: { type: 'boolean', default: false },
    output: { type: 'string' },
    store: { type: 'string' },
    commit: { type: 'string', default: 'HEAD' },
    choose: { type: 'boolean', default: false },
  },
});
const DEFAULT_BUDGETS = values.alone ? '32000' : '8000,32000,128000';
const budgets = (values.budgets ?? DEFAULT_BUDGETS)
  .split(',')
  .map(Number)
  .slice(0, values.alone ? 1 : undefined);
const measured: Measured = values.alone
  ? { variants: aloneVariants(CONTEXT_PROVIDERS, LEFT_OUT_BY_DEFAULT), plain: [] }
  : {};
const storeAs = readStoreName(values.store, values.alone);
const [folder] = positionals;
if (values.choose) {
  choosePinned();
} else if (folder === undefined) {
  const pinned = readPinned().filter(
    ({ name, half }) => (values.half ?? half) === half && (values.only === undefined || name.includes(values.only)),
  );
  const rows: Row[] = [];
  for (const one of pinned) {
    rows.push(...measurePinned(one));
    writeOutput(drawHalves(pinned, rows));
    if (storeAs !== undefined) {
      store(storeAs, pinned, rows);
    }
  }
  console.log(drawHalves(pinned, rows));
} else {
  const name = basename(resolve(folder));
  const repository = openFolder(resolve(folder));
  try {
    const commits = chooseCommits(repository, name, 'HEAD', Number(values.commits));
    const drawn = draw(name, measureAll({ ...repository, name }, commits), true);
    writeOutput(drawn);
    console.log(drawn);
  } finally {
    repository.close();
  }
}

function readStoreName(name: string | undefined, isAlone: boolean): keyof Results | undefined {
  const names: readonly (keyof Results)[] = isAlone ? ['alone'] : ['now', 'before'];
  const found = names.find((one) => one === name);
  if (name !== undefined && found === undefined) {
    throw new TypeError(
      `--store is ${name}, and it must be one of ${names.join(', ')} ${isAlone ? 'with' : 'without'} --alone`,
    );
  }
  return found;
}

function choosePinned(): void {
  const repositories = readPinned().map((pinned) => {
    const repository = openRepository(pinned);
    try {
      const head = repository.git('rev-parse', pinned.head).trim();
      return { ...pinned, head, commits: chooseCommits(repository, pinned.name, head, PINNED_COMMITS) };
    } finally {
      repository.close();
    }
  });
  writePinned(repositories);
}

function measurePinned(pinned: PinnedRepository): readonly Row[] {
  const repository = openRepository(pinned);
  try {
    return measureAll({ ...repository, name: pinned.name }, pinned.commits);
  } finally {
    repository.close();
  }
}

function measureAll(
  repository: OpenRepository & { readonly name: string },
  commits: readonly string[],
): readonly Row[] {
  return commits.flatMap((commit) => {
    const start = performance.now();
    try {
      return measureCommit(repository, commit, budgets, measured);
    } catch (error) {
      console.error(
        `${repository.name} ${commit} is left out: ${error instanceof Error ? error.message : String(error)}`,
      );
      return [];
    } finally {
      console.error(`${repository.name} ${commit.slice(0, 10)} ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    }
  });
}

/** A temporary clone, because the oracle checks commits out. */
function openFolder(source: string): OpenRepository {
  const clone = mkdtempSync(join(tmpdir(), 'housestyle-context-'));
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', clone, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', source, clone]);
  return { folder: clone, git, close: () => rmSync(clone, { recursive: true, force: true }) };
}

/** Stores what is measured so far of the reported half. */
function store(as: keyof Results, pinned: readonly PinnedRepository[], rows: readonly Row[]): void {
  const names = new Set(pinned.flatMap(({ name, half }) => (half === 'reported' ? [name] : [])));
  const reported = rows.filter(({ repository }) => names.has(repository));
  const commit = execFileSync('git', ['rev-parse', '--short', values.commit], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  storeResult(as, {
    commit: commit.trim(),
    sample: describeSample(reported),
    tables: drawTables(reported),
  });
}

function drawTables(rows: readonly Row[], ofWhat = ''): readonly Table[] {
  return values.alone
    ? [drawRecall(`Shown by each provider of context, in percent${ofWhat}`, rows)]
    : [drawRecall(`Shown, in percent${ofWhat}`, rows), drawRepositories(`By repository${ofWhat}`, rows)];
}

function writeOutput(text: string): void {
  if (values.output !== undefined) {
    writeFileSync(values.output, text);
  }
}

function drawHalves(pinned: readonly PinnedRepository[], rows: readonly Row[]): string {
  return (['tuning', 'reported'] as const)
    .map((half) => {
      const names = new Set(pinned.flatMap((one) => (one.half === half ? [one.name] : [])));
      const ofHalf = rows.filter(({ repository }) => names.has(repository));
      return ofHalf.length === 0 ? '' : draw(`${half} half`, ofHalf, half === 'tuning');
    })
    .join('');
}

function draw(name: string, rows: readonly Row[], isOpen: boolean): string {
  const ours = rows.filter(({ prompt }) => prompt === OURS);
  const middle = budgets[1] ?? budgets[0];
  const atMiddle = ours.filter(({ budget }) => budget === middle);
  const tables = [
    ...drawTables(rows, `, ${name}`),
    ...(isOpen ? [drawMissKinds('What is missed, by how it is reached', ours)] : []),
    ...(isOpen ? MISSED_KINDS.map((kind) => drawMisses(`Missed at ${middle}: ${kind}`, atMiddle, kind)) : []),
  ];
  return `\n## ${name}\n\n${describeSample(rows)}\n\n${tables.map(drawMarkdown).join('\n\n')}\n`;
}
