import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeAgents, type RouteInput } from '../../../src/agents/route/route.ts';
import type { Agent } from '../../../src/customizations/agents/open-agent.ts';
import { agentNamed, fileAdding, guidelineOf } from './stage-route.ts';
import { runs } from '../../property-runs.ts';

const HEADS = {
  dba: 'description: Reviews schemas and migrations.',
  'security-reviewer': 'description: Reviews passwords, sessions and tokens for vulnerabilities.',
  'code-reviewer': 'description: Reviews code.',
  'release-agent': 'description: Writes release notes.',
  'for-people': 'description: Reviews code.\ndisable-model-invocation: true',
  'for-models': 'description: Reviews code of gadgets.\nuser-invocable: false',
  'go-reviewer': 'description: Reviews Go code.',
};
const FILES = [fileAdding('db/1.sql', 'ALTER TABLE x'), fileAdding('src/session.ts', 'const token = password;')];
const ALL = ['db/1.sql', 'src/session.ts'];

let agents: readonly Agent[];

beforeAll(async () => {
  agents = await Promise.all(Object.entries(HEADS).map(([name, head]) => agentNamed(name, head)));
});

function route(input: Partial<RouteInput> & { readonly instructions?: string }) {
  const { instructions, ...rest } = input;
  return routeAgents({
    agents: { usable: agents, others: [] },
    message: '',
    files: FILES,
    guidelines: instructions === undefined ? [] : [guidelineOf(instructions, ALL)],
    delegate: 'auto',
    maxAgents: 3,
    ...rest,
  });
}

/** `kind agent: files` for each agent that reviews. */
function reviewing(input: Parameters<typeof route>[0]): readonly string[] {
  return route(input).decisions.flatMap((one) =>
    'files' in one ? [`${one.kind} ${one.agent.name}: ${one.files.join(' ')}`] : [],
  );
}

describe('who reviews', () => {
  it.each<[string, Parameters<typeof route>[0], readonly string[]]>([
    [
      'is chosen by score, the best first',
      {},
      ['matched security-reviewer: db/1.sql src/session.ts', 'matched code-reviewer: db/1.sql src/session.ts'],
    ],
    ['is limited by `max-agents`', { maxAgents: 1 }, ['matched security-reviewer: db/1.sql src/session.ts']],
    ['is nobody where `max-agents` is 0', { maxAgents: 0 }, []],
    [
      'is who the message names, alone',
      { message: '@release-agent look' },
      ['named release-agent: db/1.sql src/session.ts'],
    ],
    [
      'is an agent for people where a person names it',
      { message: '@for-people' },
      ['named for-people: db/1.sql src/session.ts'],
    ],
    [
      'is whom a statement orders, for its files; scores choose for the others',
      { instructions: 'Changes in `db/` must be delegated to `dba`.', maxAgents: 1 },
      ['mandatory dba: db/1.sql', 'matched security-reviewer: src/session.ts'],
    ],
    [
      'is whom a statement orders, alone where that is all files',
      { instructions: 'Changes must be delegated to `dba`.' },
      ['mandatory dba: db/1.sql src/session.ts'],
    ],
    [
      'is whom a statement orders, whoever the message names',
      { instructions: 'Changes in `db/` must be delegated to `dba`.', message: '@code-reviewer' },
      ['named code-reviewer: db/1.sql src/session.ts', 'mandatory dba: db/1.sql'],
    ],
    [
      'is whom a statement orders, be it for people only',
      { instructions: 'Changes must be delegated to `for-people`.', delegate: 'mandatory' },
      ['mandatory for-people: db/1.sql src/session.ts'],
    ],
    [
      'leaves out what the statement excepts',
      { instructions: 'Changes must be delegated to `dba`, except in `db/`.', delegate: 'mandatory' },
      ['mandatory dba: src/session.ts'],
    ],
    [
      'is not whom a statement orders for other files',
      { instructions: 'Changes in `docs/` must be delegated to `dba`.', delegate: 'mandatory' },
      [],
    ],
    ['is nobody by score with `delegate: mandatory`', { delegate: 'mandatory' }, []],
    [
      'is nobody with `delegate: never`',
      { delegate: 'never', instructions: 'Changes must be delegated to `dba`.' },
      [],
    ],
    [
      'is who the message names, even with `delegate: never`',
      { delegate: 'never', message: '@dba' },
      ['named dba: db/1.sql src/session.ts'],
    ],
    [
      'is nobody by the guideline of other files',
      { guidelines: [guidelineOf('Changes must be delegated to `dba`.', ['other.ts'])], delegate: 'mandatory' },
      [],
    ],
  ])('%s', (_name, input, expected) => {
    expect(reviewing(input)).toEqual(expected);
  });
});

