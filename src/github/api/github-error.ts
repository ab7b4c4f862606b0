import { NotSentError } from './silence.ts';

/** A refusal or failure of GitHub's API. `status` is 0 when no answer came. */
export class GithubError extends Error {
  readonly status: number;
  /** The permission that was missing, as GitHub names it: `pull_requests=write`. */
  readonly acceptedPermissions: string | undefined;
  /** The host that was asked, such as `api.github.com`; undefined if none was. */
  readonly host: string | undefined;

  constructor(status: number, message: string, acceptedPermissions: string | undefined, cause: unknown, host?: string) {
    super(message, { cause });
    this.name = 'GithubError';
    this.status = status;
    this.acceptedPermissions = acceptedPermissions;
    this.host = host;
  }

  /** Whether the request reached GitHub, as far as is known. If not, nothing was done. */
  get wasSent(): boolean {
    return !(this.cause instanceof NotSentError);
  }
}

/** What to check if GitHub keeps failing. Its page of incidents says nothing of a server of one's own, or of a proxy. */
export function outageHint({ host }: GithubError): string {
  return host === undefined || /(?:^|\.)(?:github|ghe)\.com$/.test(host)
    ? 'If the problem persists, see githubstatus.com.'
    : `If the problem persists, check ${host}, and the proxy in front of it if there is one.`;
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
