import { nameOf } from '../../../workspace/paths.ts';
import type { ChangeFinder, Clause } from '../../types.ts';
import { CODE, codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { isNewName } from './file-kinds.ts';

const ONLY = new RegExp(`^exclusively (?<files>${codeListPattern('the|a|an', 'files?')})$`);
const IS_CODE = new RegExp(`^(?:the )?${CODE}(?: (?:folder|directory))?$`);
const FOLDER = /^(?:\.?\/)?(?<folder>[\w.@-]+(?:\/[\w.@-]+)*)\/$/;

/**
 * Finds new files that do not belong in a folder: "`.claude-plugin/` must contain exclusively `plugin.json`", "`references/` must
 * stay flat". The folder is meant wherever its path ends so.
 */
export function compileFolderContents({ polarity, subject, verb, object, codes }: Clause): ChangeFinder | undefined {
  const about = plainPhrase(subject);
  const folder = IS_CODE.test(about)
    ? FOLDER.exec(codesIn(about, codes)[0]?.trim() ?? '')?.groups?.['folder']
    : undefined;
  if (polarity !== 'required' || folder === undefined) {
    return undefined;
  }
  const said = plainPhrase(object);
  const list = verb === 'contain' ? ONLY.exec(said)?.groups?.['files'] : undefined;
  const files = list === undefined ? [] : codesIn(list, codes).map((code) => code.trim());
  const isFlat = /^(?:be|stay|remain)$/.test(verb) && said === 'flat';
  if (!isFlat && (files.length === 0 || !files.every((file) => /^[\w.-]+\.[a-z]+$/i.test(file)))) {
    return undefined;
  }
  const where = listCodes([`${folder}/`]);
  return {
    looksAt: 'change',
    words: isFlat
      ? `reports new files in folders below ${where}`
      : `reports new files in ${where} other than ${listCodes(files, 'and')}`,
    find: (change) =>
      change.files.flatMap((file) => {
        const inside = pathInside(file.path, folder);
        const isOdd = inside !== undefined && (isFlat ? inside.includes('/') : !files.includes(nameOf(file.path)));
        return isOdd && isNewName(file)
          ? [{ path: file.path, found: `a new file ${isFlat ? 'in a folder below' : 'in'} ${where}` }]
          : [];
      }),
  };
}

/** The rest of a path behind a folder. */
function pathInside(path: string, folder: string): string | undefined {
  const at = `/${path}`.indexOf(`/${folder}/`);
  return at < 0 ? undefined : path.slice(at + folder.length + 1);
}
