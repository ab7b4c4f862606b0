import { writeFileSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { startModel, type ModelEmulator } from '../test/emulators/model/server.ts';
import { inScratchFolder } from './scratch-folder.ts';
import { CLI, median } from './timing.ts';

/** What a fast model takes for a page of findings. */
const LATENCY_MS = 4_000;
const AT_ONCE = 8;
const ROUNDS = 3;
const LIMIT = 1.1;
const FILES = 24;

/**
 * A review by the built command of a change that fills as many requests as there may be at once, against two answers of
 * the same server in a row: one for all of the review, and one for its verification.
 */
export async function measureReviewLatency(): Promise<void> {
  const model = await startModel({ replies: findSomething, latency: LATENCY_MS });
  try {
    await inScratchFolder((folder) => measureReviews(folder, model));
  } finally {
    await model.close();
  }
}

async function measureReviews(folder: string, model: ModelEmulator): Promise<void> {
  commitChange(folder);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const twice = await time(async () => {
      await askOnce(model);
      await askOnce(model);
    });
    const before = model.requests.length;
    const review = await time(() => reviewOnce(folder, model));
    ratios.push(review / twice);
    console.log(
      `agents: a review in ${model.requests.length - before} requests, at most ${model.concurrent} at once, ${(review / 1_000).toFixed(2)} s against ${(twice / 1_000).toFixed(2)} s of two answers in a row`,
    );
  }
  console.log(
    `agents: a review with its verification at ${LATENCY_MS} ms an answer: ${median(ratios).toFixed(3)} of two answers (limit ${LIMIT})`,
  );
}

type Script = Extract<Parameters<typeof startModel>[0]['replies'], (...given: never[]) => unknown>;

/** A finding in the first file that each request shows. */
const findSomething: Script = ({ user }) => {
  const path = /File: (\S+)/.exec(user)?.[1] ?? '';
  const comment = {
    path,
    line: 1,
    startLine: null,
    side: 'RIGHT',
    quote: '',
    severity: 'medium',
    kind: 'bug',
    guideline: null,
    title: 'A bug',
    body: 'It is wrong.',
    suggestion: null,
    confidence: 0.9,
  };
  return { content: { summary: 'Something.', comments: path === '' ? [] : [comment] } };
};

function commitChange(folder: string): void {
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-C', folder, ...args], { stdio: 'ignore' });
  };
  git('init', '-q', '-b', 'main');
  writeFileSync(join(folder, 'AGENTS.md'), 'Return early.\n');
  git('add', '.');
  git('commit', '-qm', 'base');
  for (let file = 0; file < FILES; file += 1) {
    const lines = Array.from(
      { length: 200 },
      (_, line) => `export const value${file}_${line} = compute(${line}, ${file});\n`,
    );
    writeFileSync(join(folder, `file${file}.js`), lines.join(''));
  }
  git('add', '.');
  git('commit', '-qm', 'head');
}

async function askOnce(model: ModelEmulator): Promise<void> {
  const response = await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
    body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content: 'x' }] }),
  });
  await response.text();
}

function reviewOnce(folder: string, model: ModelEmulator): Promise<void> {
  const args = ['review', '--repo', folder, '--base', 'HEAD~1', '--model', 'gpt-4o', '--base-url', model.url];
  const child = spawn(
    process.execPath,
    [CLI, ...args, '--max-input-tokens', '20000', '--concurrency', String(AT_ONCE)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`review ended with ${code ?? 'a signal'}`))));
  });
}

async function time(run: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
