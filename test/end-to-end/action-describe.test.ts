import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSection } from '../../src/reports/describe/description-section.ts';
import { pullRequestEvent } from '../harness/events.ts';
import { expectFaithful, GUIDANCE, NUMBER, setStage, writesSince, type Stage, type StageOptions } from './stage.ts';
import { setModel } from './stage-model.ts';

const BASE = {
  ...GUIDANCE,
  'src/cart.js': 'export function total(lines) {\n  return lines.length;\n}\n',
  '.vscode/settings.json': JSON.stringify({
    'github.copilot.chat.pullRequestDescriptionGeneration.instructions': [{ text: 'Begin with the ticket.' }],
    'github.copilot.chat.commitMessageGeneration.instructions': [{ text: 'End with the ticket.' }],
  }),
};
const HEAD = { 'src/cart.js': 'export function total(lines, rate) {\n  return lines.length * rate;\n}\n' };
const WRITTEN = 'SHOP-1: Add a rate\n\n## Why\n\nTotals had no rate. See @octocat, closes #3.';
const PATCH = `PATCH /repos/acme/shop/pulls/${NUMBER} 200`;

function stageOf(options: StageOptions = {}): Promise<Stage> {
  return setStage({ base: BASE, head: HEAD, title: 'Rates', ...options });
}

function pullOf({ github }: Stage): { title: string; body: string | null } {
  const [pull] = github.world.pullRequests;
  if (pull === undefined) throw new Error('The stage has no pull request.');
  return pull;
}

