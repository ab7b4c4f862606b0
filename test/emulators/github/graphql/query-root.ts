import { READS_REVIEWS } from '../call.ts';
import { userObject } from './actors.ts';
import type { Given, SchemaObject } from './connection.ts';
import { unresolved } from './errors.ts';
import type { GraphqlCall } from './graphql-call.ts';
import { findNode } from './nodes.ts';
import { repositorySchemaObject } from './repositories.ts';

type Root = Readonly<Record<string, unknown>>;

/** Fields that every query can start with. */
export function queryRoot(call: GraphqlCall): Root {
  const { world, actor, refuse } = call;
  const repository = ({ owner, name }: Given): SchemaObject => {
    const found = world.repository(`${String(owner)}/${String(name)}`);
    if (found === undefined) {
      throw unresolved(`Could not resolve to a Repository with the name '${String(owner)}/${String(name)}'.`);
    }
    refuse(found, { scopes: ['metadata'], level: 'read' });
    return repositorySchemaObject(call, found);
  };
  const node = ({ id }: Given): SchemaObject => {
    const found = findNode(call, String(id));
    refuse(found.repository, READS_REVIEWS);
    return found.show();
  };
  const nodes = ({ ids }: Given): readonly SchemaObject[] =>
    Array.isArray(ids) ? ids.map((id: unknown) => node({ id })) : [];
  return { viewer: userObject(actor), repository, node, nodes };
}
