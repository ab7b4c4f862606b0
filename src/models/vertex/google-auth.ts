import { GoogleAuth } from 'google-auth-library';
import { findInTime } from '../wire/time-limit.ts';

/** What Google's own client library for credentials finds. */
export interface GoogleCredentials {
  /** The project that the credentials belong to. Rejects if they name none. */
  project(): Promise<string>;
  /** An access token that is valid for some minutes at least. Rejects if there are no credentials. */
  token(): Promise<string>;
}

/**
 * Finds Google's "application default credentials": the file that GOOGLE_APPLICATION_CREDENTIALS names (a workload
 * identity, as of `google-github-actions/auth`, or a service account), those of `gcloud auth application-default login`,
 * or those of the machine. Tokens are renewed before they expire.
 *
 * @param project undefined: the one that the credentials name, for which the library may have to ask Google
 */
export function findGoogleCredentials(project: string | undefined): GoogleCredentials {
  const auth = new GoogleAuth({
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
    ...(project === undefined ? {} : { projectId: project }),
  });
  // Several requests ask for the token at the same time later, when the credentials are known.
  let isFound = false;
  return {
    project: () => findInTime(() => withoutWarning(() => auth.getProjectId())),
    token: async () => {
      const token = await findInTime(() =>
        isFound ? auth.getAccessToken() : withoutWarning(() => auth.getAccessToken()),
      );
      isFound = true;
      if (token === null || token === undefined || token === '') {
        throw new Error('the credentials gave no access token');
      }
      return token;
    },
  };
}

/**
 * Runs a lookup without the warning that the library prints outside of Google's cloud, where nothing answers for the machine:
 * `MetadataLookupWarning: received unexpected error = All promises were rejected`. The lookup fails then too, and our message
 * says what to do.
 */
async function withoutWarning<T>(look: () => Promise<T>): Promise<T> {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = (warning: string | Error, ...more: readonly unknown[]): void => {
    if (more[0] !== 'MetadataLookupWarning') {
      Reflect.apply(emitWarning, undefined, [warning, ...more]);
    }
  };
  try {
    return await look();
  } finally {
    process.emitWarning = emitWarning;
  }
}
