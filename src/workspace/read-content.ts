import type { Workspace } from './workspace.ts';

/**
 * The text of a changed file; undefined where it is missing, no file or larger than `maxBytes`. A symbolic link is not
 * followed: what changed is the link. Bytes that are no UTF-8 become U+FFFD, so that lines and columns stay.
 */
export async function readContent(workspace: Workspace, path: string, maxBytes: number): Promise<string | undefined> {
  const file = await workspace.read(path);
  return file.kind === 'file' && file.bytes.length <= maxBytes
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)
    : undefined;
}

/** What the literal checks read; in a larger file they look at the hunks alone. */
export const MAX_HEAD_BYTES = 1_000_000;

/** Bundles are the largest files that are read whole. */
export const MAX_VERSION_BYTES = 20_000_000;
