import { CLIENTS } from '../../customizations/known/clients.ts';
import { folderOf, joinPath, nameOf } from '../../workspace/paths.ts';
import { info } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryView } from '../types.ts';
import type { ReferenceFault } from './reference-rule.ts';
import { quote, quotePath } from '../../text/shown/quote.ts';

/**
 * Judges a file of the repository that a text names but does not ask to read. It is reported if its first folder exists, so
 * that the path is one of this repository, and if no path of the repository ends like it.
 */
export function judgeNamedFile(
  target: string,
  fromFile: string,
  { path, root, standing }: CheckedFile,
  { paths }: RepositoryView,
): ReferenceFault | undefined {
  const [first = ''] = target.split('/');
  const folder = ['', root, folderOf(path)].find((one) => paths.hasFolder(joinPath(one, first)));
  if (folder === undefined || standing !== 'in-place' || IS_GENERATED.test(target)) {
    return undefined;
  }
  if (target.endsWith('/')) {
    return judgeNamedFolder(target, folder, paths);
  }
  const name = nameOf(target);
  const alike = paths.withExtension(name.slice(name.indexOf('.'))).filter((one) => nameOf(one) === name);
  if (alike.some((one) => one === target || one.endsWith(`/${target}`))) {
    return undefined;
  }
  const [moved] = alike.length === 1 ? alike : [];
  return {
    absent: folder === folderOf(path) ? fromFile : joinPath(folder, target),
    said: {
      message: `${quote(target)} does not exist`,
      hint:
        moved === undefined
          ? 'Name the file that took its place, or remove the mention.'
          : `There is ${quotePath(moved)}.`,
    },
    particulars: { effects: ONLY_NAMED },
  };
}

/** Folders of files that tools write. */
const IS_GENERATED = /(?:^|\/)(?:__generated__|build|coverage|dist|gen|generated|out|target|tmp)\//;

/**
 * Judges a folder that a list names. It is reported if the folder around it exists, and if no folder of the repository ends
 * like it.
 */
function judgeNamedFolder(target: string, base: string, paths: RepositoryView['paths']): ReferenceFault | undefined {
  const path = joinPath(base, target.slice(0, -1));
  const isElsewhere = paths.entries.some((entry) => entry.path.includes(`/${target}`) || entry.path.startsWith(target));
  return isElsewhere || !paths.hasFolder(folderOf(path))
    ? undefined
    : {
        // With the slash, the lines of `.gitignore` for folders count.
        absent: `${path}/`,
        said: {
          message: `The folder ${quote(target)} does not exist`,
          hint: 'Name the folder that took its place, or remove the mention.',
        },
        particulars: { effects: ONLY_NAMED },
      };
}

const ONLY_NAMED: Effects = [info(CLIENTS, 'All clients let the model look there, and it finds nothing.')];
