import { listReply, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { ApiError, notFound } from '../errors.ts';
import { repositoryObject } from '../objects/repositories.ts';
import { nodeId, userObject } from '../objects/users.ts';
import { commitObject } from '../objects/commits.ts';
import type { Artifact, WorkflowRun } from '../world.ts';

const ACTIONS = '/repos/{owner}/{repo}/actions';
const READS_ACTIONS = { scopes: ['actions'], level: 'read' } as const;

/** Routes for runs of workflows and their artifacts. */
export const ACTION_ROUTES: readonly Route[] = [
  { operation: `GET ${ACTIONS}/runs/{run_id}`, needs: READS_ACTIONS, respond: showRun },
  { operation: `GET ${ACTIONS}/runs/{run_id}/artifacts`, needs: READS_ACTIONS, respond: listArtifacts },
  {
    operation: `GET ${ACTIONS}/artifacts/{artifact_id}/{archive_format}`,
    needs: READS_ACTIONS,
    respond: sendToArtifact,
  },
];

async function showRun(call: Call): Promise<Reply> {
  const run = runOf(call);
  const { world } = call;
  const repository = repositoryOf(call);
  const head = world.repository(run.headRepository) ?? repository;
  const url = `${world.apiUrl}/repos/${repository.fullName}/actions/runs/${run.id}`;
  const { commit } = await commitObject(world, repository, run.headSha);
  const { message, author, committer, tree } = commit as Readonly<Record<string, unknown>>;
  const addresses = ['jobs', 'logs', 'cancel', 'rerun', 'artifacts'].map((name) => [`${name}_url`, `${url}/${name}`]);
  const at = '2026-01-05T10:30:00Z';
  return {
    status: 200,
    body: {
      id: run.id,
      name: run.name,
      node_id: nodeId('WorkflowRun', run.id),
      head_branch: run.headBranch,
      head_sha: run.headSha,
      path: run.path,
      run_number: 1,
      run_attempt: 1,
      event: run.event,
      display_title: run.name,
      status: 'completed',
      conclusion: run.conclusion,
      workflow_id: 1,
      url,
      html_url: `https://github.com/${repository.fullName}/actions/runs/${run.id}`,
      // The list is empty for a pull request from a fork.
      pull_requests: [],
      created_at: at,
      updated_at: at,
      run_started_at: at,
      actor: userObject(world.apiUrl, head.owner),
      triggering_actor: userObject(world.apiUrl, head.owner),
      ...Object.fromEntries(addresses),
      check_suite_url: `${world.apiUrl}/repos/${repository.fullName}/check-suites/1`,
      workflow_url: `${world.apiUrl}/repos/${repository.fullName}/actions/workflows/1`,
      head_commit: {
        id: run.headSha,
        tree_id: (tree as { readonly sha: string }).sha,
        message,
        timestamp: at,
        author,
        committer,
      },
      repository: repositoryObject(world, repository),
      head_repository: repositoryObject(world, head),
    },
  };
}

async function listArtifacts(call: Call): Promise<Reply> {
  const run = runOf(call);
  const name = call.query.get('name');
  const all = call.world.artifacts.filter((one) => one.runId === run.id && (name === null || one.name === name));
  const { body, ...reply } = await listReply(call, all, (one) => artifactObject(call, run, one));
  return { ...reply, body: { total_count: all.length, artifacts: body } };
}

/** Redirects to the storage of artifacts, which must not receive the token. */
async function sendToArtifact(call: Call): Promise<Reply> {
  const { fullName } = repositoryOf(call);
  const id = Number(call.parameters['artifact_id']);
  const found = call.world.artifacts.find((one) => one.id === id && one.repository === fullName);
  if (found === undefined || call.parameters['archive_format'] !== 'zip') throw notFound();
  if (found.expired) throw new ApiError(410, 'Artifact has expired');
  return { status: 302, headers: { location: new URL(`/artifacts/${id}.zip`, call.world.codeload.url).href } };
}

function runOf(call: Call): WorkflowRun {
  const { fullName } = repositoryOf(call);
  const id = Number(call.parameters['run_id']);
  const run = call.world.workflowRuns.find((one) => one.id === id && one.repository === fullName);
  if (run === undefined) throw notFound();
  return run;
}

function artifactObject(call: Call, run: WorkflowRun, artifact: Artifact): Readonly<Record<string, unknown>> {
  const repository = repositoryOf(call);
  const url = `${call.world.apiUrl}/repos/${repository.fullName}/actions/artifacts/${artifact.id}`;
  const at = '2026-01-05T10:31:00Z';
  return {
    id: artifact.id,
    node_id: nodeId('Artifact', artifact.id),
    name: artifact.name,
    size_in_bytes: artifact.zip.length,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    created_at: at,
    updated_at: at,
    expires_at: '2026-04-05T10:31:00Z',
    workflow_run: {
      id: run.id,
      repository_id: repository.id,
      head_repository_id: call.world.repository(run.headRepository)?.id ?? repository.id,
      head_branch: run.headBranch,
      head_sha: run.headSha,
    },
  };
}
