import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copilotModel } from '../../src/models/copilot/copilot.ts';
import { createCopilotRunner } from '../../src/models/copilot/process.ts';
import type { Model, ModelMessage, ModelRequest } from '../../src/models/model.ts';
import { startCopilotCli, type CopilotCli, type CopilotOptions } from '../emulators/model/copilot-cli.ts';
import type { ModelEmulator, ModelReply, ModelScript } from '../emulators/model/server.ts';
import { start } from '../emulators/model/stage.ts';
import { ask, failureOf, HELLO, READ_FILE, SHAPE } from './canned-server.ts';
import { PROVIDERS } from './emulated-providers.ts';

const WITH_TOOLS: ModelRequest = { ...HELLO, shape: SHAPE, tools: [READ_FILE] };

describe.each(PROVIDERS)('%s', (name, make) => {
  const isOllama = name === 'ollama';
  // Bedrock has no way to forbid calls of the tools that a request declares.
  const isBedrock = name === 'bedrock';

  it('answers in the requested form and reports its usage', async () => {
    const server = await start({
      replies: ({ system, user, schema }) => ({
        content: { system, user, type: schema?.schema['type'] },
        usage: { inputTokens: 40, outputTokens: 7 },
      }),
    });
    const reply = await ask(await make(server), { ...HELLO, shape: SHAPE });
    expect(reply).toMatchObject({
      kind: 'answer',
      text: '{"system":"Review.","user":"The change.","type":"object"}',
      usage: { inputTokens: 40, outputTokens: 7 },
    });
    expectNoComplaint(server);
  });

  it('estimates the usage if the server does not report it', async () => {
    const server = await start({ replies: [{ content: 'Fine.', usage: 'absent' }] });
    expect(await ask(await make(server))).toMatchObject({ notes: [expect.stringContaining('estimated')] });
  });

  it('calls tools over several turns, with thinking, and answers without tools at the end', async () => {
    const server = await start({ replies: lookingTwice });
    const model = await make(server);
    const first = await turnOf(model, WITH_TOOLS);
    const second = await turnOf(model, { ...WITH_TOOLS, messages: [...HELLO.messages, ...first] });
    const all = [...HELLO.messages, ...first, ...second, { role: 'user', content: 'Conclude.' } as const];
    const last = await ask(model, { messages: all, shape: SHAPE, withheldTools: [READ_FILE] });
    expect(last).toMatchObject({ kind: 'answer', text: 'text of a.ts, text of b.ts, text of c.ts', toolCalls: [] });
    expectNoComplaint(server);
  });

  it('sends any calls back, including two with the same id and one with an odd name', async () => {
    const odd = ['rm -rf\n', 'read_file', '', 'x'.repeat(300)].map((tool) => ({ name: tool, arguments: {} }));
    const calls = [...odd, { name: 'readFile', arguments: '{broken' }, { name: 'readFile', arguments: '[]' }];
    const server = await start({
      replies: ({ turn }) => (turn === 0 ? { toolCalls: calls, thinking: 'Hm.' } : { content: 'Fine.' }),
    });
    const model = await make(server);
    const first = await turnOf(model, WITH_TOOLS);
    expect(await ask(model, { ...WITH_TOOLS, messages: [...HELLO.messages, ...first] })).toMatchObject({
      text: 'Fine.',
    });
    expectNoComplaint(server);
  });

  it.runIf(!isOllama)('begins the request that offers no tools any more as the one that did', async () => {
    const server = await start({ replies: [{ content: 'One.' }, { content: 'Two.' }] });
    const model = await make(server);
    await ask(model, WITH_TOOLS);
    const { tools = [], ...rest } = WITH_TOOLS;
    await ask(model, { ...rest, withheldTools: tools });
    const [before, after] = server.requests.map(({ body }) => body as Readonly<Record<string, unknown>>);
    const { tool_choice: choice, ...declared } = after!;
    expect(withoutMarks(declared)).toEqual(withoutMarks(before));
    expect(choice).toEqual(name.startsWith('anthropic') ? { type: 'none' } : isBedrock ? undefined : 'none');
    expectNoComplaint(server);
  });

  it.runIf(!isOllama && !isBedrock)('does not declare them where the server takes no `tool_choice`', async () => {
    const server = await start({ rejects: ['tool_choice'], replies: () => ({ content: 'Fine.' }) });
    const model = await make(server);
    const { tools = [], ...rest } = WITH_TOOLS;
    await ask(model, WITH_TOOLS);
    const request = { ...rest, withheldTools: tools };
    expect([await ask(model, request), await ask(model, request)]).toMatchObject([
      { kind: 'answer', text: 'Fine.' },
      { kind: 'answer', text: 'Fine.' },
    ]);
    expect(server.requests.map(({ status }) => status)).toEqual([200, 400, 200, 200]);
    expect(model.takesTools).toBe(true);
  });

  it.runIf(!isOllama)('does not declare them again once the model called one all the same', async () => {
    const call = { name: 'readFile', arguments: { path: 'a.ts' } };
    const server = await start({ replies: [{ toolCalls: [call] }, { content: 'Fine.' }] });
    const model = await make(server);
    const request = { ...HELLO, withheldTools: [READ_FILE] };
    await ask(model, request);
    await ask(model, request);
    const declares = server.requests.map(({ body }) => ['tools', 'toolConfig'].some((key) => key in (body as object)));
    expect(declares).toEqual([true, false]);
  });

  it.each<[string, ModelReply, object]>([
    ['a cut answer', { content: '{"a', finishReason: 'length' }, { kind: 'answer', text: '{"a', cutOff: true }],
    ['nothing', { content: null }, { cause: 'empty' }],
    ['nothing but thoughts', { thinking: 'Hm. ', finishReason: 'length' }, { cause: 'empty' }],
    ['a wrong key', { status: 401 }, { cause: 'denied', fatal: true }],
    ['a model that is not there', { status: 404 }, { cause: 'not-found', fatal: true }],
    ['a body that is too large', { status: 413 }, { cause: 'too-long' }],
    ['an hour to wait', { status: 429, headers: { 'retry-after': '3600' } }, { cause: 'rate-limited', fatal: true }],
    ['text that is no JSON', { fault: 'invalid json' }, { kind: 'failed' }],
    ['a page of a proxy', { fault: 'html' }, { cause: 'unreadable' }],
    ['an empty body', { fault: 'empty body' }, { kind: 'failed' }],
    ['a connection that breaks', { fault: 'connection reset' }, { cause: 'dropped' }],
    ['an answer that breaks off', { fault: 'broken off' }, { cause: 'dropped' }],
    ['an error in its midst', { fault: 'error event' }, { cause: 'overloaded' }],
  ])('is told of %s', async (_what, reply, expected) => {
    const server = await start({ replies: () => reply });
    expect(await ask(await make(server))).toMatchObject(expected);
    expect(server.invalidRequests).toEqual([]);
  });

  it.each<[string, ModelReply]>([
    ['a 429', { status: 429, headers: { 'retry-after': '2' } }],
    ['an overload', { status: 529 }],
    ['a fault of the server', { status: 500 }],
    ['a connection that breaks', { fault: 'connection reset' }],
  ])('asks once more after %s', async (_what, reply) => {
    const server = await start({ replies: [reply, { content: 'Fine.' }] });
    expect(await ask(await make(server))).toMatchObject({ kind: 'answer', text: 'Fine.' });
    expectNoComplaint(server);
  });

  it.runIf(!isOllama)('is told of refusals, filters and prompts that are too long', async () => {
    const replies: ModelReply[] = [
      { refusal: 'I cannot.' },
      { filter: 'answer' },
      { filter: 'prompt' },
      { tooLong: true },
    ];
    const server = await start({ replies });
    const model = await make(server);
    const causes = [await failureOf(model), await failureOf(model), await failureOf(model), await failureOf(model)];
    expect(causes.map(({ cause }) => cause)).toEqual([
      'refused',
      name.startsWith('anthropic') ? 'refused' : 'filtered',
      'filtered',
      'too-long',
    ]);
    expect(server.invalidRequests).toEqual([]);
  });

  it('ends at once when the run is cancelled', async () => {
    const server = await start({ replies: () => ({ fault: 'hang' }) });
    const stop = new AbortController();
    const asked = ask(await make(server), HELLO, stop.signal);
    await expect.poll(() => server.requests.length, { timeout: 30_000 }).toBe(1);
    stop.abort();
    expect(await asked).toMatchObject({ cause: 'cancelled' });
  });
});

