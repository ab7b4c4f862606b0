import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommentable } from '../../src/changes/commentable.ts';
import type { ModelReply, ModelRequest } from '../../src/models/model.ts';
import { summarySentences } from '../../src/reports/review/sentences.ts';
import { call, callsTools, failed, says } from '../agents/scripted-model.ts';
import { finds, NOTHING, reviewScene, TOO_LONG, type ReviewScene } from './stage-review.ts';
import { runs } from '../property-runs.ts';

const AGENTS = {
  '.github/agents/dba.agent.md':
    '---\nname: dba\ndescription: Reviews queries\napplyTo: "db/**"\n---\nYou know tables.',
  '.github/agents/guard.agent.md': '---\nname: guard\ndescription: Looks at doors\n---\nYou guard.',
};
const HEAD = { 'db/a.sql': 'select 1;\n', 'src/a.ts': 'let x = 1;\n' };

function lines(count: number, text = 'const value = compute(1);'): string {
  return Array.from({ length: count }, (_, index) => `${text} // ${index}\n`).join('');
}

describe('a finding', () => {
  it('names its reviewers, the default reviewer last, or nobody if only the default reviewer found it', async () => {
    const { result } = await reviewScene({
      base: AGENTS,
      head: HEAD,
      models: {
        housestyle: [
          finds(
            { path: 'db/a.sql', quote: 'select 1;', title: 'No table', body: 'The query reads no table.' },
            { path: 'src/a.ts', quote: 'let x = 1;', kind: 'style', title: 'Use const' },
          ),
        ],
        dba: [finds({ path: 'db/a.sql', quote: 'select 1;', title: 'No table', body: 'The query reads no table.' })],
      },
    });
    expect(result.findings.map(({ path, agents }) => [path, agents])).toEqual([
      ['db/a.sql', ['dba', 'housestyle']],
      ['src/a.ts', undefined],
    ]);
  });

  it('is counted for each of its reviewers', async () => {
    const found = { path: 'db/a.sql', quote: 'select 1;', title: 'No table' };
    const { result } = await reviewScene({
      base: AGENTS,
      head: HEAD,
      models: { housestyle: [finds(found, { path: 'src/a.ts', kind: 'style' })], dba: [finds(found)] },
    });
    expect(result.reviewers.map(({ name, findings }) => [name, findings])).toEqual([
      ['housestyle', 2],
      ['dba', 1],
    ]);
  });

  it('is verified, and the outcome is counted', async () => {
    const verdicts = ({ messages }: ModelRequest): ModelReply => {
      const [first, second] = [...(messages.at(-1)?.content ?? '').matchAll(/Finding id="([^"]+)"/g)].map(
        ([, id]) => id,
      );
      const given = [
        { id: first, verdict: 'refuted', reason: 'it is declared above' },
        { id: second, verdict: 'doubtful', reason: 'it may be meant' },
      ];
      return says(JSON.stringify({ verdicts: given }), { notes: ['m failed, n answered'] });
    };
    const { result, asked } = await reviewScene({
      head: { 'a.ts': 'let x = 1;\n', 'b.ts': 'let y = 1;\n', 'c.ts': 'let z = 1;\n' },
      verify: true,
      models: {
        housestyle: [
          finds(
            { path: 'a.ts', quote: 'let x = 1;', severity: 'high' },
            { path: 'b.ts', quote: 'let y = 1;', severity: 'medium' },
            { path: 'c.ts', quote: 'let z = 1;', severity: 'low' },
          ),
        ],
        verification: verdicts,
      },
    });
    expect(asked.get('verification')).toHaveLength(1);
    expect(result.verification).toEqual({
      confirmed: 0,
      lookups: 0,
      lowered: 1,
      dropped: 1,
      unverified: 1,
      shortages: ['the model gave no verdict on it'],
      notes: ['m failed, n answered'],
    });
    expect(result.leftOut.map(({ stage, reason }) => `${stage}: ${reason}`)).toContain(
      'finding: "A title" was refuted by the verification: it is declared above',
    );
  });
});

/** The replies of a model that first calls an agent, and then finds nothing. */
const CALLS_GUARD = [callsTools(call('runSubagent', { agentName: 'guard', prompt: 'Look at the doors.' })), NOTHING];

