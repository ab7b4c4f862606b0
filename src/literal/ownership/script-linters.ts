import type { ConfigurationKind, Enforced, Topic } from './types.ts';
import { SCRIPT_FILES } from '../script-languages.ts';

/** Rules of ESLint and its plugins. oxlint has the same names. */
const ESLINT: Readonly<Record<string, Topic>> = {
  'no-var': 'var-declaration',
  'prefer-const': 'let-never-assigned',
  'no-console': 'console',
  'no-debugger': 'debugger',
  'no-alert': 'alert',
  'no-eval': 'eval',
  eqeqeq: 'loose-equality',
  '@typescript-eslint/no-explicit-any': 'any-type',
  'import/no-default-export': 'default-export',
  'import-x/no-default-export': 'default-export',
  'no-nested-ternary': 'nested-ternary',
  'unicorn/no-nested-ternary': 'nested-ternary',
  'sonarjs/no-nested-conditional': 'nested-ternary',
  'no-ternary': 'ternary',
  '@typescript-eslint/no-non-null-assertion': 'non-null-assertion',
  'promise/prefer-await-to-then': 'promise-chain',
  '@typescript-eslint/no-floating-promises': 'floating-promise',
  'prefer-template': 'string-concatenation',
  'react/prefer-function-component': 'class-component',
  'react-native/no-inline-styles': 'inline-style',
  'no-empty': 'empty-catch',
  'sonarjs/no-commented-code': 'commented-out-code',
  'no-warning-comments': 'todo',
  'no-throw-literal': 'thrown-literal',
  '@typescript-eslint/only-throw-error': 'thrown-literal',
  'no-else-return': 'else-after-return',
  '@typescript-eslint/ban-ts-comment': 'ts-comment',
  '@typescript-eslint/consistent-type-imports': 'type-import',
  'unused-imports/no-unused-imports': 'unused-import',
  'no-unused-vars': 'unused-import',
  '@typescript-eslint/no-unused-vars': 'unused-import',
  'import/order': 'import-order',
  'import-x/order': 'import-order',
  'simple-import-sort/imports': 'import-order',
  'perfectionist/sort-imports': 'import-order',
  '@typescript-eslint/explicit-function-return-type': 'return-type',
  'jsdoc/require-jsdoc': 'docstring',
  complexity: 'complexity',
  'max-params': 'parameters',
  'max-depth': 'nesting',
  'max-lines-per-function': 'function-length',
  'max-lines': 'file-length',
  'max-len': 'line-length',
  '@stylistic/max-len': 'line-length',
  indent: 'indentation',
  '@stylistic/indent': 'indentation',
  quotes: 'quotes',
  '@stylistic/quotes': 'quotes',
  semi: 'semicolons',
  '@stylistic/semi': 'semicolons',
  'comma-dangle': 'trailing-commas',
  '@stylistic/comma-dangle': 'trailing-commas',
  curly: 'braces',
  'brace-style': 'brace-style',
  '@stylistic/brace-style': 'brace-style',
  'default-case': 'switch-default',
  'newline-before-return': 'blank-line-before-return',
  'padding-line-between-statements': 'blank-line-before-return',
  'prefer-arrow-callback': 'arrow-callback',
  '@typescript-eslint/consistent-type-definitions': 'object-type-alias',
  'eol-last': 'final-newline',
  '@stylistic/eol-last': 'final-newline',
  'no-trailing-spaces': 'trailing-spaces',
  '@stylistic/no-trailing-spaces': 'trailing-spaces',
  'linebreak-style': 'line-endings',
  'no-multiple-empty-lines': 'blank-lines',
  '@stylistic/no-multiple-empty-lines': 'blank-lines',
  'max-statements-per-line': 'one-statement',
  'prettier/prettier': 'indentation',
};

/** The rules above that presets switch on, by words that only their names have. */
const PRESETS: readonly (readonly [words: RegExp, rules: readonly string[]])[] = [
  [/eslint:recommended|\bjs\.configs\.recommended\b|\beslint\.configs\.recommended\b/, ['no-debugger', 'no-empty']],
  [
    /plugin:@typescript-eslint\/(?:recommended|strict)|\b(?:tseslint|ts|typescriptEslint)\.configs\.(?:recommended|strict)/,
    ['no-var', 'prefer-const', '@typescript-eslint/no-explicit-any', '@typescript-eslint/ban-ts-comment'],
  ],
  [
    /plugin:@typescript-eslint\/strict|\b(?:tseslint|ts|typescriptEslint)\.configs\.strict/,
    ['@typescript-eslint/no-non-null-assertion'],
  ],
  [
    /plugin:@typescript-eslint\/\w+-type-checked|\b(?:tseslint|ts)\.configs\.(?:recommended|strict)TypeChecked/,
    ['@typescript-eslint/no-floating-promises', '@typescript-eslint/only-throw-error'],
  ],
];

