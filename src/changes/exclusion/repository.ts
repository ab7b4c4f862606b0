import { compileGlob } from '../../text/globs/glob.ts';

/** The repositories that a key of the settings applies to, or the reason why the key is invalid. */
export type RepositoryReference =
  | { readonly kind: 'reference'; readonly names: (repository: string) => boolean }
  | { readonly kind: 'invalid'; readonly reason: string };

/**
 * Reads a repository reference of an organization's content exclusion: `*` for all, a URL such as
 * `https://github.com/octo/app.git`, `git@github.com:octo/app`, `octo/app`, or `app` for that name in any organization.
 * It may be a glob. Case, user and port are ignored. A repository is given by host and name: `github.com/octo/app`.
 *
 * @see https://docs.github.com/en/copilot/how-tos/content-exclusion/excluding-content-from-github-copilot
 */
export function readRepositoryReference(written: string): RepositoryReference {
  const text = written.trim().toLowerCase();
  if (text === '*') {
    return { kind: 'reference', names: () => true };
  }
  const glob = compileGlob(hostAndName(text));
  if (glob.kind === 'invalid') {
    return { kind: 'invalid', reason: glob.reason };
  }
  return { kind: 'reference', names: (repository) => glob.matches(repository.toLowerCase().replace(/:\d+\//, '/')) };
}

function hostAndName(text: string): string {
  const url = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/.exec(text);
  const [, host, path = ''] = url ?? /^(?:[^/@]*@)?([^/:]+):(.*)$/.exec(text) ?? [];
  const name = (host === undefined ? text : path)
    .replace(/^\/+/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  if (name === '') {
    return '';
  }
  if (host !== undefined) {
    return `${host}/${name}`;
  }
  return `${ANY_ABOVE.slice(name.split('/').length - 1).join('')}${name}`;
}

/** Globs for the host and the organization, which a shorter reference leaves open. */
const ANY_ABOVE = ['*/', '*/'] as const;
