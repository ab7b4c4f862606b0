import { wordsIn } from '../../structures/words-in.ts';

/**
 * VS Code's language ids and their files, from the `languages` of its own extensions and, for languages that it does
 * not ship, of the extension that most people install. https://code.visualstudio.com/docs/languages/identifiers
 */
interface LanguageFiles {
  /** Without the leading dot. An extension with a dot inside wins over its last part. */
  readonly extensions?: readonly string[];
  /** Whole file names. */
  readonly names?: readonly string[];
  /** Names of programs in a first line that begins with `#!`. */
  readonly interpreters?: readonly string[];
}

const LANGUAGES: Readonly<Record<string, LanguageFiles>> = {
  abap: { extensions: ['abap'] },
  ada: { extensions: ['adb', 'ads'] },
  apex: { extensions: ['apex', 'trigger'] },
  asciidoc: { extensions: ['adoc', 'asciidoc', 'asc'] },
  astro: { extensions: ['astro'] },
  bat: { extensions: ['bat', 'cmd'] },
  bibtex: { extensions: ['bib'] },
  bicep: { extensions: ['bicep', 'bicepparam'] },
  blade: { extensions: ['blade.php'] },
  c: { extensions: ['c', 'i'] },
  clojure: { extensions: ['clj', 'cljs', 'cljc', 'cljx', 'clojure', 'edn'], interpreters: ['bb'] },
  cmake: { extensions: ['cmake'], names: ['CMakeLists.txt'] },
  cobol: { extensions: ['cob', 'cbl', 'cpy'] },
  coffeescript: { extensions: ['coffee', 'cson', 'iced'] },
  cpp: {
    extensions: wordsIn('cpp cppm cc ccm cxx cxxm c++ hpp hh hxx h++ h ii ino inl ipp ixx tpp txx hpp.in h.in'),
  },
  crystal: { extensions: ['cr'], interpreters: ['crystal'] },
  csharp: { extensions: ['cs', 'csx', 'cake'] },
  css: { extensions: ['css'] },
  csv: { extensions: ['csv'] },
  'cuda-cpp': { extensions: ['cu', 'cuh'] },
  d: { extensions: ['d', 'di'] },
  dart: { extensions: ['dart'], interpreters: ['dart'] },
  diff: { extensions: ['diff', 'patch', 'rej'] },
  dockercompose: {
    extensions: ['compose.yaml', 'compose.yml'],
    names: ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'],
  },
  dockerfile: { extensions: ['dockerfile', 'containerfile'], names: ['Dockerfile', 'Containerfile'] },
  dotenv: { extensions: ['env'], names: ['.env', '.env.local', '.env.example', '.flaskenv', 'user-dirs.dirs'] },
  elixir: { extensions: ['ex', 'exs'], names: ['mix.lock'], interpreters: ['elixir'] },
  elm: { extensions: ['elm'] },
  erlang: { extensions: ['erl', 'hrl'], names: ['rebar.config'], interpreters: ['escript'] },
  FortranFreeForm: { extensions: ['f90', 'f95', 'f03', 'f08', 'f18'] },
  fsharp: { extensions: ['fs', 'fsi', 'fsx', 'fsscript'] },
  gdscript: { extensions: ['gd'] },
  'git-commit': { names: ['COMMIT_EDITMSG', 'MERGE_MSG'] },
  'git-rebase': { names: ['git-rebase-todo'] },
  gleam: { extensions: ['gleam'] },
  go: { extensions: ['go'] },
  'go.mod': { names: ['go.mod'] },
  'go.sum': { names: ['go.sum'] },
  'go.work': { names: ['go.work'] },
  graphql: { extensions: ['graphql', 'gql', 'graphqls'] },
  groovy: {
    extensions: ['groovy', 'gvy', 'gradle', 'jenkinsfile', 'nf'],
    names: ['Jenkinsfile'],
    interpreters: ['groovy'],
  },
  handlebars: { extensions: ['handlebars', 'hbs', 'hjs'] },
  haskell: { extensions: ['hs', 'lhs', 'hs-boot'], interpreters: ['runhaskell', 'runghc'] },
  haxe: { extensions: ['hx'] },
  hcl: { extensions: ['hcl'] },
  hlsl: { extensions: ['hlsl', 'hlsli', 'fx', 'fxh', 'vsh', 'psh', 'cginc', 'compute'] },
  html: {
    extensions: wordsIn('html htm shtml xhtml xht mdoc jsp asp aspx jshtm volt rhtml erb ejs'),
  },
  ignore: {
    extensions: ['gitignore_global', 'gitignore'],
    names: wordsIn('.gitignore .dockerignore .npmignore .prettierignore .eslintignore .vscodeignore exclude'),
  },
  ini: { extensions: ['ini'] },
  instructions: { extensions: ['instructions.md'], names: ['copilot-instructions.md'] },
  java: { extensions: ['java', 'jav'], interpreters: ['java'] },
  javascript: {
    extensions: ['js', 'js.erb', 'es6', 'mjs', 'cjs', 'pac'],
    names: ['jakefile'],
    interpreters: ['node', 'nodejs'],
  },
  javascriptreact: { extensions: ['jsx'] },
  json: {
    extensions: wordsIn('json bowerrc jscsrc webmanifest js.map css.map ts.map har geojson ipynb vuerc'),
    names: ['composer.lock', '.watchmanconfig', 'Pipfile.lock', 'flake.lock'],
  },
  json5: { extensions: ['json5'] },
  jsonc: {
    extensions: wordsIn(`
      jsonc code-workspace language-configuration.json eslintrc eslintrc.json jshintrc swcrc babelrc hintrc jsfmtrc
    `),
    names: wordsIn(
      'tsconfig.json jsconfig.json .babelrc.json devcontainer.json deno.json typedoc.json .ember-cli bun.lock',
    ),
  },
  jsonl: { extensions: ['jsonl', 'ndjson'] },
  julia: { extensions: ['jl'], interpreters: ['julia'] },
  kotlin: { extensions: ['kt', 'kts'], interpreters: ['kotlin'] },
  latex: { extensions: ['tex', 'ltx', 'ctx'] },
  less: { extensions: ['less'] },
  lisp: { extensions: ['lisp', 'lsp', 'cl', 'el'] },
  log: { extensions: ['log'] },
  lua: { extensions: ['lua', 'rockspec'], interpreters: ['lua', 'luajit'] },
  makefile: { extensions: ['mak', 'mk'], names: ['Makefile', 'GNUmakefile', 'OCamlMakefile'], interpreters: ['make'] },
  markdown: { extensions: ['md', 'mkd', 'mdwn', 'mdown', 'markdown', 'markdn', 'mdtxt', 'mdtext', 'workbook'] },
  matlab: { extensions: ['mlx', 'matlab'] },
  mdx: { extensions: ['mdx'] },
  nim: { extensions: ['nim', 'nims', 'nimble'] },
  nix: { extensions: ['nix'] },
  'objective-c': { extensions: ['m'] },
  'objective-cpp': { extensions: ['mm'] },
  ocaml: { extensions: ['ml', 'mli'], interpreters: ['ocaml'] },
  pascal: { extensions: ['pas', 'dpr', 'lpr'] },
  perl: { extensions: ['pl', 'pm', 'pod', 't', 'psgi'], interpreters: ['perl'] },
  php: { extensions: ['php', 'php4', 'php5', 'phtml', 'ctp'], interpreters: ['php'] },
  plaintext: { extensions: ['txt', 'text'], names: ['LICENSE', 'NOTICE', 'AUTHORS', 'CODEOWNERS'] },
  powershell: { extensions: ['ps1', 'psm1', 'psd1', 'pssc', 'psrc'], interpreters: ['pwsh'] },
  prisma: { extensions: ['prisma'] },
  prompt: { extensions: ['prompt.md'] },
  chatagent: { extensions: ['agent.md', 'chatmode.md'] },
  properties: {
    extensions: wordsIn('properties cfg conf directory gitattributes gitconfig gitmodules editorconfig repo npmrc'),
  },
  proto3: { extensions: ['proto'] },
  jade: { extensions: ['pug', 'jade'] },
  puppet: { extensions: ['pp'] },
  purescript: { extensions: ['purs'] },
  python: {
    extensions: ['py', 'rpy', 'pyw', 'cpy.py', 'gyp', 'gypi', 'pyi', 'ipy', 'pyt', 'wsgi'],
    names: ['SConstruct', 'SConscript', 'Snakefile'],
    interpreters: ['python', 'python2', 'python3', 'pypy', 'uv'],
  },
  'pip-requirements': { extensions: ['requirements.txt'], names: ['requirements.txt', 'constraints.txt'] },
  qml: { extensions: ['qml'] },
  r: { extensions: ['r', 'rhistory', 'rprofile', 'rt'], interpreters: ['rscript'] },
  racket: { extensions: ['rkt'], interpreters: ['racket'] },
  raku: {
    extensions: ['raku', 'rakumod', 'rakutest', 'rakudoc', 'nqp', 'p6', 'pl6', 'pm6'],
    interpreters: ['raku', 'perl6'],
  },
  razor: { extensions: ['cshtml', 'razor'] },
  rescript: { extensions: ['res', 'resi'] },
  restructuredtext: { extensions: ['rst'] },
  ruby: {
    extensions: ['rb', 'rbx', 'rjs', 'gemspec', 'rake', 'ru', 'podspec', 'rbi'],
    names: wordsIn(`
      Rakefile Gemfile Guardfile Podfile Capfile Cheffile Hobofile Vagrantfile Appraisals Rantfile Berksfile Fastfile
      Appfile Brewfile Dangerfile
    `),
    interpreters: ['ruby', 'jruby'],
  },
  rust: { extensions: ['rs'], interpreters: ['rust-script'] },
  sass: { extensions: ['sass'] },
  scala: { extensions: ['scala', 'sc', 'sbt'], interpreters: ['scala', 'scala-cli'] },
  scheme: { extensions: ['scm', 'ss', 'sld'] },
  scss: { extensions: ['scss'] },
  search: { extensions: ['code-search'] },
  shaderlab: { extensions: ['shader'] },
  shellscript: {
    extensions: wordsIn(`
      sh bash bashrc bash_aliases bash_profile bash_login ebuild eclass profile bash_logout xprofile zsh zshrc
      zprofile zlogin zlogout zshenv zsh-theme fish ksh csh cshrc tcshrc bats envrc
    `),
    names: ['APKBUILD', 'PKGBUILD', '.envrc', '.hushlogin'],
    interpreters: ['sh', 'bash', 'dash', 'zsh', 'ksh', 'fish', 'csh', 'tcsh', 'ash', 'bats'],
  },
  skill: { names: ['SKILL.md'] },
  slint: { extensions: ['slint'] },
  snippets: { extensions: ['code-snippets'] },
  solidity: { extensions: ['sol'] },
  sql: { extensions: ['sql', 'dsql'] },
  starlark: { extensions: ['bzl', 'bazel', 'star'], names: ['BUILD', 'WORKSPACE', 'Tiltfile'] },
  stylus: { extensions: ['styl'] },
  svelte: { extensions: ['svelte'] },
  swift: { extensions: ['swift'], interpreters: ['swift'] },
  systemverilog: { extensions: ['sv', 'svh'] },
  tcl: { extensions: ['tcl'], interpreters: ['tclsh', 'wish'] },
  terraform: { extensions: ['tf'] },
  'terraform-vars': { extensions: ['tfvars'] },
  tex: { extensions: ['sty', 'cls', 'bbx', 'cbx'] },
  toml: { extensions: ['toml'], names: ['Cargo.lock', 'Pipfile', 'poetry.lock', 'uv.lock'] },
  tsv: { extensions: ['tsv'] },
  twig: { extensions: ['twig'] },
  typescript: { extensions: ['ts', 'cts', 'mts'], interpreters: ['deno', 'bun', 'ts-node', 'tsx'] },
  typescriptreact: { extensions: ['tsx'] },
  typst: { extensions: ['typ'] },
  vb: { extensions: ['vb', 'brs', 'vbs', 'bas', 'vba'] },
  verilog: { extensions: ['v', 'vh'] },
  vhdl: { extensions: ['vhd', 'vhdl'] },
  vue: { extensions: ['vue'] },
  wgsl: { extensions: ['wgsl'] },
  xml: {
    extensions: wordsIn(`
      xml xsd ascx atom axml axaml bpmn cpt csl csproj dita ditamap dtd ent mod dtml fsproj fxml iml isml jmx launch
      menu mxml nuspec opml owl proj props pt publishsettings pubxml pubxml.user rbxlx rbxmx rdf rng rss shproj slnx
      storyboard svg targets tld tmx vbproj vbproj.user vcxproj vcxproj.filters wsdl wxi wxl wxs xaml xbl xib xlf
      xliff xpdl xul xoml plist resx
    `),
    names: ['pom.xml', 'NuGet.config', 'web.config', 'app.config', 'packages.config'],
  },
  xsl: { extensions: ['xsl', 'xslt'] },
  yaml: {
    extensions: ['yml', 'yaml', 'eyml', 'eyaml', 'cff', 'yaml-tmlanguage', 'clangd'],
    names: ['.clang-format', '.clang-tidy', '.clangd', 'yarn.lock'],
  },
  zig: { extensions: ['zig', 'zon'] },
};

