import type Anthropic from '@anthropic-ai/sdk';
import * as fc from 'fast-check';
import type OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import type { ModelReply, ModelRequest } from '../../../src/models/model.ts';
import type { BatchOptions } from '../../emulators/model/batches.ts';
import type { ModelReply as ScriptedReply } from '../../emulators/model/reply.ts';
import type { ScriptRequest } from '../../emulators/model/request.ts';
import { startModel, type ModelEmulator } from '../../emulators/model/server.ts';
import { start } from '../../emulators/model/stage.ts';
import { emptyFolder, NEVER, openRun, questions, type StagedRun } from './stage-batches.ts';

const ECHO = ({ user }: ScriptRequest): ScriptedReply => ({
  content: `Answer to ${user}`,
  usage: { inputTokens: 100, outputTokens: 10, cachedInputTokens: 40 },
});

function startEcho(batches: BatchOptions = {}): Promise<ModelEmulator> {
  return start({ replies: ECHO, batches: { looks: 0, ...batches } });
}

/** What a test compares of a reply: its text, or why it failed. */
function show(reply: ModelReply): string {
  return reply.kind === 'answer' ? reply.text : `${reply.cause}: ${reply.reason}`;
}

const IN_BATCH = 'batched: it was put into a batch, which a later run picks up';
const WAITING = 'waiting: it is in a batch that is not answered yet';
const PROVIDERS: readonly Pick<StagedRun, 'provider' | 'openaiApi'>[] = [
  { provider: 'anthropic', openaiApi: 'chat' },
  { provider: 'openai', openaiApi: 'chat' },
  { provider: 'openai', openaiApi: 'responses' },
];

