import { nodeId, userId } from '../objects/users.ts';
import type { SchemaObject } from './connection.ts';

/** In GraphQL, the login of a bot has no `[bot]` suffix, unlike in the REST API. */
export function actorObject(login: string): SchemaObject {
  const isBot = login.endsWith('[bot]');
  const name = login.replace(/\[bot\]$/, '');
  return {
    __typename: isBot ? 'Bot' : 'User',
    id: nodeId(isBot ? 'Bot' : 'User', userId(login)),
    databaseId: userId(login),
    login: name,
    url: `https://github.com/${isBot ? `apps/${name}` : name}`,
  };
}

/** An account where the schema has a `User`, also for a bot. */
export function userObject(login: string): SchemaObject {
  return { ...actorObject(login), __typename: 'User', login };
}
