import { buildSync } from 'esbuild';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listShardFiles, readShardFiles } from '../../src/commands/shards/read-shard-folder.ts';
import { wholeFile } from '../../src/changes/whole-file.ts';
import type { FileChange } from '../../src/changes/types.ts';
import type { Finding } from '../../src/findings/types.ts';
import { compileLess, keepHeapSmall } from '../../src/engine.ts';
import { acceptReports } from '../../src/jobs/shards/accept-reports.ts';
import { chooseGuidance } from '../../src/jobs/choose/choose-guidance.ts';
import { mergeShards } from '../../src/jobs/shards/merge-shards.ts';
import { planReview } from '../../src/jobs/shards/plan-review.ts';
import { writeShardFile } from '../../src/jobs/shards/shard-file.ts';
import { makeShardReport } from '../../src/jobs/shards/shard-report.ts';
import type { ReviewResult } from '../../src/reports/review/review-result.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { createRandom, type Random } from '../accuracy/random.ts';

/**
 * Measures how long it takes to merge 256 shards with 1,000 findings each, and the memory of the process:
 * `node bench/shards/merge.ts`. The findings are distinct, have all fields that findings of models usually have, and one in
 * fifty is about a file of another shard. Their bodies and quotes are repeated in other shards. With `--seed 1` or another
 * number, every body and quote is different, and some findings are of literal checks, have other places, suggestions or no
 * line, or say what another shard says. `digest` names the merged result: it must stay the same for each seed.
 *
 * Seconds depend on the machine and on what else it does. So each merge comes after a yardstick: a process that reads the same
 * files, and does nothing but `JSON.parse` and `JSON.stringify` with them. The last line has the ratio of the two.
 *
 * The process runs one file of JavaScript, as `dist/` has it: Node's reader of types would take 40 MB.
 */
const SHARDS = 256;
const FINDINGS = 1_000;
const FILES = 10_240;
/** Lines of a file, and of each file that is larger. With files of one size, the planner would make fewer shards than it may. */
const LINES = 8;
const LINES_OF_LARGE = 250;
const LARGE_EVERY = 60;
/** Of each step. The fastest one counts, as it was disturbed least. */
const RUNS = 3;
const COMMIT = 'a'.repeat(40);
const SECRET = 'key';

// As the command `publish` does, before it reads the change.
if (process.argv[2] === 'merge') {
  compileLess(process.versions.node);
  keepHeapSmall();
}

const CHANGED: readonly FileChange[] = Array.from({ length: FILES }, (_, index) => {
  const { isWhole: _whole, ...file } = wholeFile(
    `src/part${index % 97}/file${index}.ts`,
    Array.from(
      { length: index % LARGE_EVERY === 0 ? LINES_OF_LARGE : LINES },
      (_line, line) => `const value${line} = compute(${index}, ${line});\n`,
    ).join(''),
  );
  return file;
});
const SETTINGS = {
  paths: [],
  ignore: [],
  contentExclusion: undefined,
  maxFileLines: 20_000,
  bundles: false,
  compatibility: 'github' as const,
  workspaceFolders: [],
  literalChecks: 'on' as const,
  leaveOutChecks: [],
  maxComments: 20,
  minSeverity: 'low' as const,
  minConfidence: 0,
};

async function open() {
  const base = memoryWorkspace({ '.github/copilot-instructions.md': '- Be kind.\n' }, 'base');
  const subject = {
    changes: { files: CHANGED, leftOut: [], source: 'git' as const },
    trusted: base,
    repository: undefined,
    readHead: () => Promise.resolve(undefined),
    readVersion: () => Promise.resolve(undefined),
    guidance: { repository: base },
    description: undefined,
    sides: { base, head: base },
  };
  const chosen = await chooseGuidance(subject, SETTINGS);
  return { subject, chosen, plan: planReview(chosen, COMMIT, SHARDS) };
}

function findingOf(path: string, number: number): Finding {
  return {
    fingerprint: `${path}-${number}`,
    identity: {
      about: mark(`about ${number}`),
      family: 'fault',
      code: mark(`code ${path} ${number}`),
      within: mark(`within ${path}`),
      before: mark(`before ${path} ${number}`),
      after: mark(`after ${path} ${number}`),
    },
    path,
    side: 'RIGHT',
    line: ((number * 7) % 400) + 1,
    quote: `const value${number} = compute(1, ${number});`,
    severity: (['low', 'medium', 'high'] as const)[number % 3] ?? 'low',
    kind: 'bug',
    title: `The value of ${path} is wrong in case ${number}`,
    body: `With the input ${number}, the result is not what the callers expect. `.repeat(3),
    origin: 'model',
    confidence: 0.8,
    placement: { kind: 'inline' },
  };
}

/** Findings in more forms than `findingOf` has, with words of their own. */
function variedFindingOf(path: string, number: number, pick: Random['below']): Finding {
  const usual = findingOf(path, number);
  const form = pick(12);
  const body = `${usual.body}The value ${pick(1_000_000)} of ${path} shows it.`;
  const quote = `const value${number} = compute(${pick(1_000_000)}, ${number});`;
  const varied = { ...usual, body, quote, confidence: pick(100) / 100, line: pick(400) + 1 };
  if (form < 2) {
    return { ...varied, origin: 'literal', title: 'Uses `var`', body: 'Never use `var`.', guideline: CITED };
  }
  if (form === 2) {
    const { line: _line, quote: _quote, ...rest } = varied;
    return { ...rest, placement: { kind: 'summary', reason: 'the model named no line' } };
  }
  if (form === 3) {
    const place = { path, side: 'RIGHT', line: pick(400) + 1, quote, fingerprint: `${path}-${number}-b` } as const;
    return { ...varied, places: [place], agents: ['housestyle', `agent ${pick(3)}`] };
  }
  return form === 4
    ? { ...varied, title: `Case ${pick(50)} is wrong`, suggestion: 'const value = 1;', guideline: CITED }
    : varied;
}

