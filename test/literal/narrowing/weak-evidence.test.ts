import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { describeFamilyCheck } from '../../../src/literal/describe-scope.ts';

/** The checks of a document in words, and why its statements have none. */
function describeStatements(document: string): readonly string[] {
  return compileStatements(readStatements(2, document)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(describeFamilyCheck) : one.kind === 'rule' ? [one.why.reason] : [],
  );
}

describe('code that is searched for as it is written', () => {
  it.each<readonly [rule: string, words: string]>([
    ['Use `Write-Verbose`, not `Write-Host`.', '`Write-Host`'],
    ['In Kotlin, never use `!!` outside of tests.', '`!!`'],
    ['Avoid `continue-on-error: true`.', '`continue-on-error: true`'],
    ['Never use `permissions: write-all`.', '`permissions: write-all`'],
    ['Do not set `RunOnStartup = true`.', '`RunOnStartup = true`'],
    ["Never use `ctx.runtime === 'node'`.", "`ctx.runtime === 'node'`"],
    ['Never block with `.GetAwaiter().GetResult()`.', '`.GetAwaiter().GetResult()`'],
    ['Use `path.isAbsolute()` instead of `startsWith("/")`.', '`startsWith("/")`'],
    ['Never use `as unknown`.', '`as unknown`'],
    ['Never use `@unchecked Sendable`.', '`@unchecked Sendable`'],
    ['Use `<button>`, not `<div role="button">`.', '`<div role="button">`'],
    ['Avoid `DB::`.', '`DB::`'],
    ['Rethrow with `throw;`, never `throw ex;`.', '`throw ex;`'],
    ['Never use `Dictionary<>`.', '`Dictionary<T>`'],
    ['Do not add `#![allow(dead_code)]`.', '`#![allow(dead_code)]`'],
  ])('%s', (rule, words) => {
    expect(describeStatements(`# Guide\n\n- ${rule}\n`).join()).toContain(words);
  });
});

describe('a heading that names a folder or a topic', () => {
  it.each<readonly [name: string, document: string, outcome: string]>([
    [
      'a topic',
      '## React hooks best practices\n\n- Avoid `React.memo`.',
      'its heading may name a topic, and not a folder',
    ],
    [
      'a topic that words with a slash name',
      '## Hooks\n\n- Avoid `React.memo`.\n\n## Layout\n\n- Put parser/hooks errors first.',
      'its heading may name a topic, and not a folder',
    ],
    [
      'a folder that the document names',
      '## Hooks\n\n- Avoid `React.memo`.\n\n## Layout\n\n- Hooks live in `src/hooks/`.',
      'in `hook` or `hooks`',
    ],
    ['a package', '## Router specifics (web1 package)\n\n- Avoid `React.memo`.', 'in `web1`'],
  ])('is %s', (_name, document, outcome) => {
    expect(describeStatements(`# Guide\n\n${document}\n`).join()).toContain(outcome);
  });
});

describe('the language of a rule', () => {
  it('is none of those in which its code does not exist', () => {
    const rule = '- Use the `#[app::test]` macro (not `tokio::test`).';
    const outcomes = ['TypeScript tests', 'Rust tests'].map((title) => describeStatements(`## ${title}\n\n${rule}\n`));
    expect(outcomes).toEqual([
      ['its heading names a language in which the quoted code does not exist'],
      ['reports uses of `tokio::test` in added Rust lines in tests'],
    ]);
  });

  it('is not that of the title if a heading names tools of another language', () => {
    const imports = '## Vite\n\n### Imports\n\n- Import from `vite-plus` instead of `vite`.';
    expect(describeStatements(`# Laravel guidelines\n\n${imports}\n`)).toEqual([
      'its heading and the title of the document name different languages',
    ]);
  });

  it('is not TypeScript where a guide on Kotlin bans its own `any`', () => {
    expect(describeStatements('# Guide\n\n- The app is written in Kotlin.\n- Never use `any` types.\n')).toEqual([
      'no check covers it',
    ]);
  });
});

const OF_UNITS =
  'reports new test files whose names do not end with `.test.ts` outside of `e2e`, `integration`, `acceptance`, `functional`, `smoke`, `playwright`, `cypress` and `**/*{Integration,Functional,Acceptance,EndToEnd,E2E}Test*/**`';

it.each([
  ['', [OF_UNITS]],
  ['- E2E tests: `e2e/*.e2e-spec.ts`\n', [OF_UNITS]],
  ['- E2E tests: `e2e/*.spec.ts`\n', ['other tests of the document have names of another form']],
])('knows that unit tests are not all tests: %j', (others, expected) => {
  const rules = `# Guide\n\n## Names\n\n- Unit test files must end with \`.test.ts\`.\n${others}`;
  expect(describeStatements(rules)).toEqual(expected);
});