describe('an agent that a model calls', () => {
  const scene = { base: AGENTS, head: HEAD, maxTurns: 3 } satisfies ReviewScene;

  it('reviews the files of its caller, and is named in its findings and in the reports', async () => {
    const { result, asked } = await reviewScene({
      ...scene,
      models: { housestyle: CALLS_GUARD, guard: [finds({ path: 'src/a.ts', quote: 'let x = 1;' })] },
    });
    expect(asked.get('guard')?.[0]?.messages.at(-1)?.content).toContain('Look at the doors.');
    expect(result.findings.map(({ agents }) => agents)).toEqual([['guard']]);
    expect(result.reviewers.find(({ name }) => name === 'guard')).toMatchObject({
      why: 'housestyle called it',
      files: 2,
      unreadFiles: 0,
      findings: 1,
      requests: 1,
    });
    expect(result.receipts.find(({ source }) => source.includes('guard'))).toMatchObject({
      status: 'in-force',
      changedFiles: 2,
      sent: 'whole',
    });
  });

  it.each<[string, readonly ModelReply[]]>([
    ['has no answer', [failed('overloaded')]],
    ['cannot be read', [says('I will not.')]],
  ])('and that %s does not affect the others', async (_name, guard) => {
    const { result } = await reviewScene({ ...scene, models: { housestyle: CALLS_GUARD, guard } });
    expect([result.conclusion, result.usage.failedRequests]).toEqual(['incomplete', 0]);
    expect(result.coverage.notReviewed).toEqual([]);
    expect(result.reviewers.find(({ name }) => name === 'guard')?.unreadFiles).toBe(2);
    expect(result.leftOut.filter(({ source }) => source.includes('of guard'))).toHaveLength(1);
  });

  it('and whose prompt does not fit is reported to the caller and in the reports', async () => {
    const base = {
      ...AGENTS,
      '.github/agents/guard.agent.md': `---\nname: guard\n---\n${'You guard. '.repeat(2_700)}`,
    };
    const { result, asked } = await reviewScene({
      ...scene,
      base,
      budget: 30_000,
      models: { housestyle: CALLS_GUARD },
    });
    const told = asked.get('housestyle')?.[1]?.messages.at(-1)?.content;
    expect(told).toContain('guard could not finish: A budget of 30,000 input tokens is too small');
    expect(result.reviewers.find(({ name }) => name === 'guard')).toMatchObject({
      requests: 0,
      unreadFiles: 2,
      shortages: [expect.stringContaining('is too small')],
    });
    expect(result.receipts.find(({ source }) => source.includes('guard'))?.status).toBe('left-out');
  });

  it('calls another, and each is in the reports once', async () => {
    const base = { ...AGENTS, '.github/agents/third.agent.md': '---\nname: third\n---\nYou are the third.' };
    const guard = [callsTools(call('runSubagent', { agentName: 'third', prompt: 'a' })), NOTHING];
    const twice = callsTools(...[1, 2].map(() => call('runSubagent', { agentName: 'guard', prompt: 'b' })));
    const { result } = await reviewScene({
      ...scene,
      base,
      models: { housestyle: [twice, NOTHING], guard, third: [finds({ path: 'src/a.ts', quote: 'let x = 1;' })] },
    });
    expect(result.reviewers.map(({ name, why }) => [name, why])).toEqual(
      expect.arrayContaining([
        ['guard', 'housestyle called it'],
        ['third', 'guard called it'],
      ]),
    );
    expect(new Set(result.reviewers.map(({ name }) => name)).size).toBe(result.reviewers.length);
    expect(result.findings.map(({ agents }) => agents)).toEqual([['third']]);
  });

  it('counts towards `max-agents` with those chosen by score, unless the caller names others in its own `agents`', async () => {
    const base = {
      ...AGENTS,
      '.github/agents/third.agent.md': '---\nname: third\nagents: [fourth]\n---\nYou are the third.',
      '.github/agents/fourth.agent.md': '---\nname: fourth\n---\nYou are the fourth.',
    };
    const callAgent = (agentName: string) => call('runSubagent', { agentName, prompt: 'a' });
    const { asked } = await reviewScene({
      ...scene,
      base,
      // One of them is chosen by score.
      maxAgents: 2,
      models: {
        housestyle: [callsTools(callAgent('third')), callsTools(callAgent('guard')), NOTHING],
        third: [callsTools(callAgent('fourth')), NOTHING],
      },
    });
    expect([...asked.keys()].toSorted()).toEqual(['dba', 'fourth', 'housestyle', 'third']);
    expect(JSON.stringify(asked.get('housestyle')?.at(-1)?.messages)).toContain('`max-agents`');
  });

  it('is not offered if `max-agents` is 0', async () => {
    const { asked } = await reviewScene({ ...scene, maxAgents: 0, models: { housestyle: CALLS_GUARD } });
    expect([...asked.keys()]).toEqual(['housestyle']);
  });

  it('gets only the files of the request in which it is called', async () => {
    const head = { 'src/a.ts': lines(400), 'src/b.ts': lines(400) };
    const { result, asked } = await reviewScene({
      ...scene,
      head,
      budget: 40_000,
      models: { housestyle: (_request, index) => (index < 2 ? CALLS_GUARD[0]! : NOTHING) },
    });
    const shown = asked
      .get('guard')
      ?.map(({ messages }) =>
        ['src/a.ts', 'src/b.ts'].filter((path) => messages.at(-1)?.content.includes(`File: ${path}`)),
      );
    expect(shown?.flat().toSorted()).toEqual(['src/a.ts', 'src/b.ts']);
    expect(result.reviewers.find(({ name }) => name === 'guard')?.files).toBe(2);
  });
});

