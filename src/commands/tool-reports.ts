import { readFile, stat } from 'node:fs/promises';
import { messageOf, usageError } from '../errors.ts';
import type { GivenReport } from '../jobs/gather/open-tools.ts';
import type { Options } from '../options/options.ts';

/** A report of a tool that is larger is of no use to a model, and may be anything. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads the files of `tool-reports`, from the working directory; throws a `UserError` for one that cannot be read. */
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

/** Its bytes, or why there are none. A device or a pipe could go on for ever. */
async function readReport(path: string): Promise<Uint8Array | string> {
  try {
    const found = await stat(path);
    if (!found.isFile()) {
      return 'it is no file';
    }
    return found.size > MAX_BYTES ? 'it has more than 64 MiB' : await readFile(path);
  } catch (error) {
    return messageOf(error);
  }
}

function unusable(path: string, reason: string): Error {
  return usageError('tool-report', `The report "${path}" cannot be read: ${reason}`, 'Check `tool-reports`.');
}