it('reads a choice between two kinds of things, and calls of what a type has', () => {
  const rules = [
    'Named exports over default exports',
    'Guard clauses over else blocks',
    'Avoid `System.IO.Path` calls.',
  ];
  const read = describeStatements(rules.map((rule) => `- ${rule}`).join('\n'));
  expect(read.map((one) => /default exports|early return|System\.IO\.Path/.exec(one)?.[0] ?? one)).toEqual([
    'default exports',
    'early return',
    'System.IO.Path',
  ]);
});

it.each([
  ['Use `String.slice()` instead of `String.substr()`.', 'reports calls of `.substr()` in added lines'],
  ['Use `for` loops instead of `Array.forEach`.', 'reports calls of `.forEach` in added lines'],
])('finds methods that only values have: %s', (rule, words) => {
  expect(describeStatements(`# Guide\n\n- ${rule}\n`)).toEqual([words]);
});

describe('what only its author can decide', () => {
  it.each([
    'Avoid `Any` unless justified.',
    'Avoid unsafe code when possible.',
    'Do not use `unwrap()` or `expect()` unless absolutely necessary—prefer proper error handling.',
    'Prefer `const` over `let` where possible.',
    'Keep functions below 50 lines if possible.',
    'Prefer early returns when it makes sense.',
    'Avoid Combine, unless there is a good reason.',
    'Avoid `eval` if possible.',
  ])('is not checked: %s', (rule) => {
    expect(describeStatements(`# Guide\n\n- ${rule}\n`).join()).not.toMatch(/^reports /);
  });

  it.each(['Use precise types when possible, never `any`.', 'Where possible use `const`; never use `var`.'])(
    'does not limit the ban beside it: %s',
    (rule) => {
      expect(describeStatements(`# Guide\n\n- ${rule}\n`).join()).toMatch(/^reports /);
    },
  );
});

describe('what assistants run', () => {
  it.each([
    ['a variable of a terminal', '## Terminal management\n\n- Never use `$PWD`.'],
    ['a script of the project', '- Avoid `npm run dev`; it is already running.'],
    ['a target of `make`', '- Avoid `make serve`.'],
  ])('is not checked in code: %s', (_name, rule) => {
    expect(describeStatements(`# Guide\n\n${rule}\n`).join()).not.toMatch(/^reports /);
  });

  it.each([
    ['a variable of scripts', '- Never use `$PWD`.'],
    ['one script in place of another', '- Use `make test` instead of `npm run test`.'],
  ])('is none of %s', (_name, rule) => {
    expect(describeStatements(`# Guide\n\n${rule}\n`).join()).toMatch(/^reports /);
  });
});

it('does not take a field of one format for each use of a plain word', () => {
  expect(describeStatements('## Command frontmatter\n\n- Do NOT include the `name` field.').join()).not.toMatch(
    /^reports /,
  );
});

it.each([
  ['Chained events keep the order. Reuse this pattern rather than adding `setTimeout`s.', false],
  ['Use the same approach instead of `useMemo`.', false],
  ['Use `queueMicrotask` instead of `setTimeout`.', true],
])('takes what would stand in the place of a pattern for a part of it: %s', (rule, isChecked) => {
  expect(/(?:^|,)reports /.test(describeStatements(`# Guide\n\n- ${rule}\n`).join())).toBe(isChecked);
});

describe('a form that is preferred to another one', () => {
  it.each([
    'Prefer type guards over type casts.',
    'Prefer static imports over dynamic imports.',
    'Prefer `private` over `protected` visibility.',
    'Prefer PHPDoc blocks over inline comments.',
    'Prefer interfaces over abstract classes.',
    'Guard clauses over deep nesting.',
    'Imports: prefer top-level imports.',
  ])('is not checked where code can need the other one: %s', (rule) => {
    expect(describeStatements(`# Guide\n\n- ${rule}\n`).join()).not.toMatch(/^reports /);
  });

  it('is not checked in a table either', () => {
    const table = '| Avoid | Use |\n|---|---|\n| `as` assertions | Type guards |\n';
    expect(describeStatements(`# Guide\n\n${table}`).join()).not.toMatch(/reports /);
  });

  it.each(['Prefer `type` over `interface`.', 'Avoid type assertions.', 'Never use dynamic imports.'])(
    'is checked: %s',
    (rule) => {
      expect(describeStatements(`# Guide\n\n- ${rule}\n`).join()).toMatch(/^reports /);
    },
  );
});

it('takes raw SQL for that of the language of what is used in its place', () => {
  expect(describeStatements('# Guide\n\n- No raw SQL — Eloquent only\n')).toEqual([
    'reports strings that are SQL, outside of tests and migrations in added PHP lines',
  ]);
});

