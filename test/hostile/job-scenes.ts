import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startArtifacts } from '../emulators/artifacts/server.ts';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { asking } from '../end-to-end/stage-agents.ts';
import { answer, setModel } from '../end-to-end/stage-model.ts';
import { expectFaithful, NUMBER } from '../end-to-end/stage.ts';
import { workflowDispatchEvent } from '../harness/events.ts';
import { makeZip } from '../harness/make-zip.ts';
import { shareCommand } from '../harness/shared-command.ts';
import type { JobArtifact } from './attack.ts';
import { MODEL_KEY } from './ordinary.ts';
import { playedAction, playedCommand } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';
import { setUp } from './set-up.ts';
import { joinBrings } from './stage-attacks.ts';

const runShared = shareCommand();

/** What an honest job of the ordinary change left. It is the same in each run, because equal files give equal commits. */
let honestArtifacts: readonly JobArtifact[] | undefined;

/** Says that the token, or the signed address, with which a runner takes artifacts was printed. */
const RUNTIME_SECRET = 'a secret of the runner was printed';

/** The scenes of jobs that read what other jobs, or past pull requests, left. */
export const JOB_PLAYS = {
  checked: async (attacks) => {
    const { github, run, inputs, env } = await setUp(attacks);
    const folder = temporaryFolder();
    const result = await run({
      inputs: { mode: 'validate', 'output-dir': folder, 'sarif-file': join(folder, 'a.sarif'), ...inputs },
      env,
    });
    expectFaithful(github);
    return playedAction(result, { github }, { files: readAll(folder) });
  },

  planned: async (attacks) => {
    const { github, run, inputs, env } = await setUp(attacks, { checkout: 'full' });
    const artifacts = await startArtifacts();
    onTestFinished(() => artifacts.close());
    const folder = temporaryFolder();
    const result = await run({
      inputs: { mode: 'plan', shards: '1', model: 'gpt-4o', 'api-key': MODEL_KEY, 'output-dir': folder, ...inputs },
      env: { ...env, ...artifacts.env },
    });
    expectFaithful(github);
    const left = artifacts.artifacts.flatMap(({ files }) => [...files].map(([, content]) => String(content)));
    const shown = [result.stdout, result.stderr, JSON.stringify(result.outputs)]
      .join('\n')
      .replaceAll(/^::add-mask::.*$/gm, '');
    const leaked = artifacts.secrets.filter((one) => shown.includes(one)).map(() => RUNTIME_SECRET);
    return playedAction(result, { github }, { files: [readAll(folder), ...left, ...leaked].join('\n') });
  },

  audited: async (attacks) => {
    const model = await setModel(() => answer());
    const { github, repository, run, inputs, env } = await setUp(attacks, { checkout: 'full' });
    await repository.git('switch', '--quiet', 'feature');
    const folder = temporaryFolder();
    const event = workflowDispatchEvent({
      repository: { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' },
      inputs: null,
      sha: await repository.sha('feature'),
    });
    const result = await run({
      event,
      inputs: {
        ...asking(model),
        'all-files': 'true',
        'output-dir': folder,
        'sarif-file': join(folder, 'a.sarif'),
        ...inputs,
      },
      env,
    });
    expectFaithful(github);
    return playedAction(result, { github, model }, { files: readAll(folder) });
  },

  published: async (attacks) => {
    const [{ brings: { artifacts: change } } = { brings: {} as Partial<(typeof attacks)[number]['brings']> }] = attacks;
    const { content } = answer(...joinBrings(attacks).replies);
    const model = await setModel(() => ({ content }));
    const { github, repository, run, inputs, env } = await setUp(attacks, { checkout: 'full' });
    const folder = temporaryFolder();
    const given = {
      ...asking(model),
      'max-comments': '500',
      'output-dir': folder,
      'sarif-file': join(folder, 'a.sarif'),
      ...inputs,
    };
    const printed: string[] = [];
    let honest = change === undefined ? undefined : honestArtifacts;
    if (honest === undefined) {
      const artifacts = await startArtifacts();
      onTestFinished(() => artifacts.close());
      const planned = await run({ inputs: { ...given, mode: 'plan', shards: '1' }, env });
      const reviewed = await run({ inputs: { ...given, shard: '1/1' }, env: { ...env, ...artifacts.env } });
      for (const { stdout, stderr, outputs } of [planned, reviewed]) {
        printed.push(stdout, stderr, JSON.stringify(outputs));
      }
      honest = artifacts.artifacts.map(({ name, files }) => ({
        name,
        zip: makeZip([...files].map(([path, content]) => ({ name: path, content }))),
      }));
      printed.push(...artifacts.artifacts.flatMap(({ files }) => [...files].map(([, content]) => String(content))));
      const shown = printed.join('\n').replaceAll(/^::add-mask::.*$/gm, '');
      printed.push(...artifacts.secrets.filter((one) => shown.includes(one)).map(() => RUNTIME_SECRET));
      if (change !== undefined) {
        honestArtifacts = honest;
      }
    }
    const jobs = github.people.runWorkflow(
      {
        repository: 'acme/shop',
        name: 'Review',
        path: '.github/workflows/review.yml',
        event: 'pull_request',
        headSha: await repository.sha('feature'),
        headBranch: 'feature',
        headRepository: 'acme/shop',
        conclusion: 'success',
      },
      change === undefined ? honest : change(honest),
    );
    const result = await run({
      inputs: { ...given, mode: 'publish' },
      env: { ...env, GITHUB_RUN_ID: String(jobs.id) },
    });
    expectFaithful(github);
    const masked = printed.join('\n').replaceAll(/^::add-mask::.*$/gm, '');
    return playedAction(result, { github, model }, { files: `${masked}\n${readAll(folder)}` });
  },

  taught: async (attacks) => {
    const { github, repository, run, env } = await setUp(attacks, { checkout: 'full' });
    await run({ inputs: { provider: 'offline', 'max-comments': '500' } });
    const ours = github.reviewComments(NUMBER);
    const [first] = ours;
    if (first === undefined) {
      throw new Error('The review posted no comment to learn from.');
    }
    for (const { user, body } of attacks.flatMap(({ brings }) => brings.forgesOnLine ?? [])) {
      const text = body.replace('FINDING', () => first.body);
      github.people.react(github.people.beginThread(first, user, text).id, 'acme', '+1');
    }
    attacks.flatMap(({ brings }) => brings.likes ?? []).forEach((user) => github.people.react(first.id, user, '+1'));
    github.people.react(first.id, 'acme', '-1');
    await repository.git('switch', '--quiet', 'main');
    const message = `Merge pull request #${NUMBER} from acme/feature`;
    await repository.git('merge', '--quiet', '--no-ff', '-m', message, 'feature');
    await repository.git('remote', 'add', 'origin', 'https://ghe.example.com/acme/shop.git');
    const token = ['--github-token', 'test-token'];
    const printed: string[] = [];
    for (const args of [
      ['learn', '--format', 'json', ...token],
      ['learn', ...token],
      ['learn', '--report'],
      ['guidelines', '--history', '5', '--format', 'json', ...token],
      ['guidelines', '--history', '5', ...token],
    ]) {
      const { stdout, stderr, exitCode } = await runShared(args, {
        cwd: repository.directory,
        env: { ...env, GITHUB_API_URL: github.url },
      });
      printed.push(stdout, stderr, `exit code ${exitCode}`);
    }
    expectFaithful(github);
    const learned = readFileSync(join(repository.directory, '.github/housestyle-learned.json'), 'utf8');
    return playedCommand({ exitCode: 0, stdout: printed.join('\n'), stderr: '' }, { files: learned });
  },
} satisfies Partial<Record<SceneName, Play>>;

/** The text of all files below a folder. */
function readAll(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
