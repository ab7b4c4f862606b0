import { NotSentError } from './silence.ts';

/** A refusal or failure of GitHub's API. `status` is 0 when no answer came. */
export class GithubError extends Error {
  readonly status: number;
  /** The permission that was missing, as GitHub names it: `pull_requests=write`. */
  readonly acceptedPermissions: string | undefined;

  constructor(status: number, message: string, acceptedPermissions: string | undefined, cause: unknown) {
    super(message, { cause });
    this.name = 'GithubError';
    this.status = status;
    this.acceptedPermissions = acceptedPermissions;
  }

  /** Whether the request reached GitHub, as far as is known. If not, nothing was done. */
  get wasSent(): boolean {
    return !(this.cause instanceof NotSentError);
  }
}

/**
 * How to give a job of a workflow the permission that GitHub misses; undefined for any other refusal. GitHub names
 * alternatives (`;`), each of one or several permissions (`,`): `pull_requests=write; issues=write`.
 */
export function grantHint({ status, acceptedPermissions }: GithubError): string | undefined {
  if (status !== 403 || acceptedPermissions === undefined) {
    return undefined;
  }
  const [first = ''] = acceptedPermissions.split(';');
  const needed = [...first.matchAll(/([a-z_]+)=([a-z]+)/g)]
    .map(([, scope = '', level = '']) => `\`${scope.replaceAll('_', '-')}: ${level}\``)
    .join(' and ');
  return needed === ''
    ? undefined
    : `Give the job the permission ${needed}. A job that sets \`permissions\` has only those that it names.`;
}
