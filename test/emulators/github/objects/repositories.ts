import type { Repository, World } from '../world.ts';
import { nodeId, userObject } from './users.ts';

type Body = Readonly<Record<string, unknown>>;

/** Maps the name of an address template to the part after the repository's address. */
const ADDRESSES = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/git/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

const CREATED_AT = '2026-01-05T09:00:00Z';

/** Builds a `repository` object. */
export function repositoryObject(world: World, repository: RepositoryLike): Body {
  const url = `${world.apiUrl}/repos/${repository.fullName}`;
  const html = `https://github.com/${repository.fullName}`;
  const addresses = Object.entries(ADDRESSES).map(([name, rest]) => [name, `${url}${rest}`]);
  return {
    id: repository.id,
    node_id: nodeId('Repository', repository.id),
    name: repository.name,
    full_name: repository.fullName,
    private: repository.private ?? false,
    owner: userObject(world.apiUrl, repository.owner),
    html_url: html,
    description: null,
    fork: repository.fork ?? false,
    url,
    ...Object.fromEntries(addresses),
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    pushed_at: CREATED_AT,
    git_url: `git://github.com/${repository.fullName}.git`,
    ssh_url: `git@github.com:${repository.fullName}.git`,
    clone_url: `${html}.git`,
    svn_url: html,
    homepage: null,
    size: 12,
    stargazers_count: 0,
    watchers_count: 0,
    language: null,
    has_issues: true,
    has_projects: true,
    has_downloads: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    mirror_url: null,
    archived: repository.archived ?? false,
    disabled: false,
    open_issues_count: 0,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    visibility: (repository.private ?? false) ? 'private' : 'public',
    forks: 0,
    open_issues: 0,
    watchers: 0,
    default_branch: repository.defaultBranch,
  };
}

/** Builds the `full-repository` object of `GET /repos/{owner}/{repo}`. */
export function fullRepositoryObject(world: World, repository: Repository): Body {
  return { ...repositoryObject(world, repository), network_count: 0, subscribers_count: 1 };
}

/** Builds a repository. For a fork without a directory in the emulator, only the known facts are used. */
export type RepositoryLike = Pick<Repository, 'id' | 'name' | 'owner' | 'fullName' | 'defaultBranch'> & {
  readonly private?: boolean;
  readonly archived?: boolean;
  readonly fork?: boolean;
};
