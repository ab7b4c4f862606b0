import type { Workspace } from './workspace.ts';

/** A workspace with the paths that were read of it. */
interface RecordedReads {
  readonly workspace: Workspace;
  /** Grows as the workspace is read. */
  readonly read: ReadonlySet<string>;
}

export function recordReads(workspace: Workspace): RecordedReads {
  const read = new Set<string>();
  return {
    workspace: {
      ...workspace,
      read: (path) => {
        read.add(path);
        return workspace.read(path);
      },
    },
    read,
  };
}

/** A workspace of which only some paths are read, with those that were asked for beyond that. */
interface LimitedReads {
  readonly workspace: Workspace;
  /** Grows as the workspace is read. */
  readonly refused: ReadonlySet<string>;
}

/** Reads the paths that are `free`, of which each is at hand, and `most` others; what else is asked for is no file. */
export function limitReads(workspace: Workspace, free: ReadonlySet<string>, most: number): LimitedReads {
  const others = new Set<string>();
  const refused = new Set<string>();
  return {
    workspace: {
      ...workspace,
      read: (path) => {
        if (!free.has(path) && !others.has(path)) {
          if (others.size === most) {
            refused.add(path);
            return Promise.resolve({ kind: 'not-a-file', reason: `more than ${most} further files are named` });
          }
          others.add(path);
        }
        return workspace.read(path);
      },
    },
    refused,
  };
}
