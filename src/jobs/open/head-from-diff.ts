import { headTextFrom } from '../../changes/diff/apply.ts';
import type { Changes } from '../../changes/types.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import { deferredWorkspace } from '../../workspace/deferred.ts';
import { overlayWorkspace } from '../../workspace/overlay.ts';
import { readContent } from '../../workspace/read-content.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/**
 * Reads head texts by applying the diff to the base, for a change without a head. Unchanged files are read from the base.
 * The text is undefined for a removed file and for a file to which the diff does not apply.
 */
export function headReaderFromDiff(base: Workspace, changes: Changes, maxBytes: number): ReadHead {
  const files = new Map(changes.files.map((file) => [file.path, file]));
  return async (path) => {
    const file = files.get(path);
    if (file === undefined) {
      return await readContent(base, path, maxBytes);
    }
    const before = file.status === 'added' ? '' : await readContent(base, file.previousPath ?? path, maxBytes);
    return before === undefined ? undefined : headTextFrom(before, file);
  };
}

/** A head made from the base and the diff, on first use. Changed binary files keep their base version. */
export function buildHeadWorkspace(base: Workspace, changes: Changes, readHead: ReadHead): Workspace {
  const name = 'the head, made from the base and the diff';
  return deferredWorkspace(name, async () => {
    const texts = await Promise.all(
      changes.files
        .filter(({ binary, status }) => !binary || status === 'removed')
        .map(async ({ path, status }) => [path, status === 'removed' ? undefined : await readHead(path)] as const),
    );
    return overlayWorkspace(base, new Map([...listRenamedAway(changes), ...texts]), name);
  });
}

/** The previous paths of renamed files, marked as removed. The caller overrides a path that another file has now. */
function listRenamedAway({ files }: Changes): readonly (readonly [string, undefined])[] {
  return files.flatMap(({ status, previousPath }) =>
    status === 'renamed' && previousPath !== undefined ? [[previousPath, undefined] as const] : [],
  );
}
