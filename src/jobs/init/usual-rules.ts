/** A rule that many teams have, and that nothing in the configuration of a repository says. */
export interface UsualRule {
  /** A statement in Markdown, without a bullet. */
  readonly text: string;
  /** Ids of the languages whose files it is about. */
  readonly languages: readonly string[];
}

const JAVASCRIPT = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact'];
const TYPESCRIPT = ['typescript', 'typescriptreact'];

/**
 * The rules by language, those first that code most often breaks: a repository that keeps them has most likely decided so.
 * Each names what it is about, so that the literal checks can decide it.
 */
const BY_LANGUAGE: readonly (readonly [name: string, languages: readonly string[], texts: readonly string[]])[] = [
  [
    'TypeScript',
    TYPESCRIPT,
    [
      'Never use `any`.',
      'Never use default exports.',
      'Never use non-null assertions.',
      'Never use `enum`.',
      'Never use `@ts-ignore`.',
      'Never use `namespace`.',
    ],
  ],
  [
    'JavaScript and TypeScript',
    JAVASCRIPT,
    [
      'Never use `console.log` outside of tests.',
      'Use `===`, never `==`.',
      'Never use `require()`.',
      'Never use `var`.',
      'Never use `innerHTML`.',
      'Never use `eval`.',
    ],
  ],
  [
    'React components',
    ['javascriptreact', 'typescriptreact'],
    ['Never use class components.', 'Never use `dangerouslySetInnerHTML`.'],
  ],
  [
    'Python',
    ['python'],
    [
      'Functions must have type annotations.',
      'Public functions must have docstrings.',
      'Never use `# type: ignore`.',
      'Never use `print()` outside of tests.',
      'Never use relative imports.',
      'Never use `os.path`; use `pathlib`.',
      'Never use bare `except:`.',
      'Never use wildcard imports.',
      'Never use `global`.',
      'Never use `eval`.',
    ],
  ],
  [
    'Go',
    ['go'],
    [
      'Never use `panic()` outside of tests.',
      'Never use `fmt.Println` outside of tests.',
      'Use `any` instead of `interface{}`.',
      'Never use `log.Fatal`.',
      'Every file must start with a copyright header.',
      'Never import `io/ioutil`.',
    ],
  ],
  [
    'Rust',
    ['rust'],
    [
      'Never use `unwrap()` outside of tests.',
      'Never use `unsafe`.',
      'Never use `expect()` outside of tests.',
      'Never use `println!` outside of tests.',
      'Never use `panic!` outside of tests.',
      'Never use `todo!`.',
      'Never use `dbg!`.',
    ],
  ],
  [
    'Java',
    ['java'],
    [
      'Every file must start with a copyright header.',
      'Public methods must have Javadoc.',
      'Never use wildcard imports.',
      'Never use `System.out.println` outside of tests.',
      'Never import `java.util.Date`; use `java.time`.',
      'Never use `printStackTrace()`.',
      'Never use `Thread.sleep()`.',
    ],
  ],
  [
    'Kotlin',
    ['kotlin'],
    [
      'Never use `!!` outside of tests.',
      'Never use wildcard imports.',
      'Never use `println()` outside of tests.',
      'Never use `runBlocking` outside of tests.',
      'Never use `lateinit`.',
      'Never use `GlobalScope`.',
    ],
  ],
  [
    'C#',
    ['csharp'],
    [
      'Use file-scoped namespaces.',
      'Private fields must start with `_`.',
      'Async methods must end with `Async`.',
      'Public methods must have XML comments.',
      'Every file must start with a copyright header.',
      'Never use `#region`.',
      'Never use `Console.WriteLine` outside of tests.',
      'Never use `DateTime.Now`.',
      'Never use `Thread.Sleep`.',
      'Never use `dynamic`.',
      'Never use `async void`.',
    ],
  ],
  [
    'Ruby',
    ['ruby'],
    [
      'Every file must start with `# frozen_string_literal: true`.',
      'Never use `puts` outside of tests.',
      'Never use `eval`.',
      'Never use `binding.pry`.',
    ],
  ],
  [
    'PHP',
    ['php'],
    [
      'Every file must start with `declare(strict_types=1)`.',
      'Use `[]`, never `array()`.',
      'Never use `die()`.',
      'Never use `var_dump()`.',
      'Never use `global`.',
      'Never use `eval`.',
    ],
  ],
  [
    'Swift',
    ['swift'],
    [
      'Never use force unwraps outside of tests.',
      'Never use `print()` outside of tests.',
      'Never use `try!`.',
      'Never use implicitly unwrapped optionals.',
      'Never use `NSLog`.',
      'Never use `fatalError()`.',
    ],
  ],
  ['C', ['c'], ['Never use `goto`.', 'Every file must start with a copyright header.']],
  [
    'C++',
    ['cpp'],
    [
      'Use `nullptr`, never `NULL`.',
      'Never use `using namespace std`.',
      'Never use `malloc()`.',
      'Never use `goto`.',
      'Every file must start with a copyright header.',
    ],
  ],
  ['Scala', ['scala'], ['Never use `null`.', 'Never use `return`.']],
  ['Elixir', ['elixir'], ['Never use `IO.inspect`.']],
  ['PowerShell', ['powershell'], ['Never use `Write-Host`.']],
  ['Vue', ['vue'], ['Use `<script setup>`.']],
  ['Dart', ['dart'], ['Never use relative imports.', 'Never use `print()` outside of tests.', 'Never use `dynamic`.']],
  ['CSS', ['css', 'scss', 'less'], ['Never use `!important`.']],
];

