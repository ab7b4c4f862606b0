import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AcceptanceModel } from '../../src/findings/acceptance/acceptance-model.ts';
import type { StatementHistoryReport } from '../../src/reports/guidance/history.ts';
import { runCli } from '../harness/cli.ts';
import { BAD_CART, CART, expectFaithful, GUIDANCE, NUMBER, setStage, writesSince } from './stage.ts';

const FILE = '.github/housestyle-learned.json';

describe('housestyle learn', () => {
  it('learns from what members did with the findings of merged pull requests, the same each time', async () => {
    const stage = await setStage({ checkout: 'full' });
    const { github, repository } = stage;
    expect((await stage.run({ inputs: { provider: 'offline' } })).exitCode).toBe(0);
    const [first, second] = github.reviewComments(NUMBER);
    if (first === undefined || second === undefined) throw new Error('The review posted fewer than two comments.');
    // The owner may write; a stranger may not.
    github.people.react(first.id, 'acme', '-1');
    github.people.react(second.id, 'eve', '+1');
    // Another bot repeats our comment, marker included: what people do with it teaches nothing.
    const echo = github.people.beginThread(first, 'cla-helper[bot]', first.body);
    github.people.react(echo.id, 'acme', '+1');
    await repository.git('switch', '--quiet', 'main');
    await repository.git(
      'merge',
      '--quiet',
      '--no-ff',
      '-m',
      `Merge pull request #${NUMBER} from acme/feature`,
      'feature',
    );
    await repository.git('remote', 'add', 'origin', 'https://ghe.example.com/acme/shop.git');
    const from = github.requests.length;
    const learn = async (...args: readonly string[]) =>
      runCli(['learn', '--format', 'json', ...args], {
        cwd: repository.directory,
        env: { GITHUB_API_URL: github.url },
      });
    const run = await learn('--github-token', 'test-token');
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({
      exitCode: 0,
      stderr: expect.stringContaining(
        'Learned from 1 outcome, 0 % of them accepted. It has no effect yet: 29 more outcomes needed.',
      ),
    });
    const model = JSON.parse(run.stdout) as AcceptanceModel;
    expect(model).toMatchObject({ version: 1, outcomes: 1, accepted: 0 });
    expect(model.features.map(({ name }) => name)).toContain('cites a guideline');
    const stored = readFileSync(join(repository.directory, FILE), 'utf8');
    expect(JSON.parse(stored)).toEqual(model);
    await learn('--github-token', 'test-token');
    expect(readFileSync(join(repository.directory, FILE), 'utf8')).toBe(stored);
    expect(writesSince(github, from)).toEqual([]);
    expectFaithful(github);

    const report = await runCli(['learn', '--report'], { cwd: repository.directory });
    expect(report.stdout).toContain('Learned from 1 outcome');
    rmSync(join(repository.directory, FILE));
    const reset = await runCli(['learn', '--report'], { cwd: repository.directory });
    expect([reset.exitCode, reset.stderr]).toEqual([2, expect.stringContaining('Run `housestyle learn` first.')]);
  });

  it('and guidelines --history count what became of the findings of a merged pull request', async () => {
    const stage = await setStage({ checkout: 'full' });
    const { github, repository } = stage;
    expect((await stage.run({ inputs: { provider: 'offline' } })).exitCode).toBe(0);
    const posted = github.reviewComments(NUMBER).length;
    await repository.git('switch', '--quiet', 'main');
    const message = `Merge pull request #${NUMBER} from acme/feature`;
    await repository.git('merge', '--quiet', '--no-ff', '-m', message, 'feature');
    await repository.git('remote', 'add', 'origin', 'https://ghe.example.com/acme/shop.git');
    const from = github.requests.length;
    const run = await runCli(['guidelines', '--history', '5', '--format', 'json', '--github-token', 'test-token'], {
      cwd: repository.directory,
      env: { GITHUB_API_URL: github.url },
    });
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
    const report = JSON.parse(run.stdout) as StatementHistoryReport;
    expect(report).toMatchObject({ changes: 1, pullRequests: { read: 1, reviewed: 1, missing: [] } });
    const cited = report.statements.reduce((sum, { onPullRequests }) => sum + (onPullRequests?.cited ?? 0), 0);
    expect({ cited: cited > 0, more: cited > posted }).toEqual({ cited: true, more: false });
    expect(writesSince(github, from)).toEqual([]);
    expectFaithful(github);
  });

  it('asks for a token', async () => {
    const { repository } = await setStage();
    const run = await runCli(['learn'], { cwd: repository.directory });
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('without a token')]);
  });
});

describe('a review', () => {
  const learned = (outcomes: number, weight: number): string =>
    JSON.stringify({
      version: 1,
      outcomes,
      accepted: 10,
      base: 0,
      features: [
        {
          name: 'guideline .github/copilot-instructions.md: never use var use const',
          weight,
          outcomes: 20,
          accepted: 1,
        },
      ],
    });
  const stageWith = (text: string | undefined) =>
    setStage({
      base: { ...GUIDANCE, 'src/cart.js': CART, ...(text === undefined ? {} : { [FILE]: text }) },
      head: { 'src/cart.js': BAD_CART },
    });

  async function inlineTitles(
    text: string | undefined,
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<readonly string[]> {
    const { github, run } = await stageWith(text);
    expect((await run({ inputs: { provider: 'offline', ...inputs } })).exitCode).toBe(0);
    return github.reviewComments(NUMBER).map(({ body }) => /\*\*(.*?)\*\*/.exec(body)?.[1] ?? '');
  }

  it('puts a finding that people would not accept into the summary, with its probability', async () => {
    const { github, run } = await stageWith(learned(40, -3));
    await run({ inputs: { provider: 'offline' } });
    const titles = github.reviewComments(NUMBER).map(({ body }) => body);
    expect(titles.filter((body) => body.includes('`var`'))).toEqual([]);
    expect(titles.length).toBe(1);
    const [summary] = github.issueComments(NUMBER);
    expect(summary?.body).toContain('people accept it with a probability of 0.05, below `min-acceptance` 0.35');
  });

  it.each<[string, string | undefined, Readonly<Record<string, string>>]>([
    ['without a file', undefined, {}],
    ['with fewer than 30 outcomes', learned(29, -3), {}],
    ['if people accept such findings', learned(40, 3), {}],
    ['with `min-acceptance: 0`', learned(40, -3), { 'min-acceptance': '0' }],
  ])('posts all findings %s', async (_, text, inputs) => {
    expect((await inlineTitles(text, inputs)).length).toBe(2);
  });

  it('reads the file from the base, so that a change cannot silence its own findings', async () => {
    const { github, run } = await setStage({ head: { 'src/cart.js': BAD_CART, [FILE]: learned(40, -9) } });
    await run({ inputs: { provider: 'offline' } });
    expect(github.reviewComments(NUMBER).length).toBe(2);
  });

  it('ends with exit code 2 and the reason if the file cannot be read', async () => {
    const { run } = await stageWith('{"version": 1}');
    const result = await run({ inputs: { provider: 'offline' } });
    expect([result.exitCode, result.stdout]).toEqual([
      2,
      expect.stringContaining('Create the file again with `housestyle learn`'),
    ]);
  });
});
