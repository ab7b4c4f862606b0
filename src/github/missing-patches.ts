import { isUtf8 } from 'node:buffer';
import { diffTexts } from '../changes/diff/diff-texts.ts';
import type { ApiFile } from '../changes/diff/read-api-patch.ts';
import { remoteWorkspace } from '../workspace/remote/remote.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { GithubClient, PullRequest } from './client.ts';
import { GithubError } from './github-error.ts';

type Row = ApiFile & { readonly sha: string | null };

/** Two blobs a file: beyond this many the workflow's 1,000 requests an hour would go. */
const MAX_FILES = 50;
/** Larger texts are data, and slow to compare. */
const MAX_BYTES = 2_000_000;

/**
 * Fills in the patches that GitHub leaves out for being too large, from the texts of both revisions.
 * A row that cannot be filled comes back as it was, and is reported as one without a patch.
 */
export async function fillMissingPatches(
  client: GithubClient,
  pull: PullRequest,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const missing = rows
    .filter((row) => row.patch === undefined && row.additions + row.deletions > 0)
    .slice(0, MAX_FILES);
  if (missing.length === 0) {
    return rows;
  }
  try {
    const fork = await client.mergeBase(pull.baseSha, pull.headSha);
    const base = remoteWorkspace(client, fork, 'the merge base');
    const patches = new Map<string, string>();
    for (const row of missing) {
      const patch = await patchOf(client, base, row);
      if (patch !== undefined) {
        patches.set(row.filename, patch);
      }
    }
    return rows.map((row) => {
      const patch = patches.get(row.filename);
      return patch === undefined ? row : { ...row, patch };
    });
  } catch (error) {
    // The rows themselves are good; what is missing in them is said where they are read.
    if (error instanceof GithubError) {
      return rows;
    }
    throw error;
  }
}

/** The patch, if both texts can be had and differ. */
async function patchOf(client: GithubClient, base: Workspace, row: Row): Promise<string | undefined> {
  const before = row.status === 'added' ? '' : await textBefore(base, row.previous_filename ?? row.filename);
  const after = row.status === 'removed' ? '' : await textAfter(client, row);
  if (before === undefined || after === undefined) {
    return undefined;
  }
  const patch = diffTexts(before, after);
  return patch === '' ? undefined : patch;
}

async function textBefore(base: Workspace, path: string): Promise<string | undefined> {
  const file = await base.read(path);
  return file.kind === 'file' ? decode(file.bytes) : undefined;
}

async function textAfter(client: GithubClient, row: Row): Promise<string | undefined> {
  return row.sha === null ? undefined : decode(await client.blob(row.sha));
}

function decode(bytes: Uint8Array): string | undefined {
  return bytes.length > MAX_BYTES || !isUtf8(bytes)
    ? undefined
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
