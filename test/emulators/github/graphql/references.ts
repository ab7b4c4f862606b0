import { nodeId } from '../objects/users.ts';
import { baseRepository } from '../world.ts';
import type { PullRequestOptions, Repository, World } from '../world.ts';
import { actorObject } from './actors.ts';
import type { SchemaObject } from './connection.ts';

/** A `Repository` in another object: what names it, without what belongs to it. */
export function repositoryReference(repository: Repository): SchemaObject {
  return {
    __typename: 'Repository',
    id: nodeId('Repository', repository.id),
    databaseId: repository.id,
    name: repository.name,
    nameWithOwner: repository.fullName,
    owner: { ...actorObject(repository.owner), __typename: 'Organization' },
    url: `https://github.com/${repository.fullName}`,
    isPrivate: repository.private ?? false,
    isFork: repository.fork ?? false,
    isArchived: repository.archived ?? false,
  };
}

/** A `PullRequest` in another object: what names it, without what belongs to it. */
export function pullRequestReference(world: World, pullRequest: PullRequestOptions): SchemaObject {
  const repository = baseRepository(world.repository, pullRequest);
  const { number, title, author } = pullRequest;
  const id = repository.id * 10_000 + number;
  const url = `https://github.com/${repository.fullName}/pull/${number}`;
  return {
    __typename: 'PullRequest',
    id: nodeId('PullRequest', id),
    databaseId: id,
    number,
    title,
    url,
    permalink: url,
    author: actorObject(author),
    repository: repositoryReference(repository),
  };
}