/** Rules of which a repository can keep one at most: how the names of files are written, and which quotes strings have. */
const EITHER: readonly (readonly [name: string, languages: readonly string[], texts: readonly string[]])[] = [
  ...(
    [
      ['TypeScript', TYPESCRIPT],
      ['JavaScript', ['javascript', 'javascriptreact']],
    ] as const
  ).map(
    ([name, languages]) =>
      [
        name,
        languages,
        ['kebab-case', 'camelCase', 'PascalCase', 'snake_case'].map((style) => `File names must be in ${style}.`),
      ] as const,
  ),
  ['TypeScript', TYPESCRIPT, ['Test files must end with `.test.ts`.', 'Test files must end with `.spec.ts`.']],
  ['Java', ['java'], ['Test classes must end with `Test`.', 'Test classes must end with `Tests`.']],
  ['C#', ['csharp'], ['Test classes must end with `Tests`.', 'Test classes must end with `Test`.']],
  ['JavaScript and TypeScript', JAVASCRIPT, ['Use single quotes.', 'Use double quotes.']],
  ['Python', ['python'], ['Use double quotes.', 'Use single quotes.']],
];

function listRules(
  rows: readonly (readonly [name: string, languages: readonly string[], texts: readonly string[]])[],
): readonly UsualRule[][] {
  return rows.map(([name, languages, texts]) =>
    texts.map((text) => ({ text: `In ${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`, languages })),
  );
}

/** The rules of all languages, in groups. */
export const USUAL_RULES: readonly (readonly UsualRule[])[] = listRules(BY_LANGUAGE);

/** Groups of rules that exclude each other. */
export const EITHER_RULES: readonly (readonly UsualRule[])[] = listRules(EITHER);

/** Scripts and documents in which rules on commands count: `Use \`pnpm\`, not \`npm\`.` */
const WITH_COMMANDS = ['dockerfile', 'json', 'makefile', 'markdown', 'shellscript', 'yaml'];

/** The languages of the files that show whether a repository keeps its rules. */
export const SAMPLED_LANGUAGES: ReadonlySet<string> = new Set([
  ...[...USUAL_RULES, ...EITHER_RULES].flat().flatMap(({ languages }) => languages),
  ...WITH_COMMANDS,
]);
