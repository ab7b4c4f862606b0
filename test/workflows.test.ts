import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ADDRESS } from '../scripts/address.ts';
import { OPTIONS } from '../src/options/options.ts';
import { runWorkflow, type RunningStep } from './harness/run-workflow.ts';
import { evaluateExpression, findWorkflowErrors } from './harness/workflow-parser.ts';

const ROOT = join(import.meta.dirname, '..');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly if?: string;
        readonly permissions?: Readonly<Record<string, string>>;
        readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress'?: boolean };
        /** A job that calls a workflow. */
        readonly uses?: string;
        readonly with?: Readonly<Record<string, unknown>>;
        readonly secrets?: Readonly<Record<string, string>>;
        /** Absent in a job that calls another workflow. */
        readonly steps?: readonly Step[];
      }
    >
  >;
}

const WORKFLOWS: readonly (readonly [string, string])[] = [
  ...listFiles('examples/workflows'),
  ...listFiles('examples/organization'),
  ...listFiles('.github/workflows'),
  ...['README.md', ...listFiles('docs').flatMap(([path]) => (path.endsWith('.md') ? [path] : []))].flatMap(
    listWorkflowsOf,
  ),
];

function listFiles(folder: string): (readonly [string, string])[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [`${folder}/${name}`, readText(`${folder}/${name}`)] as const);
}

/** Whole workflows in a document; other blocks show some of their lines. */
function listWorkflowsOf(path: string): (readonly [string, string])[] {
  return [...readText(path).matchAll(/^```yaml\n([\s\S]*?)^```$/gm)]
    .map(([, text = '']) => text)
    .filter((text) => /^on:/m.test(text) && /^jobs:/m.test(text))
    .map((text, index) => [`${path}, workflow ${index + 1}`, text] as const);
}

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function readExample(name: string): Workflow {
  return parse(readText(`examples/workflows/${name}`));
}

describe('each workflow of the repository and its documents', () => {
  it.each(WORKFLOWS)("%s is valid for GitHub's parser", async (path, text) => {
    expect(await findWorkflowErrors(path, text)).toEqual([]);
  });

  it.each(WORKFLOWS)('%s gives inputs that exist', (_path, text) => {
    const { jobs }: Workflow = parse(text);
    const known = new Set(OPTIONS.map(({ name }) => name));
    const given = Object.values(jobs)
      .flatMap(({ steps = [] }) => steps)
      .filter(({ uses = '' }) => uses === './' || uses === ADDRESS.action)
      .flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ['an unknown key', 'on: push\njobs:\n  a:\n    runs-on: x\n    stepz: []\n'],
    ['an unknown event', 'on: pull_requests\njobs:\n  a:\n    runs-on: x\n    steps: []\n'],
    ['a wrong expression', 'on: push\njobs:\n  a:\n    runs-on: ${{ nobody.x }}\n    steps:\n      - run: a\n'],
  ])('would be refused with %s', async (_name, text) => {
    expect(await findWorkflowErrors('wrong.yml', text)).not.toEqual([]);
  });

  it('is found in examples, in .github and in documents', () => {
    expect(WORKFLOWS.map(([path]) => path)).toEqual(
      expect.arrayContaining(['examples/workflows/review.yml', '.github/workflows/ci.yml', 'README.md, workflow 1']),
    );
  });
});

const ON_PULL = { issue: { number: 7, pull_request: {} } };

/** The `github` context of events about pull request 7. */
const CONTEXTS = {
  pull_request: { event_name: 'pull_request', event: { pull_request: { number: 7 } }, ref: 'refs/pull/7/merge' },
  issue_comment: {
    event_name: 'issue_comment',
    event: { ...ON_PULL, comment: { body: '/housestyle review' } },
    ref: 'refs/heads/main',
  },
  pull_request_review_comment: {
    event_name: 'pull_request_review_comment',
    event: { pull_request: { number: 7 }, comment: { body: 'Why?' } },
    ref: 'refs/pull/7/merge',
  },
};

/** Replaces the expressions of a text by their values. */
function evaluateText(text: string, github: unknown, others: Readonly<Record<string, unknown>> = {}): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_all, expression: string) =>
    evaluateExpression(expression, github, others),
  );
}

/** A workflow that others call, and that a ruleset may require. */
interface Called {
  readonly on: {
    readonly workflow_call: {
      readonly inputs?: Readonly<Record<string, { readonly required?: boolean; readonly default?: unknown }>>;
      readonly secrets?: Readonly<Record<string, { readonly required?: boolean }>>;
    };
  };
  readonly jobs: Workflow['jobs'];
}

