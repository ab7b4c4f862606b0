import { parseCommit } from '../objects/commits.ts';
import { nodeId } from '../objects/users.ts';
import { readTree } from '../trees.ts';
import type { Repository } from '../world.ts';
import { connection } from './connection.ts';
import type { Given, SchemaObject } from './connection.ts';
import type { GraphqlCall } from './graphql-call.ts';

/** A blob, tree or commit by its id, or by an expression such as `main:src/a.ts`. Null if there is none. */
export async function gitObject(call: GraphqlCall, repository: Repository, given: Given): Promise<SchemaObject | null> {
  const { oid, expression } = given;
  const asked = typeof oid === 'string' ? oid : expression;
  // `^` and `~` work in expressions as in git.
  if (typeof asked !== 'string' || asked === '') return null;
  const found = await repository.git.object(asked);
  if (found === undefined) return null;
  const common = {
    id: nodeId('GitObject', `${repository.fullName}:${found.sha}`),
    oid: found.sha,
    abbreviatedOid: found.sha.slice(0, 7),
  };
  switch (found.type) {
    case 'blob':
      return { ...common, ...blobFields(call, found.content) };
    case 'tree':
      return { __typename: 'Tree', ...common, entries: () => treeEntries(call, repository, found.sha) };
    case 'commit':
      return {
        __typename: 'Commit',
        ...common,
        message: parseCommit(found.content).message,
        parents: (wanted: Given) =>
          connection('Commit', parseCommit(found.content).parents, wanted, (parent) => ({
            __typename: 'Commit',
            id: nodeId('Commit', parent),
            oid: parent,
          })),
        tree: () => gitObject(call, repository, { expression: `${found.sha}^{tree}` }),
      };
    default:
      return { __typename: 'Tag', ...common };
  }
}

/** A long text is cut off, and `isTruncated` says so. A binary file has no text. */
function blobFields({ world }: GraphqlCall, content: Buffer): SchemaObject {
  const limit = world.knobs.blobTextLimitBytes;
  const isBinary = content.subarray(0, 8_000).includes(0);
  return {
    __typename: 'Blob',
    byteSize: content.length,
    isBinary,
    isTruncated: !isBinary && content.length > limit,
    text: isBinary ? null : content.subarray(0, limit).toString('utf8'),
  };
}

async function treeEntries(call: GraphqlCall, repository: Repository, tree: string): Promise<readonly SchemaObject[]> {
  const entries = await readTree(repository.git, tree);
  return entries.map((entry) => ({
    __typename: 'TreeEntry',
    name: entry.path,
    path: entry.path,
    type: entry.type,
    mode: Number.parseInt(entry.mode, 8),
    oid: entry.sha,
    size: entry.size,
    object: () => gitObject(call, repository, { oid: entry.sha }),
  }));
}
