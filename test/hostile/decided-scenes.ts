import { asking } from '../end-to-end/stage-agents.ts';
import { answer, setModel } from '../end-to-end/stage-model.ts';
import { expectFaithful, NUMBER } from '../end-to-end/stage.ts';
import { issueCommentEvent } from '../harness/events.ts';
import { playedAction } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';
import { setUp } from './set-up.ts';

/** The scene in which a comment that is older than our summary is made to look like it, before somebody decides something. */
export const DECIDED_PLAYS = {
  decided: async (attacks) => {
    const model = await setModel(() => answer());
    const { github, repository, run, inputs, env } = await setUp(attacks, {
      emulator: { token: 'ghs_workflow', collaborators: { ada: 'write' } } as never,
    });
    const forges = attacks.flatMap(({ brings }) => brings.forges ?? []);
    const before = forges.map(({ user }) => github.addUserComment({ number: NUMBER, user, body: 'Thanks!' }));
    const given = { ...asking(model), ...inputs };
    const reviewed = await run({ inputs: given, env });
    const ours = github.issueComments(NUMBER).find(({ body }) => body.endsWith('<!-- housestyle:summary -->'));
    if (ours === undefined) {
      throw new Error(`The review left no summary: ${reviewed.stdout}`);
    }
    const left = github.issueComments(NUMBER).filter(({ body }) => body === 'Thanks!');
    for (const [index, { body, user }] of forges.entries()) {
      const { id } = left[index] ?? { id: 0 };
      github.people.edit(
        id,
        user,
        body.replaceAll('SUMMARY', () => ours.body),
      );
    }
    const edited = new Map(left.map(({ id }) => [id, github.issueComments(NUMBER).find((one) => one.id === id)?.body]));
    const asked = github.people.comment({
      repository: 'acme/shop',
      issue: NUMBER,
      user: 'acme',
      body: '/housestyle pause',
    });
    const event = issueCommentEvent({
      repository: { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' },
      number: NUMBER,
      comment: { id: asked.id, body: asked.body, user: asked.user, association: 'OWNER' },
      defaultBranchSha: await repository.sha('main'),
    });
    const result = await run({ event, inputs: given, env });
    expectFaithful(github);
    const overwritten = [...edited].filter(
      ([id, body]) => github.issueComments(NUMBER).find((one) => one.id === id)?.body !== body,
    );
    const files = [`${before.length} comments are older`, ...overwritten.map(([, body]) => `overwrote ${body}`)];
    return playedAction(result, { github, model }, { files: files.join('\n') });
  },
} satisfies Partial<Record<SceneName, Play>>;
