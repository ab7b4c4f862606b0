import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { NOBODY, openAccess } from './access.ts';
import type { Access, AccessOptions } from './access.ts';
import type { Call, Reply, Route } from './call.ts';
import { currentPlace } from './comment-places.ts';
import { startCodeload } from './codeload.ts';
import type { Codeload } from './codeload.ts';
import { ApiError, authenticationRequired, invalidRequest, notFound } from './errors.ts';
import { answerGraphql } from './graphql/answer.ts';
import { forbidden, unresolved } from './graphql/errors.ts';
import type { GraphqlCall } from './graphql/graphql-call.ts';
import { isJsonObject } from './json.ts';
import { DEFAULT_KNOBS } from './knobs.ts';
import type { Knobs } from './knobs.ts';
import { openPeople } from './people.ts';
import type { People } from './people.ts';
import { startRateLimits } from './rate-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { saveWorld } from './save-world.ts';
import { sendSpoiled, spoiledReply } from './faults.ts';
import type { Arrival, Fault } from './faults.ts';
import { findRoute } from './router.ts';
import type { Match } from './router.ts';
import { ACTION_ROUTES } from './routes/actions.ts';
import { BRANCH_WRITE_ROUTES } from './routes/branch-writes.ts';
import { PULL_REQUEST_LIST_ROUTES } from './routes/pull-request-lists.ts';
import { REACTION_ROUTES } from './routes/reactions.ts';
import { ACTIVITY_ROUTES } from './routes/activity.ts';
import { ARCHIVE_ROUTES } from './routes/archives.ts';
import { CHECK_ROUTES } from './routes/checks.ts';
import { CONTENT_ROUTES } from './routes/contents.ts';
import { GIT_DATA_ROUTES } from './routes/git-data.ts';
import { ISSUE_ROUTES, addIssueComment } from './routes/issues.ts';
import { PULL_REQUEST_ROUTES } from './routes/pull-requests.ts';
import { REPOSITORY_ROUTES } from './routes/repositories.ts';
import { REVIEW_COMMENT_ROUTES } from './routes/review-comments.ts';
import { REVIEW_ROUTES } from './routes/reviews.ts';
import { readContract } from './validate.ts';
import type { Contract } from './validate.ts';
import { openWorld } from './world.ts';
import type {
  CheckRun,
  CurrentPlace,
  IssueComment,
  IssueOptions,
  PullRequestOptions,
  Repository,
  RepositoryOptions,
  Review,
  ReviewComment,
  World,
} from './world.ts';

export interface EmulatorOptions extends AccessOptions {
  readonly repositories: readonly RepositoryOptions[];
  readonly pullRequests: readonly PullRequestOptions[];
  readonly issues?: readonly IssueOptions[];
  readonly knobs?: Partial<Knobs>;
}

/** One request and its outcome. `status` is 0 if the connection was closed without an answer. */
interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The body: parsed if it is JSON, otherwise the text. Undefined if there is none. */
  readonly body: unknown;
  readonly status: number;
  /** Milliseconds since the emulator started. */
  readonly at: number;
}

/** A problem, and the request in which it occurred. */
interface Incident {
  readonly request: string;
  readonly reasons: readonly string[];
}

