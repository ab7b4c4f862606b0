import type { Arrival } from '../../emulators/github/faults.ts';

/**
 * Names the endpoint of a request: its method and path without numbers and SHAs, or what it asks GraphQL for.
 *
 * `GET /repos/acme/shop/pulls/7/comments` → `GET pulls/N/comments`
 */
export function endpointOf({ method, path, body }: Pick<Arrival, 'method' | 'path' | 'body'>): string {
  if (path === '/graphql') return graphqlName(body);
  const below = path.replace(/^\/(?:repos\/[^/]+\/[^/]+|repositories\/\d+)\//, '').replace(/^\//, '');
  const name = below
    .replaceAll(/[0-9a-f]{40}/g, 'SHA')
    .replaceAll(/(?<=\/)\d+/g, 'N')
    .replace(/^contents\/.*/, 'contents/PATH')
    .replace(/^collaborators\/[^/]+/, 'collaborators/USER');
  return `${method} ${name}`;
}

/** Parts of the schema by which queries are told apart. */
const PARTS = ['reviewThreads', 'reviews', 'comments', 'labels', 'object', 'viewer'];

function graphqlName(body: string): string {
  const mutations = [...body.matchAll(/\b(\w+)\s*\(\s*input\s*:/g)].map(([, name]) => name);
  if (/mutation\b/.test(body) && mutations.length > 0) return `GraphQL ${[...new Set(mutations)].join(', ')}`;
  const query = /"query"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(body)?.[1] ?? body;
  const asked = PARTS.filter((part) => new RegExp(String.raw`\b${part}\s*(?:\(|\{|\\n)`).test(query));
  return `GraphQL query of ${asked.join(', ') || 'something else'}`;
}

/** Whether a request changes something. */
export function isWriteArrival({ method, path, body }: Pick<Arrival, 'method' | 'path' | 'body'>): boolean {
  return method !== 'GET' && (path !== '/graphql' || /"query"\s*:\s*"\s*mutation\b/.test(body));
}
