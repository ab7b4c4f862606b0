import { expect, it } from 'vitest';
import { at } from '../../src/structures/at.ts';
import type { Fault } from '../emulators/github/faults.ts';
import { asking } from './stage-agents.ts';
import { answer, setModel } from './stage-model.ts';
import { expectFaithful, NUMBER, setStage, type Stage, type StageOptions } from './stage.ts';
import { casesToRun } from '../harness/whole.ts';

const GUIDES = {
  '.github/copilot-instructions.md': [
    '- Never use `var`; use `const`.\n',
    '- Use `===` instead of `==`.\n',
    '- Never use `debugger`.\n- Never use `alert`.\n- Never use `eval`.\n- Never use `escape`.\n',
  ].join(''),
  '.github/instructions/api.instructions.md': '---\napplyTo: "src/**"\n---\n\nBe kind.\n',
  '.github/housestyle.yml': 'min-severity: low\n',
  '.gitattributes': 'gen/** linguist-generated\n',
  'AGENTS.md': '- Keep functions short.\n',
};
/** Each breaks another rule. */
const WRONG = ['var sum = value;', 'if (value == 2) return;', 'debugger;', 'alert(value);', 'eval(value);'];

/** Files that import each other. Each of the first five breaks a rule after the change, and one breaks another later. */
function sources(count: number, side: 'base' | 'head' | 'second'): Readonly<Record<string, string>> {
  const draw = (index: number): string => {
    const next = (index + 1) % count;
    const added = [
      WRONG[index] ?? 'const sum = value;',
      ...(side === 'second' && index === 0 ? ['escape(value);'] : []),
    ];
    const lines = side === 'base' ? [] : added.map((line) => `  ${line}\n`);
    return `import { part${next} } from './part${next}.js';\nexport function part${index}(value) {\n${lines.join('')}  return value;\n}\n`;
  };
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/part${index}.js`, draw(index)]));
}

interface Case {
  readonly checkout?: 'shallow' | 'full';
  readonly model?: true;
  readonly server?: 'read-only token' | 'no GraphQL';
  readonly files: number;
  /** The most requests of a first run, of a second run on the same commit, and of one after a push. */
  readonly most: readonly [first: number, again: number, pushed: number];
}

/**
 * Offline, a run reads the pull request, its files, the tree and files of the base with the changed files, and what is on
 * the pull request. Then it looks once more, writes the review, looks for the addresses of its comments, writes the
 * summary, and looks at the end. With a model, it also reads what helps to understand the change: threads, checks,
 * commits and an issue, and the repository if it is not checked out.
 */
const CASES: readonly Case[] = [
  { files: 50, most: [10, 5, 10] },
  { files: 10, model: true, checkout: 'full', most: [10, 4, 11] },
  { files: 10, server: 'no GraphQL', most: [40, 30, 40] },
  { files: 10, model: true, most: [13, 5, 14] },
  { files: 10, most: [10, 5, 10] },
  { files: 10, checkout: 'full', most: [9, 4, 9] },
  { files: 10, server: 'read-only token', most: [9, 9, 9] },
];

function describeCase({ checkout, model, server, files }: Case): string {
  const parts = [
    `${files} files`,
    `${checkout ?? 'no'} checkout`,
    model === true ? 'a model' : 'no model',
    server ?? [],
  ];
  return parts.flat().join(', ');
}

function emulatorOf(server: Case['server']): NonNullable<StageOptions['emulator']> {
  switch (server) {
    case 'read-only token':
      return { permissions: { pull_requests: 'read', issues: 'read' } };
    case 'no GraphQL':
      return { knobs: { fault: ({ path }) => (path === '/graphql' ? NOT_FOUND : undefined) } };
    case undefined:
      return {};
  }
}

const NOT_FOUND: Fault = {
  when: 'before',
  how: { kind: 'answer', status: 404, body: { message: 'Not Found', status: '404' } },
};

/** The requests of a run, by what they ask for. */
async function requestsOf(stage: Stage, run: () => Promise<unknown>): Promise<readonly string[]> {
  const before = stage.github.requests.length;
  await run();
  const requests = stage.github.requests.slice(before);
  return requests.map(({ method, path }) =>
    `${method} ${path}`.replace('/repos/acme/shop/', '').replaceAll(/[0-9a-f]{40}/g, 'ID'),
  );
}

it.each(casesToRun(CASES, 2).map((one) => [describeCase(one), one] as const))(
  'a review of %s takes few requests to GitHub',
  async (_name, { checkout, model, files, server, most }) => {
    const asked = model === true ? await setModel(() => answer()) : undefined;
    const issue = { repository: 'acme/shop', number: 12, title: 'The sum is wrong', labels: [], body: 'It must be.' };
    const stage = await setStage({
      base: { ...GUIDES, ...sources(files, 'base') },
      head: sources(files, 'head'),
      body: 'Fixes #12.',
      emulator: { issues: [issue], ...emulatorOf(server) },
      ...(checkout === undefined ? {} : { checkout }),
    });
    const inputs = asked === undefined ? {} : asking(asked);
    const first = await requestsOf(stage, () => stage.run({ inputs }));
    const again = await requestsOf(stage, () => stage.run({ inputs }));
    await stage.repository.commit('feature', { message: 'More', files: sources(files, 'second') });
    const pushed = await requestsOf(stage, () => stage.run({ inputs }));
    const tooMany = [first, again, pushed].map((requests, run) => (requests.length > at(most, run) ? requests : []));
    expect(tooMany).toEqual([[], [], []]);
    expect(first.length).toBeGreaterThan(5);
    const isRefused = server === 'read-only token';
    expect(stage.github.reviewComments(NUMBER).length).toBe(isRefused ? 0 : Math.min(files, WRONG.length) + 1);
    expectFaithful(stage.github);
  },
);