describe.each(PROVIDERS)('batches of $provider, $openaiApi', (provider) => {
  it('hold all requests but the first, and a later run gets their replies', async () => {
    const server = await startEcho({ looks: 1 });
    const folder = emptyFolder();
    const first = await (await openRun({ ...provider, server, folder })).askAll(questions(4));
    expect(first.replies.map(show)).toEqual(['Answer to Question 0.', IN_BATCH, IN_BATCH, IN_BATCH]);
    expect(first.sent).toMatchObject({ batches: 1, requests: 3, waiting: 3, failure: undefined });
    expect(server.batches).toMatchObject([{ entries: [{}, {}, {}] }]);

    const second = await (await openRun({ ...provider, server, folder })).askAll(questions(4));
    expect(second.replies.map(show)).toEqual(['Answer to Question 0.', WAITING, WAITING, WAITING]);
    expect(second.sent).toMatchObject({ batches: 0, waiting: 3 });

    const third = await (await openRun({ ...provider, server, folder })).askAll(questions(5));
    expect(third.replies.slice(0, 4).map(show)).toEqual([0, 1, 2, 3].map((n) => `Answer to Question ${n}.`));
    expect(third.replies[3]).toMatchObject({
      isBatched: true,
      usage: { inputTokens: 100, outputTokens: 10, cachedInputTokens: 40 },
    });
    expect(folder.records.size).toBe(0);

    const fourth = await (await openRun({ ...provider, server, folder })).askAll(questions(4));
    expect(fourth.replies[3]).toMatchObject({ isCached: true, usage: { inputTokens: 0 } });
    expect(server.batches).toHaveLength(1);
    expect(server.invalidRequests).toEqual([]);
  });

  it('name the requests that expired, were cancelled or failed, and ask for them again later', async () => {
    const server = await start({
      replies: (request) =>
        request.user === 'Question 3.' ? { status: 400, body: { error: { message: 'Bad.' } } } : ECHO(request),
      batches: { looks: 0, fateOf: (place) => (['expired', 'cancelled'] as const)[place] },
    });
    const folder = emptyFolder();
    await (await openRun({ ...provider, server, folder })).askAll(questions(5));
    const opened = await openRun({ ...provider, server, folder });
    const { replies, sent } = await opened.askAll(questions(5));
    expect(replies.map(show)).toEqual([
      'Answer to Question 0.',
      'unbatched: its batch expired before it was answered',
      'unbatched: its batch was cancelled',
      expect.stringMatching(/^(?:invalid|overloaded): .* Bad$/),
      'Answer to Question 4.',
    ]);
    expect(sent.requests).toBe(0);
    expect(opened.said.join()).toContain('1 of 4 requests were answered; 3 were not (');
    const again = await (await openRun({ ...provider, server, folder })).askAll(questions(5));
    expect(again.sent.requests + again.replies.filter((reply) => reply.kind === 'answer').length).toBeGreaterThan(3);
  });

  it('are looked for when the answer to sending them was lost, and not sent again', async () => {
    const server = await startEcho({ breaks: () => 'after' });
    const folder = emptyFolder();
    const opened = await openRun({ ...provider, server, folder });
    const { sent } = await opened.askAll(questions(3));
    expect(sent).toMatchObject({ batches: 0, waiting: 2, failure: { cause: 'dropped' } });
    expect(opened.said.join()).toContain('It is not known whether a batch of 2 requests');
    const later = await (await openRun({ ...provider, server, folder })).askAll(questions(3));
    expect(later.replies.map(show)).toEqual([0, 1, 2].map((n) => `Answer to Question ${n}.`));
    expect(server.batches).toHaveLength(1);
  });

  it('are sent again if the server never took the lost one, when it had time to list it', async () => {
    const breaks = ['before', undefined] as const;
    let posts = 0;
    const server = await startEcho({ breaks: () => breaks[posts++] });
    const folder = emptyFolder();
    await (await openRun({ ...provider, server, folder })).askAll(questions(3));
    const soon = await openRun({ ...provider, server, folder });
    expect((await soon.askAll(questions(3))).sent).toMatchObject({ batches: 0, waiting: 2 });
    const later = await openRun({ ...provider, server, folder, now: Date.now() + 700_000 });
    expect((await later.askAll(questions(3))).sent).toMatchObject({ batches: 1, waiting: 1, failure: undefined });
    expect(later.said.join()).toContain('was not sent by an earlier run after all');
    expect(server.batches).toHaveLength(1);
  });

  it('are cancelled, and what was answered counts', async () => {
    const server = await startEcho({ looks: 9 });
    const folder = emptyFolder();
    await (await openRun({ ...provider, server, folder })).askAll(questions(3));
    const opened = await openRun({ ...provider, server, folder });
    expect(await opened.run.cancel(NEVER)).toBe(1);
    expect(opened.said.join()).toContain('is cancelled');
    const { replies } = await (await openRun({ ...provider, server, folder })).askAll(questions(3));
    expect(replies.map(show).slice(1)).toEqual(Array(2).fill('unbatched: its batch was cancelled'));
  });

  it('leave out what the server refuses of the first request', async () => {
    const server = await start({ replies: ECHO, rejects: ['temperature'], batches: { looks: 0 } });
    await (await openRun({ ...provider, server, folder: emptyFolder() })).askAll(questions(3));
    expect(server.batches[0]?.entries.filter(({ body }) => 'temperature' in (body as object))).toEqual([]);
  });

  it('are not sent after a failure that all requests share', async () => {
    const server = await start({ replies: ECHO, apiKey: 'another', batches: { looks: 0 } });
    const { replies, sent } = await (
      await openRun({ ...provider, server, folder: emptyFolder() })
    ).askAll(questions(3));
    expect(replies.map((reply) => reply.kind === 'failed' && reply.cause)).toEqual(['denied', 'denied', 'denied']);
    expect([sent.batches, server.batches]).toEqual([0, []]);
  });

  it.each<[string, (lines: readonly string[]) => readonly string[], readonly string[], string]>([
    [
      'results of unknown requests',
      (lines) => [...lines, ...lines.map((line) => line.replace(/"custom_id":"[^"]+"/, '"custom_id":"other-1"'))],
      ['Answer to Question 1.', 'Answer to Question 2.'],
      '2 for unknown requests',
    ],
    [
      'a second result for a request',
      (lines) => [...lines, ...lines.map((line) => line.replace('Answer to', 'Instead of'))],
      ['Answer to Question 1.', 'Answer to Question 2.'],
      '2 repeated',
    ],
    [
      'a missing result',
      (lines) => lines.slice(0, 1),
      ['Answer to Question 1.', 'unbatched: its batch has no result for it'],
      '1 were not (its batch has no result for it)',
    ],
    [
      'lines that are not JSON, not objects or no results',
      (lines) => [...lines, 'no json', '[1]', 'null', '{"custom_id":7}', '{"custom_id":{}}', '', '  '],
      ['Answer to Question 1.', 'Answer to Question 2.'],
      '5 damaged or too long',
    ],
    [
      'a line of 5 MB',
      (lines) => [...lines, `{"custom_id":"${'x'.repeat(5_000_000)}"}`],
      ['Answer to Question 1.', 'Answer to Question 2.'],
      '1 damaged or too long',
    ],
    [
      'results that say nothing',
      (lines) => lines.map((line) => line.replace(/"(?:message|body)":\{.*\}/, '"message":{},"body":{}}')),
      [expect.stringContaining(': '), expect.stringContaining(': ')],
      '',
    ],
  ])('survive %s', async (_name, spoil, expected, said) => {
    const server = await startEcho({ spoil });
    const folder = emptyFolder();
    await (await openRun({ ...provider, server, folder })).askAll(questions(3));
    const opened = await openRun({ ...provider, server, folder });
    const { replies } = await opened.askAll(questions(3));
    expect(replies.slice(1).map(show)).toEqual(expected);
    expect(opened.said.join(' ')).toContain(said);
    expect(folder.records.size).toBe(0);
  });

  it('never give a request the answer to another, whatever becomes of the lines', async () => {
    const requests = questions(5);
    const change = fc.oneof(
      fc.constant((lines: readonly string[]) => lines.toReversed()),
      fc.nat(3).map((at) => (lines: readonly string[]) => lines.filter((_, index) => index !== at)),
      fc.nat(3).map((at) => (lines: readonly string[]) => [...lines, lines[at] ?? '']),
      fc.nat(200).map((at) => (lines: readonly string[]) => lines.map((line) => line.slice(0, -at || undefined))),
      fc.string().map((text) => (lines: readonly string[]) => [text.replaceAll('\n', ''), ...lines]),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 3 }), async (changes) => {
        const spoil = (lines: readonly string[]) => changes.reduce((all, one) => one(all), lines);
        const server = await startModel({ replies: ECHO, batches: { looks: 0, spoil } });
        const folder = emptyFolder();
        await (await openRun({ ...provider, server, folder })).askAll(requests);
        const { replies } = await (await openRun({ ...provider, server, folder })).askAll(requests);
        await server.close();
        for (const [index, reply] of replies.entries()) {
          expect([`Answer to Question ${index}.`, expect.stringMatching(/^\w[\w-]*: /)]).toContainEqual(show(reply));
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('batches', () => {
  it('take no batch of somebody else for one whose answer was lost', async () => {
    const server = await startEcho({ breaks: () => 'after' });
    const folder = emptyFolder();
    await (await openRun({ provider: 'anthropic', server, folder })).askAll(questions(3));
    // Another program sends a batch of the same size a little later.
    const foreign = [1, 2].map((n) => ({
      custom_id: `theirs-${n}`,
      params: { model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'Theirs.' }] },
    }));
    await fetch(`${server.origin}/v1/messages/batches`, {
      method: 'POST',
      headers: { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' },
      body: JSON.stringify({ requests: foreign }),
    }).catch(() => undefined);
    expect(server.batches).toHaveLength(2);
    const opened = await openRun({ provider: 'anthropic', server, folder });
    const { replies } = await opened.askAll(questions(3));
    expect(replies.map(show)).toEqual([0, 1, 2].map((n) => `Answer to Question ${n}.`));
    expect(server.batches).toHaveLength(2);
  });

  it('send the key to no other host that an answer names', async () => {
    const other = await startEcho();
    const server = await startEcho({ resultsUrl: `${other.origin}/v1/messages/batches/msgbatch_1/results` });
    const folder = emptyFolder();
    await (await openRun({ provider: 'anthropic', server, folder })).askAll(questions(2));
    const { replies } = await (await openRun({ provider: 'anthropic', server, folder })).askAll(questions(2));
    expect(replies.map(show)).toEqual(['Answer to Question 0.', 'Answer to Question 1.']);
    expect(other.requests).toEqual([]);
  });

  it.each<[string, (records: Map<string, string>) => void]>([
    [
      'a changed id',
      (records) => records.forEach((text, key) => records.set(key, text.replace('msgbatch_1', 'msgbatch_2'))),
    ],
    ['a seal alone', (records) => records.forEach((text, key) => records.set(key, text.slice(0, 65)))],
    ['nothing', (records) => records.forEach((_, key) => records.set(key, ''))],
    [
      'another name',
      (records) => {
        const [[key, text] = ['', '']] = records;
        records.delete(key);
        records.set('0'.repeat(64), text);
      },
    ],
  ])('do not use a record with %s', async (_name, forge) => {
    const server = await startEcho();
    const folder = emptyFolder();
    await (await openRun({ provider: 'anthropic', server, folder })).askAll(questions(3));
    forge(folder.records);
    const opened = await openRun({ provider: 'anthropic', server, folder });
    await opened.askAll(questions(3));
    expect(opened.said.join()).toContain('record of a batch in `cache-dir` is not used');
  });

  it('do not use records that were sealed with another key', async () => {
    const server = await startEcho();
    const folder = emptyFolder();
    await (await openRun({ provider: 'openai', server, folder })).askAll(questions(3));
    const opened = await openRun({ provider: 'openai', server, folder, apiKey: 'other' });
    const { sent } = await opened.askAll(questions(3));
    expect([opened.said.join(), sent.batches]).toEqual([expect.stringContaining('not sealed with this API key'), 1]);
  });

  it('say why a batch was refused after it was taken', async () => {
    const server = await startEcho({ refusal: 'Enqueued token limit reached.' });
    const folder = emptyFolder();
    await (await openRun({ provider: 'openai', server, folder })).askAll(questions(2));
    const { replies } = await (await openRun({ provider: 'openai', server, folder })).askAll(questions(2));
    expect(show(replies[1] ?? expect.fail())).toContain('refused its batch: Enqueued token limit reached.');
  });

  it('count answers that nobody asks for any more', async () => {
    const server = await startEcho();
    const folder = emptyFolder();
    await (await openRun({ provider: 'openai', server, folder })).askAll(questions(3));
    const opened = await openRun({ provider: 'openai', server, folder });
    await opened.askAll(questions(2));
    expect(opened.run.leftOver()).toMatchObject([{ model: 'openai:a-model', usage: { inputTokens: 100 } }]);
  });

  it('go on in rounds while there is time', async () => {
    const server = await startEcho({ looks: 3 });
    const folder = emptyFolder();
    const opened = await openRun({ provider: 'anthropic', server, folder });
    await opened.askAll(questions(3));
    expect(await opened.run.wait(1_000_000, NEVER)).toBe(true);
    opened.run.nextRound();
    const { replies } = await opened.askAll(questions(3));
    expect(replies.map(show)).toEqual([0, 1, 2].map((n) => `Answer to Question ${n}.`));
    expect(await opened.run.wait(1_000_000, NEVER)).toBe(false);
  });

  it.each<[string, ModelRequest]>([
    [
      'with tools',
      { ...(questions(1, 7)[0] ?? { messages: [] }), tools: [{ name: 't', description: 'T.', parameters: {} }] },
    ],
  ])('ask the first request %s directly too, because a server may refuse only these', async (_name, request) => {
    const server = await startEcho();
    const opened = await openRun({ provider: 'openai', server, folder: emptyFolder() });
    const { replies } = await opened.askAll([...questions(2), request]);
    expect(replies.map((reply) => reply.kind)).toEqual(['answer', 'failed', 'answer']);
  });
});

/** What a later run makes of a batch in each state that the clients of the providers know, and in one that they do not. */
const OF_OPENAI = {
  validating: 'waits',
  in_progress: 'waits',
  finalizing: 'waits',
  cancelling: 'waits',
  completed: 'reads',
  expired: 'reads',
  cancelled: 'reads',
  failed: 'gives up',
} as const satisfies Record<OpenAI.Batch['status'], string>;
const OF_ANTHROPIC = {
  in_progress: 'waits',
  canceling: 'waits',
  ended: 'reads',
} as const satisfies Record<Anthropic.Messages.MessageBatch['processing_status'], string>;

const REPLIES = {
  waits: WAITING,
  reads: 'Answer to Question 1.',
  'gives up': 'unbatched: the provider refused its batch',
} as const;

describe('a batch whose state is', () => {
  const cases = [
    ...Object.entries(OF_OPENAI).map(([status, does]) => ['openai', status, does] as const),
    ...Object.entries(OF_ANTHROPIC).map(([status, does]) => ['anthropic', status, does] as const),
    ['openai', 'a_later_state', 'waits'] as const,
    ['anthropic', 'a_later_state', 'waits'] as const,
  ];
  it.each(cases)('%s: `%s`: a later run %s it', async (provider, status, does) => {
    const server = await startEcho({ status });
    const folder = emptyFolder();
    await (await openRun({ provider, server, folder })).askAll(questions(3));
    const { replies } = await (await openRun({ provider, server, folder })).askAll(questions(3));
    expect(replies.map(show)[1]).toBe(REPLIES[does]);
    expect(folder.records.size).toBe(does === 'waits' ? 1 : 0);
    expect(server.batches).toHaveLength(1);
  });
});

describe('a result whose type is', () => {
  type Fate = Anthropic.Messages.MessageBatchResult['type'];
  const fates = {
    succeeded: 'Answer to Question 1.',
    errored: expect.stringMatching(/^(?:invalid|overloaded): .* Bad$/),
    expired: 'unbatched: its batch expired before it was answered',
    canceled: 'unbatched: its batch was cancelled',
  } satisfies Record<Fate, unknown>;
  it.each(Object.entries(fates))('`%s`', async (fate, reply) => {
    const server = await start({
      replies: (request) =>
        fate === 'errored' && request.user === 'Question 1.'
          ? { status: 400, body: { error: { message: 'Bad.' } } }
          : ECHO(request),
      batches: {
        looks: 0,
        fateOf: () => (fate === 'expired' ? 'expired' : fate === 'canceled' ? 'cancelled' : undefined),
        spoil: (lines) => {
          expect(lines.every((line) => line.includes(`"type":"${fate}"`))).toBe(true);
          return lines;
        },
      },
    });
    const folder = emptyFolder();
    await (await openRun({ provider: 'anthropic', server, folder })).askAll(questions(2));
    const { replies } = await (await openRun({ provider: 'anthropic', server, folder })).askAll(questions(2));
    expect(replies.map(show)[1]).toEqual(reply);
  });
});
