import { usageError } from '../../errors.ts';
import type { Environment } from '../../models/choose.ts';
import { quote } from '../../text/shown/quote.ts';

const GITHUB = 'github.com';
const VARIABLE = 'GITHUB_API_URL';

/**
 * The address of GitHub's API for a command: of the host, or of the server that the environment names. A token is only sent
 * there. Unlike a remote of a repository, the environment is the user's own.
 *
 * @param host the host of the repository's remote; undefined if there is none
 * @returns undefined if the host is another one, and the environment names no server
 */
export function readServerAddress(environment: Environment, host: string | undefined): string | undefined {
  const named = environment[VARIABLE];
  if (host === GITHUB) {
    return 'https://api.github.com';
  }
  // An unset variable of a workflow is an empty one.
  if (named === undefined || named.trim() === '') {
    return undefined;
  }
  checkServer(environment);
  return named;
}

/**
 * Checks the server that the environment names. The toolkit uses it as soon as it is loaded, so this comes before.
 *
 * @throws {UserError} if it is set, and not an address
 */
export function checkServer(environment: Environment): void {
  const named = environment[VARIABLE];
  if (named !== undefined && named.trim() !== '' && !isAddress(named)) {
    throw usageError(
      'wrong-server',
      `\`${VARIABLE}\` is ${quote(named)}, not an address`,
      'Set it to the address of the API of your server, such as `https://HOST/api/v3`.',
    );
  }
}

/** The same for a command that reads no repository on disk: github.com, unless the environment names another server. */
export function readNamedServer(environment: Environment): string {
  return readServerAddress(environment, undefined) ?? 'https://api.github.com';
}

/** Whether a text is an address of the web. */
export function isAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
