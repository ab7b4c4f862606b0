import type { ArtifactsEmulator } from '../emulators/artifacts/server.ts';
import { makeZip } from '../harness/make-zip.ts';
import type { Stage } from './stage.ts';

/** An artifact as GitHub serves it. */
export interface ZippedArtifact {
  readonly name: string;
  readonly zip: Buffer;
}

/** The artifacts that jobs have attached, as GitHub serves them. */
export function zipArtifacts({ artifacts }: Pick<ArtifactsEmulator, 'artifacts'>): readonly ZippedArtifact[] {
  return artifacts.map(({ name, files }) => ({
    name,
    zip: makeZip([...files].map(([path, content]) => ({ name: path, content }))),
  }));
}

/** Adds a run of the review's workflow for the newest commit, with these artifacts. Returns its id, as `GITHUB_RUN_ID` has it. */
export async function addWorkflowRun(
  { repository, github }: Pick<Stage, 'repository' | 'github'>,
  zips: readonly ZippedArtifact[],
): Promise<string> {
  const run = github.people.runWorkflow(
    {
      repository: 'acme/shop',
      name: 'Review',
      path: '.github/workflows/review.yml',
      event: 'pull_request',
      headSha: await repository.sha('feature'),
      headBranch: 'feature',
      headRepository: 'acme/shop',
      conclusion: 'success',
    },
    zips,
  );
  return String(run.id);
}