/** ESLint's flat and older configurations, and those of oxlint. A program is only searched for the names of rules. */
export const ESLINT_CONFIGURATION: ConfigurationKind = {
  isNamed: (name) =>
    /^eslint\.config\.[cm]?[jt]s$|^\.eslintrc(?:\.(?:json|ya?ml|[cm]?js))?$|^\.?oxlintrc\.jsonc?$|^oxlint\.config\.[cm]?[jt]s$/.test(
      name,
    ),
  read: (text, name) => readRules(text, name.includes('oxlint') ? 'oxlint' : 'ESLint', !/\.[cm]?[jt]s$/.test(name)),
};

/** Reads names of rules with their severity, in JSON, YAML and JavaScript alike: `'no-var': ['error', …]`. */
export function readRules(text: string, tool: string, isData: boolean): readonly Enforced[] {
  const code = withoutComments(text);
  const levels = new Map<string, boolean>();
  for (const [, name = '', level = ''] of code.matchAll(RULE)) {
    const full = Object.hasOwn(ESLINT, name) ? name : name.replace(/^(?:typescript|eslint)\//, '@typescript-eslint/');
    if (Object.hasOwn(ESLINT, full)) {
      const isOn = !/^(?:off|0|allow)$/.test(level) && !(full === 'no-empty' && ALLOWS_EMPTY_CATCH.test(code));
      levels.set(full, levels.get(full) === true || isOn);
    }
  }
  const named = [...levels].filter(([, isOn]) => isOn).map(([rule]) => ({ rule, isCertain: isData }));
  const preset = PRESETS.flatMap(([words, rules]) => (words.test(code) ? rules : []))
    .filter((rule) => !levels.has(rule))
    .map((rule) => ({ rule, isCertain: isData }));
  return [...named, ...preset].flatMap(({ rule, isCertain }): readonly Enforced[] => {
    const topic = ESLINT[rule];
    return topic === undefined ? [] : [{ tool, topic, rule, languages: SCRIPT_FILES, isCertain }];
  });
}

const ALLOWS_EMPTY_CATCH = /allowEmptyCatch['"]?\s*:\s*true/;
const RULE = /(?<![\w/@-])((?:@?[\w-]{1,40}\/)?[\w-]{2,60})['"]?\s*:\s*\[?\s*['"]?(error|warn|off|deny|allow|[012])\b/g;

/** Whole lines of comments, so that a rule that is commented out does not count. */
function withoutComments(text: string): string {
  return text.replaceAll(/^[\t ]*(?:\/\/|#|\*).*$/gm, '').replaceAll(/\/\*[^*]{0,5000}\*\//g, '');
}

const BIOME: Readonly<Record<string, Topic>> = {
  noVar: 'var-declaration',
  useConst: 'let-never-assigned',
  noConsole: 'console',
  noConsoleLog: 'console',
  noDebugger: 'debugger',
  noAlert: 'alert',
  noGlobalEval: 'eval',
  noDoubleEquals: 'loose-equality',
  noExplicitAny: 'any-type',
  noDefaultExport: 'default-export',
  noNestedTernary: 'nested-ternary',
  noNonNullAssertion: 'non-null-assertion',
  noFloatingPromises: 'floating-promise',
  useTemplate: 'string-concatenation',
  noEmptyBlockStatements: 'empty-catch',
  useThrowOnlyError: 'thrown-literal',
  noUselessElse: 'else-after-return',
  noEnum: 'enum',
  noTsIgnore: 'ts-comment',
  organizeImports: 'import-order',
  useBlockStatements: 'braces',
  useDefaultSwitchClause: 'switch-default',
  useArrowFunction: 'arrow-callback',
  useConsistentTypeDefinitions: 'object-type-alias',
  noExcessiveCognitiveComplexity: 'complexity',
};

/** Rules that Biome enforces by default, in its first and second version. */
const BIOME_DEFAULT = ['noDebugger', 'noDoubleEquals', 'noExplicitAny', 'noVar', 'useConst'];

/** Biome's linter. Its formatter is read with the other formatters. */
export const BIOME_LINTER: ConfigurationKind = {
  isNamed: (name) => /^\.?biome\.jsonc?$/.test(name),
  read: (text) => {
    const code = withoutComments(text);
    if (/"linter"\s*:\s*\{[^{}]{0,300}"enabled"\s*:\s*false/.test(code)) {
      return [];
    }
    const levels = new Map<string, boolean>();
    for (const [, name = '', level = ''] of code.matchAll(BIOME_RULE)) {
      if (Object.hasOwn(BIOME, name)) {
        levels.set(name, levels.get(name) === true || level !== 'off');
      }
    }
    const isRecommended = !/"recommended"\s*:\s*false/.test(code);
    const defaults = isRecommended ? BIOME_DEFAULT.filter((rule) => !levels.has(rule)) : [];
    return [...[...levels].filter(([, isOn]) => isOn).map(([rule]) => rule), ...defaults].flatMap(
      (rule): readonly Enforced[] => {
        const topic = BIOME[rule];
        return topic === undefined ? [] : [{ tool: 'Biome', topic, rule, languages: SCRIPT_FILES, isCertain: true }];
      },
    );
  },
};

const BIOME_RULE = /"((?:no|use|organize)[A-Z]\w{1,50})"\s*:\s*(?:\{\s*"level"\s*:\s*)?"(off|info|on|warn|error)"/g;
