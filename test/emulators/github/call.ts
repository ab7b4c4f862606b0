import { notFound } from './errors.ts';
import { linkHeader, readPage, slicePage } from './paging.ts';
import type { Page } from './paging.ts';
import type { PullRequestOptions, Repository, Scope, World } from './world.ts';

/** One request as a route receives it: authenticated, permitted, and with a body that matches GitHub's description. */
export interface Call {
  readonly world: World;
  /** A login, or `NOBODY`. */
  readonly actor: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed body, or `{}` if the request has none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The word after `application/vnd.github.` in the Accept header, such as `diff` or `raw`. */
  readonly media: string | undefined;
  readonly apiVersion: string;
  /** Address of this request with the numeric id of the repository (E8). */
  readonly numericAddress: URL;
  readonly rateLimit: Readonly<Record<string, unknown>>;
}

export interface Reply {
  readonly status: number;
  /** Sent as JSON; undefined for an empty answer. */
  readonly body?: unknown;
  /** Sent unchanged, with its own media type. */
  readonly raw?: { readonly type: string; readonly bytes: Buffer };
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  /** Method, space and path template, as in the OpenAPI description. */
  readonly operation: string;
  /** The token needs one of these scopes. Undefined for an endpoint that needs no scope. */
  readonly needs?: { readonly scopes: readonly Scope[]; readonly level: 'read' | 'write' };
  /** Whether the request counts towards the limit on content creation (E40). */
  readonly createsContent?: boolean;
  /** The answer to an invalid body, if it is not GitHub's general one. */
  readonly refuse?: (body: Readonly<Record<string, unknown>>) => Error | undefined;
  readonly respond: (call: Call) => Promise<Reply>;
}

export const READS_CODE = { scopes: ['contents'], level: 'read' } as const;
export const READS_REVIEWS = { scopes: ['pull_requests'], level: 'read' } as const;
export const WRITES_REVIEWS = { scopes: ['pull_requests'], level: 'write' } as const;
export const READS_ISSUES = { scopes: ['issues', 'pull_requests'], level: 'read' } as const;
export const WRITES_ISSUES = { scopes: ['issues', 'pull_requests'], level: 'write' } as const;

/** Finds the repository in the address. The server has already refused unknown repositories. */
export function repositoryOf(call: Call): Repository {
  const { owner = '', repo = '' } = call.parameters;
  const repository = call.world.repository(`${owner}/${repo}`);
  if (repository === undefined) throw notFound();
  return repository;
}

export function pullRequestOf(call: Call): PullRequestOptions {
  const pullRequest = findPullRequest(call, Number(call.parameters['pull_number']));
  if (pullRequest === undefined) throw notFound();
  return pullRequest;
}

export function findPullRequest(call: Call, number: number): PullRequestOptions | undefined {
  const { fullName } = repositoryOf(call);
  return call.world.pullRequests.find((one) => one.repository === fullName && one.number === number);
}

/** Answers with one page of a list. `show` is called only for the items on the page. */
export async function listReply<T>(
  call: Call,
  items: readonly T[],
  show: (item: T) => unknown,
  limits: { readonly page?: Page } = {},
): Promise<Reply> {
  const page = limits.page ?? readPage(call.query);
  const body = await Promise.all(slicePage(items, page).map(show));
  return { status: 200, body, headers: linkHeaders(call, page, items.length) };
}

export function linkHeaders(call: Call, page: Page, total: number): Readonly<Record<string, string>> {
  const link = linkHeader(call.numericAddress, page, total);
  return link === undefined ? {} : { link };
}

/** Removes items that a listing must not show yet, and counts this listing as one that did not show them (E61). */
export function listed<T extends { unlisted: number }>(items: readonly T[]): readonly T[] {
  const shown = items.filter(({ unlisted }) => unlisted === 0);
  for (const item of items) item.unlisted = Math.max(0, item.unlisted - 1);
  return shown;
}

/** Reads a text property of a body that was already checked against the description. */
export function bodyText(call: Call, name: string): string | undefined {
  const value = call.body[name];
  return typeof value === 'string' ? value : undefined;
}

export function bodyNumber(call: Call, name: string): number | undefined {
  const value = call.body[name];
  return typeof value === 'number' ? value : undefined;
}
