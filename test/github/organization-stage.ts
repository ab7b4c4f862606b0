import type { Organization, OrganizationSettings } from '../../src/github/organization.ts';
import { readText } from '../../src/workspace/read-text.ts';
import { startFixture, type Fixture, type FixtureOptions } from '../emulators/github/fixture.ts';
import type { GithubEmulator } from '../emulators/github/server.ts';
import type { RepositoryOptions } from '../emulators/github/world.ts';
import { makeRepository, type TemporaryRepository } from '../harness/repository.ts';
import { hurriedClock } from './publishing/hurried-clock.ts';

export type Files = Readonly<Record<string, string>>;

/** A repository of acme: its files (undefined if it has no commits) and its settings on GitHub. */
export interface Kept extends Partial<RepositoryOptions> {
  readonly files?: Files;
}

export const PRIVATE: Kept = { files: { 'agents/security.md': 'Look for injections.' }, private: true };
export const PUBLIC: Kept = { files: { 'copilot-instructions.md': 'Write short functions.' } };

export interface Stage extends Fixture {
  readonly settings: OrganizationSettings;
  readonly repositories: ReadonlyMap<string, TemporaryRepository>;
}

/** Builds acme/shop, which is reviewed, and other repositories of acme by name. */
export async function stage(kept: Readonly<Record<string, Kept>>, options: FixtureOptions = {}): Promise<Stage> {
  const made = await Promise.all(
    Object.entries(kept).map(async ([name, { files, ...known }], index) => {
      const defaultBranch = known.defaultBranch ?? 'main';
      const commits = files === undefined ? [] : [{ message: 'Start', files }];
      const repository = await makeRepository({ commits, defaultBranch });
      return { name, repository, known: { id: 100 + index, defaultBranch, ...known } };
    }),
  );
  const others = made.map(({ name, repository, known }) => ({
    owner: 'acme',
    name,
    gitDir: repository.directory,
    ...known,
  }));
  const fixture = await startFixture({ ...options, others });
  return {
    ...fixture,
    settings: {
      token: fixture.github.token,
      apiUrl: fixture.url,
      owner: 'acme',
      version: '1.2.3',
      clock: hurriedClock(),
    },
    repositories: new Map(made.map(({ name, repository }) => [name, repository])),
  };
}

/** Lists the requests for a repository in order, each with its sender, its path and the status of the answer. */
export function askedOf(github: GithubEmulator, repository: string): readonly string[] {
  return github.requests
    .filter(({ path }) => `${path}/`.startsWith(`/repos/${repository}/`))
    .map(({ path, query, headers, status }) => {
      const what = decodeURIComponent(path.slice(`/repos/${repository}`.length)).replace(/[0-9a-f]{40}/, 'SHA');
      const whole = query['recursive'] === undefined ? '' : ' whole';
      return `${headers.authorization === undefined ? 'anybody' : 'token'} ${what || '/'}${whole} ${status}`;
    });
}

/** Reads the text of every file of every source. */
export async function readAll({ sources }: Organization): Promise<Readonly<Record<string, Files>>> {
  const texts = sources.map(async ({ name, workspace }) => {
    const entries = await workspace.list('');
    return [name, Object.fromEntries(await Promise.all(entries.map(({ path }) => textAt(workspace, path))))] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function textAt(workspace: Organization['sources'][number]['workspace'], path: string) {
  const read = await readText(workspace, path);
  return [path, read.kind === 'text' ? read.source.text : read.message] as const;
}

export const OPENED = ['token / 200', 'token /git/ref/heads/main 200', 'token /git/trees/SHA whole 200'];
export const NOT_THERE = 'it does not exist, or the token may not read it';

/** A GitHub whose every answer comes from the test. */
export function answering(answer: (init: RequestInit | undefined) => Response): OrganizationSettings {
  const fetch: typeof globalThis.fetch = async (_input, init) => answer(init);
  return {
    token: 'test-token',
    apiUrl: 'http://127.0.0.1:1',
    owner: 'acme',
    version: '1.2.3',
    fetch,
    clock: hurriedClock(),
  };
}
