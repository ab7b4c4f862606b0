import { describe, expect, test } from 'vitest';
import {
  ACTING_TEXTS,
  answerWithCalls,
  crowdedAnswer,
  deepAnswer,
  doubledIds,
  endlessCalls,
  ESCAPING_PATHS,
  fencedAnswer,
  FOREIGN_TOOLS,
  foreignTools,
  hugeArguments,
  leakingAnswer,
  manyCalls,
  MISSHAPEN,
  neverRepaired,
  outsideFindings,
  pathEscapes,
  postingAnswer,
  proseAnswer,
  repairedAt,
  sameCallForever,
  thinkingAloud,
  WRONG_ARGUMENTS,
  wrongArguments,
} from './adversaries.ts';
import { plainMessage, type ScriptRequest } from './request.ts';
import { contentOf, type ModelReply, type SpokenReply } from './reply.ts';
import { post, READ_FILE, start } from './stage.ts';

const COMMENT = { path: 'src/cart.js', line: 5, title: 'The sum is not returned', body: 'It counts.' };
const ANSWER = { summary: 'One thing.', comments: [COMMENT] };

describe('a model that does not stop', () => {
  test('reads files endlessly', () => {
    const model = endlessCalls();
    expect(
      [spoken(model(asked(0), 0)), spoken(model(asked(1), 1))].map(({ toolCalls }) => toolCalls?.[0]?.arguments),
    ).toEqual([{ path: 'src/file-0.js' }, { path: 'src/file-1.js' }]);
  });

  test('repeats the same call as long as it has tools', () => {
    const model = sameCallForever();
    expect(model(asked(7), 7)).toEqual(model(asked(0), 0));
    expect(spoken(model({ ...asked(8), tools: [] }, 8)).content).toEqual({ summary: 'Nothing to say.', comments: [] });
  });
});

describe('a model that makes forbidden calls', () => {
  test.for([
    ['foreign tools', foreignTools(ANSWER), FOREIGN_TOOLS.length],
    [
      'paths out of the repository',
      pathEscapes((path) => ({ name: 'read_file', arguments: { path } }), ANSWER),
      ESCAPING_PATHS.length,
    ],
    ['wrong arguments', wrongArguments('read_file', ANSWER), WRONG_ARGUMENTS.length],
    ['megabytes', hugeArguments('read_file', 'path', 5_000_000, ANSWER), 1],
    ['many calls', manyCalls(200, 'read_file', ANSWER), 200],
    ['doubled ids', doubledIds('read_file', ANSWER), 2],
  ] as const)('does so in its first turn, with %s, and answers in the next', ([, model, count]) => {
    expect([spoken(model(asked(0), 0)).toolCalls?.length, spoken(model(asked(1), 1)).content]).toEqual([count, ANSWER]);
  });

  test('can send megabytes of arguments', async () => {
    const model = await start({ replies: hugeArguments() });
    const { body } = await post(`${model.url}/chat/completions`, {
      model: 'm',
      messages: [{ role: 'user', content: 'x' }],
    });
    expect(JSON.stringify(body).length).toBeGreaterThan(5_000_000);
  });

  test('cannot send back more calls than the API accepts', async () => {
    const model = await start({ replies: manyCalls() });
    const question = {
      model: 'm',
      messages: [{ role: 'user', content: 'x' }],
      tools: [{ type: 'function', function: READ_FILE }],
    };
    const { body } = await post(`${model.url}/chat/completions`, question);
    const { message } = (body as { choices: readonly { message: { tool_calls: readonly { id: string }[] } }[] })
      .choices[0]!;
    const results = message.tool_calls.map(({ id }) => ({ role: 'tool', tool_call_id: id, content: '' }));
    const second = await post(`${model.url}/chat/completions`, {
      ...question,
      messages: [...question.messages, message, ...results],
    });
    expect([second.status, JSON.stringify(second.body)]).toEqual([400, expect.stringContaining('maximum length 128')]);
  });
});

describe('a model whose text tries to have an effect', () => {
  test('tries every kind of effect, each in its own comment', () => {
    const { comments } = postingAnswer(COMMENT).content as typeof ANSWER;
    expect(comments.map(({ body }) => body)).toEqual(ACTING_TEXTS);
    expect(comments.every(({ path, line }) => path === 'src/cart.js' && line === 5)).toBe(true);
  });

  test('repeats its prompt and the results of tools', () => {
    const request = {
      ...asked(1),
      system: 'Secret rules.',
      toolResults: [{ callId: 'c', name: 'read_file', text: 'KEY=1' }],
    };
    const said = JSON.stringify(spoken(leakingAnswer(COMMENT)(request, 1)).content);
    expect(said).toMatch(/Secret rules\..*KEY=1/);
  });

  test('reports places that the change does not have', () => {
    const { comments } = outsideFindings(COMMENT).content as typeof ANSWER;
    expect(comments.map(({ path, line }) => `${path}:${line}`)).toContain('../outside.js:1');
  });

  test('writes JSON bombs', () => {
    expect(contentOf(deepAnswer(1000))).toHaveLength(1000 * 15);
    expect((JSON.parse(contentOf(crowdedAnswer(COMMENT, 1000))) as typeof ANSWER).comments).toHaveLength(1000);
  });
});

describe('a model that ignores the requested form', () => {
  test('answers after or between other text', () => {
    const [prose, fenced, aloud] = [proseAnswer(), fencedAnswer(ANSWER), thinkingAloud(ANSWER)].map(contentOf);
    expect([prose, fenced, aloud].every((text) => text !== undefined && !isJson(text))).toBe(true);
    expect(aloud?.endsWith(JSON.stringify(ANSWER))).toBe(true);
  });

  test('uses the form on a later try, or never', () => {
    const repaired = repairedAt(ANSWER, 3);
    expect([0, 1, 2].map((turn) => spoken(repaired(asked(turn), turn)).content === ANSWER)).toEqual([
      false,
      false,
      true,
    ]);
    const never = neverRepaired();
    expect(new Set([0, 1, 2, 3, 4].map((turn) => spoken(never(asked(turn), turn)).content)).size).toBe(5);
  });

  test.for(Object.entries(MISSHAPEN))('gives no review: %s', async ([, replies]) => {
    const model = await start({ replies });
    const { status } = await post(`${model.url}/chat/completions`, {
      model: 'm',
      messages: [{ role: 'user', content: 'x' }],
    });
    expect([status, model.unexpected]).toEqual([200, []]);
  });

  test('can answer and call tools in one turn', () => {
    expect(answerWithCalls(ANSWER)).toMatchObject({ content: ANSWER, toolCalls: [{ name: 'read_file' }] });
  });
});

function asked(turn: number): ScriptRequest {
  return {
    protocol: 'openai-chat',
    body: {},
    model: 'm',
    messages: [plainMessage('user', 'Review.')],
    tools: [READ_FILE],
    stream: false,
    system: '',
    user: 'Review.',
    toolResults: [],
    call: turn,
    turn,
  };
}

function spoken(reply: ModelReply): SpokenReply {
  return reply as SpokenReply;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
