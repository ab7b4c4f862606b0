import { isUtf8 } from 'node:buffer';
import { diffTexts } from '../changes/diff/diff-texts.ts';
import type { FileRow } from './api/answers.ts';
import { remoteWorkspace } from '../workspace/remote/remote.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { GithubClient, PullRequest } from './client.ts';
import { GithubError } from './api/github-error.ts';

type Row = FileRow;

/** Most files to fill: each takes two of the 1,000 requests an hour that the workflow's token has. */
const MAX_FILES = 50;
/** Most bytes of a text: larger ones are data, and slow to compare. */
const MAX_BYTES = 2_000_000;

/**
 * Makes the patches that GitHub leaves out because they are too large, from the texts of both revisions. A row whose
 * patch cannot be made is returned unchanged, and is reported as one without a patch.
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
      const patch = await makePatch(client, base, row);
      if (patch !== undefined) {
        patches.set(row.filename, patch);
      }
    }
    return rows.map((row) => {
      const patch = patches.get(row.filename);
      return patch === undefined ? row : { ...row, patch };
    });
  } catch (error) {
    // The rows can be used without the patches; the reader of the rows reports what is missing.
    if (error instanceof GithubError) {
      return rows;
    }
    throw error;
  }
}

/** The patch, if both texts can be read and differ. */
async function makePatch(client: GithubClient, base: Workspace, row: Row): Promise<string | undefined> {
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