it.each([
  ['the length of names', '## Name format\n\n- Max 40 characters.'],
  ['two lengths of lines', '- Line length: 88 (formatter target), 100 (linter threshold)'],
  ['a length that is only wished for', '- Functions should be small and focused (ideally < 20-30 lines)'],
  ['tests that are removed for a reason', '## MUST NOT\n\n- Weaken or remove existing tests to make them pass'],
  ['a change that nobody has to make', '- No change to `contract.json` — both names stay valid.'],
  ['words of one kind of text', '## Acceptance criteria\n\n- Avoid vague terms like "fast" or "user-friendly".'],
])('makes no check of %s', (_name, rule) => {
  expect(describeStatements(`# Guide\n\n${rule}\n`).join()).not.toMatch(/^reports /);
});

it.each([
  ['properties of events', '## Metrics\n\n- Name boolean properties with a `has_` prefix (e.g. `has_priority`).'],
  [
    'several forms of names',
    '## Test organization\n\n- Categories: `config-*.spec.ts` (UI config), `sessions.spec.ts`/`plan.spec.ts` (workflows)',
  ],
  ['the group of a library', '## Shared code\n\n- Never use plain `androidx.compose` dependencies in `commonMain`.'],
  ['mocks that some tests need', '## Tests\n\n- Tests should avoid mocking by default.'],
])('makes no check of %s, which are not what code has', (_name, rule) => {
  expect(describeStatements(`# Guide\n\n${rule}\n`).join()).not.toMatch(/^reports /);
});

it('leaves data out of a rule on signs in comments, and other tests out of one on the framework of unit tests', () => {
  expect(
    describeStatements(
      '# Guide\n\n- No em dashes (—) in comments, commit messages, or docs.\n- Use NUnit framework for all unit tests\n',
    ),
  ).toEqual([
    'reports em dashes in added lines outside of JSON, CSV, TOML, XML and YAML',
    expect.stringMatching(/^reports imports of `Xunit` .* outside of `e2e`, `integration`/),
  ]);
});

it('counts changes of any test for a rule on what changes with unit tests', () => {
  expect(describeStatements('# Guide\n\n- All features require unit tests.\n')).toEqual([
    'reports features, by their titles, without a change of a test',
  ]);
});

describe('a rule that is about something else than its words say alone', () => {
  it.each<readonly [name: string, document: string, outcome: string]>([
    [
      'one of several ways',
      '## Strategy 1: Optimistic state\n\n- Never call `router.refresh()`.',
      'its heading names one of several ways, and the others may ask for something else',
    ],
    [
      'a part of the program',
      '## What the player layer MUST NOT know\n\n- Never use `XtreamApiClient`.',
      'its heading says which part of the program it is about',
    ],
    [
      'nested lists',
      '## Format\n\nList parsing rules:\n\n- Maximum nesting depth: 20 levels',
      'other things than code can be nested',
    ],
    ['nested code', '## Code style\n\n- Maximum nesting depth: 3 levels', 'nested more than 3 deep'],
    [
      'generated files of a folder',
      '## Conventions\n\n- shadcn/ui components live in `src/components/ui/` — do not modify generated files directly.',
      'it names the folder of the generated files beside the rule',
    ],
    ['generated files', '## UI\n\n- Do not modify generated files directly.', 'changes to generated files'],
  ])('%s', (_name, document, outcome) => {
    expect(describeStatements(`# Guide\n\n${document}\n`).join()).toContain(outcome);
  });
});

it.each([
  ['Use `@template` to document TypeScript generics, not `@param`.', false],
  ['Use `Map` for lookups by key, not `Object`.', false],
  ['Use `unknown` for values from outside, not `any`.', false],
  ['Use `fetch` for HTTP requests, not `axios`.', true],
  ['Use `unknown`, not `any`.', true],
])(
  'does not take a part of a language that is ruled out for one purpose for every use of it: %s',
  (rule, isChecked) => {
    expect(/(?:^|,)reports /.test(describeStatements(`# Guide\n\n- ${rule}\n`).join())).toBe(isChecked);
  },
);

it.each([
  ['Avoid broad `#pragma warning disable`.', false],
  ['Never use blanket `eslint-disable` comments.', false],
  ['Never use `#pragma warning disable`.', true],
])('does not take each comment that switches a tool off for a broad one: %s', (rule, isChecked) => {
  expect(/(?:^|,)reports /.test(describeStatements(`# Guide\n\n- ${rule}\n`).join())).toBe(isChecked);
});