describe('an agent whose prompt does not fit the budget', () => {
  const base = {
    ...AGENTS,
    '.github/agents/dba.agent.md': `---\nname: dba\ndescription: Reviews queries\napplyTo: "db/**"\n---\n${'x'.repeat(29_000)}`,
  };

  it('is skipped with a note, and the others review', async () => {
    const { result } = await reviewScene({ base, head: HEAD, budget: 20_000 });
    expect([result.conclusion, result.coverage.reviewedLines]).toEqual(['incomplete', 2]);
    expect(result.reviewers.find(({ name }) => name === 'dba')).toMatchObject({
      files: 1,
      unreadFiles: 1,
      requests: 0,
    });
    expect(result.leftOut).toContainEqual({
      stage: 'request',
      source: 'dba',
      reason: expect.stringContaining('A budget of 20,000 input tokens is too small'),
    });
  });

  it('stops the run if it must read the whole change', async () => {
    await expect(reviewScene({ base, head: HEAD, budget: 20_000, agent: 'dba' })).rejects.toMatchObject({
      code: 'budget-too-small',
    });
  });
});

describe('a prompt that exceeds the input limit of the model', () => {
  const long = { 'src/a.ts': lines(60), 'src/b.ts': lines(60) };

  it('is divided once, and every line is reviewed', async () => {
    const { result, asked } = await reviewScene({
      head: long,
      models: { housestyle: (_request, index) => (index === 0 ? TOO_LONG : NOTHING) },
    });
    const requests = asked.get('housestyle')?.length ?? 0;
    expect(requests).toBeGreaterThan(2);
    expect(result.coverage).toMatchObject({ lines: 120, reviewedLines: 120, notReviewed: [] });
    expect([result.conclusion, result.usage.failedRequests]).toEqual(['clean', 0]);
    expect(result.reviewers).toMatchObject([
      { requests, notes: [expect.stringContaining('was divided into smaller ones')] },
    ]);
  });

  it('loses only the parts that are still too long', async () => {
    let smaller = 0;
    const { result } = await reviewScene({
      head: long,
      models: {
        housestyle: (_request, index) => (index === 0 || (smaller += 1) === 1 ? TOO_LONG : NOTHING),
      },
    });
    const { lines: all, reviewedLines, notReviewed } = result.coverage;
    expect(reviewedLines).toBeGreaterThan(0);
    expect(notReviewed).toEqual([{ kind: 'failed', files: expect.any(Number), lines: all - reviewedLines }]);
    expect(result.leftOut.filter(({ stage }) => stage === 'request')).toHaveLength(1);
  });

  it('is divided into requests that show the same lines and no others', async () => {
    const head = { 'src/a.ts': lines(300) };
    const budget = 9_000;
    const whole = await reviewScene({ head, budget });
    const { result, asked } = await reviewScene({
      head,
      budget,
      models: { housestyle: (_request, index) => (index === 0 ? TOO_LONG : NOTHING) },
    });
    const shownIn = (requests: readonly { readonly messages: readonly { readonly content: string }[] }[]) =>
      requests.flatMap(({ messages }) => messages.at(-1)?.content.match(/^\d+ \+/gm) ?? []).map((line) => line);
    const [first, ...others] = asked.get('housestyle') ?? [];
    expect(whole.asked.get('housestyle')?.length).toBeGreaterThan(1);
    expect(shownIn([first!]).length).toBeGreaterThan(0);
    expect(shownIn(others).toSorted()).toEqual(shownIn(whole.asked.get('housestyle') ?? []).toSorted());
    expect(result.coverage).toMatchObject({ lines: 300, reviewedLines: 300 });
  });

  it('reports a line that does not fit in the smaller prompts', async () => {
    const { result } = await reviewScene({
      head: { 'src/a.ts': `${lines(100)}${'x'.repeat(1_950)}\n` },
      models: { housestyle: (_request, index) => (index === 0 ? TOO_LONG : NOTHING) },
    });
    expect(result.coverage).toMatchObject({
      reviewedLines: 100,
      notReviewed: [{ kind: 'over-limit', files: 1, lines: 1 }],
    });
    expect(result.leftOut).toContainEqual({
      stage: 'change',
      source: 'src/a.ts',
      reason: expect.stringContaining('one of its lines takes more than a request holds'),
    });
  });

  it('counts as failed if the smaller prompts cannot hold the fixed part', async () => {
    const base = { 'AGENTS.md': 'x' };
    const { result } = await reviewScene({ base, head: { 'a.ts': 'x\n' }, models: { housestyle: [TOO_LONG] } });
    expect([result.conclusion, result.usage.failedRequests, result.coverage.reviewedLines]).toEqual(['failed', 1, 0]);
  });
});

