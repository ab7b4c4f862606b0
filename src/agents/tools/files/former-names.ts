import type { FileChange } from '../../../changes/types.ts';
import { drawName } from '../../../prompt/parts/change.ts';
import type { FileSourcesTerms } from './file-sources.ts';
import { whyHidden } from './why-hidden.ts';

/**
 * Checks content exclusion for the current and the former name of a file: a file that the change moved or copied still
 * has the contents of the former one.
 */
export function alsoByFormerNames(
  mayShow: FileSourcesTerms['mayShow'],
  files: readonly Pick<FileChange, 'path' | 'previousPath'>[],
): FileSourcesTerms['mayShow'] {
  const former = new Map(files.map(({ path, previousPath }) => [path, previousPath]));
  return async (path, readStart) => {
    const why = await mayShow(path, readStart);
    const before = former.get(path);
    if (why !== undefined || before === undefined) {
      return why;
    }
    const hidden = await whyHidden(before, (name) => mayShow(name, readStart));
    return hidden === undefined ? undefined : `it comes from ${drawName(before)}, which is not shown`;
  };
}
