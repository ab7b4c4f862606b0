import { languageNamed } from '../../../guidelines/language-names.ts';
import { languageOf } from '../../../text/languages/languages.ts';
import { nameLanguages } from '../../describe-scope.ts';
import { CODE, codesIn, listCodes } from '../code-list.ts';
import { IN_MIGRATIONS } from './kinds-by-words.ts';
import { readPath } from './read-path.ts';
import { regex } from '../../../text/regex.ts';

/** Files of one kind in one folder: `the JSON files in workers/`. */
export interface KindInFolder {
  /** In Markdown. */
  readonly name: string;
  readonly has: (path: string) => boolean;
}

const IN_FOLDER = regex()`
  ^(?<what>(?:[a-z-]+ ){0,4}?(?:[a-z-]+|${CODE})(?: (?:files?|code|sources?))?)[ ]
    (?:found |located |that are |which are )?(?:in|under|inside|within|below) (?:the )?(?<folder>${CODE})
    (?: (?:folders?|director(?:y|ies)))?$
`;
/** Words that say of all files of a folder what they are, and limit nothing. */
const OF_ALL = regex()`
  ^(?:
    any|all|the|our|your|existing|new|additional|other|own|auto-?generated|generated|machine-generated|vendored
    |vendor|compiled|minified|bundled|built|build|checked-in|committed|files?|code|sources?|contents?|anything
    |everything|things|artifacts?|outputs?|assets|source|legacy|deprecated|frozen|original|upstream|third-party
    |synced|mirrored|shared|either|both|these|matching|changes?|directories|folders|subfolders|subdirectories
  )$
`;

/** Kinds that their paths show: files of a language, by their ending, or by what frameworks call them. */
const KINDS: readonly { readonly words: RegExp; readonly name: string; readonly has: (path: string) => boolean }[] = [
  {
    words: /^snapshots?$/,
    name: 'snapshots',
    has: (path) => /(?:^|\/)__snapshots__\/|\.snap(?:shot)?$|\.verified\.\w+$/i.test(path),
  },
  {
    words: /^(?:(?:database|db|sql|schema) )?migrations?(?: scripts?)?$/,
    name: 'migrations',
    has: (path) => IN_MIGRATIONS.test(path) || /(?:^|\/)\d{3,}[^/]*\.\w+$/.test(path),
  },
  { words: /^json$/, name: 'JSON files', has: (path) => /\.jsonc?$/.test(path) },
  { words: /^toml$/, name: 'TOML files', has: (path) => path.endsWith('.toml') },
  { words: /^(?:proto|protobuf)$/, name: 'Protocol Buffer files', has: (path) => path.endsWith('.proto') },
  {
    words: /^(?:ci |github )?workflows?$/,
    name: 'workflows',
    has: (path) => /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(path),
  },
];

/**
 * Reads words for files of one kind in one folder. Undefined if they are no such words, or mean the whole folder; `unknown` if
 * they mean a part of the folder, and nobody can tell by a path whether a file is one of it.
 *
 * @param list the words, in lower case, with their code masked
 * @param codes the code of the clause
 */
export function readKindInFolder(list: string, codes: readonly string[]): KindInFolder | 'unknown' | undefined {
  const { what = '', folder: masked = '' } = IN_FOLDER.exec(list)?.groups ?? {};
  const [folder = ''] = codesIn(masked, codes);
  const words = what.split(' ').filter((word) => !OF_ALL.test(word));
  // `the fixtures in test/fixtures/`: the folder has the name of what is in it.
  const saysIt = (word: string): boolean => folder.toLowerCase().includes(word.replace(/(?:ies|es|s|y)$/, ''));
  if (folder === '' || words.every(saysIt)) {
    return undefined;
  }
  const inside = readPath(folder, 'folder');
  const kind = readKind(words.join(' '), codes);
  return kind === undefined || inside === undefined
    ? 'unknown'
    : {
        name: `${kind.name} in ${listCodes([folder])}`,
        has: (path) => inside.matches(path) && kind.has(path),
      };
}

function readKind(words: string, codes: readonly string[]): KindInFolder | undefined {
  const [ending] = new RegExp(`^${CODE}$`).test(words) ? codesIn(words, codes) : [];
  if (ending !== undefined) {
    const end = ending.trim().replace(/^\*/, '');
    return /^\.[\w.-]{1,30}$/.test(end)
      ? { name: `${listCodes([end])} files`, has: (path) => path.endsWith(end) }
      : undefined;
  }
  const ids = languageNamed(words);
  return ids === undefined
    ? KINDS.find((kind) => kind.words.test(words))
    : { name: `${nameLanguages(ids)} files`, has: (path) => ids.includes(languageOf(path) ?? '') };
}
