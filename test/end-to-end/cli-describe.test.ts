import { describe, expect, it } from 'vitest';
import { runCli } from '../harness/cli.ts';
import { SUPPORTED_NODES } from '../harness/supported-nodes.ts';
import { askedBy, changedCart } from './stage-command.ts';
import { setModel } from './stage-model.ts';

const SETTINGS = {
  '.vscode/settings.json': JSON.stringify({
    'github.copilot.chat.pullRequestDescriptionGeneration.instructions': [{ text: 'Begin with the ticket.' }],
  }),
};

interface Messages {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

describe('housestyle describe', () => {
  it.each(SUPPORTED_NODES)('says without a model what the change shows, on %s', async (_name, node) => {
    const run = await runCli(['describe', '--format', 'json'], { cwd: await changedCart(), node });
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(JSON.parse(run.stdout)).toMatchObject({ exports: [{ change: 'added', name: 'sum' }] });
  });

  it('sends the messages that dump shows, byte for byte, for both purposes', async () => {
    const cwd = await changedCart(SETTINGS);
    const model = await setModel([{ content: 'SHOP-1: Add\n\nText.' }, { content: 'Add a sum' }]);
    const flags = askedBy(model);
    const run = await runCli(['describe', '--commit-message', '--format', 'json', ...flags], { cwd });
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(JSON.parse(run.stdout)).toMatchObject({
      title: 'SHOP-1: Add',
      commitMessage: 'Add a sum',
      model: 'openai:gpt-4o',
      groups: [{ folder: 'src', files: [{ path: 'src/cart.js', status: 'modified' }] }],
      exports: [{ change: 'added', name: 'sum', path: 'src/cart.js' }],
      usage: { requests: 2 },
    });
    const sent = model.requests.map(({ body }) => (body as Messages).messages);
    const purposes = ['pull-request-description', 'commit-message'];
    const dumped = await Promise.all(
      purposes.map(async (purpose) => {
        const { stdout } = await runCli(['dump', '--purpose', purpose, ...flags], { cwd });
        return (JSON.parse(stdout) as { readonly requests: readonly Messages[] }).requests[0]?.messages;
      }),
    );
    expect(sent).toEqual(dumped);
  });

  it('prints Markdown from the change alone without a model, the same each time', async () => {
    const cwd = await changedCart(SETTINGS);
    const first = await runCli(['describe'], { cwd });
    expect({ exitCode: first.exitCode, stderr: first.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^Add sum in src\/cart\.js\n\nThis change has 1 file, 1 added line and 0 removed lines\.\n/,
    );
    expect((await runCli(['describe'], { cwd })).stdout).toBe(first.stdout);
  });

  it('ends with exit code 3 if the model gives no text', async () => {
    const cwd = await changedCart();
    const model = await setModel([{ content: '' }, { content: '' }]);
    const run = await runCli(['describe', ...askedBy(model)], { cwd });
    expect([run.exitCode, run.stdout]).toEqual([3, '']);
    expect(run.stderr).toContain('The model wrote no description');
  });

  it('sends no key to a server that only the repository names', async () => {
    const model = await setModel([]);
    const cwd = await changedCart({
      '.github/housestyle.yml': `provider: openai\nmodel: gpt-4o\nbase-url: ${model.url}\n`,
    });
    const run = await runCli(['describe'], { cwd, env: { OPENAI_API_KEY: 'secret-key' } });
    expect([run.exitCode, model.requests.length]).toEqual([2, 0]);
  });
});
