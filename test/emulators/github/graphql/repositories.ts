import { READS_CODE, READS_REVIEWS } from '../call.ts';
import { isEmptyRepository } from '../revisions.ts';
import type { Repository } from '../world.ts';
import type { Given, SchemaObject } from './connection.ts';
import { unresolved } from './errors.ts';
import { gitObject } from './git-objects.ts';
import type { GraphqlCall } from './graphql-call.ts';
import { pullRequestSchemaObject } from './pull-requests.ts';
import { repositoryReference } from './references.ts';

/** A `Repository`. Its pull requests and its files need different permissions. */
export function repositorySchemaObject(call: GraphqlCall, repository: Repository): SchemaObject {
  const { world, refuse } = call;
  return {
    ...repositoryReference(repository),
    isEmpty: () => isEmptyRepository(repository),
    defaultBranchRef: { __typename: 'Ref', name: repository.defaultBranch },
    pullRequest: ({ number }: Given) => {
      refuse(repository, READS_REVIEWS);
      const found = world.pullRequests.find((one) => one.repository === repository.fullName && one.number === number);
      if (found === undefined) {
        throw unresolved(`Could not resolve to a PullRequest with the number of ${String(number)}.`);
      }
      return pullRequestSchemaObject(call, found);
    },
    object: ({ oid, expression }: Given) => {
      refuse(repository, READS_CODE);
      return gitObject(call, repository, { oid, expression });
    },
  };
}
