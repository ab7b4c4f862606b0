import { describe, expect, test } from 'vitest';
import { CLIENTS, type Client } from './sdk-clients.ts';
import type { ModelReply } from './server.ts';
import { start } from './stage.ts';

/** Allows for a busy machine. */
const PATIENCE = { timeout: 30_000 };

const CALL = { name: 'read_file', arguments: { path: 'src/cart.js' } };

describe.for(Object.entries<Client>(CLIENTS))('%s', ([, ask]) => {
  test('reads an answer, and sends a request that the script can read', async () => {
    const model = await start({
      replies: ({ system, user, tools, turn, call }) => ({
        content: { system, user, turn, call, tools: tools.map(({ name }) => name) },
      }),
    });
    const { text, calls, tokens } = await ask(model);
    expect({ ...(JSON.parse(text) as object), calls }).toEqual({
      system: 'You review.',
      user: 'Review this.',
      turn: 0,
      call: 0,
      tools: ['read_file'],
      calls: [],
    });
    expect(tokens).toBeGreaterThan(5);
    expect([model.invalidRequests, model.unexpected]).toEqual([[], []]);
  });

  test('reads several tool calls with text and thinking', async () => {
    const other = { name: 'list_dir', arguments: { path: '.' } };
    const model = await start({ replies: [{ content: 'I look.', toolCalls: [CALL, other], thinking: 'Hm, hm.' }] });
    expect(await ask(model)).toMatchObject({ text: 'I look.', calls: [CALL, other], thinking: 'Hm, hm.' });
  });

  test('reads the token usage from the script', async () => {
    const model = await start({ replies: [{ content: 'x', usage: { inputTokens: 4000, outputTokens: 7 } }] });
    expect((await ask(model)).tokens).toBe(4000);
  });

  test('reads no token usage if the script omits it', async () => {
    const model = await start({ replies: [{ content: 'x', usage: 'absent' }] });
    expect((await ask(model)).tokens ?? 0).toBe(0);
  });

  test('reads an answer that was cut off', async () => {
    const model = await start({ replies: [{ content: '{"a', finishReason: 'length' }] });
    const { text, stop } = await ask(model);
    expect([text, stop]).toEqual(['{"a', expect.stringMatching(/^(length|max_output_tokens|max_tokens)$/)]);
  });

  test('reads an empty answer', async () => {
    const model = await start({ replies: [{ content: null }] });
    expect(await ask(model)).toMatchObject({ text: '', calls: [] });
  });

  test('reads a refusal', async () => {
    const model = await start({ replies: [{ refusal: 'I cannot.' }] });
    expect((await ask(model)).text).toBe('I cannot.');
  });

  test.for<readonly [string, ModelReply, RegExp]>([
    ['a wrong key', { status: 401 }, /Incorrect API key/],
    ['a rate limit', { status: 429, headers: { 'retry-after': '3600' } }, /Rate limit reached/],
    ['an overload', { status: 529 }, /Overloaded/],
    ['a server without its model', { status: 410, body: 'Gone' }, /Gone|410/],
    ['a connection that is cut', { fault: 'connection reset' }, /fetch failed|Connection error|terminated/i],
    ['a body that breaks off', { fault: 'broken off' }, /terminated|aborted|other side closed|Premature close/i],
    ['a page of a proxy', { fault: 'html', reply: {} }, /./],
  ])('fails with %s', async ([name, reply, message]) => {
    const model = await start({ replies: [reply] });
    const outcome = await ask(model).then(
      () => 'understood',
      (error: unknown) => String(error),
    );
    expect(outcome).toMatch(message);
    expect(name === 'a page of a proxy' || outcome !== 'understood').toBe(true);
  });
});

describe('a content filter', () => {
  test.for<readonly [keyof typeof CLIENTS, 'prompt' | 'answer', RegExp]>([
    ['OpenAI chat', 'prompt', /400.*safety system/],
    ['OpenAI chat', 'answer', /"stop":"content_filter"/],
    ['OpenAI responses', 'prompt', /400.*usage policy/],
    ['OpenAI responses', 'answer', /"stop":"content_filter"/],
    ['Azure deployment', 'prompt', /400.*content management policy/],
    ['Azure deployment', 'answer', /"stop":"content_filter"/],
    ['Anthropic', 'prompt', /400.*content filtering policy/],
    ['Anthropic', 'answer', /"stop":"refusal"/],
    ['Anthropic streamed', 'answer', /"stop":"refusal"/],
    ['Ollama', 'answer', /"text":""/],
  ])('is told to %s for the %s', async ([name, where, expected]) => {
    const model = await start({ replies: [{ filter: where }] });
    expect(await outcomeOf(CLIENTS[name](model))).toMatch(expected);
  });
});

describe('a prompt that is too long', () => {
  test.for<readonly [keyof typeof CLIENTS, RegExp]>([
    ['OpenAI chat', /maximum context length is 10 tokens/],
    ['OpenAI responses', /exceeds the context window/],
    ['Azure deployment', /maximum context length is 10 tokens/],
    ['Anthropic', /prompt is too long: \d+ tokens > 10 maximum/],
  ])('is refused by %s', async ([name, expected]) => {
    const byLimit = await start({ replies: [], contextTokens: 10 });
    expect(await outcomeOf(CLIENTS[name](byLimit))).toMatch(expected);
    const byScript = await start({ replies: [{ tooLong: true }] });
    expect(await outcomeOf(CLIENTS[name](byScript))).toMatch(/too long|maximum context length|context window/);
  });
});

describe('a stream', () => {
  test('can end with an error in its middle', async () => {
    const model = await start({ replies: [{ fault: 'error event', reply: { content: 'It began so well' } }] });
    expect(await outcomeOf(CLIENTS['Anthropic streamed'](model))).toContain('Overloaded');
  });

  test('can be slow, so that a client disconnects', async () => {
    const model = await start({ replies: [{ fault: 'slow trickle' }] });
    const response = await fetch(`${model.url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'x' }] }),
    });
    const reader = response.body!.getReader();
    expect((await reader.read()).value).toEqual(new TextEncoder().encode('{'));
    await reader.cancel();
    await expect.poll(() => model.abandoned, PATIENCE).toBe(1);
  });
});

async function outcomeOf(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    (understood) => JSON.stringify(understood),
    (error: unknown) => String(error),
  );
}
