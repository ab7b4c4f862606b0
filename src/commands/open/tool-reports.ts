import { readFile, stat } from 'node:fs/promises';
import { fileErrorReason, usageError } from '../../errors.ts';
import type { GivenReport } from '../../jobs/gather/open-tools.ts';
import type { Options } from '../../options/options.ts';
import { leavesCheckout, LINK_OUT } from '../output/checkout-around.ts';

/** Most bytes of one report: a model has no use for a larger one. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads the files of `tool-reports`, relative to the working directory; throws a `UserError` if one cannot be read. */
export function readGivenReports({ toolReports }: Pick<Options, 'toolReports'>): Promise<readonly GivenReport[]> {
  return Promise.all(
    toolReports.map(async (path) => {
      const bytes = await readReport(path);
      if (typeof bytes === 'string') {
        throw unusable(path, bytes);
      }
      return { path, bytes };
    }),
  );
}

/** The bytes of a report, or why it cannot be read. Only plain files are read: a device or a pipe may never end. */
async function readReport(path: string): Promise<Uint8Array | string> {
  try {
    if (leavesCheckout(path)) {
      return LINK_OUT;
    }
    const found = await stat(path);
    if (!found.isFile()) {
      return 'it is not a file';
    }
    return found.size > MAX_BYTES ? 'it is larger than 64 MiB' : await readFile(path);
  } catch (error) {
    return fileErrorReason(error);
  }
}

function unusable(path: string, reason: string): Error {
  return usageError('tool-report', `The report "${path}" cannot be read: ${reason}`, 'Check `tool-reports`.');
}
