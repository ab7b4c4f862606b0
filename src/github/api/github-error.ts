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
