import { describeUserError, EXIT, messageOf, UserError } from './errors.ts';
import { GithubError } from './github/github-error.ts';
import { logLine } from './text/hidden/visible.ts';
import { GitError } from './workspace/git/process.ts';

/**
 * Says why a run ended early and returns its exit code. A wrong set-up, and git or GitHub failing, is told in a
 * sentence; anything else is our own fault and shows its stack only when asked for with HOUSESTYLE_DEBUG.
 */
export function reportFatal(error: unknown, debug: boolean, write: (text: string) => void): number {
  if (error instanceof UserError) {
    write(`housestyle: ${describeUserError(error).split('\n').map(safeLine).join('\n')}`);
    return error.exitCode;
  }
  if (error instanceof GitError || error instanceof GithubError) {
    write(`housestyle: ${error instanceof GitError ? 'git' : 'GitHub'} did not do its part: ${logLine(error.message)}`);
    return EXIT.failed;
  }
  write(`housestyle: internal error: ${logLine(messageOf(error))}`);
  if (!debug) {
    write('  This is a fault in Housestyle. Set HOUSESTYLE_DEBUG=1 to see where it happened, and report it.');
  } else if (error instanceof Error) {
    write(error.stack ?? '');
  }
  return EXIT.failed;
}

/** The indentation of a hint stays. */
function safeLine(line: string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return indent + logLine(line.slice(indent.length));
}