describe('a later sentence of a bullet', () => {
  const ABOUT_PART = 'the sentence before it says which part or term it is about';
  it.each<readonly [name: string, bullet: string, outcome: string, title?: string]>([
    ['is about the part before it', '`app-types` must be lightweight. No `tokio`.', ABOUT_PART],
    ['is about a part without backticks', 'app-types has no heavy parts. Only serde. No `tokio`.', ABOUT_PART],
    [
      'is about the term before it',
      'ProviderEdge — The edge of a provider. Never use "Provider".',
      ABOUT_PART,
      'Terminology',
    ],
    [
      'is about an old name',
      'ProviderSpec — What a provider can do. Never use "ProviderMapper".',
      '"ProviderMapper"',
      'Terminology',
    ],
    ['is a rule of its own after another rule', 'Use `async`/`await`. No `tokio`.', '`tokio`'],
    ['is about what both sentences name', '`User.name` has been removed. Never use `User.name`.', '`User.name`'],
    ['is about the other one of two', '`WebSocket` is built in. Never use `ws`.', '`ws`'],
    ['has its own subject', '`a.ts` must say why. `tokio` is never acceptable.', '`tokio`'],
    ['is about commands', '`pnpm` is the package manager. Do not use `npm run`.', '`npm run`'],
    [
      'has its own place',
      '`app-types` must be lightweight. Never import `tokio` in `src/types/`.',
      'in `**/src/types/**`',
    ],
  ])('%s', (_name, bullet, outcome, title = 'Guide') => {
    expect(describeStatements(`# Guide\n\n## ${title}\n\n- ${bullet}\n`).join('\n')).toContain(outcome);
  });
});

describe('a rule that means something else than code of its name', () => {
  it.each<readonly [name: string, rule: string, isChecked: boolean]>([
    ['the tools of assistants', 'Never use `Read`, `Write`, `Edit` or `Bash`.', false],
    ['a tool that asks the user', 'Do not call `ask_user`.', false],
    ['a name that a tool has, too', 'Never use `Task`.', true],
    ['other names', 'Never use `readSync` or `writeSync`.', true],
    ['a kind of words with examples', 'Avoid "corporate speak" - filler like "synergy" or "leverage".', false],
    ['two words', 'Avoid "click here".', true],
    ['an example of a style', 'Prefer "Set the option" over "The option should be set".', false],
    ['what is so', 'A count of zero can be "no traffic", not "it works".', false],
    ['an adjective of a whole list', 'Never create unbounded queues, loops, or recursive calls.', false],
    ['the same without it', 'Never write recursive calls.', true],
    ['an adjective of names', 'Never use synchronous params, searchParams, or cookies().', false],
    ['a comment that shows a style', '❌ `// Gets the name of the user`', false],
    ['a call with a text that shows a style', '❌ `FAIL("The column is ambiguous", name)`', false],
    ['a call with a short text', 'Never use `run("open")`.', true],
    ['a comment of a tool', 'Never add `// eslint-disable-next-line no-console`.', true],
    ['a pattern of names', 'Prefer `numXxx` over `xxxCount`.', false],
    ['names', 'Prefer `numRows` over `rowCount`.', true],
    ['what is done before the dash', 'Source `common.sh` via `"$ROOT/common.sh"` — never use `$PWD`.', false],
    ['an activity', 'JSON column parsing — always use `parseColumn()`, never bare `JSON.parse()`.', false],
    ['code in place of code', 'Always use `parseColumn()`, never bare `JSON.parse()`.', true],
    ['where a program keeps tokens', 'Never store tokens in `localStorage`.', false],
    ['where people keep tokens', 'Never store tokens in code.', true],
    ['files that git ignores', 'All report files live under `.claude/reports/` (gitignored by default).', false],
    ['what a name is', '`cobros.by` es `profiles.id`, no `staff.id`.', false],
    ['SQL beside another language', 'Never use `SELECT *`. Check and set with Lua scripts.', true],
    ['frameworks', 'Solid/Svelte/Vue/Qwik: Never use `className`.', false],
    ['one of several places of a version', 'Do not edit `package.json` or any other version reference.', false],
    ['files of a kind', 'Do not edit `dist/` or any other generated file.', true],
  ])('%s: %s', (_name, rule, isChecked) => {
    expect(/(?:^|,)reports /.test(describeStatements(`# Guide\n\n- ${rule}\n`).join())).toBe(isChecked);
  });

  it('is a step that creates a file', () => {
    const steps = '## Adding an agent\n\n1. Create the agent file — `agents/new-agent.agent.md`';
    expect(describeStatements(`# Guide\n\n${steps}\n`).join()).not.toContain('whose names');
  });

  it('is a list of files for which something else is to be run', () => {
    const list = 'Run `make gen` before the next commit whenever you touch:\n\n- `schemas/**/*.json`';
    const banned = 'These files must not be edited by hand:\n\n- `types.d.ts`';
    const words = describeStatements(`# Guide\n\n## Do not touch\n\n${banned}\n\n${list}\n`).join();
    expect(words).toContain('reports changes to `types.d.ts`');
    expect(words).not.toContain('schemas');
  });
});
