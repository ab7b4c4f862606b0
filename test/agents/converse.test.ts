import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversation, ConversationTerms, Reading } from '../../src/agents/conversation.ts';
import { converse } from '../../src/agents/converse.ts';
import { deadlineAfter } from '../../src/agents/deadline.ts';
import { declarationTokens, messageTokens } from '../../src/agents/message-tokens.ts';
import { sum } from '../../src/structures/sum.ts';
import { MAX_CALLS_PER_TURN } from '../../src/agents/tools/calls/answer-calls.ts';
import type { Tool } from '../../src/agents/tools/tool.ts';
import { createMeter } from '../../src/models/spending/create-meter.ts';
import { limitRequests } from '../../src/models/limit-requests.ts';
import type { ModelReply, ModelRequest } from '../../src/models/model.ts';
import { CONCLUDE, RESULT_LEFT_OUT } from '../../src/prompt/parts/conversation.ts';
import { characterTokenizer } from '../../src/tokens/tokens.ts';
import { call, callsTools, countingMeter, failed, says, scriptedModel, type ScriptedModel } from './scripted-model.ts';
import { runs } from '../property-runs.ts';

const tokenizer = characterTokenizer();

/** A tool that returns the requested number of letters. */
const LOOK: Tool = {
  name: 'look',
  description: 'Looks.',
  parameters: { type: 'object', properties: { letters: { type: 'integer' }, at: { type: 'integer' } } },
  run: async ({ letters }) => ({ kind: 'text', text: 'x'.repeat(typeof letters === 'number' ? letters : 3) }),
};

/**
 * Reads `!word` as an answer, and `?word` as an answer with errors of which `word` can be read; other texts are
 * unreadable.
 */
function read(text: string): Reading<string> {
  const word = /[!?](\w+)/.exec(text);
  if (word?.[0].startsWith('!') === true) {
    return { kind: 'read', answer: word[1]! };
  }
  return { kind: 'unreadable', errors: ['no answer in it'], ...(word === null ? {} : { partly: word[1]! }) };
}

type Terms = ConversationTerms<string>;

const PROMPT = [{ role: 'user', content: 'Review this.' }] as const;

async function talk(
  script: Parameters<typeof scriptedModel>[0],
  fields: Partial<Terms> = {},
): Promise<Conversation<string> & { readonly asked: readonly ModelRequest[] }> {
  const model = scriptedModel(script);
  const held = await converse(termsFor(model, fields));
  return { ...held, asked: model.requests };
}

function termsFor(model: ScriptedModel, fields: Partial<Terms> = {}): Terms {
  return {
    agent: 'reviewer',
    model,
    messages: PROMPT,
    shape: { name: 'review', schema: {} },
    tools: [LOOK],
    maxTurns: 8,
    budget: 10_000,
    outputTokens: 100,
    tokenizer,
    meter: countingMeter(),
    deadline: { isPast: () => false },
    signal: new AbortController().signal,
    read,
    ...fields,
  };
}

let at = 0;

/** A call that differs from all others. */
function look(letters = 3): ReturnType<typeof callsTools> {
  at += 1;
  return callsTools(call('look', { letters, at }));
}

function last<T>(items: readonly T[]): T {
  return items.at(-1)!;
}

/** The messages of a request after the prompt, and whether it offers tools. */
function drawRequest({ messages, tools }: ModelRequest): string {
  const said = messages.slice(PROMPT.length).map((message) => ('toolCalls' in message ? 'calls' : message.role));
  return `${said.join(' ')}${tools === undefined ? '' : ' +tools'}`.trim();
}

