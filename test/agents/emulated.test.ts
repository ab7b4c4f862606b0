import { describe, expect, it } from 'vitest';
import type { Conversation } from '../../src/agents/conversation.ts';
import { converse } from '../../src/agents/converse.ts';
import { joinReviews, readReview } from '../../src/agents/read-review.ts';
import type { Tool } from '../../src/agents/tools/tool.ts';
import { REVIEW_ANSWER } from '../../src/findings/answer-shape.ts';
import type { ParsedReply } from '../../src/findings/replies/parse-reply.ts';
import { characterTokenizer } from '../../src/tokens/tokens.ts';
import {
  doubledIds,
  endlessCalls,
  foreignTools,
  hugeArguments,
  manyCalls,
  neverRepaired,
  sameCallForever,
  wrongArguments,
} from '../emulators/model/adversaries.ts';
import type { ModelEmulator, ModelScript } from '../emulators/model/server.ts';
import { start } from '../emulators/model/stage.ts';
import { PROVIDERS, type MakeModel } from '../models/emulated-providers.ts';
import { countingMeter } from './scripted-model.ts';

const READ_FILE: Tool = {
  name: 'read_file',
  description: 'Reads a file.',
  parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  run: async ({ path }) => ({ kind: 'text', text: `The text of ${String(path)}` }),
};

const MAX_TURNS = 4;

async function talk(
  make: MakeModel,
  replies: ModelScript,
): Promise<{ readonly held: Conversation<ParsedReply>; readonly server: ModelEmulator }> {
  const server = await start({ replies });
  const held = await converse<ParsedReply>({
    agent: 'reviewer',
    model: await make(server),
    messages: [
      { role: 'system', content: 'You review.' },
      { role: 'user', content: 'The change.' },
    ],
    shape: REVIEW_ANSWER,
    tools: [READ_FILE],
    maxTurns: MAX_TURNS,
    budget: 60_000,
    outputTokens: 2_000,
    tokenizer: characterTokenizer(),
    meter: countingMeter(),
    deadline: { isPast: () => false },
    signal: new AbortController().signal,
    read: readReview,
    join: joinReviews,
  });
  return { held, server };
}

const FINE = { summary: 'Fine.', comments: [] };

describe.each(PROVIDERS)('a conversation by %s', (name, make) => {
  it('at its limit ends with an answer, and each request begins like the one before', async () => {
    const { held, server } = await talk(make, ({ tools, call, protocol, turn }) =>
      // Bedrock has no way to forbid calls of the tools that a request declares.
      tools.length > 0 && !(protocol === 'bedrock' && turn === MAX_TURNS - 1)
        ? { toolCalls: [{ name: 'read_file', arguments: { path: `${call}.ts` } }], thinking: 'Hm.' }
        : { content: FINE },
    );
    expect(held).toMatchObject({ answer: { kind: 'read', summary: 'Fine.' }, requests: MAX_TURNS, failure: undefined });
    const declared = server.requests.map(({ body }) => (body as { tools?: unknown }).tools);
    const withTools = name === 'ollama' ? MAX_TURNS - 1 : MAX_TURNS;
    expect(declared.slice(0, withTools)).toEqual(Array(withTools).fill(declared[0]));
    expect([server.invalidRequests, server.unexpected]).toEqual([[], []]);
  });

  it.each<[string, ModelScript]>([
    ['makes one call for ever', sameCallForever()],
    ['calls what nobody has', foreignTools()],
    ['gives two calls one id', doubledIds()],
    ['calls with wrong arguments', wrongArguments()],
    ['calls with a megabyte of arguments', hugeArguments('read_file', 'path', 1_000_000)],
    ['makes thousands of calls in a turn', manyCalls(3_000)],
    ['answers well when it is asked again', (_request, call) => ({ content: call === 0 ? '{"comments": 7' : FINE })],
  ])('is held with a model that %s', async (_what, replies) => {
    const { held, server } = await talk(make, replies);
    expect(held).toMatchObject({ answer: { kind: 'read' }, failure: undefined });
    expect([server.invalidRequests, server.unexpected]).toEqual([[], []]);
  });

  it.each<[string, ModelScript]>([
    ['reads on for ever', endlessCalls()],
    ['never answers in the form', neverRepaired()],
  ])('ends with a model that %s', async (_what, replies) => {
    const { held, server } = await talk(make, replies);
    expect(held).toMatchObject({ failure: undefined, shortages: [expect.any(String), ...held.shortages.slice(1)] });
    expect(held.requests).toBeLessThanOrEqual(MAX_TURNS + 1);
    expect([server.invalidRequests, server.unexpected]).toEqual([[], []]);
  });
});
