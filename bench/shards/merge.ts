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
import { keepHeapSmall } from '../../src/engine.ts';
import { acceptReports } from '../../src/jobs/shards/accept-reports.ts';
import { chooseGuidance } from '../../src/jobs/choose/choose-guidance.ts';
import { mergeShards } from '../../src/jobs/shards/merge-shards.ts';
import { planReview } from '../../src/jobs/shards/plan-review.ts';
import { writeShardFile } from '../../src/jobs/shards/shard-file.ts';
import { makeShardReport } from '../../src/jobs/shards/shard-report.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

/**
 * Measures how long it takes to merge 256 shards with 1,000 findings each, and the memory of the process:
 * `node bench/shards/merge.ts`. The findings are distinct, have all fields that findings of models usually have, and one in
 * fifty is about a file of another shard. The process runs one file of JavaScript, as `dist/` has it: Node's reader of types
 * would take 40 MB.
 */
const SHARDS = 256;
const FINDINGS = 1_000;
const FILES = 10_240;
const COMMIT = 'a'.repeat(40);
const SECRET = 'key';

const CHANGED: readonly FileChange[] = Array.from({ length: FILES }, (_, index) => {
  const { isWhole: _whole, ...file } = wholeFile(
    `src/part${index % 97}/file${index}.ts`,
    Array.from({ length: 12 }, (_line, line) => `const value${line} = compute(${index}, ${line});\n`).join(''),
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

function mark(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function write(folder: string): Promise<void> {
  const { subject, chosen, plan } = await open();
  const empty = await mergeShards(subject, chosen, plan, { reports: [], refused: [], missing: [] }, SETTINGS);
  for (const [index, { paths }] of plan.shards.entries()) {
    const next = plan.shards[(index + 1) % plan.shards.length]?.paths ?? paths;
    const findings = Array.from({ length: FINDINGS }, (_, number) =>
      findingOf((number % 50 === 49 ? next : paths)[number % paths.length] ?? paths[0] ?? '', number),
    );
    const report = makeShardReport({ ...empty, findings, leftOut: [], conclusion: 'findings' }, plan, {
      index: index + 1,
      attempt: 1,
    });
    const own = { ...report, coverage: { ...report.coverage, files: paths.length, notReviewed: [] } };
    mkdirSync(join(folder, `shard-${index + 1}-of-${SHARDS}`));
    writeFileSync(join(folder, `shard-${index + 1}-of-${SHARDS}`, 'shard.json'), writeShardFile(own, SECRET));
  }
}

async function merge(folder: string): Promise<void> {
  keepHeapSmall();
  const { subject, chosen, plan } = await open();
  const before = process.cpuUsage();
  const start = performance.now();
  const accepted = await acceptReports(readShardFiles(folder, await listShardFiles(folder)), {
    plan,
    changed: new Set(CHANGED.map(({ path }) => path)),
    secret: SECRET,
  });
  const read = performance.now();
  const result = await mergeShards(subject, chosen, plan, accepted, SETTINGS);
  const took = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  console.log(
    JSON.stringify({
      shards: accepted.reports.length,
      refused: accepted.refused.length,
      findings: accepted.reports.reduce((sum, { findings }) => sum + findings.length, 0),
      reported: result.findings.length,
      readSeconds: Number(((read - start) / 1000).toFixed(2)),
      seconds: Number((took / 1000).toFixed(2)),
      cpuSeconds: Number(((user + system) / 1e6).toFixed(2)),
      peakMegabytes: Math.round(Number(peak) / 1000),
    }),
  );
}

const [step, given] = process.argv.slice(2);
if (step === 'write') {
  await write(given ?? '');
} else if (step === 'merge') {
  await merge(given ?? '');
} else {
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
    spawnSync(process.execPath, [program, 'write', folder], { stdio: 'inherit' });
    for (let run = 0; run < 3; run += 1) {
      spawnSync(process.execPath, [program, 'merge', folder], { stdio: 'inherit' });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
