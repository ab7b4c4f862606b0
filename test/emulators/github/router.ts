import type { Contract } from './validate.ts';

export interface Match<Route> {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

export type Routing<Route> =
  | { readonly kind: 'found'; readonly match: Match<Route> }
  /** GitHub does not have this method on this path and answers 404 (E3). */
  | { readonly kind: 'wrong method' }
  /** GitHub may have this endpoint, but the emulator does not model it. */
  | { readonly kind: 'unmodelled' };

/** Routes whose last parameter may contain slashes. */
const OPEN_ENDED = new Set(['{path}', '{ref}', '{basehead}']);

/** Endpoints that GitHub has below `/commits/{ref}`. Without this list, their names would be part of a branch. */
const BELOW_A_COMMIT = new Set([
  'branches-where-head',
  'check-runs',
  'check-suites',
  'comments',
  'pulls',
  'status',
  'statuses',
]);

/** Finds the route of a request by its raw path. This function decodes the segments of the path (E54). */
export function findRoute<Route extends { readonly operation: string }>(
  routes: readonly Route[],
  contract: Contract,
  method: string,
  rawPath: string,
): Routing<Route> {
  const segments = rawPath.split('/').slice(1);
  let wrongMethod = false;
  for (const route of routes) {
    const [routeMethod = '', template = ''] = route.operation.split(' ');
    const parameters = matchTemplate(template, segments);
    if (parameters === undefined) continue;
    if (routeMethod === method) return { kind: 'found', match: { route, parameters } };
    if (contract.unmodelledMethods(template).includes(method)) return { kind: 'unmodelled' };
    wrongMethod = true;
  }
  return { kind: wrongMethod ? 'wrong method' : 'unmodelled' };
}

function matchTemplate(template: string, segments: readonly string[]): Readonly<Record<string, string>> | undefined {
  const parts = template.split('/').slice(1);
  const isOpenEnded = OPEN_ENDED.has(parts.at(-1) ?? '');
  if (isOpenEnded ? segments.length < parts.length : segments.length !== parts.length) return undefined;
  if (
    template.endsWith('/commits/{ref}') &&
    segments.length > parts.length &&
    BELOW_A_COMMIT.has(segments.at(-1) ?? '')
  ) {
    return undefined;
  }
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const raw = isLast ? segments.slice(index).join('/') : (segments[index] ?? '');
    if (!part.startsWith('{')) {
      if (part !== raw) return undefined;
      continue;
    }
    const value = decode(raw);
    if (value === undefined || (value === '' && part !== '{path}')) return undefined;
    parameters[part.slice(1, -1)] = value;
  }
  return parameters;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