const CITED = { id: '2', statement: '2.1', source: '.github/copilot-instructions.md', line: 1, text: 'Be kind.' };

function mark(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function write(folder: string, seed: number): Promise<void> {
  const { subject, chosen, plan } = await open();
  if (plan.shards.length !== SHARDS) {
    throw new Error(
      `The plan has ${plan.shards.length} shards, and the bench is about ${SHARDS}: change the sizes of its files.`,
    );
  }
  const { below } = createRandom(`merge ${seed}`);
  const empty = await mergeShards(subject, chosen, plan, { reports: [], refused: [], missing: [] }, SETTINGS);
  for (const [index, { paths }] of plan.shards.entries()) {
    const next = plan.shards[(index + 1) % plan.shards.length]?.paths ?? paths;
    const findings = Array.from({ length: FINDINGS }, (_, number) => {
      const path = (number % 50 === 49 ? next : paths)[number % paths.length] ?? paths[0] ?? '';
      return seed === 0 ? findingOf(path, number) : variedFindingOf(path, number, below);
    });
    const report = makeShardReport({ ...empty, findings, leftOut: [], conclusion: 'findings' }, plan, {
      index: index + 1,
      attempt: 1,
    });
    const own = { ...report, coverage: { ...report.coverage, files: paths.length, notReviewed: [] } };
    mkdirSync(join(folder, `shard-${index + 1}-of-${SHARDS}`));
    writeFileSync(join(folder, `shard-${index + 1}-of-${SHARDS}`, 'shard.json'), writeShardFile(own, SECRET));
  }
}

/** What a run of the yardstick or of the merge says of itself. */
interface Measured {
  readonly cpuSeconds: number;
  /** So that the work is not left out. */
  readonly characters?: number;
}

/** Reads the results, and does with them the least that any merge has to do. */
async function readOnly(folder: string): Promise<Measured> {
  const before = process.cpuUsage();
  let characters = 0;
  for (const { bytes } of readShardFiles(folder, await listShardFiles(folder))) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    for (const line of text.trimEnd().split('\n')) {
      characters += JSON.stringify(JSON.parse(line)).length;
    }
  }
  return { cpuSeconds: secondsSince(before), characters };
}

async function merge(folder: string): Promise<Measured> {
  const { subject, chosen, plan } = await open();
  const before = process.cpuUsage();
  const ofThread = readThreadTime();
  const started = performance.now();
  const accepted = await acceptReports(readShardFiles(folder, await listShardFiles(folder)), {
    plan,
    changed: new Set(CHANGED.map(({ path }) => path)),
    secret: SECRET,
  });
  const readSeconds = secondsSince(before);
  const result = await mergeShards(subject, chosen, plan, accepted, { ...SETTINGS, takesOverReports: true });
  const cpuSeconds = secondsSince(before);
  const mainThreadSeconds = Number((readThreadTime() - ofThread).toFixed(2));
  const wallSeconds = Number(((performance.now() - started) / 1000).toFixed(2));
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  const facts = {
    shards: accepted.reports.length,
    refused: accepted.refused.length,
    findings: accepted.reports.reduce((sum, { findings }) => sum + findings.length, 0),
    reported: result.findings.length,
    readSeconds,
    mainThreadSeconds,
    wallSeconds,
    peakMegabytes: Math.round(Number(peak) / 1000),
    digest: digestOf(result),
  };
  return { cpuSeconds, ...facts };
}

/** Seconds of CPU time of the main thread, from the table of Linux: Node 20 has no function for them. */
function readThreadTime(): number {
  const [nanoseconds = '0'] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return Number(((user + system) / 1e6).toFixed(2));
}

/** A digest of everything that the merge says, in its order. */
function digestOf(result: ReviewResult): string {
  const hash = createHash('sha256');
  const { findings, ...rest } = result;
  const plain = (_key: string, value: unknown): unknown =>
    value instanceof Map || value instanceof Set ? [...value] : value;
  hash.update(JSON.stringify(rest, plain));
  findings.forEach((finding) => hash.update(JSON.stringify(finding, plain)));
  return hash.digest('hex').slice(0, 16);
}

function compare(folder: string, program: string): void {
  const run = (step: string): Measured => {
    const { stdout } = spawnSync(process.execPath, [program, step, folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    console.log(`${step}: ${stdout.trim()}`);
    return JSON.parse(stdout) as Measured;
  };
  const pairs = Array.from({ length: RUNS }, () => ({ yardstick: run('yardstick'), merge: run('merge') }));
  const least = (of: 'yardstick' | 'merge'): number => Math.min(...pairs.map((pair) => pair[of].cpuSeconds));
  console.log(`The merge takes ${(least('merge') / least('yardstick')).toFixed(2)} times as long as the yardstick.`);
}

const [step, given, seedOfStep = '0'] = process.argv.slice(2);
if (step === 'write') {
  await write(given ?? '', Number(seedOfStep));
} else if (step === 'yardstick' || step === 'merge') {
  console.log(JSON.stringify(await (step === 'merge' ? merge : readOnly)(given ?? '')));
} else {
  const seed = step === '--seed' ? Number(given) : 0;
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-merge-'));
  const program = join(folder, 'merge.mjs');
  try {
    buildSync({
      entryPoints: [process.argv[1] ?? ''],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      mainFields: ['module', 'main'],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      logLevel: 'error',
    });
    spawnSync(process.execPath, [program, 'write', folder, String(seed)], { stdio: 'inherit' });
    compare(folder, program);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
