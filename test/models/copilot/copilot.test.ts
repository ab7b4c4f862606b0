import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { copilotModel, type CopilotSettings } from '../../../src/models/copilot/copilot.ts';
import { createCopilotRunner } from '../../../src/models/copilot/process.ts';
import type { ModelReply, ModelRequest } from '../../../src/models/model.ts';
import type { RetryClock } from '../../../src/models/wire/retry-clock.ts';
import { fakeCopilot, type FakeCopilot } from './fake-copilot.ts';

const TOKEN = 'ghs_secretsecretsecret';
const NEVER = new AbortController().signal;
const REQUEST: ModelRequest = {
  messages: [
    { role: 'system', content: 'Review.' },
    { role: 'user', content: 'The change.' },
  ],
  shape: { name: 'review', schema: { type: 'object' } },
};
const ANSWER = `say('{"comments": []}'); end();`;

function modelOf(fake: FakeCopilot, settings: Partial<CopilotSettings> = {}) {
  return copilotModel(
    {
      model: 'gpt-5.4',
      token: TOKEN,
      tokenVariable: 'GITHUB_TOKEN',
      environment: {
        PATH: process.env['PATH'],
        HOME: '/home/somebody',
        OPENAI_API_KEY: 'sk-other',
        COPILOT_ALLOW_ALL: 'true',
        HTTPS_PROXY: 'http://proxy:3128',
      },
      timeoutMs: 60_000,
      ...settings,
    },
    createCopilotRunner(fake.command),
  );
}

async function ask(script: string, settings: Partial<CopilotSettings> = {}) {
  const fake = fakeCopilot(script);
  return { fake, reply: await modelOf(fake, settings).ask(REQUEST, NEVER) };
}

