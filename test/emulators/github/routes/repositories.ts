import { NOBODY } from '../access.ts';
import { listReply, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { authenticationRequired, notAccessible, notFound } from '../errors.ts';
import { fullRepositoryObject } from '../objects/repositories.ts';
import { userObject } from '../objects/users.ts';

/** Routes for the repository, its collaborators, and the account that the token belongs to. */
export const REPOSITORY_ROUTES: readonly Route[] = [
  {
    operation: 'GET /repos/{owner}/{repo}',
    respond: async (call) => ({ status: 200, body: fullRepositoryObject(call.world, repositoryOf(call)) }),
  },
  {
    operation: 'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
    respond: showPermission,
  },
  {
    operation: 'GET /orgs/{org}/repos',
    respond: (call) => listOwned(call, 'org'),
  },
  {
    operation: 'GET /users/{username}/repos',
    respond: (call) => listOwned(call, 'username'),
  },
  {
    operation: 'GET /rate_limit',
    respond: showRateLimit,
  },
  {
    operation: 'GET /user',
    respond: showUser,
  },
];

/** Lists the repositories of an owner that the token can see. The world does not tell organizations from users. */
async function listOwned(call: Call, parameter: 'org' | 'username'): Promise<Reply> {
  const name = call.parameters[parameter]?.toLowerCase();
  const own = call.world.repositories.filter(({ owner }) => owner.toLowerCase() === name);
  if (own.length === 0) throw notFound();
  return listReply(call, own, (repository) => fullRepositoryObject(call.world, repository));
}

/** `permission` is `write` for `maintain` and `read` for `triage`; `role_name` is the exact role (1.3). */
async function showPermission(call: Call): Promise<Reply> {
  const repository = repositoryOf(call);
  const login = call.parameters['username'] ?? '';
  const outsider = (repository.private ?? false) ? 'none' : 'read';
  const role = login === repository.owner ? 'admin' : (repository.collaborators?.[login] ?? outsider);
  const permission = { admin: 'admin', maintain: 'write', write: 'write', triage: 'read', read: 'read', none: 'none' }[
    role
  ];
  const permissions = {
    pull: role !== 'none',
    triage: ['triage', 'write', 'maintain', 'admin'].includes(role),
    push: ['write', 'maintain', 'admin'].includes(role),
    maintain: ['maintain', 'admin'].includes(role),
    admin: role === 'admin',
  };
  const user = { ...userObject(call.world.apiUrl, login), permissions, role_name: role };
  return { status: 200, body: { permission, user, role_name: role } };
}

async function showRateLimit(call: Call): Promise<Reply> {
  const core = call.rateLimit;
  const resources = { core, search: core, graphql: { ...core, resource: 'graphql' } };
  // The newer API version no longer has `rate`, the copy of `core` (0.11).
  const body = call.apiVersion === '2022-11-28' ? { resources, rate: core } : { resources };
  return { status: 200, body };
}

/** Shows the token's user. A token of an installation has none (E60). */
async function showUser(call: Call): Promise<Reply> {
  if (call.actor === NOBODY) throw authenticationRequired();
  if (call.actor.endsWith('[bot]')) throw notAccessible(undefined);
  const unknown = { company: null, blog: '', location: null, email: null, hireable: null, bio: null };
  const counts = { public_repos: 1, public_gists: 0, followers: 0, following: 0 };
  const dates = { created_at: '2020-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  const user = { ...userObject(call.world.apiUrl, call.actor), name: call.actor, ...unknown, ...counts, ...dates };
  return { status: 200, body: user };
}
