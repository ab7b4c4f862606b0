import { GithubError } from '../../github/api/github-error.ts';
import type { GithubClient } from '../../github/client.ts';

/** The people who may write to the repository. */
export interface Writers {
  /** Asks for the permissions of these people, each person once. */
  ask(logins: readonly string[]): Promise<void>;
  mayWrite(login: string): boolean;
  /** How many people were not asked for, because there were too many. */
  unasked(): number;
}

/** Each costs a request. */
export const MAX_ASKED_PEOPLE = 200;

const PERMISSIONS = new Set(['admin', 'maintain', 'write']);

export function openWriters(client: Pick<GithubClient, 'permission'>): Writers {
  const people = new Map<string, boolean>();
  const unasked = new Set<string>();
  return {
    ask: async (logins) => {
      for (const login of new Set(logins)) {
        if (login === '' || people.has(login)) {
          continue;
        }
        if (people.size < MAX_ASKED_PEOPLE) {
          people.set(login, await mayWrite(client, login));
        } else {
          unasked.add(login);
        }
      }
    },
    mayWrite: (login) => people.get(login) === true,
    unasked: () => unasked.size,
  };
}

/** GitHub knows no permission of an account that was deleted, or of an app. */
async function mayWrite(client: Pick<GithubClient, 'permission'>, login: string): Promise<boolean> {
  try {
    return PERMISSIONS.has(await client.permission(login));
  } catch (error) {
    if (error instanceof GithubError && error.status === 404) {
      return false;
    }
    throw error;
  }
}
