import { GoogleAuth } from 'google-auth-library';

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
  return {
    project: () => auth.getProjectId(),
    token: async () => {
      const token = await auth.getAccessToken();
      if (token === null || token === undefined || token === '') {
        throw new Error('the credentials gave no access token');
      }
      return token;
    },
  };
}