describe('a conversation', () => {
  it('ends with the first answer', async () => {
    const held = await talk([says('!fine')]);
    expect([held.answer, held.turns, held.requests, held.shortages, held.failure]).toEqual([
      'fine',
      1,
      1,
      [],
      undefined,
    ]);
  });

  it('sends the tool results, and asks again', async () => {
    const held = await talk([look(), look(), says('!fine')]);
    expect(held.asked.map(drawRequest)).toEqual(['+tools', 'calls tool +tools', 'calls tool calls tool +tools']);
    expect(held.toolUses.map(({ tool, outcome }) => `${tool} ${outcome}`)).toEqual(['look answered', 'look answered']);
    expect(last(last(held.asked).messages)).toMatchObject({ role: 'tool', name: 'look', content: /\| ?xxx|xxx/ });
  });

  it('sends the prompt as it was composed, and the shape', async () => {
    const { asked } = await talk([look(), says('!fine')]);
    expect(asked.map(({ messages, shape }) => [messages[0], shape?.name])).toEqual([
      [PROMPT[0], 'review'],
      [PROMPT[0], 'review'],
    ]);
  });

  it('sends a turn back to its provider unchanged', async () => {
    const { asked } = await talk([{ ...look(), opaque: { thought: 1 } }, says('!fine')]);
    expect(asked[1]?.messages[1]).toMatchObject({ opaque: { thought: 1 } });
  });

  it.each<[string, object]>([
    ['without thoughts', {}],
    ['with thoughts', { opaque: { thought: 1 } }],
  ])(`keeps ${MAX_CALLS_PER_TURN} calls of a turn of thousands %s, with a result each`, async (_name, fields) => {
    const calls = Array.from({ length: 3_000 }, (_, at) => call('look', { at }));
    const { asked } = await talk([{ ...callsTools(...calls), ...fields }, says('!fine')], { budget: 100_000 });
    const [, turn, ...results] = asked[1]?.messages ?? [];
    expect(turn).toMatchObject({ toolCalls: calls.slice(0, MAX_CALLS_PER_TURN) });
    expect(results.length).toBe(MAX_CALLS_PER_TURN);
  });

  it('declares the earlier tools in the last request and when it asks for an answer again', async () => {
    const { asked } = await talk([look(), look(), says('no answer'), says('!fine')], { maxTurns: 3 });
    const tools = [{ name: LOOK.name, description: LOOK.description, parameters: LOOK.parameters }];
    expect(asked.map((request) => [request.tools, request.withheldTools])).toEqual([
      [tools, undefined],
      [tools, undefined],
      [undefined, tools],
      [undefined, tools],
    ]);
  });

  it('declares no tools after the server may have refused them', async () => {
    const { asked } = await talk([failed('invalid'), says('no answer'), says('!fine')]);
    expect(asked.slice(1).map((request) => [request.tools, request.withheldTools])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('does not run calls next to a complete answer', async () => {
    const held = await talk([{ ...look(), text: '!fine' }]);
    expect([held.answer, held.requests, held.toolUses]).toEqual(['fine', 1, []]);
  });

  it('reads an answer in the arguments of a tool that nobody declared', async () => {
    const args = '{"comments": ["!found"]}';
    const held = await talk([callsTools({ ...call('report'), arguments: args })]);
    expect([held.answer, held.requests]).toEqual(['found', 1]);
  });

  it('reads no answer in what a tool of another program is to do', async () => {
    const args = '{"command": "id", "body": "!found"}';
    const held = await talk([callsTools({ ...call('bash'), arguments: args }), says('!fine')]);
    expect([held.answer, held.requests]).toEqual(['fine', 2]);
  });

  it('runs calls next to an answer with errors', async () => {
    const held = await talk([{ ...look(), text: '?draft' }, says('!fine')]);
    expect([held.answer, held.toolUses.length]).toEqual(['fine', 1]);
  });

  it.each<[string, Partial<Terms>]>([
    ['with one turn', { maxTurns: 1 }],
    ['without any', { tools: [] }],
    ['to a model that takes none', { model: scriptedModel([says('!fine')], { takesTools: false }) }],
  ])('offers no tools %s', async (_name, fields) => {
    const model = scriptedModel([says('!fine')], { takesTools: fields.model?.takesTools ?? true });
    const held = await converse(termsFor(model, { ...fields, model }));
    expect([model.requests[0]?.tools, held.shortages]).toEqual([undefined, []]);
  });

  it('adds up the usage, without cached replies', async () => {
    const held = await talk([look(), { ...look(), isCached: true }, says('!fine', { notes: ['m2 answered'] })]);
    expect([held.usage, held.notes]).toEqual([{ inputTokens: 20, outputTokens: 2 }, ['m2 answered']]);
  });
});

describe('at a limit, a model has to answer in one turn without tools', () => {
  it.each<[string, () => Partial<Terms>, readonly string[], string]>([
    [
      'of turns',
      () => ({ maxTurns: 3 }),
      ['+tools', 'calls tool +tools', 'calls tool calls tool user'],
      'its 3 turns were used up (`max-turns`)',
    ],
    ['of time', () => ({ deadline: pastAfter(1) }), ['+tools', 'calls tool user'], 'the time was up (`max-minutes`)'],
    [
      'of requests',
      () => ({ meter: countingMeter(3) }),
      ['+tools', 'calls tool +tools', 'calls tool calls tool user'],
      "the run's 3 requests are used up",
    ],
  ])('%s', async (_name, fields, asked, why) => {
    const held = await talk(({ tools }) => (tools === undefined ? says('!fine') : look()), fields());
    expect([held.answer, held.asked.map(drawRequest), held.shortages]).toEqual([
      'fine',
      asked,
      [`it had to conclude because ${why}`],
    ]);
    expect(last(last(held.asked).messages).content).toBe(CONCLUDE);
  });

  it('of room, if a turn uses all of it', async () => {
    const held = await talk(
      ({ tools }) => (tools === undefined ? says('!fine') : { ...look(), text: 'x'.repeat(2_000) }),
      {
        budget: 2_500,
      },
    );
    expect([held.answer, held.shortages]).toEqual([
      'fine',
      ['it had to conclude because its requests had no room left (`max-input-tokens`)'],
    ]);
  });

  it('of requests before its first turn, if only one is left', async () => {
    const held = await talk([says('!fine')], { meter: countingMeter(1) });
    expect([held.answer, held.asked.map(drawRequest), held.shortages.length]).toEqual(['fine', [''], 1]);
  });

  it.each<[string, () => ModelReply]>([
    ['that makes the same call again and again', () => callsTools(call('look', { letters: 1 }))],
    ['that calls what was not offered', () => callsTools(call('edit', { at: (at += 1) }))],
    ['whose arguments are wrong', () => callsTools(call('look', { letters: 'many', at: (at += 1) }))],
    ['whose arguments are no JSON', () => callsTools(call('look', `{${(at += 1)}`))],
  ])('of patience with one %s', async (_name, reply) => {
    const held = await talk(({ tools }) => (tools === undefined ? says('!fine') : reply()), { maxTurns: 50 });
    expect(held.answer).toBe('fine');
    expect(held.requests).toBeLessThanOrEqual(5);
    expect(held.shortages).toEqual(['it had to conclude because its tool calls repeatedly gave nothing new']);
  });
});

it('a conversation whose first request waits for others until the time is over is not begun, and others end', async () => {
  let isOver = false;
  const model = scriptedModel(async (_request, index) => {
    isOver = index === 1;
    return index === 0 ? look() : says('!fine');
  });
  const limited = { ...model, ...limitRequests(1)(model) };
  const terms = (): Terms => ({ ...termsFor(limited), deadline: { isPast: () => isOver }, meter: countingMeter(100) });
  // The second turn of the first conversation waits behind the first one of the second.
  const [first, second, third] = await Promise.all([converse(terms()), converse(terms()), converse(terms())]);
  expect([first.answer, second.answer, third.answer]).toEqual(['fine', 'fine', undefined]);
  expect([third.failure?.cause, third.failure?.reason]).toEqual(['over-limit', 'the time was up (`max-minutes`)']);
  expect([third.requests, model.requests.length]).toEqual([0, 3]);
});

function pastAfter(times: number): Terms['deadline'] {
  let asked = 0;
  return { isPast: () => (asked += 1) > times };
}

describe('the limits of a run', () => {
  /** One token costs one millionth of a million. */
  const price = { input: 1_000_000, output: 1_000_000 };
  const costing = (maxCost: number): Terms['meter'] =>
    createMeter({
      maxRequests: undefined,
      maxCost,
      prices: [{ pattern: 'm', price }],
      outputTokensOf: () => 100,
      fallbacks: [],
    });
  const spends: (request: ModelRequest) => ModelReply = (request) => ({
    ...(request.tools === undefined ? says('!fine') : look(600)),
    usage: { inputTokens: tokensOf(request), outputTokens: 100 },
  });

  it.each([
    [100, '', 0],
    [200, 'fine', 0],
    [500, 'fine', 0],
    [2_000, 'fine', 1],
    [5_000, 'fine', 3],
  ])('of money (%i) give %j after %i look-ups, and are kept', async (maxCost, answer, looks) => {
    const meter = costing(maxCost);
    const held = await talk(spends, { meter });
    expect([held.answer ?? '', held.toolUses.length]).toEqual([answer, looks]);
    expect(sum(meter.rows().map(({ cost = 0 }) => cost))).toBeLessThanOrEqual(maxCost);
    expect(last(held.shortages) ?? held.failure?.reason).toContain('`max-cost`');
  });

  it('cause a failure if not even the first request is allowed', async () => {
    const held = await talk([says('!fine')], { meter: countingMeter(0) });
    expect([held.requests, held.answer, held.failure?.cause]).toEqual([0, undefined, 'over-limit']);
  });

  it('reserve the first request of each conversation before the second of any', async () => {
    const meter = countingMeter(3);
    const model = scriptedModel(({ tools }) => (tools === undefined ? says('!fine') : look()));
    const held = await Promise.all([1, 2, 3].map(() => converse(termsFor(model, { meter }))));
    expect(held.map(({ answer }) => answer)).toEqual(['fine', 'fine', 'fine']);
    expect([meter.sent, meter.open]).toEqual([3, []]);
  });

  it('keep an unreadable answer if there is no request left', async () => {
    const held = await talk([says('?part')], { meter: countingMeter(1), tools: [] });
    expect([held.answer, held.requests, held.shortages]).toEqual([
      'part',
      1,
      [
        "its answer could not be read completely (no answer in it); it was not asked for again because the run's 1 requests are used up",
      ],
    ]);
  });
});

describe('the room of a request', () => {
  it('is kept by removing the oldest results first', async () => {
    const { asked, answer, shortages } = await talk([look(900), look(900), look(900), says('!fine')], {
      budget: 2_500,
    });
    const results = last(asked).messages.flatMap((message) => (message.role === 'tool' ? [message.content] : []));
    expect([answer, results.map((content) => content === RESULT_LEFT_OUT)]).toEqual(['fine', [true, false, false]]);
    expect(shortages).toEqual([
      'its oldest tool results were removed to make room for newer ones (`max-input-tokens`)',
    ]);
  });

  it('that the prompt alone exceeds is a failure for the caller', async () => {
    const held = await talk([says('!fine')], { budget: 10 });
    expect([held.requests, held.failure]).toEqual([
      0,
      {
        kind: 'failed',
        cause: 'too-long',
        reason: 'its prompt has 16 tokens, and at most 10 are allowed',
        fatal: false,
      },
    ]);
  });

  it('is enough for a prompt of exactly this size', async () => {
    expect((await talk([says('!fine')], { budget: 16 })).answer).toBe('fine');
    expect((await talk([says('!fine')], { budget: 15 })).failure).toMatchObject({ cause: 'too-long' });
  });

  it('that leaves nothing for tools is reported', async () => {
    const held = await talk([says('!fine')], { budget: 300 });
    expect([held.answer, held.asked.map(drawRequest), held.shortages]).toEqual([
      'fine',
      [''],
      ['it could not use tools because its prompt leaves no room for their results (`max-input-tokens`)'],
    ]);
  });

  it('is not filled by what a model writes into a call', async () => {
    const held = await talk([callsTools(call('look', { at: 'x'.repeat(1_000_000) })), says('!fine')]);
    expect(held.asked[1]?.messages[1]).toMatchObject({ toolCalls: [{ name: 'look', arguments: '{}' }] });
  });
});

describe('a turn is sent back in a form that providers accept', () => {
  it.each<[string, readonly ReturnType<typeof call>[], readonly string[]]>([
    [
      'with ids of their own',
      [
        { ...call('look'), id: 'a' },
        { ...call('look', { at: 1 }), id: 'a' },
      ],
      ['a look {}', 'call_2 look {"at":1}'],
    ],
    [
      'with ids at all',
      [
        { ...call('look'), id: '' },
        { ...call('look'), id: 'call_1' },
      ],
      ['call_3 look {}', 'call_1 look {}'],
    ],
    ['with names that a tool could have', [{ ...call('rm -rf /'), id: 'a' }], ['a unknown_tool {}']],
    ['with objects for arguments', [{ ...call('look', '[1'), id: 'a' }], ['a look {}']],
  ])('%s', async (_name, calls, expected) => {
    const { asked } = await talk([callsTools(...calls), says('!fine')]);
    const [, turn, ...results] = asked[1]!.messages;
    const back = turn !== undefined && 'toolCalls' in turn ? turn.toolCalls : [];
    expect(back.map(({ id, name, arguments: given }) => `${id} ${name} ${given}`)).toEqual(expected);
    expect(results.map((result) => result.role === 'tool' && `${result.callId} ${result.name}`)).toEqual(
      back.map(({ id, name }) => `${id} ${name}`),
    );
  });

  it('with only the calls that were run', async () => {
    const { asked } = await talk([callsTools(...Array.from({ length: 200 }, () => call('look'))), says('!fine')]);
    expect(asked[1]?.messages.length).toBe(PROMPT.length + 1 + 32);
  });
});

describe('an answer with errors is requested once more', () => {
  it('with the errors and its beginning, and without tools', async () => {
    const held = await talk([look(), says('I think it is ~~fine~~.'), says('!fine')]);
    const { messages, tools } = last(held.asked);
    expect([held.answer, held.shortages, held.turns, held.requests, tools]).toEqual(['fine', [], 2, 3, undefined]);
    expect(last(messages).content).toContain('- no answer in it\n');
    expect(last(messages).content).toContain('| I think it is ~~fine~~.\n');
    expect(messages.length).toBe(4);
  });

  it.each<[string, readonly ModelReply[], string | undefined, readonly string[]]>([
    [
      'and what could be read of it is kept where that does not help',
      [says('?part'), says('nonsense')],
      'part',
      ['its answer could not be read completely (no answer in it); asking again did not help'],
    ],
    [
      'and what could be read of the second counts where both are at fault',
      [says('?part'), says('?other')],
      'other',
      ['its answer could not be read completely (no answer in it); asking again did not help'],
    ],
    [
      'and nothing is left where neither could be read',
      [says('nonsense')],
      undefined,
      ['its answer could not be read completely (no answer in it); asking again did not help'],
    ],
    [
      'and kept where the request for another failed',
      [says('?part'), failed('overloaded')],
      'part',
      ['its answer could not be read completely (no answer in it); asking for it again failed (it was overloaded)'],
    ],
    ['where it calls tools in a turn that offers none', [callsTools(call('look')), says('!fine')], 'fine', []],
    [
      'and no more where it calls tools then too',
      [callsTools(call('look'))],
      undefined,
      ['in its last turn it called tools instead of answering; asking again did not help'],
    ],
  ])('%s', async (_name, script, answer, shortages) => {
    const held = await talk(script, { tools: [] });
    expect([held.answer, held.shortages, held.requests]).toEqual([answer, shortages, 2]);
  });

  it('and merged with what could be read of the first', async () => {
    const held = await talk([says('?part'), says('!rest')], { join: (first, second) => `${first}+${second}` });
    expect(held.answer).toBe('part+rest');
  });

  it('and never exceeds the room', async () => {
    const held = await talk([look(800), says('x'.repeat(5_000)), says('!fine')], { budget: 1_600, outputTokens: 10 });
    expect(held.answer).toBe('fine');
    expect(Math.max(...held.asked.map(tokensOf))).toBeLessThanOrEqual(1_600);
  });
});

describe('an answer that was cut off', () => {
  const CUT = 'its answer was cut off at the output limit; the complete part of it is kept';

  it.each<[string, readonly ModelReply[], string | undefined, readonly string[], number]>([
    ['counts as far as it can be read', [says('!part', { cutOff: true })], 'part', [CUT], 1],
    ['with a fault too', [says('?part', { cutOff: true })], 'part', [CUT], 1],
    ['is asked for again where nothing can be read', [says('x', { cutOff: true }), says('!fine')], 'fine', [], 2],
    ['counts where it was asked for again', [says('x'), says('!part', { cutOff: true })], 'part', [CUT], 2],
  ])('%s', async (_name, script, answer, shortages, requests) => {
    const held = await talk(script);
    expect([held.answer, held.shortages, held.requests]).toEqual([answer, shortages, requests]);
  });

  it('is requested in a shorter form', async () => {
    const { asked } = await talk([says('x', { cutOff: true }), says('!fine')]);
    expect(last(last(asked).messages).content).toContain('much shorter');
  });
});

describe('a failed request', () => {
  it.each<[string, readonly ModelReply[], string | undefined, string | undefined, number]>([
    ['ends the conversation', [failed('overloaded')], undefined, 'overloaded', 1],
    ['leaves what an earlier turn said', [{ ...look(), text: '?draft' }, failed('dropped')], 'draft', 'dropped', 2],
    ['for an empty answer is sent again', [failed('empty'), says('!fine')], 'fine', undefined, 2],
    ['for an answer of blanks is sent again', [says(' \n'), says('!fine')], 'fine', undefined, 2],
    ['for an empty answer is sent again once', [failed('empty')], undefined, 'empty', 2],
    ['that was too long at first is the caller’s', [failed('too-long')], undefined, 'too-long', 1],
    [
      'that was too long later is sent again with less',
      [look(900), failed('too-long'), says('!fine')],
      'fine',
      undefined,
      3,
    ],
    [
      'that was too long twice is sent again alone',
      [look(900), failed('too-long'), failed('too-long'), says('!fine')],
      'fine',
      undefined,
      4,
    ],
    ['that was filtered at first ends it', [failed('filtered')], undefined, 'filtered', 1],
    ['that was filtered later is sent again alone', [look(), failed('filtered'), says('!fine')], 'fine', undefined, 3],
    ['that was refused later too', [look(), failed('refused'), says('!fine')], 'fine', undefined, 3],
    [
      'whose tools the server does not take is sent again alone',
      [failed('invalid'), says('!fine')],
      'fine',
      undefined,
      2,
    ],
    ['is sent again alone once', [failed('invalid')], undefined, 'invalid', 2],
  ])('%s', async (_name, script, answer, cause, requests) => {
    const held = await talk(script);
    expect([held.answer, held.failure?.cause, held.requests]).toEqual([answer, cause, requests]);
  });

  it.each<[string, readonly ModelReply[], readonly string[]]>([
    [
      'the model answers without tools',
      [failed('invalid'), says('!fine')],
      ['its model rejected a request with tools (it was invalid) and answered without them'],
    ],
    ['the model rejects the request without tools as well', [failed('invalid')], []],
  ])('is reported as rejected because of tools if %s', async (_name, script, expected) => {
    expect((await talk(script)).shortages).toEqual(expected);
  });

  it('is sent again with half of the tool results, and then without any', async () => {
    const { asked, shortages } = await talk([
      look(900),
      look(900),
      failed('too-long'),
      failed('too-long'),
      says('!fine'),
    ]);
    const [, , whole, less, alone] = asked.map((request) => tokensOf(request));
    expect(less! - tokensOf(asked[0]!)).toBeLessThanOrEqual((whole! - tokensOf(asked[0]!)) / 2);
    expect([alone, drawRequest(asked[4]!)]).toEqual([16, '']);
    expect(last(shortages)).toBe(
      'its model rejected a request with tool results (it was too-long) and answered without them',
    );
  });
});

describe('an aborted conversation', () => {
  it('sends nothing if it was aborted before it started', async () => {
    const held = await talk([says('!fine')], { signal: AbortSignal.abort() });
    expect([held.requests, held.failure?.cause]).toEqual([0, 'cancelled']);
  });

  it('ends while a tool runs, with the answer of an earlier turn', async () => {
    const ends = new AbortController();
    const endless: Tool = {
      ...LOOK,
      run: async () => {
        ends.abort();
        return new Promise(() => {});
      },
    };
    const meter = countingMeter();
    const held = await talk([{ ...look(), text: '?draft' }], { tools: [endless], signal: ends.signal, meter });
    expect([held.answer, held.failure?.cause, held.requests, meter.open]).toEqual(['draft', 'cancelled', 1, []]);
  });
});

it('a deadline is past from its minute on', () => {
  let now = 5;
  const deadline = deadlineAfter(1, () => now);
  expect([5, 60_004, 60_005].map((time) => ((now = time), deadline.isPast()))).toEqual([false, false, true]);
});

function tokensOf({ messages, tools = [] }: ModelRequest): number {
  return sum(messages.map((message) => messageTokens(message, tokenizer))) + declarationTokens(tools, tokenizer);
}

describe('whatever a model does', () => {
  const anyCall = fc.record({
    id: fc.constantFrom('', 'a', 'b', 'call_2'),
    name: fc.constantFrom('look', 'edit', 'rm -rf /', ''),
    arguments: fc.oneof(
      fc.record({ letters: fc.nat(3_000), at: fc.nat(3) }).map((given) => JSON.stringify(given)),
      fc.constantFrom('', '{', '[]', 'null', '{"letters":"x"}', '{"__proto__":{"a":1}}', `"${'x'.repeat(9_000)}"`),
    ),
  });
  const anyReply: fc.Arbitrary<ModelReply> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .record({
          text: fc.constantFrom('', ' ', 'prose', '?part', '!done', 'x'.repeat(3_000)),
          toolCalls: fc.array(anyCall, { maxLength: 4 }),
          cutOff: fc.boolean(),
          opaque: fc.option(fc.constant({ thought: 'x'.repeat(50) }), { nil: undefined }),
        })
        .map(({ opaque, ...fields }) => says(fields.text, { ...fields, ...(opaque === undefined ? {} : { opaque }) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('empty', 'too-long', 'filtered', 'invalid', 'overloaded' as const)
        .map((cause) => failed(cause as 'empty')),
    },
  );
  const anyTerms = fc.record({
    maxTurns: fc.integer({ min: 1, max: 6 }),
    budget: fc.integer({ min: 10, max: 4_000 }),
    outputTokens: fc.integer({ min: 1, max: 500 }),
    most: fc.option(fc.nat(8), { nil: Number.POSITIVE_INFINITY }),
    past: fc.option(fc.nat(5), { nil: Number.POSITIVE_INFINITY }),
  });

  it('no limit is exceeded, and no reservation and no call is left open', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyReply, { minLength: 1, maxLength: 10 }), anyTerms, async (script, limits) => {
        const meter = countingMeter(limits.most);
        const held = await talk(script, { ...limits, meter, deadline: pastAfter(limits.past) });
        expect(meter.open).toEqual([]);
        expect(meter.sent).toBe(held.requests);
        expect(held.requests).toBeLessThanOrEqual(limits.most);
        expect(held.turns).toBeLessThanOrEqual(limits.maxTurns);
        // One extra request each for an unreadable answer, an empty answer, fewer results and no results.
        expect(held.requests).toBeLessThanOrEqual(limits.maxTurns + 4);
        for (const request of held.asked) {
          expect(tokensOf(request)).toBeLessThanOrEqual(limits.budget);
          expect(request.messages[0]).toBe(PROMPT[0]);
          expectAnswered(request);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('a larger limit never reduces what it finds', async () => {
    const script = fc.array(fc.oneof(fc.constant(undefined), fc.constantFrom('?one', '?two')), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(script, fc.integer({ min: 2, max: 8 }), async (turns, maxTurns) => {
        // A model that sends drafts at times, and its answer at the end.
        const replies = turns.map((text) => ({ ...look(), text: text ?? '' }));
        const model = (request: ModelRequest, index: number): ModelReply =>
          request.tools === undefined ? failed('overloaded') : (replies[index] ?? says('!done'));
        const less = await talk(model, { maxTurns: maxTurns - 1 });
        const more = await talk(model, { maxTurns });
        expect(Number(more.answer !== undefined)).toBeGreaterThanOrEqual(Number(less.answer !== undefined));
      }),
    );
  });
});

/** Each call of a turn is directly followed by one result, and there are no other results. */
function expectAnswered({ messages }: ModelRequest): void {
  const open: string[] = [];
  for (const message of messages) {
    if (message.role === 'tool') {
      expect(open.shift()).toBe(message.callId);
    } else {
      expect(open).toEqual([]);
      open.push(...('toolCalls' in message ? message.toolCalls.map(({ id }) => id) : []));
    }
  }
  expect(open).toEqual([]);
}
