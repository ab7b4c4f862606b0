import { describeUserError, EXIT, messageOf, UserError } from './errors.ts';
import { GithubError, grantHint, outageHint } from './github/api/github-error.ts';
import { isRateLimited } from './github/api/octokit.ts';
import { oneLine } from './text/hidden/visible.ts';
import { GitError } from './workspace/git/process.ts';

/**
 * Reports why a run failed and returns its exit code. A wrong setting, or a failure of git or GitHub, is reported in a
 * sentence. Anything else is our own bug; its stack is shown with HOUSESTYLE_DEBUG.
 */
export function reportFatal(error: unknown, debug: boolean, write: (text: string) => void): number {
  if (error instanceof UserError) {
    write(`housestyle: ${describeUserError(error).split('\n').map(oneLine).join('\n')}`);
    return error.exitCode;
  }
  if (error instanceof GitError || error instanceof GithubError) {
    write(`housestyle: ${error instanceof GitError ? 'git' : 'GitHub'} failed: ${oneLine(error.message)}`);
    const hint = error instanceof GithubError ? hintFor(error) : error.hint;
    if (hint !== undefined) {
      write(`  ${hint}`);
    }
    return EXIT.failed;
  }
  write(`housestyle: internal error: ${oneLine(messageOf(error))}`);
  if (!debug) {
    write('  This is a bug in Housestyle. Please report it. To see where it happened, set HOUSESTYLE_DEBUG=1.');
  } else if (error instanceof Error) {
    write(error.stack ?? '');
  }
  return EXIT.failed;
}

function hintFor(error: GithubError): string | undefined {
  if (isRateLimited(error)) {
    return 'Run it again after that. A job with `actions/checkout` and `fetch-depth: 0` reads files from the disk, without requests.';
  }
  if (error.status === 401) {
    return 'Check `github-token`, then run it again.';
  }
  return error.status >= 500 ? `Run it again. ${outageHint(error)}` : grantHint(error);
}