describe('the Copilot CLI', () => {
  it('is started without tools, in an empty folder, with its own environment', async () => {
    const { fake, reply } = await ask(ANSWER);
    expect(reply).toMatchObject({ kind: 'answer', text: '{"comments": []}', answeredBy: 'copilot:gpt-5.4' });
    const [seen] = fake.seen();
    expect(seen).toMatchObject({ files: [], homeFiles: [] });
    expect(seen?.args).toEqual([
      '--available-tools=none',
      '--no-ask-user',
      '--no-custom-instructions',
      '--disable-builtin-mcps',
      '--no-auto-update',
      '--no-color',
      '--log-level=none',
      '--stream=off',
      '--output-format=json',
      '--model=gpt-5.4',
    ]);
    // macOS adds variables that begin with __CF.
    expect(
      Object.keys(seen?.environment ?? {})
        .filter((name) => !name.startsWith('__'))
        .toSorted(),
    ).toEqual([
      'COPILOT_CACHE_HOME',
      'COPILOT_HOME',
      'COPILOT_OTEL_FILE_EXPORTER_PATH',
      'GITHUB_TOKEN',
      'HOME',
      'HTTPS_PROXY',
      'PATH',
      'TMPDIR',
      'USERPROFILE',
    ]);
    expect(seen?.environment).toMatchObject({
      COPILOT_CACHE_HOME: '/home/somebody/.cache/copilot',
      GITHUB_TOKEN: TOKEN,
    });
    expect(existsSync(seen?.folder ?? '')).toBe(false);
  });

  it('gets a prompt of any size by standard input', async () => {
    const fake = fakeCopilot(ANSWER);
    const change = 'é'.repeat(1_000_000);
    await modelOf(fake).ask({ messages: [{ role: 'user', content: change }] }, NEVER);
    expect(fake.seen()[0]?.prompt).toContain(change);
  });

  it('may choose the model itself', async () => {
    const { fake, reply } = await ask(ANSWER, { model: undefined });
    expect(fake.seen()[0]?.args.join(' ')).not.toContain('--model');
    expect(reply).toMatchObject({ answeredBy: 'copilot:auto' });
  });

  it('treats a model name that looks like an option as a name', async () => {
    const { fake } = await ask(ANSWER, { model: '--allow-all' });
    expect(fake.seen()[0]?.args.at(-1)).toBe('--model=--allow-all');
  });

  it('reports the usage, and whether the answer was cut off', async () => {
    const { reply } = await ask(`
      span({ 'gen_ai.operation.name': 'chat', 'gen_ai.usage.input_tokens': 3100, 'gen_ai.usage.output_tokens': 40,
        'gen_ai.usage.cache_read.input_tokens': 2000, 'gen_ai.response.finish_reasons': ['length'] });
      span({ 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.usage.input_tokens': 3100 });
      ${ANSWER}`);
    expect(reply).toMatchObject({
      cutOff: true,
      usage: { inputTokens: 3100, outputTokens: 40, cachedInputTokens: 2000 },
    });
    expect(reply).not.toHaveProperty('notes');
  });

  it('gets an estimated usage if it reports none', async () => {
    const { reply } = await ask(ANSWER);
    expect(reply).toMatchObject({
      usage: { inputTokens: 5, outputTokens: 4 },
      notes: [expect.stringContaining('estimated')],
    });
  });

  it('is read correctly between lines that are not events', async () => {
    const { reply } = await ask(`events('warning: {', '{"type": 3}', '{broken', '[]', ''); ${ANSWER}`);
    expect(reply).toMatchObject({ kind: 'answer', text: '{"comments": []}' });
  });

  it('fails if a tool may have run', async () => {
    const { reply } = await ask(
      `events({ type: 'tool.execution_start', data: { toolCallId: '1', toolName: 'bash' } }); ${ANSWER}`,
    );
    expect(reply).toMatchObject({
      kind: 'failed',
      cause: 'unreadable',
      fatal: true,
      reason: expect.stringContaining('bash'),
    });
  });

  it('answers if a tool was called and did not run', async () => {
    const { reply } = await ask(`
      events({ type: 'tool.execution_start', data: { toolCallId: '1', toolName: 'bash' } });
      events({ type: 'tool.execution_complete', data: { toolCallId: '1', success: false } });
      ${ANSWER}`);
    expect(reply).toMatchObject({ kind: 'answer', notes: [expect.any(String), expect.stringContaining('bash')] });
  });

  it('fails when it shortens the prompt', async () => {
    const { reply } = await ask(`events({ type: 'session.compaction_start', data: {} }); ${ANSWER}`);
    expect(reply).toMatchObject({ kind: 'failed', cause: 'too-long' });
  });

  it('fails when it answers nothing', async () => {
    const { reply } = await ask(`say('  '); end();`);
    expect(reply).toMatchObject({ kind: 'failed', cause: 'empty' });
  });

  it('fails when it ends before its last event', async () => {
    const { reply } = await ask(`say('{"comments": [');`);
    expect(reply).toMatchObject({ kind: 'failed', cause: 'unreadable' });
  });

  it('fails when it is not installed', async () => {
    const model = copilotModel(
      { model: undefined, token: TOKEN, tokenVariable: 'GITHUB_TOKEN', environment: {}, timeoutMs: 60_000 },
      createCopilotRunner('/nowhere/copilot'),
    );
    expect(await model.ask(REQUEST, NEVER)).toMatchObject({
      kind: 'failed',
      cause: 'not-found',
      fatal: true,
      hint: expect.stringContaining('npm install --global @github/copilot'),
    });
  });

  it('fails when it never stops writing', async () => {
    const { reply } = await ask(`const write = () => process.stdout.write('x'.repeat(1 << 20), write); write();`);
    expect(reply).toMatchObject({
      kind: 'failed',
      cause: 'unreadable',
      reason: expect.stringContaining('more output than'),
    });
  });

  it('fails when a signal ends it, its token masked', async () => {
    const { reply } = await ask(
      `process.stderr.write('token ${TOKEN} is odd\\n', () => process.kill(process.pid, 'SIGTERM')); stay();`,
    );
    expect(reply).toMatchObject({ kind: 'failed', reason: 'copilot was ended by a signal: token *** is odd' });
  });

  it('is stopped with all of its processes when the run is cancelled', async () => {
    const fake = fakeCopilot(
      `if (process.argv[2] !== 'child') require('node:child_process').spawn(process.execPath, [__filename, 'child'], { stdio: ['pipe', 'inherit', 'inherit'] }).stdin.end();
      stay();`,
    );
    const end = new AbortController();
    const reply = modelOf(fake).ask(REQUEST, end.signal);
    await vi.waitFor(() => expect(fake.processes()).toHaveLength(2), { timeout: 30_000 });
    end.abort();
    expect(await reply).toMatchObject({ kind: 'failed', cause: 'cancelled' });
    await vi.waitFor(() => expect(fake.processes().filter(isRunning)).toEqual([]), { timeout: 30_000 });
    await vi.waitFor(() => expect(existsSync(fake.seen()[0]?.folder ?? '')).toBe(false), { timeout: 30_000 });
  });

  it('is stopped when its time is over', async () => {
    const fake = fakeCopilot('stay();');
    const reply = await modelOf(fake, { timeoutMs: 1 }).ask(REQUEST, NEVER);
    expect(reply).toMatchObject({ kind: 'failed', cause: 'timed-out', fatal: false });
    await vi.waitFor(() => expect(fake.processes().filter(isRunning)).toEqual([]), { timeout: 30_000 });
  });

  it('is not started for a cancelled run', async () => {
    const fake = fakeCopilot(ANSWER);
    expect(await modelOf(fake).ask(REQUEST, AbortSignal.abort())).toMatchObject({ cause: 'cancelled' });
    expect(fake.seen()).toEqual([]);
  });
});

/**
 * Signal 0 only checks for existence. A process that ended remains as a zombie until its parent reads its status,
 * which this program does.
 */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

