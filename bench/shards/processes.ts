import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startModel } from '../../test/emulators/model/server.ts';
import { CLI } from '../timing.ts';

/**
 * Reviews a change of many files by one process and by the processes of its shards, with an emulated model, and compares
 * what comes out: `node bench/shards/processes.ts [FILES] [SHARDS]`, by default 30000 and 64. Then some shards are killed,
 * and results are duplicated, forged, taken from another commit and from another plan. Uses the built `dist/`.
 */
const [FILES = 30_000, SHARDS = 64] = process.argv.slice(2).map(Number);
const AT_ONCE = 2;
const folder = mkdtempSync(join(tmpdir(), 'housestyle-shards-'));
const repository = join(folder, 'repository');
const results = join(folder, 'results');

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, args: readonly string[], killAfterMs?: number): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: repository, env: { PATH: process.env['PATH'], HOME: folder } });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      resolve({ exitCode, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
  });
}

async function git(...args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args]);
  if (exitCode !== 0) {
    throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
  return stdout.trim();
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
}

async function makeChange(): Promise<void> {
  mkdirSync(repository, { recursive: true });
  await git('init', '--quiet', '--initial-branch=main');
  writeFile('.github/copilot-instructions.md', '- Never use `var`.\n- Totals are sums.\n');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Base');
  await git('switch', '--quiet', '--create', 'feature');
  for (let index = 0; index < FILES; index += 1) {
    const kind = index % 400 === 0 ? 'var' : 'const';
    writeFile(
      `packages/p${index % 53}/src/m${index % 7}/file${index}.js`,
      `export function total${index}(lines) {\n  ${kind} sum = lines.length;\n  return ${index % 250 === 0 ? '0' : 'sum'};\n}\n`,
    );
  }
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Change');
}

/** Reports each shown function that returns 0. What it says depends on the file alone. */
const model = await startModel({
  apiKey: 'secret-key',
  replies: ({ messages }) => {
    const shown = messages.map(({ text }) => text).join('\n');
    const found = [...shown.matchAll(/function total(\d+)\(lines\)/g)].map(([, index]) => Number(index));
    const comments = [...new Set(found)]
      .filter((index) => index % 250 === 0)
      .toSorted((a, b) => a - b)
      .map((index) => ({
        path: `packages/p${index % 53}/src/m${index % 7}/file${index}.js`,
        line: 3,
        quote: '  return 0;',
        severity: 'high',
        kind: 'bug',
        title: `The total ${index} is always zero`,
        body: `total${index} returns 0 for all lines.`,
      }));
    return { content: { summary: '', comments } };
  },
});
const ASKING = ['--model', 'gpt-4o', '--base-url', model.url, '--api-key', 'secret-key', '--base', 'main'];
const REVIEWING = [...ASKING, '--no-verify', '--max-turns', '1', '--context-tokens', '0'];

function housestyle(args: readonly string[], killAfterMs?: number): Promise<Ended> {
  return run(process.execPath, [CLI, ...args], killAfterMs);
}

