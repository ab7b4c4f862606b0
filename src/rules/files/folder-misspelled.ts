import { CLIENTS } from '../../customizations/known/clients.ts';
import { isSetAside } from '../../customizations/places/set-aside.ts';
import { editsUpTo } from '../../text/near-misses.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';
import type { PathsRule } from '../types.ts';
import { wordsIn } from '../../structures/words-in.ts';

export const folderMisspelled: PathsRule = {
  id: 'folder-misspelled',
  scope: 'paths',
  kinds: 'all',
  description: 'The name of a folder is nearly that of a folder in which clients look for customizations',
  effects: [warning(CLIENTS, 'All clients look for the folder under its exact name, and find none of its files.')],
  check({ paths }, report) {
    const first = new Map<string, string>();
    for (const { path } of paths.entries) {
      const [, above = '', name = ''] = HIDDEN.exec(path) ?? [];
      if (name !== '' && !first.has(name) && CUSTOMIZATION.test(path) && !isSetAside(path) && !isHidden(above)) {
        first.set(name, path);
      }
    }
    for (const [name, path] of first) {
      const meant = FOLDERS.includes(name) ? undefined : FOLDERS.find((folder) => isNearly(name, folder));
      if (meant !== undefined) {
        report(path, { message: `No client looks into ${quote(name)}`, hint: `Rename the folder to ${quote(meant)}.` });
      }
    }
  },
};

/** The first hidden folder of a path, with the folders above it. */
const HIDDEN = /^((?:[^./][^/]*\/)*)(\.[\w-]{3,20})\//;
const CUSTOMIZATION = /\.(?:md|mdc|json|toml)$/;
/** Folders of clients whose names no other folder nearly has. */
const FOLDERS = wordsIn('.claude .claude-plugin .codex-plugin .copilot .cursor .gemini .github .windsurf');

function isHidden(folders: string): boolean {
  return /(?:^|\/)(?:node_modules|vendor)\//.test(folders);
}

/** Whether one letter is wrong, missing or too many, or two neighbours have changed places. */
function isNearly(name: string, folder: string): boolean {
  const isSwapped =
    name.length === folder.length &&
    editsUpTo(2, name, folder) !== undefined &&
    [...name].toSorted().join('') === [...folder].toSorted().join('');
  return isSwapped || editsUpTo(1, name, folder) !== undefined;
}