function asking(model: { readonly url: string }): Readonly<Record<string, string>> {
  return { mode: 'describe', provider: 'openai', model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key' };
}

describe('mode: describe', () => {
  it("adds a section below the author's text, by the team's instructions, and writes nothing on the next run", async () => {
    const stage = await stageOf({ body: 'Please look at `total`.' });
    const model = await setModel([{ content: WRITTEN }]);
    const first = await stage.run({ inputs: asking(model) });
    expect({ exitCode: first.exitCode, stderr: first.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(writesSince(stage.github, 0)).toEqual([PATCH]);
    const { title, body } = pullOf(stage);
    expect(title).toBe('Rates');
    expect(body).toMatch(
      /^Please look at `total`\.\n\n<!-- housestyle:describe -->\nProposed title: \*\*SHOP-1: Add a rate\*\*\n\n## Why\n/,
    );
    expect(body).toContain('| `src/` | `cart.js` | +2 −2 |');
    expect(body).toContain('- changed `function total(lines)` to `function total(lines, rate)` in `src/cart.js`');
    expect(body).not.toMatch(/@octocat|closes #3/);
    expect(findSection(body ?? '')).toMatchObject({ kind: 'ours' });
    expect(readFileSync(first.outputs['description-file'] ?? '', 'utf8')).toContain('SHOP-1: Add a rate');
    expect(JSON.stringify(model.requests[0]?.body)).toContain('Begin with the ticket.');

    const from = stage.github.requests.length;
    const second = await stage.run({ inputs: asking(model) });
    expect(second.stdout).toContain('the description answers the same request already');
    expect(second.outputs['conclusion']).toBe('skipped');
    expect({ writes: writesSince(stage.github, from), requests: model.requests.length }).toEqual({
      writes: [],
      requests: 1,
    });
    expectFaithful(stage.github);
  });

  it('updates its section after a push and leaves the text around it alone', async () => {
    const stage = await stageOf({ body: null });
    const model = await setModel([{ content: WRITTEN }, { content: 'SHOP-1: Add and use a rate\n\nNow it is used.' }]);
    await stage.run({ inputs: asking(model) });
    const pull = pullOf(stage);
    pull.body = `Above.\r\n\r\n${(pull.body ?? '').replaceAll('\n', '\r\n')}\r\n\r\nBelow.`;
    await stage.repository.commit('feature', { message: 'Use it', files: { 'src/shop.js': "import './cart.js';\n" } });
    await stage.run({ inputs: asking(model) });
    expect(pull.body).toMatch(
      /^Above\.\r\n\r\n<!-- housestyle:describe -->\n[\s\S]*Now it is used\.[\s\S]*-->\r\n\r\nBelow\.$/,
    );
    expect(pull.body).not.toContain('Totals had no rate');
    const prompts = model.requests.map(({ body }) => JSON.stringify(body));
    expect(prompts[1]).toContain('Above.');
    expect(prompts[1]).not.toContain('Totals had no rate');
  });

  it('replaces a title that is the name of the branch, and its own, but no title of a person', async () => {
    const stage = await stageOf({ title: 'Feature' });
    const model = await setModel([
      { content: WRITTEN },
      { content: 'SHOP-1: Use it\n\nText.' },
      { content: 'SHOP-1: Three\n\nText.' },
    ]);
    const first = await stage.run({ inputs: asking(model) });
    expect([pullOf(stage).title, first.outputs['title']]).toEqual(['SHOP-1: Add a rate', 'SHOP-1: Add a rate']);
    await stage.run({ inputs: asking(model) });
    expect(model.requests.length).toBe(1);
    await stage.repository.commit('feature', { message: 'Two', files: { 'a.js': '1;\n' } });
    await stage.run({ inputs: asking(model) });
    expect(pullOf(stage).title).toBe('SHOP-1: Use it');
    pullOf(stage).title = 'Mine';
    await stage.repository.commit('feature', { message: 'Three', files: { 'b.js': '1;\n' } });
    await stage.run({ inputs: asking(model) });
    expect(pullOf(stage).title).toBe('Mine');
    expect(pullOf(stage).body).toContain('Proposed title: **SHOP-1: Three**');
  });

  it.each<[string, (body: string) => string, string]>([
    [
      'a person edited it',
      (body) => body.replace('Totals', 'My totals'),
      'its text is not the one that Housestyle wrote',
    ],
    ['the author wants none', (body) => `${body}\n\n<!-- housestyle:describe off -->`, 'housestyle:describe off'],
  ])('leaves the section alone and asks no model if %s', async (_, edit, reason) => {
    const stage = await stageOf();
    const model = await setModel([{ content: WRITTEN }]);
    await stage.run({ inputs: asking(model) });
    const pull = pullOf(stage);
    pull.body = edit(pull.body ?? '');
    const edited = pull.body;
    await stage.repository.commit('feature', { message: 'Two', files: { 'a.js': '1;\n' } });
    const run = await stage.run({ inputs: asking(model) });
    expect(run.stdout).toContain(reason);
    expect([run.exitCode, pull.body, model.requests.length]).toEqual([0, edited, 1]);
  });

  it('writes what the change itself tells without a model, with a commit message only from a model', async () => {
    const stage = await stageOf({ title: 'Feature' });
    const run = await stage.run({ inputs: { mode: 'describe', provider: 'offline', 'commit-message': 'true' } });
    expect([run.exitCode, run.stderr, run.outputs['commit-message'], pullOf(stage).title]).toEqual([
      0,
      '',
      '',
      'Feature',
    ]);
    expect(pullOf(stage).body).toContain('This change has 1 file, 2 added lines and 2 removed lines.');
    const from = stage.github.requests.length;
    await stage.run({ inputs: { mode: 'describe', provider: 'offline' } });
    expect(writesSince(stage.github, from)).toEqual([]);
  });

  it('asks for a commit message by its own instructions', async () => {
    const stage = await stageOf();
    const model = await setModel([
      { content: WRITTEN },
      { content: 'Add a rate\n\nSHOP-1\n\nSigned-off-by: Ada <a@b.c>' },
    ]);
    const run = await stage.run({ inputs: { ...asking(model), 'commit-message': 'true' } });
    expect(run.outputs['commit-message']).toBe('Add a rate\n\nSHOP-1');
    expect(pullOf(stage).body).toContain(
      '<details><summary>Commit message</summary>\n\n```text\nAdd a rate\n\nSHOP-1\n```',
    );
    expect(JSON.stringify(model.requests[1]?.body)).toContain('End with the ticket.');
  });

  it('shows the text in the job summary if the token may not write', async () => {
    const stage = await stageOf({ emulator: { permissions: { contents: 'read', pull_requests: 'read' } } });
    const run = await stage.run({ inputs: { mode: 'describe', provider: 'offline' } });
    expect([run.exitCode, pullOf(stage).body]).toEqual([0, null]);
    expect(run.stdout).toContain('::warning');
    expect(run.stdout).toContain('pull-requests: write');
    expect(run.summary).toContain('**Walkthrough**');
  });

  it('writes nothing if the model fails, or if somebody pushed meanwhile', async () => {
    const failing = await stageOf();
    const refused = await failing.run({ inputs: asking(await setModel([{ status: 400 }])) });
    expect([refused.exitCode, writesSince(failing.github, 0)]).toEqual([3, []]);

    const stage = await stageOf();
    let isAsked = false;
    const model = await setModel(() => {
      isAsked = true;
      return { content: WRITTEN };
    });
    stage.github.setKnob('beforePull', async () => {
      if (isAsked) await stage.repository.commit('feature', { message: 'Two', files: { 'a.js': '1;\n' } });
    });
    const run = await stage.run({ inputs: asking(model) });
    expect(run.stdout).toContain('somebody pushed to the pull request');
    expect([run.exitCode, writesSince(stage.github, 0)]).toEqual([0, []]);
  });

  it('does nothing for a comment, and posts nothing in a dry run', async () => {
    const stage = await stageOf();
    const closed = await stage.run({
      inputs: { mode: 'describe', provider: 'offline', 'dry-run': 'true' },
    });
    expect([closed.exitCode, writesSince(stage.github, 0)]).toEqual([0, []]);
    expect(closed.summary).toContain('**Walkthrough**');
    const event = pullRequestEvent({
      action: 'closed',
      repository: { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' },
      pullRequest: {
        repository: 'acme/shop',
        number: NUMBER,
        title: 'Rates',
        body: null,
        author: 'ada',
        baseRef: 'main',
        headRef: 'feature',
      },
      baseSha: await stage.repository.sha('main'),
      headSha: await stage.repository.sha('feature'),
    });
    const run = await stage.run({ event, inputs: { mode: 'describe' } });
    expect(run.outputs['conclusion']).toBe('skipped');
  });
});
