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
  if (folder === undefined || standing !== 'in-place') {
    return undefined;
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

const ONLY_NAMED: Effects = [info(CLIENTS, 'All clients let the model look for the file, and it finds nothing.')];
