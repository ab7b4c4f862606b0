/** The entry of the thread that uploads an artifact: see `artifact.ts`. */
import artifact from '@actions/artifact';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../errors.ts';
import type { ArtifactUpload, UploadedArtifact } from './artifact.ts';

/** Most names to try: a matrix of models and budgets may dump the same pull request several times in one run. */
const MAX_NAMES = 20;

/** Uploads under the first free name: `name`, or `name-2`, `name-3`… if other jobs of the run have taken it. */
async function upload({ name, folder, files }: ArtifactUpload): Promise<UploadedArtifact> {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`;
    try {
      const { id } = await artifact.uploadArtifact(free, [...files], folder);
      return id === undefined
        ? { kind: 'failed', reason: 'GitHub returned no artifact id' }
        : { kind: 'uploaded', name: free, id };
    } catch (error) {
      if (!isNameTaken(error) || number === MAX_NAMES) {
        return { kind: 'failed', reason: messageOf(error) };
      }
    }
  }
}

/** The library reports the status only as text. */
function isNameTaken(error: unknown): boolean {
  return messageOf(error).startsWith('Failed to CreateArtifact: Received non-retryable error: Failed request: (409)');
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `artifact.ts` alone starts this thread.
const uploaded = await upload(workerData as ArtifactUpload);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this goes to a port, not to a window.
parentPort?.postMessage(uploaded);
