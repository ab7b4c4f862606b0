import { fileErrorReason, usageError } from '../../errors.ts';
import type { GivenReport } from '../../jobs/gather/open-tools.ts';
import type { Options } from '../../options/options.ts';
import { readOwnFile } from './own-file.ts';

/** The largest report: a model has no use for a larger one. */
const MAX_MEBIBYTES = 64;

/** Reads the files of `tool-reports`, relative to the working directory; throws a `UserError` if one cannot be read. */
export function readGivenReports({ toolReports }: Pick<Options, 'toolReports'>): Promise<readonly GivenReport[]> {
  return Promise.all(
    toolReports.map(async (path) => {
      try {
        return { path, bytes: await readOwnFile(path, MAX_MEBIBYTES) };
      } catch (error) {
        throw unusable(path, fileErrorReason(error));
      }
    }),
  );
}

function unusable(path: string, reason: string): Error {
  return usageError('tool-report', `The report "${path}" cannot be read: ${reason}`, 'Check `tool-reports`.');
}
