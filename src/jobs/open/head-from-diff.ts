import { headTextFrom } from '../../changes/diff/apply.ts';
import type { Changes } from '../../changes/types.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import { deferredWorkspace } from '../../workspace/deferred.ts';
import { overlayWorkspace } from '../../workspace/overlay.ts';
import { readContent } from '../../workspace/read-content.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/**
 * Reads the head's text from the base's and the diff, where no head is at hand; what does not change is as in the base.
 * Undefined for a file that is gone, or to which the diff does not apply.
 */
export function readHeadFrom(base: Workspace, changes: Changes, maxBytes: number): ReadHead {
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

/** The head as far as base and diff have it, made once somebody looks into it. What is binary stays as in the base. */
export function headMadeOf(base: Workspace, changes: Changes, readHead: ReadHead): Workspace {
  const name = 'the head, as the diff makes it of the base';
  return deferredWorkspace(name, async () => {
    const texts = await Promise.all(
      changes.files
        .filter(({ binary, status }) => !binary || status === 'removed')
        .map(async ({ path, status }) => [path, status === 'removed' ? undefined : await readHead(path)] as const),
    );
    return overlayWorkspace(base, new Map([...goneByRename(changes), ...texts]), name);
  });
}

/** The names that files had before; another may have one of them now. */
function goneByRename({ files }: Changes): readonly (readonly [string, undefined])[] {
  return files.flatMap(({ status, previousPath }) =>
    status === 'renamed' && previousPath !== undefined ? [[previousPath, undefined] as const] : [],
  );
}
