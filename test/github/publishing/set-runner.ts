import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GithubEmulator } from '../../emulators/github/server.ts';

/**
 * Sets what a runner gives a job for a pull request, for the Action in this process. The toolkit reads it once, when it is
 * loaded. Another test file of the same process may have loaded it before, so what it read is set again.
 *
 * @param folder where the file of the event is written
 */
export async function setRunner(github: GithubEmulator, folder: string, number: number): Promise<void> {
  const event = join(folder, 'event.json');
  const payload = {
    pull_request: { number },
    repository: { name: 'shop', full_name: 'acme/shop', owner: { login: 'acme' } },
  };
  const sha = 'f'.repeat(40);
  await writeFile(event, JSON.stringify(payload));
  Object.assign(process.env, {
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_SHA: sha,
  });
  const { context } = await import('@actions/github');
  Object.assign(context, {
    apiUrl: github.url,
    graphqlUrl: github.graphqlUrl,
    eventName: 'pull_request',
    payload,
    sha,
  });
}
