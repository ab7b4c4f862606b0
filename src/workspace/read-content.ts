import type { Workspace } from './workspace.ts';

/**
 * Reads the text of a changed file. Returns undefined if it is missing, not a file, or larger than `maxBytes`. A symbolic
 * link is not followed, because the link itself changed. Invalid UTF-8 becomes U+FFFD, so that lines and columns stay.
 */
export async function readContent(workspace: Workspace, path: string, maxBytes: number): Promise<string | undefined> {
  const bytes = await readContentBytes(workspace, path, maxBytes);
  return bytes === undefined ? undefined : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Reads the bytes of a changed file, like `readContent`. */
export async function readContentBytes(
  workspace: Workspace,
  path: string,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const file = await workspace.read(path);
  return file.kind === 'file' && file.bytes.length <= maxBytes ? file.bytes : undefined;
}

/** The largest file that the literal checks read. In a larger one, they check only the hunks. */
export const MAX_HEAD_BYTES = 1_000_000;

/** The largest binary file in which text is searched. */
export const MAX_BINARY_BYTES = 2_000_000;

/** The limit for bundles, which are the largest files that are read completely. */
export const MAX_VERSION_BYTES = 20_000_000;
