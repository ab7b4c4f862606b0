import type { Scope, Repository, World } from '../world.ts';

/** A GraphQL request as resolvers see it. */
export interface GraphqlCall {
  readonly world: World;
  readonly actor: string;
  /** Throws a `GraphqlError` if the repository is hidden from the actor, or if the actor lacks the permission. */
  readonly refuse: (repository: Repository, needs: Needs) => void;
}

export interface Needs {
  readonly scopes: readonly Scope[];
  readonly level: 'read' | 'write';
}
