import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startArtifacts, type ArtifactsEmulator, type Fault } from '../emulators/artifacts/server.ts';
import type { ActionResult } from '../harness/action.ts';
import { workflowDispatchEvent } from '../harness/events.ts';
import { BAD_CART, CART, GUIDANCE, NUMBER, setStage, writesSince, type StageOptions } from './stage.ts';
import { casesToRun } from '../harness/whole.ts';

const REPOSITORY = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };

interface DumpRun {
  readonly result: ActionResult;
  readonly artifacts: ArtifactsEmulator;
}

/** Dumps the prompt of the stage's pull request, in a run that was started by hand. */
async function dump(
  options: {
    readonly stage?: StageOptions;
    readonly faults?: readonly Fault[];
    readonly inputs?: Readonly<Record<string, string>>;
    readonly env?: Readonly<Record<string, string>>;
  } = {},
): Promise<DumpRun> {
  const artifacts = await startArtifacts(options.faults);
  onTestFinished(() => artifacts.close());
  const { github, repository, run } = await setStage(options.stage);
  const outputs = `${repository.directory}/out`;
  const result = await run({
    event: workflowDispatchEvent({ repository: REPOSITORY, inputs: null, sha: await repository.sha('main') }),
    inputs: { 'pull-request': String(NUMBER), 'output-dir': outputs, ...options.inputs },
    env: { ...artifacts.env, ...options.env },
  });
  expect({ exitCode: result.exitCode, stderr: result.stderr, conclusion: result.outputs['conclusion'] }).toEqual({
    exitCode: 0,
    stderr: '',
    conclusion: 'clean',
  });
  expect(writesSince(github, 0)).toEqual([]);
  return { result, artifacts };
}

/** The log as the runner shows it: without the commands that mask secrets. */
function shownLog({ stdout }: ActionResult): string {
  return stdout.replaceAll(/^::add-mask::.*\n/gm, '');
}

function promptFile({ outputs }: ActionResult): string {
  return outputs['prompt-file'] ?? '';
}

describe('a dump in a workflow', () => {
  it('is attached to the run as files, with the same bytes as in its folder', async () => {
    const { result, artifacts } = await dump();
    const folder = dirname(promptFile(result));
    const [artifact] = artifacts.artifacts;
    expect(artifact).toMatchObject({ name: 'housestyle-prompt-7' });
    const files = [...(artifact?.files ?? [])];
    expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(['prompt.json', 'prompt.md']));
    expect(files.filter(([name, bytes]) => !bytes.equals(readFileSync(join(folder, name))))).toEqual([]);
    expect(artifacts.problems).toEqual([]);
    const url = `https://github.com/acme/shop/actions/runs/4242/artifacts/${artifact?.id}`;
    expect(result.outputs['artifact-url']).toBe(url);
    expect(shownLog(result)).toContain(`attached to the run as \`housestyle-prompt-7\`: ${url}`);
    expect(result.summary).toContain(`attached to the run as \`housestyle-prompt-7\`: [download](${url}).`);
  });

  it('adds the ledger (what became of each piece of the prompt) and the messages to the job summary', async () => {
    const { result } = await dump();
    expect(result.summary).toContain('## Tokens by kind\n\n| Kind | Tokens | Share |');
    expect(result.summary).toMatch(/^\| `src\/cart\.js` \| \d+ \| \d+ % \| \d+ \|/m);
    expect(result.summary).toContain('<details><summary>Request 1: system</summary>');
    expect(result.summary).toContain('Sum the lines');
  });

  it("shortens the job summary to GitHub's limit, and has everything in the artifact", async () => {
    const large = Object.fromEntries(
      Array.from({ length: 30 }, (_, file) => [`src/f${file}.js`, `let v = '${'wörd '.repeat(8)}';\n`.repeat(900)]),
    );
    const { result, artifacts } = await dump({ stage: { head: large }, inputs: { 'max-input-tokens': '120000' } });
    expect(Buffer.byteLength(result.summary)).toBeLessThanOrEqual(2 ** 20);
    expect(result.summary).toContain('too long to show here: see `prompt.md`.');
    expect(artifacts.artifacts[0]?.files.get('prompt.json')?.length).toBeGreaterThan(2 ** 20);
  });

  it('is not attached if `artifact` is false, as an input or in the configuration', async () => {
    const config = { ...GUIDANCE, 'src/cart.js': CART, '.github/housestyle.yml': 'artifact: false\n' };
    const byInput = await dump({ inputs: { artifact: 'false' } });
    const byFile = await dump({ stage: { base: config, head: { 'src/cart.js': BAD_CART } } });
    for (const { result, artifacts } of [byInput, byFile]) {
      expect(artifacts.requests).toEqual([]);
      expect(result.summary).toContain('The prompt is not attached to the run: `artifact` is `false`.');
      expect(result.outputs).not.toHaveProperty('artifact-url');
      expect(readFileSync(promptFile(result), 'utf8')).toContain('Sum the lines');
    }
  });
});