describe('an error of the Copilot CLI', () => {
  it.each<[string, Partial<ModelReply> & { readonly hint?: string }]>([
    ['No authentication information found.', { cause: 'denied', fatal: true, hint: 'copilot-requests: write' }],
    [
      'Classic Personal Access Tokens (ghp_) are not supported by Copilot.',
      { cause: 'denied', fatal: true, hint: 'fine-grained' },
    ],
    [
      'checking server-to-server token: bad request: GitHub App Server-To-Server Tokens are not supported',
      { cause: 'denied', fatal: true, hint: 'copilot-requests: write' },
    ],
    [
      '401 unauthorized: Personal Access Token does not have Copilot Requests permission',
      { cause: 'denied', fatal: true, hint: 'Copilot Requests' },
    ],
    [
      'Error: Authentication failed. Your GitHub token may be invalid, expired, or lacking required permissions.',
      { cause: 'denied', fatal: true, hint: 'Copilot Requests' },
    ],
    [
      'Failed to load models: access denied by Copilot policy. (Request ID: DD28)',
      { cause: 'denied', fatal: true, hint: 'policy' },
    ],
    ['402 You have no quota (Request ID: 0DAE)', { cause: 'rate-limited', fatal: true, hint: 'quota' }],
    [
      "Sorry, you've hit a rate limit that restricts the number of requests. Try again in 3 hours.",
      { cause: 'rate-limited', fatal: true },
    ],
    ['429 too many requests', { cause: 'rate-limited', fatal: false, hint: 'concurrency' }],
    ['Model "sonet" from --model flag is not available.', { cause: 'not-found', fatal: true, hint: 'model' }],
    ['400 model_not_supported', { cause: 'not-found', fatal: true, hint: 'model' }],
    [
      'No model available. Check policy enablement under GitHub Settings > Copilot',
      { cause: 'not-found', fatal: true },
    ],
    [
      "Request exceeds the model's prompt budget after reserving output (352889 tokens; limit 64000).",
      { cause: 'too-long', fatal: false, hint: 'max-input-tokens' },
    ],
    [
      'error sending request for url (https://api.githubcopilot.com/models): client error (Connect): dns error',
      { cause: 'unreachable', fatal: true },
    ],
    [
      "error: unexpected argument '--available-tools' found\n\nUsage: copilot [OPTIONS]",
      { cause: 'not-found', fatal: true, hint: 'Update it' },
    ],
    ["error: unknown option '--output-format'", { cause: 'not-found', fatal: true, hint: 'Update it' }],
    ['content_filter', { cause: 'filtered', fatal: false }],
    ['something new', { cause: 'unreadable', fatal: false }],
  ])('%s', async (text, { hint, ...expected }) => {
    const { reply } = await ask(`process.stderr.write(${JSON.stringify(text)}); process.exitCode = 1;`);
    expect(reply).toMatchObject({ kind: 'failed', ...expected });
    expect(reply).toHaveProperty('reason', expect.stringContaining(text.split('\n')[0]?.replace(/\.$/, '') ?? ''));
    if (hint !== undefined) {
      expect(reply).toHaveProperty('hint', expect.stringContaining(hint));
    }
  });

  it.each([
    [400, 'invalid'],
    [401, 'denied'],
    [402, 'rate-limited'],
    [403, 'denied'],
    [404, 'not-found'],
    [408, 'timed-out'],
    [410, 'not-found'],
    [413, 'too-long'],
    [429, 'rate-limited'],
    [499, 'invalid'],
    [500, 'overloaded'],
    [503, 'overloaded'],
    [undefined, 'unreadable'],
  ])('is recognized by its status (%s) when its words do not match any known error', async (statusCode, cause) => {
    const event = { type: 'session.error', data: { message: 'words', statusCode } };
    const { reply } = await ask(`events(${JSON.stringify(event)}); end(1); process.exitCode = 1;`);
    expect(reply).toMatchObject({ kind: 'failed', cause });
  });
});

describe('the rate limit of Copilot', () => {
  const LIMITED = `
    const calls = fs.readFileSync(here + '/seen.jsonl', 'utf8').trim().split('\\n').length;
    if (calls < 4) {
      events({ type: 'session.error', data: { message: '429 too many requests, try again in 7 seconds', statusCode: 429 } });
      end(1);
      process.exit(1);
    }
    ${ANSWER}`;

  function fastClock() {
    const waits: number[] = [];
    const clock: RetryClock = {
      now: () => waits.reduce((sum, wait) => sum + wait, 0),
      backoff: () => 500,
      wait: async (milliseconds) => void waits.push(milliseconds),
    };
    return { waits, clock };
  }

  it('is waited for as long as it says, until the request is answered', async () => {
    const { waits, clock } = fastClock();
    const { fake, reply } = await ask(LIMITED, { clock, patience: { isLeft: () => true } });
    expect(reply).toMatchObject({ kind: 'answer', text: '{"comments": []}' });
    expect(fake.seen()).toHaveLength(4);
    expect(waits).toEqual([7_000, 7_000, 7_000]);
  });

  it.each([
    ['the time of the run is over', { patience: { isLeft: () => false } }, {}],
    ['another model may answer', { patience: { isLeft: () => true } }, { isHasty: true }],
  ])('is not waited for if %s', async (_, settings, fields) => {
    const fake = fakeCopilot(LIMITED);
    const { clock } = fastClock();
    const reply = await modelOf(fake, { ...settings, clock }).ask({ ...REQUEST, ...fields }, NEVER);
    expect(reply).toMatchObject({ kind: 'failed', cause: 'rate-limited', fatal: false });
    expect(fake.seen()).toHaveLength(1);
  });
});
