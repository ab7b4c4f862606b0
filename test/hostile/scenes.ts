import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ModelScript, ScriptedCall } from '../emulators/model/reply.ts';
import { answer, setModel } from '../end-to-end/stage-model.ts';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { runCli } from '../harness/cli.ts';
import { makeRepository } from '../harness/repository.ts';
import { expectFaithful, NUMBER, setStage, type StageOptions } from '../end-to-end/stage.ts';
import type { Attack } from './attack.ts';
import { playedAction, playedCommand, type Played } from './played.ts';
import type { SceneName } from './scene-names.ts';
import { joinBrings } from './stage-attacks.ts';

/** Plays the attacks of a scene in one run, inside of a test. */
export type Play = (attacks: readonly Attack[]) => Promise<Played>;

/** What the base branch of every scene asks for. Each rule can be checked word for word. */
const GUIDANCE = { '.github/copilot-instructions.md': '# Code\n\n- Never use `var`.\n- Do not use `eval`.\n' };
/** A change that has nothing to do with any attack. Its finding shows that the run did its work. */
export const ORDINARY = 'src/ordinary.js';
export const ORDINARY_LINE = 'var ordinary = 1;';
/** The key of the model in every scene. It must not be written anywhere. */
export const MODEL_KEY = 'secret-key';

export const PLAYS: Readonly<Record<SceneName, Play>> = {
  offline: async (attacks) => {
    const { github, run, inputs, env } = await setUp(attacks);
    const result = await run({
      inputs: { provider: 'offline', 'max-comments': '500', 'sarif-file': sarifPlace(), ...inputs },
      env,
    });
    expectFaithful(github);
    return playedAction(result, { github });
  },
  asked: async (attacks) => {
    const { replies } = joinBrings(attacks);
    const model = await setModel(() => answer(...replies));
    const { github, run, inputs, env } = await setUp(attacks);
    const result = await run({
      inputs: {
        model: 'gpt-4o',
        'base-url': model.url,
        'api-key': MODEL_KEY,
        'max-comments': '500',
        'sarif-file': sarifPlace(),
        ...inputs,
      },
      env,
    });
    expectFaithful(github);
    return playedAction(result, { github, model });
  },
  tools: async (attacks) => {
    const { calls } = joinBrings(attacks);
    const model = await setModel(callInTurns([...calls, { name: 'read_file', arguments: { filePath: ORDINARY } }]));
    const { github, run, inputs, env } = await setUp(attacks, { checkout: 'full' });
    const result = await run({
      inputs: { model: 'gpt-4o', 'base-url': model.url, 'api-key': MODEL_KEY, 'max-turns': '50', ...inputs },
      env,
    });
    expectFaithful(github);
    return playedAction(result, { github, model });
  },
  dump: async (attacks) => {
    const { github, run, inputs, env } = await setUp(attacks);
    const result = await run({
      inputs: { mode: 'dump', artifact: 'false', model: 'gpt-4o', 'api-key': MODEL_KEY, ...inputs },
      env,
    });
    expectFaithful(github);
    return playedAction(result, { github });
  },
  command: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    return playedCommand(await runCli(['review', '--base', 'main', '--provider', 'offline'], { cwd, env }));
  },
  written: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    const places = ['housestyle-outside', 'housestyle-outside.sarif'].map((name) => join(dirname(cwd), name));
    const remove = (): void => places.forEach((place) => rmSync(place, { recursive: true, force: true }));
    remove();
    onTestFinished(remove);
    const { args = [] } = attacks[0]?.brings ?? {};
    const run = await runCli(['review', '--base', 'main', '--provider', 'offline', ...args], { cwd, env });
    const wrote = places
      .filter((place) => existsSync(place))
      .map((place) => `wrote ${place}`)
      .join('\n');
    return playedCommand(run, { files: wrote });
  },
  forged: async (attacks) => {
    const { github, run, inputs, env } = await setUp(attacks);
    const home = await setUp(attacks);
    await home.run({ inputs: { provider: 'offline' } });
    const [summary = ''] = home.github.issueComments(NUMBER).map(({ body }) => body);
    const [finding = ''] = home.github.reviewComments(NUMBER).map(({ body }) => body);
    const forged = attacks.flatMap(({ brings }) => brings.forges ?? []);
    for (const { user, body } of forged) {
      github.addUserComment({
        number: NUMBER,
        user,
        body: body.replaceAll('SUMMARY', () => summary).replaceAll('FINDING', () => finding),
      });
    }
    const before = github.issueComments(NUMBER).map(({ id, body }) => ({ id, body }));
    const result = await run({
      inputs: { provider: 'offline', 'max-comments': '500', 'sarif-file': sarifPlace(), ...inputs },
      env,
    });
    expectFaithful(github);
    const changed = before.filter(
      ({ id, body }) => github.issueComments(NUMBER).find((one) => one.id === id)?.body !== body,
    );
    return playedAction(result, { github }, { files: changed.map(({ body }) => `overwrote ${body}`).join('\n') });
  },
};

/** Makes the calls in turns of a few, so that no limit of a turn hides one, and then answers. */
function callInTurns(calls: readonly ScriptedCall[]): ModelScript {
  return ({ turn }) => {
    const now = calls.slice(turn * CALLS_PER_TURN, (turn + 1) * CALLS_PER_TURN);
    return now.length === 0 ? answer() : { toolCalls: now };
  };
}

const CALLS_PER_TURN = 8;

/** A clone on the branch of the change. */
async function cloneChange(
  attacks: readonly Attack[],
): Promise<{ readonly cwd: string; readonly env: Readonly<Record<string, string>> }> {
  const { base, head, env } = joinBrings(attacks);
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: { ...GUIDANCE, [ORDINARY]: '', ...base } }],
    branches: { feature: { commits: [{ message: 'Change', files: { [ORDINARY]: `${ORDINARY_LINE}\n`, ...head } }] } },
  });
  await repository.git('switch', '--quiet', 'feature');
  return { cwd: repository.directory, env };
}

async function setUp(attacks: readonly Attack[], options: StageOptions = {}) {
  const { base, head, inputs, env, title, body } = joinBrings(attacks);
  const stage = await setStage({
    base: { ...GUIDANCE, [ORDINARY]: '', ...base },
    head: { [ORDINARY]: `${ORDINARY_LINE}\n`, ...head },
    ...(title === undefined ? {} : { title }),
    ...(body === undefined ? {} : { body }),
    ...options,
  });
  return { ...stage, inputs, env };
}

function sarifPlace(): string {
  return join(temporaryFolder(), 'review.sarif');
}
