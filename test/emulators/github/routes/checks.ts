import { bodyText, listReply, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { ApiError, notFound } from '../errors.ts';
import { isJsonArray, isJsonObject } from '../json.ts';
import { nodeId } from '../objects/users.ts';
import type { CheckRun } from '../world.ts';

const CHECK_RUNS = '/repos/{owner}/{repo}/check-runs';
const READS_CHECKS = { scopes: ['checks'], level: 'read' } as const;
const WRITES_CHECKS = { scopes: ['checks'], level: 'write' } as const;

/** Routes for check runs. GitHub's description contains the limit of 50 annotations per request (E57). */
export const CHECK_ROUTES: readonly Route[] = [
  { operation: `POST ${CHECK_RUNS}`, needs: WRITES_CHECKS, respond: createCheckRun },
  {
    operation: `GET ${CHECK_RUNS}/{check_run_id}`,
    needs: READS_CHECKS,
    respond: async (call) => ({ status: 200, body: checkRunObject(call, checkRunOf(call)) }),
  },
  { operation: `PATCH ${CHECK_RUNS}/{check_run_id}`, needs: WRITES_CHECKS, respond: updateCheckRun },
  { operation: `GET ${CHECK_RUNS}/{check_run_id}/annotations`, needs: READS_CHECKS, respond: listAnnotations },
  { operation: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs', needs: READS_CHECKS, respond: listCheckRuns },
];

async function createCheckRun(call: Call): Promise<Reply> {
  const { world } = call;
  const repository = repositoryOf(call);
  const headSha = bodyText(call, 'head_sha') ?? '';
  if ((await repository.git.commit(headSha)) === undefined) {
    throw new ApiError(422, `No commit found for SHA: ${headSha}`);
  }
  const checkRun: CheckRun = {
    id: world.nextId(),
    repository: repository.fullName,
    headSha,
    name: bodyText(call, 'name') ?? '',
    status: 'queued',
    conclusion: undefined,
    startedAt: world.now(),
    completedAt: undefined,
    externalId: bodyText(call, 'external_id'),
    detailsUrl: bodyText(call, 'details_url'),
    output: undefined,
    annotations: [],
  };
  applyBody(call, checkRun);
  world.checkRuns.push(checkRun);
  return { status: 201, body: checkRunObject(call, checkRun) };
}

/** Updates a check run. Its annotations are added to those of earlier requests (1.3). */
async function updateCheckRun(call: Call): Promise<Reply> {
  const checkRun = checkRunOf(call);
  applyBody(call, checkRun);
  return { status: 200, body: checkRunObject(call, checkRun) };
}

/** The newest check run of each name; all of them with `filter=all`. */
async function listCheckRuns(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  const commit = await repository.git.commit(call.parameters['ref'] ?? '');
  const all = call.world.checkRuns.filter((one) => one.repository === repository.fullName && one.headSha === commit);
  const isAll = call.query.get('filter') === 'all';
  const shown = isAll ? all : [...new Map(all.map((one) => [one.name, one])).values()];
  const { body, ...reply } = await listReply(call, shown, (one) => checkRunObject(call, one));
  return { ...reply, body: { total_count: shown.length, check_runs: body } };
}

async function listAnnotations(call: Call): Promise<Reply> {
  const checkRun = checkRunOf(call);
  const blob = `https://github.com/${checkRun.repository}/blob/${checkRun.headSha}`;
  return listReply(call, checkRun.annotations, (annotation) => ({
    start_column: null,
    end_column: null,
    title: null,
    raw_details: null,
    blob_href: `${blob}/${String(annotation['path'])}`,
    ...annotation,
  }));
}

function checkRunOf(call: Call): CheckRun {
  const { fullName } = repositoryOf(call);
  const id = Number(call.parameters['check_run_id']);
  const checkRun = call.world.checkRuns.find((one) => one.id === id && one.repository === fullName);
  if (checkRun === undefined) throw notFound();
  return checkRun;
}

function applyBody(call: Call, checkRun: CheckRun): void {
  const conclusion = bodyText(call, 'conclusion');
  checkRun.name = bodyText(call, 'name') ?? checkRun.name;
  checkRun.status = conclusion === undefined ? (bodyText(call, 'status') ?? checkRun.status) : 'completed';
  checkRun.conclusion = conclusion ?? checkRun.conclusion;
  checkRun.startedAt = bodyText(call, 'started_at') ?? checkRun.startedAt;
  const completedAt = bodyText(call, 'completed_at') ?? checkRun.completedAt;
  checkRun.completedAt = checkRun.status === 'completed' ? (completedAt ?? call.world.now()) : completedAt;
  const output = call.body['output'];
  if (!isJsonObject(output)) return;
  const { title, summary, text, annotations } = output;
  checkRun.output = {
    title: typeof title === 'string' ? title : (checkRun.output?.title ?? ''),
    summary: typeof summary === 'string' ? summary : '',
    text: typeof text === 'string' ? text : undefined,
  };
  if (isJsonArray(annotations)) checkRun.annotations.push(...annotations.filter(isJsonObject));
}

function checkRunObject(call: Call, checkRun: CheckRun): Readonly<Record<string, unknown>> {
  const url = `${call.world.apiUrl}/repos/${checkRun.repository}/check-runs/${checkRun.id}`;
  const html = `https://github.com/${checkRun.repository}/runs/${checkRun.id}`;
  return {
    id: checkRun.id,
    name: checkRun.name,
    node_id: nodeId('CheckRun', checkRun.id),
    head_sha: checkRun.headSha,
    external_id: checkRun.externalId ?? '',
    url,
    html_url: html,
    details_url: checkRun.detailsUrl ?? html,
    status: checkRun.status,
    conclusion: checkRun.conclusion ?? null,
    started_at: checkRun.startedAt,
    completed_at: checkRun.completedAt ?? null,
    output: {
      title: checkRun.output?.title ?? null,
      summary: checkRun.output?.summary ?? null,
      text: checkRun.output?.text ?? null,
      annotations_count: checkRun.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: 1 },
    app: null,
    pull_requests: [],
  };
}
