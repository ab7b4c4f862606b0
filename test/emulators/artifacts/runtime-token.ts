/** The ids by which the results service identifies a job. */
export interface JobIds {
  readonly run: string;
  readonly job: string;
}

export const JOB: JobIds = {
  run: 'ce7f54c7-61c7-4aae-887f-30da475f5f1a',
  job: 'ca395085-040a-526b-2ce8-bdc85f692774',
};

/** Builds a token as the runner gets it for each job in `ACTIONS_RUNTIME_TOKEN`: a JWT whose scopes name the job. */
export function runtimeToken({ run, job }: JobIds): string {
  const claims = { iss: 'vstoken.actions.githubusercontent.com', scp: `Actions.Example Actions.Results:${run}:${job}` };
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ typ: 'JWT', alg: 'RS256' })}.${part(claims)}.c2lnbmF0dXJlLW9mLW5vYm9keQ`;
}