interface ReviewJson {
  readonly findings: readonly { readonly path: string; readonly title: string }[];
  readonly coverage: unknown;
  readonly conclusion: string;
  readonly summary: string;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

function read({ stdout, stderr }: Ended): ReviewJson {
  if (!stdout.startsWith('{')) {
    throw new Error(stderr);
  }
  return JSON.parse(stdout) as ReviewJson;
}

function say(what: string, since: number): void {
  console.log(`${what}: ${((performance.now() - since) / 1000).toFixed(0)} s`);
}

function check(what: string, isRight: boolean): void {
  console.log(`${isRight ? 'right' : 'WRONG'}: ${what}`);
  process.exitCode = isRight ? process.exitCode : 1;
}

try {
  await makeChange();
  let start = performance.now();
  const whole = read(await housestyle(['review', ...REVIEWING, '--format', 'json']));
  say(`one process, ${FILES} files, ${whole.findings.length} findings`, start);
  start = performance.now();
  const planned = await housestyle(['plan', '--base', 'main', '--shards', String(SHARDS), '--format', 'json']);
  const plan = JSON.parse(planned.stdout) as {
    readonly matrix: { readonly include: readonly { readonly shard: string }[] };
    readonly paths: readonly (readonly string[])[];
  };
  const { include } = plan.matrix;
  say(`plan, ${include.length} shards`, start);
  start = performance.now();
  const waiting = [...include];
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { exitCode, stderr } = await housestyle([
        'review',
        ...REVIEWING,
        '--shard',
        one.shard,
        '--output-dir',
        results,
      ]);
      if (exitCode !== 0) {
        throw new Error(`shard ${one.shard}: ${stderr}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  say(`${include.length} processes`, start);
  start = performance.now();
  const publishing = [...ASKING, '--format', 'json'];
  const merged = read(await housestyle(['publish', results, ...publishing]));
  say('publish', start);
  const facts = ({ findings, coverage, conclusion }: ReviewJson): unknown => ({ findings, coverage, conclusion });
  check('the merged review is that of one process', isDeepStrictEqual(facts(merged), facts(whole)));

  const name = (position: number): string => `shard-${(include[position]?.shard ?? '').replace('/', '-of-')}`;
  const killed = await housestyle(
    ['review', ...REVIEWING, '--shard', include[0]?.shard ?? '', '--output-dir', join(folder, 'killed')],
    400,
  );
  check(
    'a killed process leaves no result',
    killed.exitCode === null && !existsSync(join(folder, 'killed', name(0), 'shard.json')),
  );
  rmSync(join(results, name(0)), { recursive: true });
  cpSync(join(results, name(1)), join(results, 'z-duplicate'), { recursive: true });
  const forged = join(results, name(2), 'shard.json');
  writeFileSync(forged, readFileSync(forged, 'utf8').replace('"findings":[', '"findings":[ '));
  await housestyle(['review', ...REVIEWING, '--shard', `4/${SHARDS - 1}`, '--output-dir', join(folder, 'other-plan')]);
  rmSync(join(results, name(3)), { recursive: true });
  cpSync(join(folder, 'other-plan', `shard-4-of-${SHARDS - 1}`), join(results, name(3)), { recursive: true });
  await git('commit', '--quiet', '--allow-empty', '--message', 'Later');
  await housestyle([
    'review',
    ...REVIEWING,
    '--shard',
    include[4]?.shard ?? '',
    '--output-dir',
    join(folder, 'other-commit'),
  ]);
  rmSync(join(results, name(4)), { recursive: true });
  cpSync(join(folder, 'other-commit', name(4)), join(results, name(4)), { recursive: true });
  await git('reset', '--quiet', '--hard', 'HEAD~1');
  const partial = read(await housestyle(['publish', results, ...publishing, '--shards', String(SHARDS)]));
  const lost = new Set([0, 2, 3, 4].flatMap((position) => plan.paths[position] ?? []));
  const placesOf = ({ findings }: ReviewJson): readonly string[] =>
    findings
      .flatMap((finding) => [finding, ...(('places' in finding && (finding.places as { path: string }[])) || [])])
      .map(({ path }) => path)
      .filter((path) => !lost.has(path))
      .toSorted();
  check('all other findings are there', isDeepStrictEqual(placesOf(partial), placesOf(whole)));
  check('no finding of a lost shard is there', !partial.findings.some(({ path }) => lost.has(path)));
  check(
    'the conclusion does not call it clean',
    partial.conclusion !== 'clean' && partial.summary.includes('left no result'),
  );
  for (const { source, reason } of partial.leftOut.filter(
    ({ source: left }) => left.includes('shard') || left.includes('duplicate'),
  )) {
    console.log(`  ${source.replace(folder, '')}: ${reason}`);
  }
} finally {
  await model.close();
  rmSync(folder, { recursive: true, force: true });
}
