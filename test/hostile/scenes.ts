import { join } from 'node:path';
import type { ModelScript, ScriptedCall } from '../emulators/model/reply.ts';
import { answer, setModel } from '../end-to-end/stage-model.ts';
import { setCopilot, temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { expectFaithful, NUMBER } from '../end-to-end/stage.ts';
import { issueCommentEvent } from '../harness/events.ts';
import { BATCH_PLAYS } from './batch-scenes.ts';
import { COMMAND_PLAYS } from './command-scenes.ts';
import { DECIDED_PLAYS } from './decided-scenes.ts';
import { DOOR_PLAYS } from './door-scenes.ts';
import { JOB_PLAYS } from './job-scenes.ts';
import { NAMED_PLAYS } from './named-scenes.ts';
import { PLACED_PLAYS } from './placed-scenes.ts';
import { playedAction } from './played.ts';
import type { Play } from './play.ts';
import { MODEL_KEY, ORDINARY } from './ordinary.ts';
import { REPLAY_PLAYS } from './replay-scenes.ts';
import { SAID_PLAYS } from './said-scenes.ts';
import type { SceneName } from './scene-names.ts';
import { SECURED_PLAYS } from './secured-scenes.ts';
import { setUp } from './set-up.ts';
import { UNCOMMITTED_PLAYS } from './uncommitted-scenes.ts';
import { startFaultyServer } from './server-faults.ts';
import { joinBrings } from './stage-attacks.ts';

export const PLAYS: Readonly<Record<SceneName, Play>> = {
  offline: async (attacks) => {
    const { github, run, inputs, env } = await setUp(attacks);
    const result = await run({
      inputs: { provider: 'offline', 'max-comments': '500', 'sarif-file': sarifPlace(), ...inputs },
      env,
      payload: attacks[0]?.brings.payload,
    });
    expectFaithful(github);
    return playedAction(result, { github });
  },
  odd: (attacks) => PLAYS.offline(attacks),
  asked: async (attacks) => {
    const { replies, text } = joinBrings(attacks);
    const { content } = answer(...replies);
    const { reply } = attacks[0]?.brings ?? {};
    const model = await setModel(() => ({
      content: reply ?? (text === undefined ? content : { ...content, summary: text }),
    }));
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
  strays: (attacks) => PLAYS.asked(attacks),
  remarked: (attacks) => PLAYS.asked(attacks),
  servers: async (attacks) => {
    const { server = 'answers with an empty object', redirects } = attacks[0]?.brings ?? {};
    const { url, asked } = await startFaultyServer(redirects ?? server);
    const { github, run, inputs, env } = await setUp(attacks);
    const result = await run({
      inputs: { model: 'gpt-4o', 'base-url': url, 'api-key': MODEL_KEY, ...inputs },
      env,
    });
    expectFaithful(github);
    return playedAction(result, { github }, { files: asked.join('\n') });
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
  delegated: async (attacks) => {
    const { cli, env: own } = await setCopilot({ replies: () => answer() });
    const { github, run, inputs, env } = await setUp(attacks);
    const result = await run({
      inputs: { provider: 'copilot', model: 'gpt-5.4', 'sarif-file': sarifPlace(), ...inputs },
      env: { ...env, ...own },
    });
    expectFaithful(github);
    const started = cli.calls.map(({ environment, arguments: args }) =>
      JSON.stringify([environment, args], undefined, 1),
    );
    const prompt = cli.calls.map((call) => JSON.stringify(call)).join('\n');
    return playedAction(result, { github }, { files: started.join('\n'), prompt });
  },
  described: async (attacks) => {
    const { text = 'Nothing.' } = joinBrings(attacks);
    const model = await setModel([{ content: `Describe it\n\nIt is described.\n\n${text}` }]);
    const { github, run, inputs, env } = await setUp(attacks);
    const result = await run({ inputs: { mode: 'describe', ...asking(model), ...inputs }, env });
    expectFaithful(github);
    return playedAction(result, { github, model });
  },
  answered: async (attacks) => {
    const { text = 'Nothing.' } = joinBrings(attacks);
    const model = await setModel([{ content: { answer: `It is answered.\n\n${text}` } }]);
    const { github, repository, run, inputs, env } = await setUp(attacks, {
      emulator: { collaborators: { ada: 'write' } } as never,
      checkout: 'full',
    });
    const asked = github.people.comment({
      repository: 'acme/shop',
      issue: NUMBER,
      user: 'acme',
      body: '/housestyle ask What does this change do?',
    });
    const event = issueCommentEvent({
      repository: { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' },
      number: NUMBER,
      comment: { id: asked.id, body: asked.body, user: asked.user, association: 'OWNER' },
      defaultBranchSha: await repository.sha('main'),
    });
    const result = await run({ event, inputs: { ...asking(model), ...inputs }, env });
    expectFaithful(github);
    return playedAction(result, { github, model });
  },
  ...COMMAND_PLAYS,
  ...DECIDED_PLAYS,
  ...DOOR_PLAYS,
  ...JOB_PLAYS,
  ...BATCH_PLAYS,
  ...NAMED_PLAYS,
  ...PLACED_PLAYS,
  ...REPLAY_PLAYS,
  ...SAID_PLAYS,
  ...SECURED_PLAYS,
  ...UNCOMMITTED_PLAYS,
  forged: async (attacks) => {
    // Both runs seal what they keep, if they can: at home with a token of a person, in the workflow not at all.
    const { github, run, inputs, env } = await setUp(attacks, { emulator: { token: 'ghs_workflow' } });
    const home = await setUp(attacks, { emulator: { token: 'token-of-mallory' } });
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
    const [onLine] = home.github.reviewComments(NUMBER);
    for (const { user, body } of attacks.flatMap(({ brings }) => brings.forgesOnLine ?? [])) {
      if (onLine !== undefined) {
        github.people.beginThread(
          onLine,
          user,
          body.replaceAll('FINDING', () => finding),
        );
      }
    }
    const others = (): readonly { readonly id: number; readonly body: string }[] => [
      ...github.issueComments(NUMBER),
      ...github.reviewComments(NUMBER),
    ];
    const before = others().map(({ id, body }) => ({ id, body }));
    const result = await run({
      inputs: { provider: 'offline', 'max-comments': '500', 'sarif-file': sarifPlace(), ...inputs },
      env,
    });
    expectFaithful(github);
    const changed = before.filter(({ id, body }) => others().find((one) => one.id === id)?.body !== body);
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

function asking({ url }: { readonly url: string }): Readonly<Record<string, string>> {
  return { provider: 'openai', model: 'gpt-4o', 'base-url': url, 'api-key': MODEL_KEY };
}

function sarifPlace(): string {
  return join(temporaryFolder(), 'review.sarif');
}
