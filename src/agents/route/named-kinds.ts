import { wordSet } from '../../structures/words-in.ts';

/** Kinds of files that a description mentions. */
export interface NamedKinds {
  /** Language ids of VS Code, each with the word that names it. */
  readonly languages: ReadonlyMap<string, string>;
  /** File extensions and file names in lower case: `.sql`, `dockerfile`. */
  readonly endings: readonly string[];
  /** Folders at the root or at any depth, without the final `/`. */
  readonly folders: readonly string[];
}

/**
 * Common names of languages → the language ids that VS Code gives their files. A name that is listed with a capital
 * letter, such as `Go` or `Swift`, counts only if it is written so: in lower case it is an ordinary word.
 */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  '.net': ['csharp', 'fsharp', 'vb'],
  angular: ['typescript', 'html'],
  ansible: ['yaml'],
  astro: ['astro'],
  bash: ['shellscript'],
  bicep: ['bicep'],
  C: ['c'],
  'c#': ['csharp'],
  'c++': ['cpp'],
  clojure: ['clojure'],
  cpp: ['cpp'],
  csharp: ['csharp'],
  css: ['css', 'scss', 'less'],
  Dart: ['dart'],
  dockerfile: ['dockerfile'],
  dockerfiles: ['dockerfile'],
  elixir: ['elixir'],
  erlang: ['erlang'],
  'f#': ['fsharp'],
  flutter: ['dart'],
  Go: ['go'],
  golang: ['go'],
  graphql: ['graphql'],
  groovy: ['groovy'],
  haskell: ['haskell'],
  hcl: ['terraform', 'hcl'],
  html: ['html'],
  Java: ['java'],
  javascript: ['javascript', 'javascriptreact'],
  jsx: ['javascriptreact'],
  Julia: ['julia'],
  kotlin: ['kotlin'],
  laravel: ['php'],
  lua: ['lua'],
  Makefile: ['makefile'],
  markdown: ['markdown'],
  mysql: ['sql'],
  'next.js': ['typescriptreact', 'javascriptreact'],
  nextjs: ['typescriptreact', 'javascriptreact'],
  'node.js': ['javascript', 'typescript'],
  'objective-c': ['objective-c'],
  Perl: ['perl'],
  php: ['php'],
  plsql: ['sql'],
  postgres: ['sql'],
  postgresql: ['sql'],
  powershell: ['powershell'],
  Prisma: ['prisma'],
  protobuf: ['proto3', 'proto'],
  python: ['python'],
  rails: ['ruby'],
  Ruby: ['ruby'],
  Rust: ['rust'],
  sass: ['scss', 'sass'],
  Scala: ['scala'],
  scss: ['scss'],
  Shell: ['shellscript'],
  solidity: ['solidity'],
  sql: ['sql'],
  svelte: ['svelte'],
  Swift: ['swift'],
  terraform: ['terraform', 'hcl'],
  tsx: ['typescriptreact'],
  typescript: ['typescript', 'typescriptreact'],
  Vue: ['vue'],
  wordpress: ['php'],
  Zig: ['zig'],
};

/**
 * Languages that an agent may also write its output in: a report is in Markdown. Naming one does not mean that the
 * agent is for such files.
 */
const ALSO_FORMATS: ReadonlySet<string> = wordSet('markdown html css scss less yaml makefile shellscript');

/** Whether naming this language means that the agent is only for such files. */
export function isExclusive(language: string): boolean {
  return !ALSO_FORMATS.has(language);
}

const BY_LOWER = new Map(
  Object.entries(LANGUAGES).map(([name, ids]) => [name.toLowerCase(), { name, ids, isCommon: /^[A-Z]/.test(name) }]),
);

/** Words of a sentence, with the characters that occur in names of languages, files and folders. */
const TOKEN = /[\p{L}\p{N}_.*@/#+-]+/gu;
const MAX_KINDS = 100;

/** Finds languages, file extensions and folders in prose, in time proportional to its length. */
export function readNamedKinds(text: string): NamedKinds {
  const languages = new Map<string, string>();
  const endings = new Set<string>();
  const folders = new Set<string>();
  for (const { 0: token } of text.matchAll(TOKEN)) {
    if (token.length > 100 || languages.size + endings.size + folders.size >= MAX_KINDS) {
      continue;
    }
    const word = token.replace(/[.,:;]+$/, '');
    for (const name of [word, ...(word.includes('/') || word.includes('-') ? word.split(/[/-]/) : [])]) {
      for (const language of languagesCalled(name)) {
        languages.set(language, languages.get(language) ?? name);
      }
    }
    const ending = /^\*?\*?\/?\*?(\.[A-Za-z0-9]{1,8})$/.exec(word)?.[1] ?? FILE_NAMES.exec(word)?.[0];
    if (ending !== undefined && ending.toLowerCase() !== '.net') {
      endings.add(ending.toLowerCase());
    }
    const folder = /^(?:\.\/|\/)?((?:[\w.@-]+\/)+)(?:\*\*?(?:\/\*)?)?$/.exec(word)?.[1];
    if (folder !== undefined) {
      folders.add(folder.slice(0, -1));
    }
  }
  if (/\bgithub actions\b/i.test(text)) {
    folders.add('.github/workflows');
  }
  return { languages, endings: [...endings], folders: [...folders] };
}

/** File names with one clear meaning. */
const FILE_NAMES =
  /^(?:Dockerfile|Jenkinsfile|docker-compose\.ya?ml|package\.json|go\.mod|Cargo\.toml|pom\.xml|build\.gradle|openapi\.ya?ml)$/i;

function languagesCalled(word: string): readonly string[] {
  const known = BY_LOWER.get(word.toLowerCase());
  return known === undefined || (known.isCommon && word !== known.name) ? [] : known.ids;
}