export interface GithubEmulator {
  /** The address for `GITHUB_API_URL` and octokit's `baseUrl`. */
  readonly url: string;
  readonly graphqlUrl: string;
  readonly token: string;
  readonly requests: readonly RecordedRequest[];
  /** The emulator's own faults: answers that GitHub's description does not allow. The client gets 500. */
  readonly violations: readonly Incident[];
  /** Request bodies that GitHub's description does not allow, answered with 422. */
  readonly invalidRequests: readonly Incident[];
  /** Properties in request bodies that are not in GitHub's description. */
  readonly unknownProperties: readonly Incident[];
  /** GraphQL queries that GitHub's schema does not allow. */
  readonly invalidQueries: readonly Incident[];
  /** Requests that the emulator does not model, answered with 501. */
  readonly unexpected: readonly Incident[];
  readonly codeload: Pick<Codeload, 'downloads' | 'leaks'>;
  readonly reviews: (number: number, repository?: string) => readonly Readonly<Review>[];
  readonly reviewComments: (number: number, repository?: string) => readonly Readonly<ReviewComment>[];
  readonly issueComments: (number: number, repository?: string) => readonly Readonly<IssueComment>[];
  readonly labels: (number: number, repository?: string) => readonly string[];
  readonly checkRuns: () => readonly Readonly<CheckRun>[];
  /** Finds the current line of a review comment. Undefined if it is outdated or on the whole file. */
  readonly placeOf: (comment: Readonly<ReviewComment>) => Promise<CurrentPlace | undefined>;
  /** What people do on GitHub's pages. */
  readonly people: People;
  readonly world: Pick<World, 'resolvedThreads' | 'minimized' | 'reactions' | 'pullRequests'>;
  setKnob<Name extends keyof Knobs>(name: Name, value: Knobs[Name]): void;
  readonly addUserComment: (comment: {
    number: number;
    user: string;
    body: string;
    repository?: string;
  }) => IssueComment;
  /** Adds the same review comment once more, as two runs at the same time do. */
  readonly copyReviewComment: (id: number) => void;
  /** Remembers what is on the pull requests. Calling the result brings it back, without the repositories. */
  readonly save: () => () => void;
  readonly close: () => Promise<void>;
}

const ROUTES: readonly Route[] = [
  ...REPOSITORY_ROUTES,
  ...PULL_REQUEST_ROUTES,
  ...CONTENT_ROUTES,
  ...GIT_DATA_ROUTES,
  ...ARCHIVE_ROUTES,
  ...ACTIVITY_ROUTES,
  ...REVIEW_ROUTES,
  ...REVIEW_COMMENT_ROUTES,
  ...ISSUE_ROUTES,
  ...CHECK_ROUTES,
  ...REACTION_ROUTES,
  ...BRANCH_WRITE_ROUTES,
  ...PULL_REQUEST_LIST_ROUTES,
  ...ACTION_ROUTES,
];

const SUPPORTED_VERSIONS: readonly string[] = ['2026-03-10', '2022-11-28'];
const DEFAULT_VERSION = '2022-11-28';
/** GitHub has not retired a version yet. This invented version plays the role of the first retired one (E5). */
const RETIRED_VERSION = '2021-01-01';

// All emulators of a process share the compiled schemas, because compiling takes most of the time of the first request.
const CONTRACT = readContract();

/**
 * Starts a GitHub on 127.0.0.1 whose repositories are git repositories on disk. Numbers such as E25 or 1.3 in comments
 * and test names are from our list of GitHub's behaviours; the sentence with the number states the behaviour.
 */
