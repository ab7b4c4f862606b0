import { isRecord } from '../../../text/record.ts';
import { readJsonc } from '../../../text/json/jsonc.ts';
import { nameOf } from '../../../workspace/paths.ts';
import type { RepositoryView } from '../../types.ts';
import type { RepositoryUrl } from './repository-urls.ts';

/** If this many addresses of a repository lead to files that exist here, it is this repository, or one with the same layout. */
const MIN_RESOLVED = 2;

/**
 * Collects the names (`owner/name` in lower case) of this repository: from its remote, its manifest, its badges, and
 * from addresses that lead to files that exist here.
 */
export async function findOwnNames(
  urls: readonly RepositoryUrl[],
  repository: RepositoryView,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const candidates = new Set(urls.map(({ name }) => name));
  if (candidates.size === 0) {
    return named;
  }
  const given = await repository.ownName();
  const said =
    given === undefined ? [...(await manifestNames(repository)), ...(await badgeNames(repository))] : [given];
  for (const name of said) {
    named.add(name.toLowerCase());
  }
  if (named.size === 0) {
    for (const name of candidates) {
      const paths = new Set(urls.filter((url) => url.name === name).map(({ path }) => path));
      if ([...paths].filter((path) => path.includes('/') && existsHere(path, repository)).length >= MIN_RESOLVED) {
        named.add(name);
      }
    }
  }
  return named;
}

/** Whether a path exists, also below `.github`: there, repositories keep what they copied from another one. */
export function existsHere(path: string, { paths }: RepositoryView): boolean {
  return [path, `.github/${path}`].some((at) => paths.has(at) || paths.hasFolder(at));
}

const MANIFESTS = ['package.json', 'go.mod', 'pyproject.toml', 'Cargo.toml', 'composer.json'];
const NAME = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?=["'\s/#]|$)/;

async function manifestNames(repository: RepositoryView): Promise<readonly string[]> {
  const names: string[] = [];
  for (const path of MANIFESTS.filter((manifest) => repository.paths.has(manifest))) {
    const source = await repository.read(path);
    const said =
      path === 'package.json' && source !== undefined ? packageRepository(readJsonc(source).value) : source?.text;
    const line =
      path === 'go.mod' ? said?.split('\n').find((text) => text.startsWith('module ')) : repositoryLine(said, path);
    const name = line?.match(NAME)?.[1];
    if (name !== undefined) {
      names.push(name);
    }
  }
  return names;
}

function packageRepository(manifest: unknown): string | undefined {
  const repository = isRecord(manifest) ? manifest['repository'] : undefined;
  const url = isRecord(repository) ? repository['url'] : repository;
  return typeof url !== 'string'
    ? undefined
    : /^(?:github:)?[\w.-]+\/[\w.-]+$/.test(url)
      ? `github.com/${url.replace('github:', '')}`
      : url;
}

function repositoryLine(text: string | undefined, path: string): string | undefined {
  return path === 'package.json'
    ? text
    : text
        ?.split('\n')
        .find((line) => /^\W*(?:repository|source|homepage)\W/i.test(line) && line.includes('github.com'));
}

const BADGE = /github\.com\/([\w.-]+\/[\w.-]+)\/(?:actions\/)?workflows\/([\w.-]+\.ya?ml)\/badge\.svg/;

async function badgeNames(repository: RepositoryView): Promise<readonly string[]> {
  const readme = repository.paths.entries.find(({ path }) => /^readme\.md$/i.test(nameOf(path)) && !path.includes('/'));
  const source = readme && (await repository.read(readme.path));
  const [, name, workflow = ''] = BADGE.exec(source?.text.slice(0, 20_000) ?? '') ?? [];
  return name !== undefined && repository.paths.has(`.github/workflows/${workflow}`) ? [name] : [];
}
