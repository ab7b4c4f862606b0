import type { GivenConfig } from './given.ts';
import { OPTIONS } from './options.ts';

/**
 * A sentence about a key or token that is written into the configuration of a repository, where everybody who can read the
 * repository can read it: where it is, and what to do. It does not quote the value. Undefined if there is none.
 */
export function describeKeptSecret({ options }: GivenConfig): string | undefined {
  const found = OPTIONS.find(({ name, secret }) => secret === true && hasText(options.get(name)?.value));
  const where = found === undefined ? undefined : options.get(found.name)?.where;
  if (found === undefined || where?.kind !== 'file') {
    return undefined;
  }
  return `\`${where.place.path}:${where.place.line ?? 1}\`: everybody who can read the repository can read \`${found.name}\`; revoke it, and give a new one as a secret of the workflow or in the environment.`;
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