export async function startGithub(options: EmulatorOptions): Promise<GithubEmulator> {
  const server = createServer();
  const apiUrl = await listen(server);
  const knobs = { ...DEFAULT_KNOBS, ...options.knobs };
  const { repositories, pullRequests, issues = [] } = options;
  const codeload = await startCodeload();
  const world = await openWorld({ apiUrl, codeload, repositories, pullRequests, issues, knobs });
  codeload.serve(world);
  const state = openState(options, world);
  server.on('request', (request, response) => {
    void answer(state, request, response);
  });

  const firstName = world.repositories[0]?.fullName ?? '';
  const isOn =
    (number: number, repository = firstName) =>
    (one: { readonly pullRequest: PullRequestOptions }) =>
      one.pullRequest.number === number && one.pullRequest.repository === repository;
  return {
    url: apiUrl,
    graphqlUrl: `${apiUrl}/graphql`,
    token: state.access.token,
    requests: state.requests,
    violations: state.violations,
    invalidRequests: state.invalidRequests,
    unknownProperties: state.unknownProperties,
    invalidQueries: state.invalidQueries,
    unexpected: state.unexpected,
    codeload,
    reviews: (number, repository) => world.reviews.filter(isOn(number, repository)),
    reviewComments: (number, repository) => world.reviewComments.filter(isOn(number, repository)),
    issueComments: (number, repository = firstName) =>
      world.issueComments.filter((one) => one.issue === number && one.repository === repository),
    labels: (number, repository = firstName) => world.labels.get(`${repository}#${number}`) ?? [],
    checkRuns: () => world.checkRuns,
    placeOf: async (comment) => currentPlace(world, comment, await world.heads(comment.pullRequest)),
    people: openPeople(world),
    world,
    setKnob(name, value) {
      world.knobs = { ...world.knobs, [name]: value };
    },
    addUserComment: ({ number, user, body, repository = firstName }) =>
      addIssueComment(world, { repository, issue: number, user, body }),
    copyReviewComment(id) {
      const comment = world.reviewComments.find((one) => one.id === id);
      if (comment !== undefined) world.reviewComments.push({ ...comment, id: world.nextId() });
    },
    save: () => saveWorld(world),
    async close() {
      for (const { git } of world.repositories) git.close();
      await codeload.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** The state of the emulator: what it needs to answer requests, and what it records of them. */
interface EmulatorState {
  readonly world: World;
  readonly contract: Contract;
  readonly access: Access;
  /** Limits of all tokens together. */
  readonly limits: RateLimits;
  /** Limits of all requests without a token. */
  readonly anonymousLimits: RateLimits;
  readonly startedAt: number;
  readonly requests: RecordedRequest[];
  readonly violations: Incident[];
  readonly invalidRequests: Incident[];
  readonly unknownProperties: Incident[];
  readonly invalidQueries: Incident[];
  readonly unexpected: Incident[];
}

function openState(options: EmulatorOptions, world: World): EmulatorState {
  return {
    world,
    contract: CONTRACT,
    access: openAccess(options),
    limits: startRateLimits('token'),
    anonymousLimits: startRateLimits('address'),
    startedAt: performance.now(),
    requests: [],
    violations: [],
    invalidRequests: [],
    unknownProperties: [],
    invalidQueries: [],
    unexpected: [],
  };
}

interface Received {
  readonly method: string;
  readonly target: URL;
  /** The path as sent, percent-encoded. */
  readonly rawPath: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly name: string;
}

/** Records a request, answers it and sends the answer. An error inside the emulator becomes an answer too. */
async function answer(state: EmulatorState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = performance.now() - state.startedAt;
  const received = await receive(state, request);
  const record = (status: number): void => {
    const query = Object.fromEntries(received.target.searchParams);
    const { method, rawPath: path, headers } = received;
    state.requests.push({ method, path, query, headers, body: parsedOrText(received.text), status, at });
  };
  const every = state.world.knobs.connectionResetEveryN;
  if (every !== undefined && (state.requests.length + 1) % every === 0) {
    record(0);
    request.socket.destroy();
    return;
  }
  const arrival: Arrival = {
    method: received.method,
    path: received.rawPath,
    token: /^\S+\s+(.+)$/.exec(received.headers.authorization ?? '')?.[1] ?? '',
    body: received.text,
  };
  await state.world.knobs.gate?.(arrival);
  const fault = state.world.knobs.fault?.(arrival);
  const progress: Progress = { operation: undefined, limits: state.limits };
  const reply =
    fault?.when === 'before'
      ? { status: 200, body: {} }
      : await respond(state, received, progress).catch((error: unknown) =>
          errorReply(state, received, progress, error),
        );
  const checked = checkReply(state, received, progress, reply);
  const sent = (fault && spoiledReply(fault, checked)) ?? checked;
  record(send(state, received, progress.limits, { reply: sent, fault }, response));
  if (fault?.how.kind !== 'silence') state.world.knobs.settled?.(arrival);
}

async function receive(state: EmulatorState, request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const [rawPath = '', search = ''] = (request.url ?? '').split(/\?(.*)/s);
  const target = new URL(`${state.world.apiUrl}/?${search}`);
  const method = request.method ?? 'GET';
  const text = Buffer.concat(chunks).toString('utf8');
  return { method, target, rawPath, headers: request.headers, text, name: `${method} ${request.url ?? ''}` };
}

/** The progress of a request. Error answers need it: they are checked against the operation and show its limits. */
interface Progress {
  operation: string | undefined;
  limits: RateLimits;
}

async function respond(state: EmulatorState, received: Received, progress: Progress): Promise<Reply> {
  refuseStranger(received);
  const apiVersion = selectVersion(received);
  const actor = state.access.identify(received.headers.authorization);
  const limits = actor === NOBODY ? state.anonymousLimits : state.limits;
  progress.limits = limits;
  if (received.rawPath !== '/rate_limit') limits.spend(state.world.knobs);
  if (received.rawPath === '/graphql') return respondGraphql(state, received, actor);

  const located = locateRepository(state.world, received.rawPath);
  const { route, parameters } = route404(state, received, located.path);
  progress.operation = route.operation;
  const breakdown = state.world.knobs.breakdown?.(received.rawPath);
  if (breakdown !== undefined) throw new ApiError(breakdown, 'Server Error');
  const body = readBody(received);
  if (route.operation.includes('{repo}')) {
    const { owner = '', repo = '' } = parameters;
    const repository = openRepository(state, received, actor, `${owner}/${repo}`);
    state.access.refuseUnpermitted(actor, route, repository);
  }
  refuseInvalid(state, received, route, body);
  if (route.createsContent === true) limits.countWrite(state.world.knobs);
  const numericAddress = new URL(located.numericPath, state.world.apiUrl);
  numericAddress.search = received.target.search;
  const call: Call = {
    world: state.world,
    actor,
    parameters,
    query: received.target.searchParams,
    body,
    media: mediaOf(received),
    apiVersion,
    numericAddress,
    rateLimit: { ...limits.state(state.world.knobs), resource: 'core' },
  };
  return route.respond(call);
}

/** Refuses a request without a User-Agent (E1). */
function refuseStranger({ headers }: Received): void {
  if (headers['user-agent'] !== undefined && headers['user-agent'] !== '') return;
  throw new ApiError(
    403,
    'Request forbidden by administrative rules. Please make sure your request has a User-Agent header.',
  );
}

/** Refuses an unknown or retired API version (E5). */
function selectVersion({ headers }: Received): string {
  const asked = headers['x-github-api-version'];
  if (asked === undefined) return DEFAULT_VERSION;
  const version = String(asked);
  if (SUPPORTED_VERSIONS.includes(version)) return version;
  if (version === RETIRED_VERSION) throw new ApiError(410, `The API version "${version}" is no longer supported.`);
  const [newest, ...older] = SUPPORTED_VERSIONS.map((one) => `"${one}"`);
  const versions = [`${newest} (most recent)`, ...older].join(', ');
  throw new ApiError(
    400,
    `The version you specified in the "X-GitHub-API-Version" request header, "${version}", is not a supported version. The following versions are currently supported: ${versions}.`,
  );
}

interface Located {
  /** The path with the owner and name of the repository. */
  readonly path: string;
  /** The path with the id of the repository, as in `Link` headers (E8). */
  readonly numericPath: string;
}

function locateRepository(world: World, rawPath: string): Located {
  const [, kind = '', first = '', second = '', rest = ''] =
    /^\/(repositories|repos)\/([^/]+)(?:\/([^/]+)(.*))?$/s.exec(rawPath) ?? [];
  if (kind === 'repositories') {
    const repository = world.repositories.find(({ id }) => String(id) === first);
    if (repository === undefined) throw notFound();
    const below = rawPath.slice(`/repositories/${first}`.length);
    return { path: `/repos/${repository.fullName}${below}`, numericPath: rawPath };
  }
  const repository = world.repository(`${first}/${second}`);
  return { path: rawPath, numericPath: repository === undefined ? rawPath : `/repositories/${repository.id}${rest}` };
}

/** Finds the route. Throws GitHub's 404 for an endpoint that GitHub does not have (E3), or 501 for one that we lack. */
function route404(state: EmulatorState, received: Received, path: string): Match<Route> {
  const routing = findRoute(ROUTES, state.contract, received.method, path);
  if (routing.kind === 'found') return routing.match;
  if (routing.kind === 'wrong method') throw notFound();
  const withoutSlash = path.replace(/\/$/, '');
  if (withoutSlash !== path && findRoute(ROUTES, state.contract, received.method, withoutSlash).kind === 'found') {
    throw notFound();
  }
  throw new UnmodelledError(`The emulator does not model ${received.name}.`);
}

class UnmodelledError extends Error {}

/** Finds the repository. Throws 404 if it is unknown (E3), or redirects from its former name (E6). */
function openRepository(state: EmulatorState, received: Received, actor: string, fullName: string): Repository {
  const renamed = state.world.repositories.find(({ formerNames }) => formerNames?.includes(fullName) === true);
  if (renamed !== undefined) {
    state.access.refuseUnseen(actor, renamed);
    const below = received.rawPath.slice(`/repos/${fullName}`.length);
    const location = `${state.world.apiUrl}/repositories/${renamed.id}${below}${received.target.search}`;
    throw new ApiError(301, 'Moved Permanently', { url: location }, { location });
  }
  const repository = state.world.repository(fullName);
  if (repository === undefined) throw notFound();
  state.access.refuseUnseen(actor, repository);
  return repository;
}

/** Parses the body. Throws if it is not a JSON object (E4). */
function readBody({ method, text }: Received): Readonly<Record<string, unknown>> {
  if (method === 'GET' || text === '') return {};
  const body = parseJson(text);
  if (body === undefined) throw new ApiError(400, 'Problems parsing JSON');
  if (!isJsonObject(body.value)) throw new ApiError(400, 'Body should be a JSON object');
  return body.value;
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function parsedOrText(text: string): unknown {
  return text === '' ? undefined : (parseJson(text)?.value ?? text);
}

function refuseInvalid(
  state: EmulatorState,
  received: Received,
  route: Route,
  body: Readonly<Record<string, unknown>>,
): void {
  const { contract } = state;
  if (route.operation.startsWith('GET ')) return;
  const unknown = contract.unknownProperties(route.operation, body);
  if (unknown.length > 0) state.unknownProperties.push({ request: received.name, reasons: unknown });
  const problems = contract.requestProblems(route.operation, body);
  if (problems.length === 0) return;
  state.invalidRequests.push({ request: received.name, reasons: problems });
  throw route.refuse?.(body) ?? invalidRequest(problems);
}

/** Reads `diff` from `application/vnd.github.v3.diff`, or `raw` from `application/vnd.github.raw+json`. */
function mediaOf({ headers }: Received): string | undefined {
  const media = /application\/vnd\.github(?:\.v3)?\.(diff|patch|raw|object|sha)\b/.exec(headers.accept ?? '');
  return media?.[1];
}

async function respondGraphql(state: EmulatorState, received: Received, actor: string): Promise<Reply> {
  const { world, access } = state;
  if (received.method !== 'POST') throw notFound();
  if (actor === NOBODY) throw authenticationRequired();
  const breakdown = world.knobs.breakdown?.(received.rawPath);
  if (breakdown !== undefined) throw new ApiError(breakdown, 'Server Error');
  const refuse: GraphqlCall['refuse'] = (repository, needs) => {
    const operation = needs.level === 'read' ? 'GET /graphql' : 'POST /graphql';
    try {
      access.refuseUnseen(actor, repository);
      access.refuseUnpermitted(actor, { operation, needs }, repository);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw error.status === 404 ? unresolved(error.message) : forbidden(error.message);
    }
  };
  const answer = await answerGraphql(readBody(received), { world, actor, refuse });
  if (answer.kind === 'unmodelled') throw new UnmodelledError(`The emulator does not model ${answer.reason}.`);
  if (answer.kind === 'invalid') state.invalidQueries.push({ request: received.text, reasons: answer.reasons });
  return { status: 200, body: answer.body };
}

function errorReply(state: EmulatorState, received: Received, progress: Progress, error: unknown): Reply {
  if (error instanceof ApiError) {
    const documentation = progress.operation === undefined ? {} : documented(state, progress.operation);
    return { status: error.status, body: { ...error.body, ...documentation }, headers: error.headers };
  }
  if (error instanceof UnmodelledError) {
    progress.operation = undefined;
    state.unexpected.push({ request: received.name, reasons: [error.message] });
    return { status: 501, body: { message: error.message } };
  }
  progress.operation = undefined;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  state.violations.push({ request: received.name, reasons: [reason] });
  return { status: 500, body: { message: 'The emulator failed.', reasons: [reason] } };
}

function documented(state: EmulatorState, operation: string): Readonly<Record<string, string>> {
  return { documentation_url: state.contract.documentation(operation) };
}

/** Checks an answer: each answer of a modelled endpoint must be allowed by GitHub's description. */
function checkReply(state: EmulatorState, received: Received, progress: Progress, reply: Reply): Reply {
  if (progress.operation === undefined || reply.raw !== undefined) return reply;
  const isObjectMedia =
    mediaOf(received) === 'object' && reply.status === 200 && progress.operation.includes('/contents/');
  const type = isObjectMedia ? 'application/vnd.github.object' : 'application/json';
  // The check uses the answer as it is sent, so without properties that are undefined.
  const sent: unknown = reply.body === undefined ? undefined : JSON.parse(JSON.stringify(reply.body));
  const problems = state.contract.responseProblems(progress.operation, reply.status, type, sent);
  if (problems.length === 0) return reply;
  state.violations.push({ request: received.name, reasons: problems });
  const message = "The emulator built an answer that GitHub's description does not allow.";
  return { status: 500, body: { message, reasons: problems } };
}

/** Sends an answer with GitHub's headers, or 304 if the client already has it (E9, E10). Returns the status. */
function send(
  state: EmulatorState,
  received: Received,
  limits: RateLimits,
  { reply, fault }: { readonly reply: Reply; readonly fault: Fault | undefined },
  response: ServerResponse,
): number {
  const media = mediaOf(received);
  const bytes = reply.raw?.bytes ?? Buffer.from(reply.body === undefined ? '' : JSON.stringify(reply.body));
  const etag = `W/"${createHash('sha256').update(bytes).digest('hex')}"`;
  const isKnown = reply.status === 200 && received.method === 'GET' && received.headers['if-none-match'] === etag;
  if (isKnown) limits.refund();
  const { limit, remaining, used, reset } = limits.state(state.world.knobs);
  const status = isKnown ? 304 : reply.status;
  const headers: Record<string, string> = {
    'x-github-media-type': media === undefined ? 'github.v3; format=json' : `github.v3; param=${media}`,
    'x-github-api-version-selected': String(received.headers['x-github-api-version'] ?? DEFAULT_VERSION),
    'x-github-request-id': randomUUID().toUpperCase(),
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-used': String(used),
    'x-ratelimit-reset': String(reset),
    'x-ratelimit-resource': 'core',
    ...(reply.status === 200 && received.method === 'GET' ? { etag } : {}),
    ...reply.headers,
  };
  if (status === 204 || status === 304) {
    response.writeHead(status, headers).end();
    return status;
  }
  headers['content-type'] = reply.raw?.type ?? 'application/json; charset=utf-8';
  if (fault !== undefined && sendSpoiled(fault, bytes, status, headers, response)) {
    return 0;
  }
  response.writeHead(status, headers).end(bytes);
  return status;
}