describe('a model that is given up', () => {
  it('has as many requests as were sent', async () => {
    const head = { 'src/a.ts': lines(120), 'src/b.ts': lines(120) };
    const models = { housestyle: [failed('denied'), { ...failed('denied'), isUnsent: true } as const] };
    const { result } = await reviewScene({ head, budget: 9_000, models });
    expect(result.usage).toMatchObject({ requests: 1, failedRequests: 2, rows: [{ requests: 1, failedRequests: 1 }] });
    expect(result.reviewers.map(({ requests }) => requests)).toEqual([1]);
    expect(result.coverage.notReviewed).toEqual([{ kind: 'failed', files: 2, lines: 240 }]);
    expect(summarySentences(result).join(' ')).toContain('2 prompts got no answer, so a model judged nothing.');
  });

  it('has judged a part of the change if it answered before, whatever became of more requests', async () => {
    const head = { 'src/a.ts': lines(120), 'src/b.ts': lines(120), 'src/c.ts': lines(120) };
    const given = { ...failed('denied'), isUnsent: true } as const;
    const { result } = await reviewScene({ head, budget: 9_000, models: { housestyle: [NOTHING, given] } });
    expect(result.conclusion).toBe('incomplete');
    expect(summarySentences(result).join(' ')).toContain('so a part of the change was not reviewed by the model.');
  });
});

