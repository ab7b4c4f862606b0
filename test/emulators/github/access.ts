import type { Route } from './call.ts';
import { ARCHIVED, ApiError, authenticationRequired, notAccessible, notFound, samlEnforced } from './errors.ts';
import type { Permissions, Repository } from './world.ts';

export interface AccessOptions {
  /** Default `test-token`. */
  readonly token?: string;
  /** Whom the token belongs to; default `github-actions[bot]`. */
  readonly actor?: string;
  readonly permissions?: Permissions;
  /** The token of a `pull_request` run from a fork: it reads, and every write is refused (E49). */
  readonly forkToken?: boolean;
  /** Tokens of further users, who may write everything. */
  readonly otherTokens?: Readonly<Record<string, string>>;
}

/** Who asks for what, and whether it is granted. */
export interface Access {
  readonly token: string;
  /** The actor behind an `Authorization` header; throws for a token that nobody has (E1). */
  readonly identify: (authorization: string | undefined) => string;
  /** Throws where the actor is not even to know of the repository, or its owner turns the token away (E3). */
  readonly refuseUnseen: (actor: string, repository: Repository) => void;
  /** Throws where the actor sees the repository, but may not do this in it (E2, E49, E59). */
  readonly refuseUnpermitted: (actor: string, route: Route, repository: Repository) => void;
}

/** Who asks without a token; no login can be spelled like it. */
export const NOBODY = '(nobody)';

export function openAccess(options: AccessOptions): Access {
  const { token = 'test-token', actor: owner = 'github-actions[bot]', permissions = {} } = options;
  const actors = new Map([[token, owner], ...Object.entries(options.otherTokens ?? {})]);

  return {
    token,
    identify(authorization = '') {
      if (authorization === '') return NOBODY;
      const actor = actors.get(/^(?:token|bearer)\s+(.+)$/i.exec(authorization)?.[1] ?? '');
      if (actor === undefined) throw new ApiError(401, 'Bad credentials');
      return actor;
    },
    refuseUnseen(actor, repository) {
      const isPrivate = repository.private ?? false;
      const reach = actor === owner ? (repository.tokenReach ?? 'installed') : 'installed';
      if (reach === 'single-sign-on') throw samlEnforced(repository.owner);
      if (reach === 'hidden' || (isPrivate && (reach === 'outside' || actor === NOBODY))) throw notFound();
    },
    refuseUnpermitted(actor, { needs, operation }, repository) {
      const isWrite = !operation.startsWith('GET ');
      if (isWrite && actor === NOBODY) throw authenticationRequired();
      if (needs !== undefined && actor === owner) {
        const isOutside = repository.tokenReach === 'outside';
        const levels = needs.scopes.map((scope) => (isOutside ? 'read' : (permissions[scope] ?? 'write')));
        const isGranted = levels.some((level) => level === 'write' || level === needs.level);
        const accepted = needs.scopes.map((scope) => `${scope}=${needs.level}`).join('; ');
        if (!isGranted || (isWrite && options.forkToken === true)) throw notAccessible(accepted);
      }
      if (isWrite && repository.archived === true) throw new ApiError(403, ARCHIVED);
    },
  };
}
