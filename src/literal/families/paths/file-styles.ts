import { nameOf } from '../../../workspace/paths.ts';
import { stemOf } from './file-kinds.ts';
import { regex } from '../../../text/regex.ts';
import { wordsIn } from '../../../structures/words-in.ts';

/** How the words of the name of a file are joined. */
export interface FileStyle {
  readonly name: string;
  readonly words: RegExp;
  readonly fits: (stem: string) => boolean;
  /** Languages in which file names are commonly written so, or in any way. */
  readonly languages: ReadonlySet<string>;
}

const FREE = wordsIn(`
  javascript javascriptreact typescript typescriptreact vue svelte astro css scss sass less html shellscript
`);
const SNAKE = [...FREE, ...wordsIn('python go ruby rust dart c cpp elixir lua')];
const PASCAL = [...FREE, ...wordsIn('csharp java kotlin swift')];

const SEPARATED = '(?: (?:words|letters|names))?(?: separated)?';
/** Styles of the names of files. */
export const FILE_STYLES: readonly FileStyle[] = [
  {
    name: 'kebab-case',
    words: regex()`
      ^(?:
        (?:kebab|param)[- ]?case|dash[- ]case
        |lower[- ]?case,?(?: letters)? (?:with|and|using)${SEPARATED}(?: words)?(?: separated)?(?: by)? ?
          (?:hyphens|dashes)(?: as separators)?
        |hyphen-separated lower[- ]?case|lower[- ]kebab[- ]case
      )$
    `,
    fits: (stem) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem),
    languages: new Set(FREE),
  },
  {
    name: 'snake_case',
    words: regex()`
      ^(?:
        (?:lower )?snake[- ]case
        |lower[- ]?case,?(?: letters)? (?:with|and|using)${SEPARATED}(?: words)?(?: separated)?(?: by)? ?underscores
          (?: as separators)?
        |lowercase with underscores
      )$
    `,
    fits: (stem) => /^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(stem),
    languages: new Set(SNAKE),
  },
  {
    name: 'camelCase',
    words: /^(?:lower ?)?camel[- ]?case$/,
    fits: (stem) => /^[a-z][A-Za-z0-9]*$/.test(stem),
    languages: new Set(FREE),
  },
  {
    name: 'PascalCase',
    words: /^(?:pascal[- ]?case|upper ?camel[- ]?case)$/,
    fits: (stem) => /^[A-Z][A-Za-z0-9]*$/.test(stem),
    languages: new Set(PASCAL),
  },
];

/** Names that tools or frameworks give: `README`, `[id]`, `vite.config`, `env.d`, and those of migrations: `0001_add_user`, `V2__add_user`. */
export function hasOrdinaryName(path: string): boolean {
  const name = nameOf(path);
  const stem = stemOf(path);
  return (
    /^[A-Za-z0-9_-]+$/.test(stem) &&
    !/^[A-Z0-9_-]+$/.test(stem) &&
    !/^(?:\d{4,}_|[VRU][\d_]*__)/.test(stem) &&
    !/^(?:index|main|app|mod|lib|setup|conftest|manage)$/i.test(stem) &&
    !/^[._]|\.config\.|\.d\.|rc\.|^__/.test(name)
  );
}
