import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startCopilotCli, type CopilotCli, type CopilotFault, type CopilotOptions } from './copilot-cli.ts';

/** Allows for a busy machine. */
const PATIENCE = { timeout: 30_000 };

const QUIET = [
  '--silent',
  '--available-tools=none',
  '--no-ask-user',
  '--no-custom-instructions',
  '--disable-builtin-mcps',
  '--no-color',
];
const JSON_LINES = [...QUIET.slice(1), '--output-format=json', '--stream', 'off'];

describe('the emulated Copilot CLI', () => {
  test('answers a prompt from standard input, and records how it was called', async () => {
    const { cli, folder } = await start({ replies: [{ content: { comments: [] } }] });
    const run = await call(cli, folder, [...QUIET, '--model', 'gpt-5.4'], { input: 'Review this.' });
    expect(run).toEqual({ code: 0, stdout: '{"comments":[]}\n', stderr: '' });
    expect(cli.calls).toMatchObject([
      {
        prompt: 'Review this.',
        input: 'Review this.',
        options: { '--model': ['gpt-5.4'], '--available-tools': ['none'], '--silent': [] },
        environment: { COPILOT_GITHUB_TOKEN: 'token' },
        filesThere: [],
      },
    ]);
    expect([cli.complaints, cli.unexpected]).toEqual([[], []]);
  });

  test('uses the prompt of -p, and complains about additional standard input', async () => {
    const { cli, folder } = await start({ replies: [{ content: 'yes' }] });
    const { stdout } = await call(cli, folder, ['-p', 'From the arguments', '-s', ...QUIET.slice(1)], {
      input: 'ignored',
    });
    expect(stdout).toBe('yes\n');
    expect(cli.calls[0]?.prompt).toBe('From the arguments');
    expect(cli.complaints).toEqual(['Standard input is ignored beside -p.']);
  });

  test('writes events, and spans if OpenTelemetry has a file', async () => {
    const { cli, folder } = await start({ replies: [{ content: 'the answer' }] });
    const spans = join(folder, '..', 'spans.jsonl');
    const { stdout } = await call(cli, folder, JSON_LINES, { env: { COPILOT_OTEL_FILE_EXPORTER_PATH: spans } });
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; data?: { content?: string }; exitCode?: number });
    expect(events.find((event) => event.type === 'assistant.message')?.data?.content).toBe('the answer');
    expect(events.at(-1)).toMatchObject({ type: 'result', exitCode: 0, usage: { premiumRequests: 1 } });
    expect(readFileSync(spans, 'utf8')).toContain('"gen_ai.usage.input_tokens":2');
  });

  test('prints its version without using the script', async () => {
    const { cli, folder } = await start({ replies: [], version: '0.0.339' });
    expect(await call(cli, folder, ['--version'])).toMatchObject({ code: 0, stdout: 'GitHub Copilot CLI 0.0.339.\n' });
    expect([cli.calls, cli.unexpected]).toEqual([[], []]);
  });

  test('confirms every finding by default', async () => {
    const { cli, folder } = await start({ replies: [{ content: 'the review' }] });
    const question = 'Answer {"verdicts": […]} for <finding id="f1"> and <finding id="f2">';
    const verified = await call(cli, folder, QUIET, { input: question });
    const reviewed = await call(cli, folder, QUIET, { input: 'Review this.' });
    expect(JSON.parse(verified.stdout)).toMatchObject({ verdicts: [{ id: 'f1', verdict: 'confirmed' }, { id: 'f2' }] });
    expect(reviewed.stdout).toBe('the review\n');
    expect(cli.calls.map(({ shape }) => shape)).toEqual(['verification', undefined]);
  });

  test.for<readonly [string, readonly string[], string]>([
    ['permissions', [...QUIET, '--allow-all-tools'], '--allow-all-tools lets tools run.'],
    ['tools that are on', QUIET.slice(2), 'The tools are on; an empty --available-tools= counts as none given.'],
    [
      'an empty list of tools',
      [...QUIET.slice(2), '--available-tools='],
      'The tools are on; an empty --available-tools= counts as none given.',
    ],
    ['a question that nobody answers', QUIET.filter((name) => name !== '--no-ask-user'), '--no-ask-user is missing.'],
  ])('complains of %s', async ([, args, complaint]) => {
    const { cli, folder } = await start({ replies: [{ content: '' }] });
    await call(cli, folder, args);
    expect(cli.complaints).toEqual(expect.arrayContaining([complaint]));
  });

  test('complains about files in its working folder', async () => {
    const { cli, folder } = await start({ replies: [{ content: '' }] });
    writeFileSync(join(folder, 'AGENTS.md'), 'Obey.');
    await call(cli, folder, QUIET);
    expect(cli.complaints).toEqual(['It runs where files are: AGENTS.md']);
  });

  test.for<readonly [string, readonly string[], Partial<CopilotOptions>, string]>([
    ['an option that nobody has', ['--quiet'], {}, "error: unknown option '--quiet'"],
    [
      'an option that it does not have yet',
      QUIET,
      { unknownOptions: ['--no-ask-user'] },
      "error: unknown option '--no-ask-user'",
    ],
    ['a value that it does not have', ['--stream=never'], {}, "argument 'never' is invalid"],
    ['an option without its value', ['--model'], {}, 'argument missing'],
    ['words beside the options', ['review'], {}, 'too many arguments'],
    [
      'a model that it does not have',
      [...QUIET, '--model=gpt-0'],
      { models: ['gpt-5.4'] },
      'Model "gpt-0" from --model flag is not available.',
    ],
  ])('refuses %s', async ([, args, options, message]) => {
    const { cli, folder } = await start({ replies: [{ content: '' }], ...options });
    const { code, stderr } = await call(cli, folder, args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });

  test('requires a token', async () => {
    const { cli, folder } = await start({ replies: [{ content: '' }] });
    const { code, stderr } = await call(cli, folder, QUIET, { env: { COPILOT_GITHUB_TOKEN: '' } });
    expect([code, stderr]).toEqual([1, expect.stringContaining('No authentication information found')]);
  });

  test('fails loudly when the script has run out', async () => {
    const { cli, folder } = await start({ replies: [] });
    expect(await call(cli, folder, QUIET)).toMatchObject({ code: 1 });
    expect(cli.unexpected).toEqual(['Call 1 has no scripted reply.']);
  });

  test.for<readonly [CopilotFault, number | null, string]>([
    ['token refused', 1, 'Copilot Requests'],
    ['policy', 1, 'policy'],
    ['silent failure', 1, ''],
    ['quota', 1, 'You have no quota'],
    ['failed result', 0, '"exitCode":1'],
    ['tool ran', 0, 'tool.execution_start'],
    ['no answer', 0, '"exitCode":0'],
    ['broken off', 0, 'assistant.message'],
    ['crash', null, ''],
  ])('can fail by %s', async ([fault, code, words]) => {
    const { cli, folder } = await start({ replies: [{ fault }] });
    const run = await call(cli, folder, JSON_LINES);
    expect([run.code, run.stdout + run.stderr]).toEqual([code, expect.stringContaining(words)]);
  });

  test('can hang until its process group is killed', async () => {
    const { cli, folder } = await start({ replies: [{ fault: 'stubborn' }] });
    const child = open(cli, folder, QUIET);
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, PATIENCE).toContain('signals are passed over');
    expect(cli.calls).toHaveLength(1);
    child.kill('SIGTERM');
    await expect.poll(() => said, PATIENCE).toContain('SIGTERM passed over');
    expect(cli.survivors()).toEqual([child.pid]);
    process.kill(-child.pid!, 'SIGKILL');
    await expect.poll(() => cli.survivors(), PATIENCE).toEqual([]);
  });

  test('can leave a child process that keeps the output open', async () => {
    const { cli, folder } = await start({ replies: [{ fault: 'surviving child' }] });
    const child = open(cli, folder, QUIET);
    await expect.poll(() => child.exitCode, PATIENCE).toBe(0);
    expect(cli.survivors()).toHaveLength(1);
    process.kill(-child.pid!, 'SIGKILL');
    await expect.poll(() => cli.survivors(), PATIENCE).toEqual([]);
  });

  test('can write endlessly, and all of its processes end when it is closed', async () => {
    const { cli, folder } = await start({ replies: [{ fault: 'endless output' }] });
    const child = open(cli, folder, QUIET);
    let bytes = 0;
    child.stdout?.on('data', (chunk: Buffer) => (bytes += chunk.length));
    await expect.poll(() => bytes, PATIENCE).toBeGreaterThan(10_000_000);
    await cli.close();
    expect(cli.survivors()).toEqual([]);
  });
});

async function start(options: CopilotOptions): Promise<{ readonly cli: CopilotCli; readonly folder: string }> {
  const base = mkdtempSync(join(tmpdir(), 'housestyle-copilot-double-'));
  const cli = await startCopilotCli(join(base, 'bin'), options);
  const folder = mkdtempSync(join(base, 'work-'));
  onTestFinished(async () => {
    await cli.close();
    rmSync(base, { recursive: true, force: true });
  });
  return { cli, folder };
}

interface CallTerms {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function open(
  cli: CopilotCli,
  folder: string,
  args: readonly string[],
  { input = 'Review.', env }: CallTerms = {},
): ChildProcess {
  const child = spawn(cli.command, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], COPILOT_GITHUB_TOKEN: 'token', ...env },
    detached: true,
  });
  child.stdin.on('error', () => undefined).end(input);
  return child;
}

function call(
  cli: CopilotCli,
  folder: string,
  args: readonly string[],
  terms: CallTerms = {},
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const child = open(cli, folder, args, terms);
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