describe('agents that do not review', () => {
  it('each have a reason', () => {
    const { decisions } = route({ maxAgents: 1 });
    expect(
      Object.fromEntries(decisions.flatMap((one) => (one.kind === 'not-chosen' ? [[one.agent.name, one.reason]] : []))),
    ).toEqual({
      dba: 'it has 0 points, and 3 are needed',
      'code-reviewer': '`max-agents` is 1, and other agents rank higher',
      'release-agent': 'its name and description say that it does other work than reviewing',
      'for-people': '`disable-model-invocation` reserves it for people',
      'for-models': '`user-invocable` reserves it for other agents',
      'go-reviewer': 'it is for Go, and no such file changed',
    });
  });

  it.each<[string, Parameters<typeof route>[0], string]>([
    [
      'is ordered for other files',
      { instructions: 'Changes in `docs/` must be delegated to `dba`.', delegate: 'mandatory' },
      'none of the files that an instruction assigns to it changed',
    ],
    [
      'is ordered for other files, although its score is too low as well',
      { instructions: 'Changes in `docs/` must be delegated to `dba`.' },
      'none of the files that an instruction assigns to it changed',
    ],
    [
      'has no order with `delegate: mandatory`',
      { delegate: 'mandatory' },
      '`delegate` is `mandatory`, and no instruction assigns files to it',
    ],
    ['could only be chosen by score with `delegate: never`', { delegate: 'never' }, '`delegate` is `never`'],
    [
      'has points enough when the message names another agent',
      { message: '@code-reviewer, look at the schemas and the migrations' },
      'the message or an instruction names the reviewers, so no agent is chosen by score',
    ],
  ])('gives the reason for an agent that %s', (_name, input, reason) => {
    const dba = route(input).decisions.find((one) => one.kind === 'not-chosen' && one.agent.name === 'dba');
    expect(dba).toHaveProperty('reason', reason);
  });

  it('cause notes if the message misspells their name or may not call them, and so does any other name', () => {
    const others = [{ name: 'broken', path: 'x.md', reason: 'it has no text below its frontmatter' }];
    const message = '@security-reviwer, @for-models, @broken and @octocat';
    expect(route({ message, agents: { usable: agents, others } }).notes).toEqual([
      '`@for-models` is not called: `user-invocable` reserves the agent for other agents',
      '`@broken` is not called: x.md cannot be used: it has no text below its frontmatter',
      'There is no agent `security-reviwer`. Did you mean `@security-reviewer`?',
      'There is no agent `octocat`. The agents are `@code-reviewer`, `@dba`, `@for-people`, `@go-reviewer`, `@release-agent`, `@security-reviewer`.',
    ]);
  });

  it('cause problems at the statements that name them', () => {
    const others = [{ name: 'vs-reviewer', path: 'v.md', reason: 'its `target` is `vscode`' }];
    const instructions =
      'Hello.\n\nChanges must be delegated to `security-reviwer`.\nTests must be delegated to `vs-reviewer`.';
    const { problems } = route({ instructions, agents: { usable: agents, others } });
    expect(problems.map(({ rule, message, hint, start }) => [rule, message, hint, start.line])).toEqual([
      [
        'delegation-agent-exists',
        'The statement assigns work to `security-reviwer`, but there is no such agent',
        'Did you mean `security-reviewer`?',
        3,
      ],
      [
        'delegation-agent-usable',
        'The statement assigns work to `vs-reviewer`, but v.md cannot be used: its `target` is `vscode`',
        undefined,
        4,
      ],
    ]);
  });
});

it('routing does not depend on the order of agents and files', () => {
  const inputs = fc.record({
    order: fc.shuffledSubarray(Object.keys(HEADS), { minLength: Object.keys(HEADS).length }),
    files: fc.shuffledSubarray(FILES, { minLength: FILES.length }),
    message: fc.constantFrom('', 'migrations', '@dba'),
    instructions: fc.constantFrom('x', 'Changes in `db/` must be delegated to `dba`.'),
  });
  fc.assert(
    fc.property(inputs, ({ order, files, message, instructions }) => {
      const usable = order.flatMap((name) => agents.find((agent) => agent.name === name) ?? []);
      const shuffled = route({ agents: { usable, others: [] }, files, message, instructions });
      expect(shuffled.decisions).toEqual(route({ message, instructions }).decisions);
    }),
    { numRuns: runs(40) },
  );
});

it('routing handles hostile names, descriptions, messages and lines of a megabyte', { tags: 'large' }, async () => {
  const long = (unit: string): string => unit.repeat(Math.ceil(1_000_000 / unit.length));
  const texts = [
    'a',
    'aB',
    '安',
    '@',
    '/',
    '*',
    'review ',
    'never ',
    'use when ',
    '`',
    'must delegate to ',
    ' |',
    '\uD800',
  ].map(long);
  const [first] = agents;
  for (const text of texts) {
    const hostile = first === undefined ? [] : [{ ...first, name: text.slice(0, 4_000), description: text }];
    const { decisions } = routeAgents({
      agents: { usable: [...agents, ...hostile], others: [] },
      message: text,
      files: [fileAdding('src/a.ts', text), fileAdding(`${text.slice(0, 4_000)}.ts`, 'x')],
      guidelines: [guidelineOf(text)],
      delegate: 'auto',
      maxAgents: 3,
    });
    expect(decisions.length).toBe(agents.length + hostile.length);
  }
});
