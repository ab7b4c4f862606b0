import type { Route } from './call.ts';
import { ARCHIVED, ApiError, authenticationRequired, notAccessible, notFound, samlEnforced } from './errors.ts';
import type { Permissions, Repository } from './world.ts';

export interface AccessOptions {
  /** The emulator's own token. Default `test-token`. */
  readonly token?: string;
  /** The login that the token belongs to. Default `github-actions[bot]`. */
  readonly actor?: string;
  readonly permissions?: Permissions;
  /** Whether the token comes from a `pull_request` run of a fork: it may read, and every write is refused (E49). */
  readonly forkToken?: boolean;
  /** Tokens of other users, with their logins. These users may write everything. */
  readonly otherTokens?: Readonly<Record<string, string>>;
}

/** Decides which login a request comes from, and what it may do. */
export interface Access {
  readonly token: string;
  /** Returns the actor of an `Authorization` header. Throws for an unknown token (E1). */
  readonly identify: (authorization: string | undefined) => string;
  /** Throws if the repository is hidden from the actor, or if its owner refuses the token (E3). */
  readonly refuseUnseen: (actor: string, repository: Repository) => void;
  /** Throws if the actor sees the repository but may not do this in it (E2, E49, E59). */
  readonly refuseUnpermitted: (
    actor: string,
    route: Pick<Route, 'operation' | 'needs'>,
    repository: Repository,
  ) => void;
}

/** The actor of a request without a token. A login cannot have this spelling. */
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
