import { groupBy } from '../../structures/group-by.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import type { CheckedKind } from '../../rules/types.ts';
import { count } from '../count.ts';
import type { Paint } from '../review/console.ts';

/** A file that a model or a client can reach, and that is not a customization of its own. */
export interface ReachedFile {
  readonly path: string;
  readonly kind: CheckedKind;
  /** The workspace folder or the plugin that it belongs to. Empty for the repository. */
  readonly folder: string;
  /** How it is reached. */
  readonly reason: string;
}

/** With more files of one folder and reason, only their number is shown. */
const MOST_IN_FOLDER = 3;

/** A line for each file. Many files of one folder are one line; JSON lists them all. */
export function reachedText(files: readonly ReachedFile[], paint: Paint): readonly string[] {
  if (files.length === 0) {
    return [];
  }
  const groups = groupBy(files, ({ path, reason }) => `${topFolder(path)}\n${reason}`);
  const lines = [...groups.values()].flatMap((group) =>
    group.length > MOST_IN_FOLDER
      ? [`${count(group.length, 'file')} below ${topFolder(group[0]?.path ?? '')}: ${group[0]?.reason ?? ''}`]
      : group.map(({ path, reason }) => `${path}: ${reason}`),
  );
  return ['Also reached, and checked by `validate`:', ...lines.map((line) => `${paint('dim', '+')}  ${oneLine(line)}`)];
}

/** The first three folders of a path, such as `.github/skills/deploy`. */
function topFolder(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.length === 0 ? 'the root' : folders.slice(0, 3).join('/');
}
