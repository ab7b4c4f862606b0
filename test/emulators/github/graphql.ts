import { connection } from './graphql-connection.ts';
import { GraphqlError, project, readQuery } from './graphql-query.ts';
import type { SchemaObject } from './graphql-query.ts';
import { isJsonObject } from './json.ts';
import { actorObject, reviewThreadObjects } from './objects/review-threads.ts';
import type { Repository, World } from './world.ts';

interface GraphqlCall {
  readonly world: World;
  readonly actor: string;
  /** Throws if the repository is hidden from the actor, or if the actor may not read its pull requests. */
  readonly refuse: (repository: Repository) => void;
}

/** Answers GraphQL queries for the token's user and for review threads. Errors have status 200 (E50). */
export async function answerGraphql(body: unknown, call: GraphqlCall): Promise<GraphqlAnswer> {
  const { query, variables } = isJsonObject(body) ? body : {};
  if (typeof query !== 'string') {
    return {
      kind: 'answered',
      body: { errors: [{ message: 'A query attribute must be specified and must be a string.' }] },
    };
  }
  const fields = readQuery(query, variables);
  if (fields === undefined || !fields.every(({ name }) => Object.hasOwn(rootOf(call).fields, name))) {
    return { kind: 'unmodelled', query };
  }
  try {
    return { kind: 'answered', body: { data: await project(rootOf(call), fields) } };
  } catch (error) {
    if (!(error instanceof GraphqlError)) throw error;
    const errors = [{ message: error.message, ...error.details }];
    return { kind: 'answered', body: 'type' in error.details ? { data: { repository: null }, errors } : { errors } };
  }
}

export type GraphqlAnswer =
  | { readonly kind: 'answered'; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: 'unmodelled'; readonly query: string };

function rootOf({ world, actor, refuse }: GraphqlCall): SchemaObject {
  const repository = ({ owner, name }: Readonly<Record<string, unknown>>): SchemaObject => {
    const found = world.repository(`${String(owner)}/${String(name)}`);
    if (found === undefined) {
      const message = `Could not resolve to a Repository with the name '${String(owner)}/${String(name)}'.`;
      throw new GraphqlError(message, { type: 'NOT_FOUND', path: ['repository'] });
    }
    refuse(found);
    return repositoryObject(world, found);
  };
  return { type: 'Query', fields: { viewer: { type: 'User', fields: { login: actor } }, repository } };
}

function repositoryObject(world: World, { fullName }: Repository): SchemaObject {
  const pullRequest = ({ number }: Readonly<Record<string, unknown>>): SchemaObject => {
    const found = world.pullRequests.find((one) => one.repository === fullName && one.number === number);
    if (found === undefined) {
      const message = `Could not resolve to a PullRequest with the number of ${String(number)}.`;
      throw new GraphqlError(message, { type: 'NOT_FOUND', path: ['repository', 'pullRequest'] });
    }
    const reviewThreads = async (given: Readonly<Record<string, unknown>>): Promise<SchemaObject> =>
      connection('PullRequestReviewThread', await reviewThreadObjects(world, found), given);
    return {
      type: 'PullRequest',
      fields: { number: found.number, title: found.title, author: actorObject(found.author), reviewThreads },
    };
  };
  return { type: 'Repository', fields: { pullRequest } };
}
