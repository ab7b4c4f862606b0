import type { Fault } from '../../emulators/github/faults.ts';

/** What can go wrong with a request, by name. `onSilence` lets the clock of the run pass, because no answer comes. */
export function faultKinds(onSilence: () => void): Readonly<Record<string, Fault>> {
  const errors = [500, 502, 503].flatMap((status) => [
    [`${status} before`, refuse(status, 'Server Error')],
    [`${status} after`, { ...refuse(status, 'Server Error'), when: 'after' }],
  ]) as readonly (readonly [string, Fault])[];
  return {
    ...Object.fromEntries(errors),
    'page of a gateway, 502 before': page(502, 'before'),
    'page of a gateway, 502 after': page(502, 'after'),
    'page of a proxy, 200 before': page(200, 'before'),
    'page of a proxy, 200 after': page(200, 'after'),
    'cut body': { when: 'after', how: { kind: 'cut' } },
    'empty body before': { when: 'before', how: { kind: 'empty' } },
    'empty body after': { when: 'after', how: { kind: 'empty' } },
    'unknown bytes': {
      when: 'before',
      how: { kind: 'text', status: 200, type: 'application/octet-stream', text: '\u0000' },
    },
    'object of another type': answer(200, { surprising: true }),
    'list of another type': answer(200, [{ surprising: true }]),
    number: answer(200, 7),
    null: answer(200, null),
    'first entry is null': edit(withNullEntry),
    'ids are texts': edit(withTextIds),
    '401': refuse(401, 'Bad credentials'),
    '403 permission': refuse(403, 'Resource not accessible by personal access token'),
    '403 primary limit, soon over': primary(403, 30),
    '403 primary limit, long': primary(403, 3_000),
    '429 primary limit, soon over': primary(429, 30),
    '429 without headers': refuse(429, 'Too Many Requests'),
    '429 retry-after 1': refuse(429, 'Too Many Requests', { 'retry-after': '1' }),
    '403 secondary limit, retry-after 1': refuse(403, SECONDARY, { 'retry-after': '1' }),
    '403 secondary limit, retry-after 900': refuse(403, SECONDARY, { 'retry-after': '900' }),
    '403 secondary limit without headers': refuse(403, SECONDARY),
    '404': refuse(404, 'Not Found'),
    '422': refuse(422, 'Validation Failed'),
    '301': redirect(301),
    '302': redirect(302),
    '307': redirect(307),
    'reset before': { when: 'before', how: { kind: 'reset' } },
    'reset after': { when: 'after', how: { kind: 'reset' } },
    'silence before': { when: 'before', how: { kind: 'silence', onSilence } },
    'silence after': { when: 'after', how: { kind: 'silence', onSilence } },
    slow: { when: 'after', how: { kind: 'slow', milliseconds: 20 } },
  };
}

/** What can go wrong in addition with a request to GraphQL. */
export function graphqlFaultKinds(): Readonly<Record<string, Fault>> {
  const error = { message: 'Something went wrong while executing your query.' };
  const forbidden = { type: 'FORBIDDEN', message: 'Resource not accessible by integration' };
  return {
    'errors without data': answer(200, { errors: [error] }),
    'data is null': answer(200, { data: null, errors: [error] }),
    'repository is null': edit((body) => withPart(body, () => null, 1)),
    'pull request is null': edit((body) => withPart(body, () => null, 2)),
    'lists are null': edit((body) => withPart(body, (value) => (isConnection(value) ? null : value), 9)),
    'entries are missing': edit((body) =>
      withPart(body, (value) => (isConnection(value) ? { nodes: null } : value), 9),
    ),
    'more pages, without a cursor': edit((body) =>
      withPart(body, (value) => (isPageInfo(value) ? { ...value, hasNextPage: true, endCursor: null } : value), 9),
    ),
    forbidden: answer(200, { data: null, errors: [forbidden] }),
    'rate limit in the errors': answer(200, { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }),
  };
}

const SECONDARY = 'You have exceeded a secondary rate limit and have been temporarily blocked from content creation.';

function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Fault {
  return { when: 'before', how: { kind: 'answer', status, body, headers } };
}

function edit(change: (body: unknown) => unknown): Fault {
  return { when: 'after', how: { kind: 'edit', edit: change } };
}

function refuse(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Fault {
  return answer(status, { message, documentation_url: 'https://docs.github.test', status: String(status) }, headers);
}

function primary(status: number, seconds: number): Fault {
  const reset = String(Math.floor(Date.now() / 1_000) + seconds);
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  return refuse(status, 'API rate limit exceeded for installation ID 12345.', headers);
}

function page(status: number, when: Fault['when']): Fault {
  const text = `<!DOCTYPE html><html><head><title>${status}</title></head><body><h1>Hello</h1></body></html>`;
  return { when, how: { kind: 'text', status, type: 'text/html; charset=utf-8', text } };
}

/** To a list that has nothing in it: a client that follows it with GET sees a success. */
function redirect(status: number): Fault {
  const location = '/repos/acme/shop/pulls/7/commits';
  return answer(status, { message: 'Moved' }, { location });
}

type Parts = Readonly<Record<string, unknown>>;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isConnection(value: unknown): value is Parts {
  return isParts(value) && 'nodes' in value;
}

function isPageInfo(value: unknown): value is Parts {
  return isParts(value) && 'hasNextPage' in value;
}

/** Changes what is `depth` levels below the data of an answer. With a depth of 9, the change is offered every part. */
function withPart(value: unknown, change: (value: unknown) => unknown, depth: number, level = 0): unknown {
  const changed = level === depth || (depth === 9 && level > 0) ? change(value) : value;
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((one: unknown) => withPart(one, change, depth, level + 1));
  if (!isParts(value)) return value;
  const next = level === 0 ? Object.entries(value).map(([name, part]) => [name, part] as const) : Object.entries(value);
  return Object.fromEntries(
    next.map(([name, part]) => [name, withPart(part, change, depth, name === 'data' ? level : level + 1)]),
  );
}

function withNullEntry(body: unknown): unknown {
  return Array.isArray(body) ? [null, ...(body as readonly unknown[]).slice(1)] : body;
}

function withTextIds(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withTextIds);
  return isParts(body) && 'id' in body ? { ...body, id: String(body['id']) } : body;
}
