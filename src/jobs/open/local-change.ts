import type { ReadBytes } from '../../changes/encoding/read-binary-texts.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import type { Changes } from '../../changes/types.ts';
import type { NoteReaders } from '../../context/notes/readers.ts';
import { MAX_BINARY_BYTES, MAX_VERSION_BYTES, readContent, readContentBytes } from '../../workspace/read-content.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Sides } from '../choose/choose-guidance.ts';
import type { ReadVersion } from '../choose/compare-bundles.ts';
import type { EarlierCommits } from '../gather/gather-writing.ts';

/** A change on this machine, with the workspaces of its base and head. */
export interface LocalChange {
  readonly changes: Changes;
  /** The base. The instructions and the configuration are read from it. */
  readonly trusted: Workspace;
  /** Absent when no head is on disk or in git: for a given diff and for staged changes. */
  readonly head: Workspace | undefined;
  /** Base and head. A missing head is made from the base and the diff. */
  readonly sides: Sides;
  readonly readHead: ReadHead;
  readonly readVersion: ReadVersion;
  /** The commits before the change. Absent for a given diff. */
  readonly earlier?: EarlierCommits;
  /** Read the commits of the change, if it is committed, and the paths of the commits before it. Absent for a given diff. */
  readonly readers?: Pick<NoteReaders, 'commits' | 'earlierPaths'>;
  /** The commit of the head; absent if the change is not committed. */
  readonly commit?: string;
  /** The branch of the head, if it is one. */
  readonly branch?: string | undefined;
  /** For example `github.com/octo/app`, from the remote's address. Undefined when there is no remote. */
  readonly repository: string | undefined;
  /** Remarks for the user about how the change was found. */
  readonly notes: readonly string[];
  /** If the change is empty: what was compared, and how to compare something else. */
  readonly whyEmpty?: string;
  close(): void;
}

/** Reads the bytes of changed files. Those of the head are not available for staged changes and a given diff. */
export function readBytesFrom(base: Workspace, head: Workspace | undefined): ReadBytes {
  return (side, { path, previousPath }) => {
    if (side === 'base') {
      return readContentBytes(base, previousPath ?? path, MAX_BINARY_BYTES);
    }
    return head === undefined ? Promise.resolve(undefined) : readContentBytes(head, path, MAX_BINARY_BYTES);
  };
}

/** Reads whole files of both sides, for comparing bundles. */
export function readVersionsFrom(base: Workspace, head: Workspace | ReadHead): ReadVersion {
  const readHead: ReadHead = typeof head === 'function' ? head : (path) => readContent(head, path, MAX_VERSION_BYTES);
  return (side, { path, previousPath }) =>
    side === 'head' ? readHead(path) : readContent(base, previousPath ?? path, MAX_VERSION_BYTES);
}

/** Whether there is nothing to review. */
export function isEmpty({ files, leftOut }: Changes): boolean {
  return files.length === 0 && leftOut.length === 0;
}

/** The name of a side in messages: `base 1a2b3c4`. */
export function nameWorkspace(role: 'base' | 'head', commit: string): string {
  return `${role} ${commit.slice(0, 7)}`;
}
