import { answer, setModel } from '../end-to-end/stage-model.ts';
import { asking } from '../end-to-end/stage-agents.ts';
import { expectFaithful, NUMBER } from '../end-to-end/stage.ts';
import { pullRequestEvent } from '../harness/events.ts';
import { playedAction } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';
import { setUp } from './set-up.ts';

const REPOSITORY = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };
/** Another pull request of the same commits, so that only its number differs. */
const OTHER = 8;

function pull(number: number) {
  const refs = { baseRef: 'main', headRef: 'feature' };
  return { repository: 'acme/shop', number, title: 'Sum the lines', body: null, author: 'ada', ...refs };
}

/** The scene in which states of other reviews, or edited ones, are put into our own comment. */
export const REPLAY_PLAYS = {
  replayed: async (attacks) => {
    // A server that takes every key, so that a state can be sealed with the key of somebody else.
    const model = await setModel(() => answer(), { apiKey: undefined } as never);
    const { github, repository, run, inputs, env } = await setUp(attacks, {
      emulator: { token: 'ghs_workflow', pullRequests: [pull(NUMBER), pull(OTHER)] },
    });
    const given = { ...asking(model), 'max-comments': '500', ...inputs };
    const event = async (number: number) =>
      pullRequestEvent({
        action: 'synchronize',
        repository: REPOSITORY,
        pullRequest: pull(number),
        baseSha: await repository.sha('main'),
        headSha: await repository.sha('feature'),
      });
    const review = async (number: number, more: Readonly<Record<string, string>> = {}) =>
      run({ event: await event(number), inputs: { ...given, ...more }, env });
    const ours = (number: number) => {
      const found = github.issueComments(number).find(({ user }) => user === 'github-actions[bot]');
      if (found === undefined) {
        throw new Error(`The review of pull request ${number} left no summary.`);
      }
      return found;
    };
    const outcome = async (what: string) => {
      const asked = model.requests.length;
      const result = await review(NUMBER);
      const isBelieved = result.stdout.includes('already reviewed') || model.requests.length === asked;
      return {
        result,
        line: `${what}: ${isBelieved ? 'believed' : 'reviewed again'}, ${result.outputs['conclusion']}`,
      };
    };
    await review(OTHER);
    await review(NUMBER, { 'api-key': 'key-of-somebody-else' });
    const states: Record<string, string> = {
      'another pull request': ours(OTHER).body,
      'another key': ours(NUMBER).body,
    };
    await review(NUMBER);
    states['an earlier commit'] = ours(NUMBER).body;
    const honest = await outcome('an honest state');
    const lines = [honest.line];
    await repository.commit('feature', { message: 'Later', files: { 'src/later.js': 'var later = 1;\n' } });
    await review(NUMBER);
    let last = honest.result;
    for (const { tries, brings } of attacks) {
      const { from = 'this commit', edits = (body: string) => body, as = 'edit' } = brings.replays ?? {};
      if (brings.replays !== undefined) {
        const { id, body } = ours(NUMBER);
        const changed = edits(states[from] ?? body);
        if (as === 'edit') {
          github.people.edit(id, 'mallory', changed);
        } else {
          github.people.deleteComment(id);
          github.addUserComment({ number: NUMBER, user: 'github-actions[bot]', body: changed });
        }
        const { result, line } = await outcome(tries);
        lines.push(line);
        last = result;
        // The next attack begins with an honest state.
        await review(NUMBER);
      }
    }
    expectFaithful(github);
    return playedAction(last, { github, model }, { files: lines.join('\n') });
  },
} satisfies Partial<Record<SceneName, Play>>;