describe('a limit on requests', () => {
  it('reports the rest of the change as not reviewed, not as failed', async () => {
    const head = { 'src/a.ts': lines(120), 'src/b.ts': lines(120) };
    const { result, asked } = await reviewScene({ head, budget: 9_000, maxRequests: 1 });
    expect(asked.get('housestyle')).toHaveLength(1);
    expect([result.conclusion, result.usage.failedRequests]).toEqual(['incomplete', 0]);
    expect(result.coverage.notReviewed.map(({ kind }) => kind)).toEqual(['over-limit']);
    expect(result.leftOut).toContainEqual({
      stage: 'change',
      source: expect.stringContaining('src/'),
      reason: expect.stringMatching(/was not sent: the run's 1 request is used up \(`max-requests`\)$/),
    });
  });

  it('names the agent that was not asked', async () => {
    const { result } = await reviewScene({ base: AGENTS, head: HEAD, maxRequests: 1 });
    expect(result.coverage.notReviewed).toEqual([]);
    expect(result.leftOut.map(({ reason }) => reason).join('\n')).toContain('was not sent to dba: the run');
    expect(result.reviewers.map(({ name, unreadFiles }) => [name, unreadFiles])).toEqual([
      ['housestyle', 0],
      ['dba', 1],
    ]);
  });
});

describe('an unfinished review', () => {
  it.each<[string, Partial<ReviewScene>, string]>([
    [
      'fails if no reviewer has an answer',
      { models: { housestyle: [failed('denied')], dba: [failed('denied')] } },
      'failed',
    ],
    ['is incomplete if only an agent has an answer', { models: { housestyle: [failed('denied')] } }, 'incomplete'],
    [
      'is incomplete if a chosen agent has no answer, and nothing was found',
      { models: { dba: [failed('dropped')] } },
      'incomplete',
    ],
    [
      'keeps the findings of the finished part',
      { models: { dba: [failed('dropped')], housestyle: [finds({ path: 'src/a.ts', quote: 'let x = 1;' })] } },
      'findings',
    ],
  ])('%s', async (_name, scene, conclusion) => {
    const { result } = await reviewScene({ base: AGENTS, head: HEAD, ...scene });
    expect([result.conclusion, result.usage.failedRequests > 0]).toEqual([conclusion, true]);
  });

  it('stops when the run is cancelled', async () => {
    const run = reviewScene({ base: AGENTS, head: HEAD, signal: AbortSignal.abort() });
    await expect(run).rejects.toMatchObject({ exitCode: 130 });
  });
});

describe('the usage of a review', () => {
  it('adds up by agent and model', async () => {
    const { result } = await reviewScene({
      base: AGENTS,
      head: HEAD,
      prices: [{ pattern: 'p:*', price: { input: 0.1, output: 0.2 } }],
      ownModels: { dba: { model: 'own', note: 'dba has another model' } },
      models: { housestyle: [says('no'), NOTHING] },
    });
    const { rows, ...sums } = result.usage;
    expect(rows.map(({ agent, model, requests }) => [agent, model, requests])).toEqual([
      ['housestyle', 'p:m', 2],
      ['dba', 'p:m', 1],
    ]);
    expect(sums).toMatchObject({ requests: 3, failedRequests: 0, inputTokens: 30, outputTokens: 3, cost: 0.000_003_6 });
    expect(sums.estimate).toMatch(/^2 requests with [\d,]+ input tokens, at most 10 with what models look up; /);
  });

  it('has no cost if a model has no price, and is empty without a model', async () => {
    const unpriced = await reviewScene({ head: HEAD });
    const offline = await reviewScene({ head: HEAD, isOffline: true });
    expect([unpriced.result.usage.cost, offline.result.usage]).toEqual([
      undefined,
      expect.objectContaining({ provider: 'offline', requests: 0, rows: [], failedRequests: 0 }),
    ]);
  });
});

describe('the receipts of agents', () => {
  it('list the files that each agent reviews and the tokens of its text, or why it does not review', async () => {
    const { result } = await reviewScene({ base: AGENTS, head: HEAD });
    expect(result.receipts).toMatchObject([
      {
        source: '.github/agents/dba.agent.md',
        status: 'in-force',
        changedFiles: 1,
        files: [{ path: 'db/a.sql', by: 'delegation' }],
        sent: 'whole',
        tokens: expect.any(Number),
      },
      {
        source: '.github/agents/guard.agent.md',
        status: 'left-out',
        reason: 'its name and description do not say that it reviews code or is an expert on a subject',
        files: [],
      },
    ]);
    expect(result.leftOut.filter(({ source }) => source.endsWith('.agent.md'))).toEqual([]);
  });

  it('list no reviewed files if no model was asked', async () => {
    const { result } = await reviewScene({ base: AGENTS, head: HEAD, agent: 'dba', isOffline: true });
    expect(result.receipts.map(({ status }) => status)).toEqual(['left-out', 'left-out']);
  });
});

describe('whatever the models say', () => {
  const anyReply = fc.oneof(
    fc.constantFrom(NOTHING, TOO_LONG, failed('overloaded'), says(''), says('{"comments": [{"path"'), says('Well.')),
    fc
      .array(
        fc.record({
          path: fc.constantFrom('src/a.ts', 'src/b.ts', './src/a.ts', 'no.ts', ''),
          line: fc.integer({ min: -3, max: 200 }),
          side: fc.constantFrom('LEFT', 'RIGHT'),
          quote: fc.constantFrom('', 'const value = compute(1); // 7', 'nowhere()', '}'),
          severity: fc.constantFrom('low', 'high'),
          suggestion: fc.constantFrom(null, 'x'),
        }),
        { maxLength: 5 },
      )
      .map((comments) => finds(...comments)),
    fc.constant(callsTools(call('runSubagent', { agentName: 'guard', prompt: 'x' }), call('rm', '{'))),
  );

  it('every changed line is reviewed or listed with a reason, and inline comments are on lines of the change', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyReply, { minLength: 1, maxLength: 6 }),
        fc.array(anyReply, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(12_000, 40_000),
        fc.constantFrom(1, 3),
        fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
        async (own, guard, budget, maxTurns, maxRequests) => {
          const { result, chosen } = await reviewScene({
            base: { ...AGENTS, 'src/b.ts': lines(40) },
            head: { 'src/a.ts': lines(90), 'src/b.ts': lines(30, 'changed();'), 'yarn.lock': '# x\n' },
            models: { housestyle: own, guard },
            budget,
            maxTurns,
            ...(maxRequests === undefined ? {} : { maxRequests }),
          });
          const { lines: all, reviewedLines, notReviewed } = result.coverage;
          const unread = notReviewed.reduce((sum, row) => sum + row.lines, 0);
          expect([reviewedLines + unread, reviewedLines >= 0]).toEqual([all, true]);
          for (const finding of result.findings.filter(({ placement }) => placement.kind === 'inline')) {
            const file = chosen.files.find(({ path }) => path === finding.path);
            expect(file !== undefined && isCommentable(file, finding.side, finding.line ?? 0)).toBe(true);
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
