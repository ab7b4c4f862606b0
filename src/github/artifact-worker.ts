/** Entry of the thread in which an artifact is uploaded: see `artifact.ts`. */
import artifact from '@actions/artifact';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../errors.ts';
import type { ArtifactUpload, UploadedArtifact } from './artifact.ts';

/** As often as one run may plausibly dump the same pull request: a matrix of models and budgets. */
const MAX_NAMES = 20;

/** Uploads under the first name that no other job of the run has taken: `name`, `name-2`, `name-3`… */
async function upload({ name, folder, files }: ArtifactUpload): Promise<UploadedArtifact> {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`;
    try {
      const { id } = await artifact.uploadArtifact(free, [...files], folder);
      return id === undefined
        ? { kind: 'failed', reason: 'GitHub named no artifact' }
        : { kind: 'uploaded', name: free, id };
    } catch (error) {
      if (!isNameTaken(error) || number === MAX_NAMES) {
        return { kind: 'failed', reason: messageOf(error) };
      }
    }
  }
}

/** The library gives the status in its sentence only. */
function isNameTaken(error: unknown): boolean {
  return messageOf(error).startsWith('Failed to CreateArtifact: Received non-retryable error: Failed request: (409)');
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `artifact.ts` alone starts this thread.
const uploaded = await upload(workerData as ArtifactUpload);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this goes to a port, not to a window.
parentPort?.postMessage(uploaded);
