import { context } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';
import { isRecord } from '../text/record.ts';
import { readEventComment, type EventComment } from './event-comment.ts';

/** The event that started the workflow. */
export interface WorkflowEvent {
  readonly name: string;
  /** What happened, such as `opened`; undefined for events such as `push` that have no action. */
  readonly action: string | undefined;
  readonly owner: string;
  readonly repository: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The commit that the workflow runs for; on `pull_request` it is a merge commit, which a review does not use. */
  readonly sha: string;
  /** The id of the workflow run; undefined outside of GitHub's runners. */
  readonly runId: string | undefined;
  /** The number of the pull request, or the first of several; undefined if the event is not about one. */
  readonly pullRequest: number | undefined;
  /** What the payload says of the pull request. Only the events of pull requests and their reviews have it. */
  readonly payloadPull: PayloadPull | undefined;
  /** The comment or review that caused the event. Anybody may have written it. */
  readonly comment: EventComment | undefined;
  /** The text of that comment; undefined unless a member of the team wrote it. */
  readonly message: string | undefined;
  /** Whether the event is a push that deleted its branch or tag. */
  readonly deletesRef: boolean;
  /** The finished run or check that caused the event, on `workflow_run`, `check_suite` and `check_run`. */
  readonly finished: FinishedWork | undefined;
}

/** State of a pull request when the event happened. */
export interface PayloadPull {
  readonly isDraft: boolean;
  readonly isOpen: boolean;
  readonly labels: readonly string[];
  /** The label that was added or removed, on `labeled` and `unlabeled`. */
  readonly changedLabel: string | undefined;
  /** The head of the pull request for which the workflow was started. */
  readonly headSha: string | undefined;
  /** The base branch when the event happened. */
  readonly baseRef: string | undefined;
  /** When the pull request had last changed then, such as `2026-11-23T22:00:00Z`. */
  readonly updatedAt: string | undefined;
}

/** A workflow run, check suite or check run that an event is about. */
export interface FinishedWork {
  readonly id: number;
  readonly headSha: string;
  /** Full name of the repository that has the commit; undefined if the payload does not say it. */
  readonly headRepository: string | undefined;
  /** The event that started that workflow run, such as `pull_request`; undefined for checks. */
  readonly startedBy: string | undefined;
  /** How it ended, such as `success`. */
  readonly conclusion: string | undefined;
  /** Numbers of the open pull requests of the commit. GitHub lists none that comes from a fork. */
  readonly pullRequests: readonly number[];
}

/** Reads the event from the runner. The payload contains data of whoever caused the event, so it is not trusted. */
export function readWorkflowEvent(): WorkflowEvent {
  const { owner, repo } = context.repo;
  const payload: unknown = context.payload;
  const read = readPayload(context.eventName, isRecord(payload) ? payload : {});
  return {
    name: context.eventName,
    owner,
    repository: repo,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    sha: context.sha,
    runId: Number.isSafeInteger(context.runId) ? String(context.runId) : undefined,
    ...read,
  };
}

type Row = Readonly<Record<string, unknown>>;
type ReadPayload = Pick<
  WorkflowEvent,
  'action' | 'pullRequest' | 'payloadPull' | 'comment' | 'message' | 'deletesRef' | 'finished'
>;

/** Reads the fields of a payload. Anything of another type than GitHub documents is treated as absent. */
function readPayload(name: string, payload: Row): ReadPayload {
  const { action, label } = payload;
  const pull = isRecord(payload['pull_request']) ? payload['pull_request'] : undefined;
  const finished = readFinishedWork(payload);
  const comment = readEventComment(name, payload);
  return {
    action: textOf(action),
    pullRequest: readPullRequestNumber(payload, pull) ?? finished?.pullRequests[0],
    payloadPull: pull && {
      ...readPull(pull),
      changedLabel: isRecord(label) ? textOf(label['name']) : undefined,
      headSha: isRecord(pull['head']) ? textOf(pull['head']['sha']) : undefined,
      baseRef: isRecord(pull['base']) ? textOf(pull['base']['ref']) : undefined,
      updatedAt: textOf(pull['updated_at']),
    },
    comment,
    message: comment?.isByTeam === true ? comment.body : undefined,
    deletesRef: payload['deleted'] === true,
    finished,
  };
}

function readPull(pull: Row): Pick<PayloadPull, 'isDraft' | 'isOpen' | 'labels'> {
  const { draft, state, labels } = pull;
  return {
    isDraft: draft === true,
    isOpen: state !== 'closed',
    labels: rowsOf(labels).flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
  };
}

function readPullRequestNumber({ issue }: Row, pull: Row | undefined): number | undefined {
  if (pull !== undefined) {
    return numberOf(pull['number']);
  }
  // GitHub sends comments on pull requests as comments on issues that have this field.
  return isRecord(issue) && isRecord(issue['pull_request']) ? numberOf(issue['number']) : undefined;
}

function readFinishedWork(payload: Row): FinishedWork | undefined {
  const work = ['workflow_run', 'check_suite', 'check_run'].map((name) => payload[name]).find(isRecord);
  const id = numberOf(work?.['id']);
  const headSha = textOf(work?.['head_sha']);
  if (work === undefined || id === undefined || headSha === undefined) {
    return undefined;
  }
  const repository = work['head_repository'];
  return {
    id,
    headSha,
    headRepository: isRecord(repository) ? textOf(repository['full_name']) : undefined,
    startedBy: textOf(work['event']),
    conclusion: textOf(work['conclusion']),
    pullRequests: rowsOf(work['pull_requests']).flatMap(({ number }) => numberOf(number) ?? []),
  };
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/** The toolkit's fetch, which uses the proxy that is configured for the runner. */
export function runnerFetch(): typeof fetch | undefined {
  const found: unknown = defaults.request?.fetch;
  return isFetch(found) ? found : undefined;
}

/** The toolkit types it loosely; in fact it is undici's fetch with a dispatcher. */
function isFetch(found: unknown): found is typeof fetch {
  return typeof found === 'function';
}
