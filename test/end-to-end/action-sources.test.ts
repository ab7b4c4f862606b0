import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { workflowDispatchEvent } from '../harness/events.ts';
import { expectFaithful, NUMBER, setStage, writesSince, type Stage, type StageOptions } from './stage.ts';
import { casesToRun } from '../harness/whole.ts';

interface Findings {
  readonly source: string;
  readonly passedOver: readonly { readonly source: string; readonly reason: string }[];
  readonly coverage: { readonly files: number; readonly lines: number; readonly reviewedLines: number };
}

/** Reads the JSON that the Action wrote in a run, from the file that its output names. */
async function runFor(stage: Stage, inputs: Readonly<Record<string, string>> = {}): Promise<Run> {
  const result = await stage.run({ inputs });
  const findings: Findings = JSON.parse(await readFile(result.outputs['findings-file'] ?? '', 'utf8'));
  return { ...result, findings };
}

type Run = Awaited<ReturnType<Stage['run']>> & { readonly findings: Findings };

/** Makes the given number of new files, each with the given number of lines. */
function files(count: number, lines: number): Record<string, string> {
  const text = 'let a = 1;\n'.repeat(lines);
  return Object.fromEntries(
    Array.from({ length: count }, (_, file) => [`src/f${String(file).padStart(4, '0')}.js`, text]),
  );
}

const CASES: readonly {
  readonly name: string;
  readonly options: StageOptions;
  readonly source: string;
  /** The sources that were tried before this one. */
  readonly passedOver: readonly (readonly [source: string, reason: RegExp])[];
}[] = [
  {
    name: 'the repository on disk, if the checkout has both revisions',
    options: { checkout: 'full' },
    source: 'git',
    passedOver: [],
  },
  {
    name: "GitHub's list of files, if nothing was checked out",
    options: {},
    source: 'github-files',
    passedOver: [['git', /the job has no checkout, and needs none/]],
  },
  {
    name: "GitHub's list of files, if the checkout is shallow",
    options: { checkout: 'shallow' },
    source: 'github-files',
    passedOver: [['git', /the checkout does not have the base [0-9a-f]{7}/]],
  },
  {
    name: "GitHub's list of files, if the checkout has no contents",
    options: { checkout: 'partial' },
    source: 'github-files',
    passedOver: [['git', /`git diff` failed/]],
  },
  {
    name: "GitHub's diff, if its list takes too long (422)",
    options: { emulator: { knobs: { filesStatus: 422 } } },
    source: 'github-diff',
    passedOver: [
      ['git', /./],
      ['github-files', /GitHub answered 422: .*taking too long to generate/],
    ],
  },
  {
    name: "GitHub's diff, if its list fails (502)",
    options: { emulator: { knobs: { filesStatus: 502 } } },
    source: 'github-diff',
    passedOver: [
      ['git', /./],
      ['github-files', /GitHub answered 502/],
    ],
  },
];

describe('the change is read from the first source that has all of it', () => {
  it.each(casesToRun(CASES, 4))('$name', async ({ options, source, passedOver }) => {
    const stage = await setStage(options);
    const { exitCode, outputs, findings, stdout } = await runFor(stage);
    expect({ exitCode, source: findings.source }).toEqual({ exitCode: 0, source });
    expect(findings.passedOver.map((other) => other.source)).toEqual(passedOver.map(([name]) => name));
    passedOver.forEach(([, reason], at) => expect(findings.passedOver[at]?.reason).toMatch(reason));
    expect(stdout).toContain('The change was read from');
    expect(outputs).toMatchObject({ findings: '2', coverage: '100', 'changed-lines': '2', 'reviewed-lines': '2' });
    expect(stage.github.reviewComments(NUMBER).map((comment) => comment.anchor)).toMatchObject([
      { line: 2, side: 'RIGHT' },
      { line: 3, side: 'RIGHT' },
    ]);
    expectFaithful(stage.github);
  });
});

it('the change starts at the commit where the head left the base, even if the base has newer commits', async () => {
  for (const checkout of ['full', undefined] as const) {
    const stage = await setStage(checkout === undefined ? {} : { checkout });
    await stage.repository.commit('main', {
      message: 'Meanwhile',
      files: { 'src/cart.js': '// another\n', 'src/new.js': 'let a;\n' },
    });
    const { findings, outputs } = await runFor(stage);
    expect(findings.source).toBe(checkout === 'full' ? 'git' : 'github-files');
    expect(outputs).toMatchObject({ findings: '2', 'changed-files': '1', 'changed-lines': '2', coverage: '100' });
    expectFaithful(stage.github);
  }
});

describe('a change that no source can provide is an error, not an empty change', () => {
  it.each([
    ['all sources fail', { filesStatus: 503, diffLimitFiles: 0 }, /GitHub answered 503.*GitHub answered 406/],
    ['every answer is cut short', { truncateAtBytes: 40 }, /github-files: GitHub answered nothing/],
  ] as const)('%s', async (_, knobs, reason) => {
    const { github, run } = await setStage({ emulator: { knobs } });
    const result = await run();
    expect(result.exitCode).toBe(3);
    expect(result.outputs).toMatchObject({ conclusion: 'failed' });
    expect(result.stdout.replaceAll('%0A', ' ')).toMatch(reason);
    expect(github.issueComments(NUMBER)).toEqual([]);
  });

  it('a diff that ends in the middle is reported as incomplete', async () => {
    const { github, run } = await setStage({
      head: files(2, 10),
      emulator: { knobs: { filesStatus: 500, truncateAtBytes: 450 } },
    });
    const result = await run({ inputs: { 'min-coverage': '90' } });
    expect(result.exitCode).toBe(1);
    const body = github.issueComments(NUMBER)[0]?.body ?? '';
    expect(body).toContain('the diff is cut short');
    expect(body).toContain('Not judged: not given by GitHub (0 files, 10 lines)');
  });
});