describe('copilot', () => {
  it('answers, and is asked without tools', async () => {
    const { cli, model } = await startCopilot({ replies: [{ content: 'Fine.' }] });
    const looked: ModelMessage = {
      role: 'assistant',
      content: '',
      toolCalls: [{ id: 'a', name: 'rm -rf\n', arguments: '{' }],
    };
    const result: ModelMessage = { role: 'tool', callId: 'a', name: 'rm -rf\n', content: 'There is no such tool.' };
    const request = { messages: [...HELLO.messages, looked, result], shape: SHAPE, withheldTools: [READ_FILE] };
    expect(await ask(model, request)).toMatchObject({ kind: 'answer', text: 'Fine.', toolCalls: [] });
    expect([cli.complaints, cli.unexpected]).toEqual([[], []]);
  });

  it.each([
    ['not logged in', 'denied'],
    ['token refused', 'denied'],
    ['policy', 'denied'],
    ['quota', 'rate-limited'],
    ['unknown model', 'not-found'],
    ['unknown option', 'not-found'],
    ['no answer', 'empty'],
    ['tool ran', 'unreadable'],
    ['broken off', 'unreadable'],
    ['crash', 'unreadable'],
    ['silent failure', 'unreadable'],
  ] as const)('is told of the fault "%s" as %s', async (fault, cause) => {
    const { cli, model } = await startCopilot({ replies: [{ fault }] });
    expect(await failureOf(model)).toMatchObject({ cause });
    expect(cli.complaints).toEqual([]);
  });
});

