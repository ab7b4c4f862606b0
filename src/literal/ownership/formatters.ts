import { languageOf } from '../../text/languages/languages.ts';
import { parseJson } from '../../text/json/parse-json.ts';
import { formats } from './python-linters.ts';
import { LAYOUT, type ConfigurationKind, type Enforced, type Topic } from './types.ts';
import { SCRIPT_FILES } from '../script-languages.ts';

const PRETTIER_LANGUAGES: readonly string[] = [
  ...SCRIPT_FILES,
  'css',
  'scss',
  'less',
  'json',
  'jsonc',
  'html',
  'graphql',
  'markdown',
  'yaml',
];

/** Formatters whose configuration needs no reading: that it is there says that they are used. */
const BY_NAME: readonly (readonly [name: RegExp, tool: string, languages: readonly string[]])[] = [
  [
    /^\.prettierrc(?:\.(?:jsonc?|json5|ya?ml|toml|[cm]?[jt]s))?$|^prettier\.config\.[cm]?[jt]s$/,
    'Prettier',
    PRETTIER_LANGUAGES,
  ],
  [/^\.?oxfmtrc\.jsonc?$|^oxfmt\.config\.[cm]?[jt]s$/, 'oxfmt', PRETTIER_LANGUAGES],
  [/^\.?dprint\.jsonc?$/, 'dprint', [...SCRIPT_FILES, 'json', 'jsonc']],
  [/^\.?rustfmt\.toml$/, 'rustfmt', ['rust']],
  [/^go\.mod$/, 'gofmt', ['go']],
  [/^[._]clang-format$/, 'clang-format', ['c', 'cpp', 'objective-c', 'objective-cpp', 'cuda-cpp']],
  [/^\.php-cs-fixer(?:\.dist)?\.php$|^pint\.json$/, 'PHP-CS-Fixer', ['php']],
  [/^\.scalafmt\.conf$/, 'scalafmt', ['scala']],
  [/^\.swift-format$|^\.swiftformat$/, 'SwiftFormat', ['swift']],
];

/** gofmt leaves long lines as they are. */
const NOT_DECIDED: Readonly<Record<string, readonly Topic[]>> = {
  gofmt: ['line-length', 'quotes'],
  'clang-format': ['quotes', 'semicolons'],
  rustfmt: ['quotes', 'semicolons'],
};

/** Formatters, and `.editorconfig`, which formatters and editors follow. */
export const FORMATTERS: readonly ConfigurationKind[] = [
  ...BY_NAME.map(([name, tool, languages]): ConfigurationKind => ({
    isNamed: (file) => name.test(file),
    read: () =>
      formats(
        tool,
        languages,
        LAYOUT.filter((topic) => NOT_DECIDED[tool]?.includes(topic) !== true),
      ),
  })),
  { isNamed: (name) => name === 'package.json', read: readPackage },
  { isNamed: (name) => /^\.?biome\.jsonc?$/.test(name), read: readBiome },
  { isNamed: (name) => name === '.editorconfig', read: readEditorconfig },
  { isNamed: (name) => name === '.pre-commit-config.yaml', read: readPreCommit },
];

function readPackage(text: string): readonly Enforced[] {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && 'prettier' in value
    ? formats('Prettier', PRETTIER_LANGUAGES)
    : [];
}

function readBiome(text: string): readonly Enforced[] {
  return /"formatter"\s*:\s*\{[^{}]{0,300}"enabled"\s*:\s*false/.test(text)
    ? []
    : formats('Biome', [...SCRIPT_FILES, 'json', 'jsonc', 'css', 'graphql']);
}

const EDITORCONFIG: readonly (readonly [key: string, topic: Topic])[] = [
  ['indent_style', 'indentation'],
  ['insert_final_newline', 'final-newline'],
  ['trim_trailing_whitespace', 'trailing-spaces'],
  ['end_of_line', 'line-endings'],
  ['max_line_length', 'line-length'],
];

/** Only what it sets for all files. Its diagnostics of .NET are read with the other linters. */
function readEditorconfig(text: string): readonly Enforced[] {
  const parts = text.split(/^\[([^\n]{1,200})\]\s*$/m);
  const forAll = parts
    .filter((_part, index) => index > 0 && index % 2 === 0 && parts[index - 1]?.trim() === '*')
    .join('\n');
  const unlimited = parts.flatMap((part, index): readonly Enforced[] => {
    const languages = index % 2 === 0 && index > 0 ? languagesOfSection(parts[index - 1] ?? '') : [];
    return languages.length > 0 && /^\s*max_line_length\s*=\s*off\b/m.test(part)
      ? [{ tool: 'EditorConfig', topic: 'line-length', rule: 'max_line_length = off', languages, isCertain: true }]
      : [];
  });
  const enforced = EDITORCONFIG.filter(([key]) =>
    new RegExp(`^\\s*${key}\\s*=\\s*(?!false|unset|off)\\S`, 'm').test(forAll),
  ).map(([key, topic]): Enforced => ({
    tool: 'EditorConfig',
    topic,
    rule: key,
    languages: ANY_LANGUAGE,
    isCertain: true,
  }));
  return [...enforced, ...unlimited];
}

/** The languages of `*`, `*.kt` or `*.{kt,kts}`. Of other sections, no language is sure. */
function languagesOfSection(written: string): readonly string[] {
  const glob = written.trim();
  const endings = /^\*\.(?:\{(?<many>[\w,\s]+)\}|(?<one>\w+))$/.exec(glob)?.groups;
  const named = (endings?.['many'] ?? endings?.['one'] ?? '')
    .split(',')
    .flatMap((one) => languageOf(`a.${one.trim()}`) ?? []);
  return glob === '*' ? ANY_LANGUAGE : [...new Set(named)];
}

/** Stands for all languages. */
export const ANY_LANGUAGE: readonly string[] = ['*'];

const HOOKS: readonly (readonly [id: RegExp, tool: string, languages: readonly string[]])[] = [
  [/^\s*-\s*id:\s*['"]?ruff-format\b/m, 'Ruff format', ['python']],
  [/^\s*-\s*id:\s*['"]?black\b/m, 'Black', ['python']],
  [/^\s*-\s*id:\s*['"]?(?:cargo-)?fmt\b/m, 'rustfmt', ['rust']],
  [/^\s*-\s*id:\s*['"]?prettier\b/m, 'Prettier', PRETTIER_LANGUAGES],
];

function readPreCommit(text: string): readonly Enforced[] {
  return [
    ...HOOKS.flatMap(([id, tool, languages]) => (id.test(text) ? formats(tool, languages) : [])),
    ...(/^\s*-\s*id:\s*['"]?end-of-file-fixer\b/m.test(text) ? [hook('final-newline', 'end-of-file-fixer')] : []),
    ...(/^\s*-\s*id:\s*['"]?trailing-whitespace\b/m.test(text) ? [hook('trailing-spaces', 'trailing-whitespace')] : []),
  ];
}

function hook(topic: Topic, rule: string): Enforced {
  return { tool: 'pre-commit', topic, rule, languages: ANY_LANGUAGE, isCertain: true };
}
