import type { Repository } from '../world.ts';

type Body = Readonly<Record<string, unknown>>;

const ACTIONS_BOT = 'github-actions[bot]';
const ACTIONS_BOT_ID = 41_898_282;

/** Builds a `simple-user` object. A login that ends in `[bot]` has the type Bot. */
export function userObject(apiUrl: string, login: string): Body {
  const url = `${apiUrl}/users/${encodeURIComponent(login)}`;
  const id = userId(login);
  return {
    login,
    id,
    node_id: nodeId('User', id),
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    gravatar_id: '',
    url,
    html_url: `https://github.com/${login.endsWith('[bot]') ? `apps/${login.slice(0, -5)}` : login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    user_view_type: 'public',
    site_admin: false,
  };
}

/** Derives an id from a login. The same login has the same id in every run. */
export function userId(login: string): number {
  if (login === ACTIONS_BOT) return ACTIONS_BOT_ID;
  let id = 7;
  for (const character of login) id = (id * 31 + (character.codePointAt(0) ?? 0)) % 10_000_019;
  return id + 1;
}

/** The opaque id that an object has in GraphQL. */
export function nodeId(type: string, id: number | string): string {
  return Buffer.from(`${type}:${id}`).toString('base64url');
}

/** Finds the association of a comment's author with the repository. */
export function authorAssociation(repository: Repository, login: string): string {
  if (login === repository.owner) return 'OWNER';
  if (repository.collaborators?.[login] !== undefined) return 'COLLABORATOR';
  return login.endsWith('[bot]') ? 'NONE' : 'CONTRIBUTOR';
}