describe('a large pull request is read completely, or the review says what is missing', () => {
  it('301 files', async () => {
    const stage = await setStage({ head: files(301, 3) });
    const { findings, outputs } = await runFor(stage);
    expect(findings.source).toBe('github-files');
    expect(outputs).toMatchObject({ coverage: '100', 'reviewed-files': '301', 'reviewed-lines': '903' });
    expectFaithful(stage.github);
  });

  it('20,001 lines, for which GitHub sets the counts of some files to zero', async () => {
    const stage = await setStage({ head: { ...files(20, 1_000), 'src/last.js': 'let b;\n' } });
    const { findings, outputs } = await runFor(stage);
    expect(findings.source).toBe('github-files');
    expect(outputs).toMatchObject({ coverage: '100', 'reviewed-files': '21', 'reviewed-lines': '20001' });
    expectFaithful(stage.github);
  });

  it('3,001 files, of which GitHub lists 3,000', async () => {
    const stage = await setStage({ head: files(3_001, 1) });
    const { outputs, findings } = await runFor(stage);
    expect(findings.source).toBe('github-files');
    expect(outputs).toMatchObject({
      coverage: '99',
      'changed-files': '3001',
      'reviewed-files': '3000',
      'not-reviewed': '[{"kind":"missing","files":1,"lines":1}]',
    });
    const body = stage.github.issueComments(NUMBER)[0]?.body;
    expect(body).toContain('GitHub lists 3,000 of 3,001 changed files (it lists at most 3,000)');
    expect(body).toContain('How the change was read');
    expectFaithful(stage.github);
  });

  it('3,001 files, all of which the full checkout has', async () => {
    const stage = await setStage({ head: files(3_001, 1), checkout: 'full' });
    const { outputs, findings } = await runFor(stage);
    expect(findings.source).toBe('git');
    expect(outputs).toMatchObject({ coverage: '100', 'reviewed-files': '3001', 'not-reviewed': '[]' });
    expectFaithful(stage.github);
  });

  it('more missing patches than the Action computes itself, which the diff has', async () => {
    const stage = await setStage({ head: files(51, 10), emulator: { knobs: { patchLimitLines: 5 } } });
    const { outputs, findings } = await runFor(stage);
    expect(findings.source).toBe('github-diff');
    expect(findings.passedOver.at(-1)?.reason).toBe('it lacks the lines of 1 file');
    expect(outputs).toMatchObject({ coverage: '100', 'reviewed-lines': '510' });
  });

  it('more missing patches than the Action computes itself, and a diff that GitHub refuses', async () => {
    const stage = await setStage({
      head: files(51, 10),
      emulator: { knobs: { patchLimitLines: 5, diffLimitLines: 100 } },
    });
    const { outputs, findings } = await runFor(stage);
    expect(findings.source).toBe('github-files');
    expect(findings.passedOver.map((other) => other.source)).toEqual(['git', 'github-diff']);
    expect(outputs).toMatchObject({ 'not-reviewed': '[{"kind":"unread","files":1,"lines":10}]' });
  });
});

describe('a head that changes', () => {
  it('while the Action reads the change: it is read again, at the new head', async () => {
    const stage = await setStage();
    let pushes = 0;
    stage.github.setKnob('beforeChange', async () => {
      pushes += 1;
      if (pushes === 1) await push(stage, pushes);
    });
    await stage.run();
    expect(stage.github.reviewComments(NUMBER)).toHaveLength(3);
    expect(stage.github.issueComments(NUMBER)[0]?.body).not.toContain('pushed');
  });

  it('each time the Action reads the change: the review reports it', async () => {
    const stage = await setStage();
    let pushes = 0;
    stage.github.setKnob('beforeChange', async () => push(stage, (pushes += 1)));
    // A review that a person started does not give way to a push.
    const repository = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };
    const event = workflowDispatchEvent({ repository, inputs: null, sha: await stage.repository.sha('main') });
    const result = await stage.run({ event, inputs: { mode: 'review', 'pull-request': String(NUMBER) } });
    expect(result.exitCode).toBe(0);
    expect(stage.github.issueComments(NUMBER)[0]?.body).toContain('pushed to the pull request while it was read');
  });

  it('after the change was read from the repository on disk', async () => {
    const stage = await setStage({ checkout: 'full' });
    const before = await stage.repository.sha('feature');
    stage.github.setKnob('mergeableNullReads', 0);
    let isPushed = false;
    stage.github.setKnob('gate', async ({ path }) => {
      // The first request after the change was read: that for the tree of the base.
      if (path.includes('/git/trees/') && !isPushed) {
        isPushed = true;
        await push(stage, 1);
      }
    });
    const result = await stage.run();
    const after = await stage.repository.sha('feature');
    expect(result).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped', 'comments-posted': '0' } });
    expect(result.summary).toContain(`${after.slice(0, 7)} was pushed while ${before.slice(0, 7)} was reviewed`);
    expect(writesSince(stage.github, 0)).toEqual([]);
  });
});

async function push({ repository }: Stage, time: number): Promise<void> {
  await repository.commit('feature', { message: 'More', files: { [`src/more${time}.js`]: 'var more = 1;\n' } });
}
