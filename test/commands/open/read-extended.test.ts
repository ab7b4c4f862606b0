import { expect, it, onTestFinished } from 'vitest';
import { openExtended, type ReadExtended } from '../../../src/commands/open/read-extended.ts';
import { readConfig } from '../../../src/options/read-config-text.ts';
import type { GivenConfig } from '../../../src/options/given.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { startGithub, type GithubEmulator } from '../../emulators/github/server.ts';
import { makeRepository } from '../../harness/repository.ts';

interface Central {
  readonly github: GithubEmulator;
  readonly commit: string;
  readonly extend: (text: string) => Promise<Awaited<ReturnType<ReadExtended>>>;
}

async function startCentral(): Promise<Central> {
  const repository = await makeRepository({
    commits: [{ message: 'Policy', files: { 'a.yml': 'fail-on: high\nmax-comments: 20\npolicy: [fail-on]\n' } }],
  });
  const github = await startGithub({
    repositories: [{ owner: 'acme', name: '.github', id: 7, defaultBranch: 'main', gitDir: repository.directory }],
    pullRequests: [],
  });
  onTestFinished(() => github.close());
  const read = openExtended({ token: 'test-token', apiUrl: github.url, version: '1' }, 'Check `extends`.');
  const extend: Central['extend'] = async (text) => {
    const own: GivenConfig = readConfig(sourceText('own.yml', text));
    return read(own, own.options.get('extends')!);
  };
  return { github, commit: await repository.sha('main'), extend };
}

it('reads the extended file once for all configurations, and each on top of it', async () => {
  const { github, commit, extend } = await startCentral();
  const line = `extends: acme/.github/a.yml@${commit}\n`;
  const first = await extend(`${line}max-comments: 3\n`);
  const asked = github.requests.length;
  const second = await extend(line);
  const valuesOf = ({ options }: typeof first): readonly unknown[] =>
    ['fail-on', 'max-comments'].map((key) => options.get(key)?.value);
  expect([first, second].map(valuesOf)).toEqual([
    ['high', 3],
    ['high', 20],
  ]);
  expect(asked).toBeGreaterThan(0);
  expect(github.requests.length).toBe(asked);
});

it('says in whose policy a key is that a repository sets, and which file cannot be read', async () => {
  const { commit, extend } = await startCentral();
  await expect(extend(`extends: acme/.github/a.yml@${commit}\nfail-on: never\n`)).rejects.toThrow(
    `\`fail-on\` is decided by the policy of acme/.github/a.yml@${commit.slice(0, 7)}`,
  );
  await expect(extend(`extends: acme/none/a.yml@${commit}\n`)).rejects.toMatchObject({
    message: expect.stringContaining(`The configuration acme/none/a.yml@${commit.slice(0, 7)} cannot be read`),
    hint: 'Check `extends`.',
  });
});
