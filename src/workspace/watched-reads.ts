import type { Workspace } from './workspace.ts';

/** A workspace, and the paths that were read from it. */
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

/** A workspace that reads only some paths, and the other paths that were asked for. */
interface LimitedReads {
  readonly workspace: Workspace;
  /** Grows as the workspace is read. */
  readonly refused: ReadonlySet<string>;
}

/** Reads the `free` paths, which cost no request, and at most `most` others. Any other path is reported as not a file. */
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