describe.each(['caller.yml', 'audit-caller.yml'])('examples/organization/%s', (caller) => {
  const { jobs }: Workflow = parse(readText(`examples/organization/${caller}`));

  it.each(Object.entries(jobs))(
    'gives the job %s the inputs, secrets and permissions of the called workflow',
    (_, job) => {
      const name = /\/([\w-]+\.yml)@/.exec(job.uses ?? '')?.[1] ?? '';
      const called: Called = parse(readText(`examples/organization/${name}`));
      const { inputs = {}, secrets = {} } = called.on.workflow_call;
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(job.with ?? {})));
      expect(Object.keys(secrets)).toEqual(expect.arrayContaining(Object.keys(job.secrets ?? {})));
      // A called workflow gets no permission that its caller does not have.
      const asked = Object.values(called.jobs).map(({ permissions = {} }) => permissions);
      expect(job.permissions).toEqual(joinPermissions(asked));
    },
  );
});

/** What jobs need together: `write` includes `read`. */
function joinPermissions(all: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  const joined: Record<string, string> = {};
  for (const [scope, access] of all.flatMap((one) => Object.entries(one))) {
    joined[scope] = joined[scope] === 'write' ? 'write' : access;
  }
  return joined;
}

describe('a workflow that a ruleset requires', () => {
  const REQUIRED: readonly (readonly [string, readonly string[]])[] = [
    ['review.yml', ['pull_request']],
    ['validate.yml', ['pull_request', 'merge_group']],
  ];

  it.each(REQUIRED)('starts by itself: examples/organization/%s', (name, events) => {
    const { on }: { readonly on: object } = parse(readText(`examples/organization/${name}`));
    expect(Object.keys(on)).toEqual(expect.arrayContaining([...events]));
  });

  it.each(REQUIRED)('has a value for each input of the action without a caller: examples/organization/%s', (name) => {
    const { jobs }: Called = parse(readText(`examples/organization/${name}`));
    const given = Object.values(jobs).flatMap(({ steps = [] }) =>
      steps.flatMap((step) => Object.entries(step.with ?? {})),
    );
    // A ruleset gives neither inputs nor the secrets of a caller, only those of the organization.
    const values = given.map(([input, value]) => {
      const context = { inputs: {}, secrets: { OPENAI_API_KEY: 'key-of-the-organization' } };
      return [input, evaluateText(String(value), CONTEXTS.pull_request, context)] as const;
    });
    expect(values.filter(([, value]) => value === '')).toEqual([]);
  });
});

describe('examples/workflows/review.yml', () => {
  const { jobs } = readExample('review.yml');
  const { concurrency, if: condition = '' } = jobs['review'] ?? {};

  it.each(Object.entries(CONTEXTS))('puts the runs for %s into one group', (_name, github) => {
    expect(evaluateText(concurrency?.group ?? '', github)).toBe('housestyle-7');
  });

  it('never cancels a running review', () => {
    expect(concurrency).toMatchObject({ 'cancel-in-progress': false, queue: 'max' });
  });

  it.each([
    ['a push', CONTEXTS.pull_request, 'true'],
    ['a command', CONTEXTS.issue_comment, 'true'],
    ['an answer in a thread', CONTEXTS.pull_request_review_comment, 'true'],
    [
      'a call of an agent',
      { event_name: 'issue_comment', event: { ...ON_PULL, comment: { body: '@dba, look' } } },
      'true',
    ],
    ['another comment', { event_name: 'issue_comment', event: { ...ON_PULL, comment: { body: 'lgtm' } } }, 'false'],
    [
      'a command on an issue',
      { event_name: 'issue_comment', event: { issue: { number: 7 }, comment: { body: '/housestyle review' } } },
      'false',
    ],
  ])('says for %s whether a runner is needed: %#', (_name, github, expected) => {
    // An object as the left side of `&&` is returned as it is when it is empty, so the condition is made a boolean.
    expect(evaluateExpression(`!!(${condition})`, github)).toBe(expected);
  });
});