describe('the purpose of the prompt', () => {
  const base = {
    ...GUIDANCE,
    'src/cart.js': CART,
    '.github/agents/keeper.agent.md': '---\nname: Keeper\ndescription: Keeps\n---\nYou keep the interface.\n',
    '.vscode/settings.json': JSON.stringify({
      'github.copilot.chat.commitMessageGeneration.instructions': [{ text: 'End with a ticket.' }],
    }),
  };
  const stage = { base, head: { 'src/cart.js': BAD_CART } };

  it.each(
    casesToRun(
      [
        ['review', 'Never use `var`', 'Sum the lines'],
        ['code-generation', 'Never use `var`', 'any var will do'],
        ['commit-message', 'End with a ticket.', 'any var will do'],
        ['pull-request-description', 'You keep the interface.', 'Sum the lines'],
      ],
      2,
    ),
  )('comes from the input `purpose`: %s, for an agent', async (purpose, ...expected) => {
    const { result } = await dump({ stage, inputs: { purpose, agent: 'keeper' } });
    const text = readFileSync(promptFile(result), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ purpose, agent: 'Keeper' });
    expect([...expected, 'You keep the interface.'].filter((part) => !text.includes(part))).toEqual([]);
  });

  it.each([
    ['purpose', 'poem', '`purpose` must be one of `review`, `code-generation`'],
    ['agent', 'keper', 'There is no agent `keper`'],
  ])('a wrong `%s` is refused with a message that names it', async (input, value, message) => {
    const { repository, run } = await setStage(stage);
    const result = await run({
      event: workflowDispatchEvent({ repository: REPOSITORY, inputs: null, sha: await repository.sha('main') }),
      inputs: { 'pull-request': String(NUMBER), [input]: value },
    });
    expect([result.exitCode, result.stdout.includes(message)]).toEqual([2, true]);
  });
});

describe('a run continues if the artifact cannot be attached, and reports why:', () => {
  it.each<readonly [string, Parameters<typeof dump>[0], string]>(
    casesToRun<readonly [string, Parameters<typeof dump>[0], string]>(
      [
        ['a job without a token', { env: { ACTIONS_RUNTIME_TOKEN: '' } }, 'Unable to get the ACTIONS_RUNTIME_TOKEN'],
        ['a text that is not a token', { env: { ACTIONS_RUNTIME_TOKEN: 'secret-token' } }, 'is not the token of a job'],
        ['a token of another job', { faults: [{ at: 'create', kind: 401 }] }, '(401) Unauthorized'],
        ['a policy against artifacts', { faults: [{ at: 'create', kind: 403 }] }, '(403) Forbidden'],
        ['no storage left', { faults: [{ at: 'create', kind: 'quota' }] }, 'storage quota has been hit'],
        ['a connection that is cut', { faults: [{ at: 'create', kind: 'cut' }] }, 'ECONNRESET'],
        ['an address that refuses the upload', { faults: [{ at: 'block', kind: 403 }] }, 'failed to authenticate'],
        ['an artifact that is not finished', { faults: [{ at: 'finalize', kind: 'not ok' }] }, 'not ok'],
      ],
      3,
    ),
  )('%s', async (_, options, reason) => {
    const { result, artifacts } = await dump(options);
    const line = shownLog(result)
      .split('\n')
      .find((text) => text.includes('The prompt could not be attached to the run: '));
    expect(line).toContain(reason);
    expect(result.summary).toContain('The prompt could not be attached to the run: ');
    expect(result.summary).toContain('## Tokens by kind');
    expect(readFileSync(promptFile(result), 'utf8')).toContain('Sum the lines');
    const secrets = [...artifacts.secrets, 'secret-token'];
    expect(secrets.filter((secret) => `${shownLog(result)}${result.summary}`.includes(secret))).toEqual([]);
  });

  it('the reply of a server cannot command the runner or add Markdown to the summary', async () => {
    const { result } = await dump({ faults: [{ at: 'create', kind: 403 }] });
    expect(shownLog(result)).not.toMatch(/^::(?!add-mask)|##\[/m);
    expect(result.summary).toContain(String.raw`\*\*no\*\*`);
    expect(result.summary).not.toContain('<b>');
  });
});