const BY_NAME = indexBy((files) => files.names);
const BY_EXTENSION = indexBy((files) => files.extensions);
const BY_INTERPRETER = indexBy((files) => files.interpreters);

function indexBy(keysOf: (files: LanguageFiles) => readonly string[] | undefined): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const [language, files] of Object.entries(LANGUAGES)) {
    for (const key of keysOf(files) ?? []) {
      index.set(key.toLowerCase(), language);
    }
  }
  return index;
}

/** Whether a text is the id of a language that files can have. */
export function isLanguage(id: string): boolean {
  return Object.hasOwn(LANGUAGES, id);
}

/**
 * The language of a file: by its whole name, then by its extension, longest first, then by its first line. Case is
 * ignored.
 */
export function languageOf(path: string, firstLine?: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return BY_NAME.get(name) ?? ofFamily(path.toLowerCase(), name) ?? ofExtension(name) ?? ofFirstLine(firstLine);
}

/**
 * `tsconfig.build.json`, `.vscode/settings.json`, `Dockerfile.dev`, `.env.production`: names that a table of names
 * cannot express.
 */
const FAMILIES: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/(?:^|\/)(?:tsconfig|jsconfig)[.-][^/]*\.json$/, 'jsonc'],
  [/(?:^|\/)\.(?:vscode|devcontainer)\/[^/]*\.json$/, 'jsonc'],
  [/(?:^|\/)(?:dockerfile|containerfile)\.[^/]+$/, 'dockerfile'],
  [/(?:^|\/)makefile\.[^/]+$/, 'makefile'],
  [/(?:^|\/)\.env\.[^/]+$/, 'dotenv'],
  [/(?:^|\/)docker-compose\.[^/]+\.ya?ml$/, 'dockercompose'],
];

function ofFamily(path: string, name: string): string | undefined {
  return name.includes('.') ? FAMILIES.find(([pattern]) => pattern.test(path))?.[1] : undefined;
}

function ofExtension(name: string): string | undefined {
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const language = BY_EXTENSION.get(name.slice(dot + 1));
    if (language !== undefined) {
      return language;
    }
  }
  return undefined;
}

/** `#!/usr/bin/env -S node --flag`, `#!/bin/bash`, `#!/usr/bin/python3.12`. */
function ofFirstLine(line: string | undefined): string | undefined {
  const program = /^#!\s*(?:\S*\/env\s+(?:-\S+\s+|\w+=\S*\s+)*)?(?:\S*\/)?([\w+-]+)/
    .exec(line ?? '')?.[1]
    ?.toLowerCase();
  return program === undefined ? undefined : BY_INTERPRETER.get(program);
}