describe('a review in shards', () => {
  const large = readExample('reusable-review.yml');

  it.each([
    ['a push', { action: 'synchronize' }, true, 'housestyle-7'],
    ['another base', { action: 'edited', changes: { base: { ref: { from: 'old' } } } }, true, 'housestyle-7'],
    ['another title', { action: 'edited', changes: { title: { from: 'Old' } } }, false, 'housestyle-7-edit'],
  ])('is called for %s, and never cancelled by an edit without it', (_name, event, isCalled, group) => {
    const { jobs, concurrency } = parse(readText('examples/workflows/review-large.yml')) as {
      readonly jobs: Record<string, { readonly if?: string }>;
      readonly concurrency: { readonly group: string };
    };
    const github = { event: { ...event, pull_request: { number: 7 } } };
    expect(Object.keys(jobs['review'] ?? {})).toEqual(['if', 'uses', 'permissions', 'secrets']);
    expect(evaluateExpression(jobs['review']?.if ?? '', github)).toBe(String(isCalled));
    const drawn = concurrency.group.replaceAll(/\$\{\{(.*?)\}\}/g, (_all, inner: string) =>
      evaluateExpression(inner, github),
    );
    expect(drawn).toBe(group);
  });

  it.each([
    ['1', true, false],
    ['0', true, false],
    ['2', false, true],
    ['256', false, true],
    ['', false, false],
  ])('has one job for a plan of "%s" shards: %s, or one for each shard: %s', (shards, isWhole, isDivided) => {
    const context = { needs: { plan: { result: 'success', outputs: { shards, matrix: '{"include":[]}' } } } };
    const decide = (job: string): unknown => evaluateExpression(large.jobs[job]?.if ?? '', {}, context);
    expect([decide('whole'), decide('shard')]).toEqual([String(isWhole), String(isDivided)]);
  });

  it('gives each step of ours the plan, the model and the key that it needs', async () => {
    const steps: RunningStep[] = [];
    const outputs = { shards: '2', matrix: '{"include":[{"shard":"1/2"},{"shard":"2/2"}]}' };
    const head = { repo: { full_name: 'acme/shop' } };
    await runWorkflow(
      readText('examples/workflows/reusable-review.yml'),
      {
        github: { repository: 'acme/shop', event: { pull_request: { number: 7, head } } },
        inputs: { model: 'gpt-5.4', shards: '2' },
        secrets: { OPENAI_API_KEY: 'the key' },
        runner: { temp: '/temp' },
      },
      async (step) => {
        steps.push(step);
        return { isSuccess: true, outputs: step.job === 'plan' ? outputs : {} };
      },
    );
    const asked = { model: 'gpt-5.4', 'api-key': 'the key' };
    const cached = { ...asked, 'cache-dir': '/temp/housestyle-replies' };
    expect(steps.filter(({ uses }) => uses === ADDRESS.action).map(({ inputs }) => inputs)).toEqual([
      { mode: 'plan', shards: '2' },
      { mode: 'review', shard: '1/2', ...cached },
      { mode: 'review', shard: '2/2', ...cached },
      { mode: 'publish', shards: '2', ...asked },
    ]);
  });

  it('lets only the job that posts write, and gives it the artifacts', () => {
    const permissions = Object.entries(large.jobs).map(([name, job]) => [name, job.permissions ?? {}] as const);
    const writers = permissions.filter(([, own]) => Object.values(own).includes('write')).map(([name]) => name);
    expect(writers).toEqual(['whole', 'publish']);
    expect(large.jobs['publish']?.permissions).toMatchObject({ actions: 'read' });
  });

  it('merges what there is if a shard fails', () => {
    expect(large.jobs['publish']?.if).toContain('!cancelled()');
    expect(large.jobs['shard']).toMatchObject({ strategy: { 'fail-fast': false } });
  });
});

describe('the two stages for forks', () => {
  const read = readExample('forks-read.yml');
  const review = readExample('forks-review.yml');

  it('read without secrets, and without a permission to write', () => {
    expect(readText('examples/workflows/forks-read.yml')).not.toContain('secrets.');
    expect(read.jobs['read']?.permissions).toEqual({ contents: 'read', 'pull-requests': 'read' });
  });

  it('review without a checkout and without running anything', () => {
    const steps = review.jobs['review']?.steps ?? [];
    expect(steps.map(({ uses, run }) => uses ?? run)).toEqual([ADDRESS.action]);
    expect(review.jobs['review']?.permissions).toEqual({
      actions: 'read',
      contents: 'read',
      'pull-requests': 'write',
    });
  });

  it('have the name by which the second is started', () => {
    const { name }: { readonly name: string } = parse(readText('examples/workflows/forks-read.yml'));
    const { on }: { readonly on: object } = parse(readText('examples/workflows/forks-review.yml'));
    expect(on).toEqual({ workflow_run: { workflows: [name], types: ['completed'] } });
  });
});