async function startCopilot(options: CopilotOptions): Promise<{ readonly cli: CopilotCli; readonly model: Model }> {
  const folder = mkdtempSync(join(tmpdir(), 'emulated-copilot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const cli = await startCopilotCli(folder, options);
  onTestFinished(cli.close);
  const settings = {
    model: 'gpt-5.4',
    token: 'token',
    tokenVariable: 'COPILOT_GITHUB_TOKEN' as const,
    environment: process.env,
    timeoutMs: 60_000,
  };
  return { cli, model: copilotModel(settings, createCopilotRunner(cli.command)) };
}

const lookingTwice: ModelScript = ({ turn, toolResults, tools, protocol }) => {
  if (turn === 2) {
    return {
      content:
        tools.length === 0 || protocol === 'bedrock'
          ? toolResults.map(({ text }) => text).join(', ')
          : 'Tools are on offer.',
    };
  }
  const paths = turn === 0 ? ['a.ts', 'b.ts'] : ['c.ts'];
  return {
    content: turn === 0 ? 'I look.' : '',
    thinking: `Thought ${turn}.`,
    toolCalls: paths.map((path) => ({ name: 'readFile', arguments: { path } })),
  };
};

/** The messages of a turn with tool calls and their results. */
async function turnOf(model: Model, request: ModelRequest): Promise<readonly ModelMessage[]> {
  const reply = await ask(model, request);
  if (reply.kind === 'failed') {
    throw new Error(reply.reason);
  }
  const { text, toolCalls, opaque } = reply;
  return [
    { role: 'assistant', content: text, toolCalls, ...(opaque === undefined ? {} : { opaque }) },
    ...toolCalls.map((call): ModelMessage => ({
      role: 'tool',
      callId: call.id,
      name: call.name,
      content: `text of ${pathIn(call.arguments)}`,
    })),
  ];
}

function pathIn(given: string): string {
  return /"path":"([^"]*)"/.exec(given)?.[1] ?? 'nothing';
}

/** Removes cache marks, which differ between requests. */
function withoutMarks(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'cache_control' ? undefined : value)));
}

function expectNoComplaint({ invalidRequests, unexpected }: ModelEmulator): void {
  expect([invalidRequests, unexpected]).toEqual([[], []]);
}
