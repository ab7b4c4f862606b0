import { isRecord } from '../text/record.ts';
import { guarded, type Octokit } from './api/octokit.ts';
import { UnexpectedAnswerError } from './api/patience.ts';
import type { RepositoryAddress } from './repository.ts';

/** What a workflow run uploaded. Whoever wrote the workflow's steps chose name and content. */
export interface RunArtifact {
  readonly id: number;
  readonly name: string;
  /** Bytes of the archive, as GitHub counts them. */
  readonly size: number;
  readonly isExpired: boolean;
}

/** Requests about what workflow runs uploaded. Every method may throw a `GithubError`. */
export interface ArtifactRequests {
  /** The newest artifacts of a workflow run, at most 100. */
  runArtifacts(runId: number): Promise<readonly RunArtifact[]>;
  /** All artifacts of a workflow run, up to 1,200. */
  allRunArtifacts(runId: number): Promise<readonly RunArtifact[]>;
  /** The zip archive of an artifact. */
  downloadArtifact(id: number): Promise<Buffer>;
}

const PAGE_SIZE = 100;
/** Enough for four attempts of a run with 256 shards. */
const MAX_PAGES = 12;

/** Makes the requests about artifacts for a repository. */
export function artifactRequests(octokit: Octokit, address: RepositoryAddress): ArtifactRequests {
  const readPage = (runId: number, page: number): Promise<readonly RunArtifact[]> =>
    guarded(async () => {
      const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
      const request = { accepts: readArtifacts };
      const { data } = await octokit.request(route, { ...address, run_id: runId, per_page: PAGE_SIZE, page, request });
      return readArtifacts(data);
    });
  return {
    runArtifacts: (runId) => readPage(runId, 1),
    allRunArtifacts: async (runId) => {
      const all = new Map<number, RunArtifact>();
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const rows = await readPage(runId, page);
        rows.forEach((row) => all.set(row.id, row));
        if (rows.length < PAGE_SIZE) {
          break;
        }
      }
      return [...all.values()];
    },
    downloadArtifact: (id) =>
      guarded(async () => {
        // GitHub redirects to its storage. Node's fetch does not send the token to another host.
        const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
        const request = { accepts: readBytes };
        const { data } = await octokit.request(route, {
          ...address,
          artifact_id: id,
          archive_format: 'zip',
          request,
        });
        return readBytes(data);
      }),
  };
}

function readArtifacts(data: unknown): readonly RunArtifact[] {
  const rows = isRecord(data) ? data['artifacts'] : undefined;
  if (!Array.isArray(rows)) {
    throw new UnexpectedAnswerError('not a list of artifacts');
  }
  return rows
    .filter(isRecord)
    .flatMap(({ id, name, size_in_bytes: size, expired }) =>
      typeof id === 'number' && typeof name === 'string' && typeof size === 'number'
        ? [{ id, name, size, isExpired: expired === true }]
        : [],
    );
}

/** Octokit returns a body that is neither JSON nor text as bytes. */
function readBytes(data: unknown): Buffer {
  if (!(data instanceof ArrayBuffer)) {
    throw new UnexpectedAnswerError('not an archive');
  }
  return Buffer.from(data);
}
