import { expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../src/literal/compile-statements.ts';
import { describeFamilyCheck } from '../../src/literal/describe-scope.ts';

function reportedBy(document: string): readonly string[] {
  return compileStatements(readStatements(2, document)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words) : [],
  );
}

it.each([
  ['what a file is generated from', 'Generated from `rules/unity/` — do not hand-edit.'],
  ['keys of a format', 'Do NOT add `license`, `metadata`, `version`, or any other fields.'],
  ['a branch that is no target', 'Targets `dev` branch (not `main`)'],
  ['names of packages', 'Do not use `util`, `common`, or similarly vague package names.'],
  ['the folder in which files are edited', 'Edit files in `R/` directory (avoid auto-generated files)'],
  ['how new classes are called', 'Do not create `Helper`, `Utils`, or similarly named classes or methods.'],
  ['a question to others', 'Prefer "what do you think about X?" over "change this to Z."'],
  ['a status', '`403`: Forbidden'],
  ['colors by classes', 'Use semantic tokens (`bg-background`) instead of raw colors (`bg-white`, `text-black`).'],
  ['texts of one kind', 'Use `?` placeholders for query parameters, not `fmt.Sprintf`'],
  ['lines of one part of the repository', 'Root SDK: line length **120**'],
  ['functions of one part of the repository', 'Core library: functions must not exceed 50 lines'],
  [
    'variables of the environment',
    '## Environment variables (Vite)\n\n### Reading them\n\nConvention: Prefix all custom variables with `VITE_`',
  ],
  [
    'what has exceptions, which stand behind a reason',
    '- **No dynamic imports** in `app/src`. Do **not** use `import()` to load modules. **Why:** a stable graph. **Exceptions:** harness patterns of tests.',
  ],
  ['what must be passed', 'Do not call `run()` without passing `worker_name` and `worker_id`.'],
  ['a place where something is allowed', 'Never import `@a/b` outside the client setup or `services/a/*`.'],
  ['a program', 'Never run `supabase` directly; always prefix with `yarn`'],
  ['the documents of one part', 'Add documentation to `sdk/<name>/docs`.'],
  ['a value for one argument', 'Use `getCurrentTask()` instead of `NULL`.'],
  ['what is to be filled in', 'Never `kill <PORT>`.'],
  ['a regular expression', 'Forbidden: `\\bM\\d+\\b`.'],
  ['the name of a file', 'File naming: Use PascalCase for React components (e.g., `UserCard.tsx`).'],
  ['folders', 'No `src/test/` or `src/tests/`.'],
  ['a comparison of names that stand for others', 'Prefer `isEmpty(list)` over `list === []`.'],
  ['layers that depend on others', 'Forbidden: `domain -> adapters`.'],
  ['parameters that are an example', 'Instead of `arg1, arg2 string`, use `arg1 string, arg2 string`.'],
  ['a class that is an example', 'No `class TestXxx`.'],
  ['a statement that is an example', 'Avoid `assert queryset.count() > 0`.'],
  ['two statements', 'Do not use `x := val; &x`.'],
  ['a list of modules', 'No `internal/ingress/ {consumer,idempotency}`.'],
  ['a package with a hyphen', 'Do not use `python-dotenv`.'],
  ['words of a commit', 'Do not add `assisted-by` or similar trailers.'],
  ['an object that stands for any', 'Never use bare `x.Close()`.'],
  ['a call with one argument', 'Use `is_expected` instead of `expect(subject)`.'],
  ['calls of whatever has an interface', 'Use generated methods rather than direct `ILogger` calls.'],
  ['what is wrong together with something else', 'Do not call `ValidateAsync` and ignore errors.'],
  ['what is added to something', 'No new `model.Warnings` code.'],
  ['an example of a rule', 'E.g., `one_address`, not `two_addresses`.'],
  ['an example with a label', 'Example: Use `<xref:A.B>` instead of `@A.B`.'],
  ['the size of something else', 'Alert rule names: 40 characters max.'],
  ['what describes', 'Safe abstractions over unsafe code.'],
  ['what is wrong', 'Hardcoded symbols instead of `toSymbol()`.'],
  ['a product', 'Do not use IronBee.'],
  ['a word that nobody quotes', 'No remove(), no create().'],
  ['what nobody runs', 'Never run `pnpm exec`.'],
  ['storage of other data', 'Use the keychain for sensitive data, never `UserDefaults`.'],
  ['objects that are made elsewhere', 'Prefer dependency injection over `new` when practical.'],
  ['code of one place', 'Never write directly from a controller — no `$model->save()`, `Model::create()`.'],
  ['the name of a column', 'Strings are stored in columns named `country_code` — never `country_iso`.'],
  ['how a variable is called', 'Call the variable `ctx`, never `context`.'],
  ['classes of a namespace that are new', 'No new `PermissionSets::` classes.'],
  ['a property that is read', 'Never set `Money.default_bank`.'],
  ['a component that lies in a folder', 'Never use the bare `<DatePicker>` in `components/ui/`.'],
  ['messages of one kind', 'Never use `console.log` for user-facing messages.'],
  ['what a program logs', 'Never write secrets to logs.'],
  ['what one part must do without', 'Codecs must keep building for `wasm32`: no libc, no `src/simd` dependencies.'],
  ['one of two that will do', 'Use `#pragma once` or traditional include guards in C++ headers.'],
  ['what examples show', 'In Rust, prefer examples that use `?` and explicit errors over `unwrap()`.'],
  ['an address that stands for any', 'Never write bare `href="/path"` or `goto("/path")`.'],
  ['what a type decides', 'Use conventional commit type to determine section (Added, Changed).'],
  ['the size of what the sentence before names', 'Max 128 chars.'],
  ['a file with one user', 'Never create `utils.ts` for a single consumer.'],
  ['labels of a page', 'In TypeScript, do not add comments beneath headings, labels or cards.'],
  ['what one kind of class does', 'Feature services inject `ApiClient`, never `HttpClient`.'],
  ['members of a prototype', "Don't use `Object.prototype` builtins directly."],
  ['an attribute of one of two frameworks', "Prefer `record` over Lombok's `@Value`."],
  ['what belongs to another file', 'Corresponding prompt file: `.github/prompts/{name}.prompt.md`'],
  ['what people call a statement', 'In Java, use operators instead of `try-catch` blocks.'],
  ['what nobody runs to install', 'Never install dependencies.'],
  ['the end of a sentence on some texts', 'Keep command help strings plain ASCII — no emoji.'],
  ['a Spanish list of topics', 'No cambiar semantica de ordenes, `external_reference` ni flujos sin revision.'],
])('does not take %s for what is ruled out', (_name, rule) => {
  expect(reportedBy(`# Guide\n\n## Rules\n\n- ${rule}\n`)).toEqual([]);
});

it.each<readonly [name: string, document: string, described: string]>([
  [
    'outside of tests, below a heading on tests',
    '## Testing\n\n- Use `unwrap()` only in test code.',
    'reports calls of `unwrap()` in added Rust lines outside of tests',
  ],
  [
    'panics where tests are left out already',
    '# Rust\n\n- Do not panic in production code.',
    'reports calls of `panic` in added Rust lines outside of tests and `**/{docs_src,examples,samples,Examples,Samples}/**`',
  ],
  ['panics', '# Rust\n\n- Do not panic.', 'reports calls of `panic` in added Rust lines outside of tests'],
  [
    'panics in tests',
    '# Rust\n\n- Never use `panic!` in tests.',
    'reports the macro `panic!` in added Rust lines in tests',
  ],
  [
    'parts of Terraform that are called as halves of an application',
    '# Terraform\n\n## Provider and Backend\n\n- Never reference `TFE_TOKEN`.',
    'reports uses of `TFE_TOKEN` in added Terraform lines',
  ],
  [
    'scripts of a language in which every file is one',
    '# PowerShell\n\n- Never use `Read-Host` in scripts.',
    'reports `Read-Host` in added PowerShell lines',
  ],
  [
    'titles of pull requests',
    '## Pull requests\n\n- Title: Conventional Commits.',
    'reports titles of pull requests that are not in the form of Conventional Commits',
  ],
  [
    'functions of the language that owns them',
    "# Guide\n\n- Use `translatedFormat()`, never PHP's raw `date()`.",
    'reports calls of `date()` in added PHP lines',
  ],
  [
    'the manifests of a language',
    '# JavaScript\n\n- Do not add runtime dependencies.',
    'reports dependencies added to `package.json`, `pyproject.toml`, `Cargo.toml` or `go.mod` in added lines in `**/package.json`',
  ],
  [
    'names of a project in C++, where the style is not that of most',
    '# Guide\n\nBuild with CMake.\n\n- Variables: `snake_case` (e.g., `chunk_size`)',
    'reports names of new variables that are not in snake_case in added C, C++ and CUDA lines',
  ],
  [
    'names in the languages of the document',
    '# Guide for TypeScript and C++\n\n- Types: `PascalCase`',
    'reports names of new types that are not in PascalCase in added TypeScript and C++ lines',
  ],
  [
    'secrets in scripts of the shell',
    '# Shell scripts\n\n- Never hardcode secrets in scripts.',
    'reports keys and tokens by the formats of their issuers, private keys, and, in code and configuration, literals of names such as `password` that are hard to guess, except in tests and examples in added lines',
  ],
  [
    'secrets in logs',
    '# TypeScript\n\n- No secrets in logs.',
    'reports passwords, keys and tokens that are logged or printed as they are, by their names in added TypeScript lines',
  ],
])('reads where a rule counts: %s', (_name, document, described) => {
  const checks = compileStatements(readStatements(2, document));
  expect(checks.flatMap((one) => (one.kind === 'checked' ? one.checks.map(describeFamilyCheck) : []))).toEqual([
    described,
  ]);
});

it.each([
  ['words of texts', '## Discouraged words\n\n- Avoid `utilize`; use `use`.'],
  ['the type of some values', 'Prices are decimals (never `float`).'],
  ['the type of other values', 'Store money as integer cents (not a `float`).'],
  ['fields of logs', '## Logging discipline\n\n- Never `name`, `notes`, `assigneeName`.'],
  ['programs that assistants run', '## Working rules\n\n- Prefer `rg` over `grep`.'],
  [
    'an object that every page has',
    '## Frames\n\n| Avoid | Use |\n|---|---|\n| `window` | `element.ownerDocument.defaultView` |',
  ],
  [
    'a folder beside the one that is generated',
    '## Layout\n\n- `docs/` — guides; `docs/api/` is generated — never edit by hand.',
  ],
  ['types of some values', '## Money columns\n\n- Never `decimal`, `float`, or `double`.'],
  ['names that are examples', '## Style\n\nUse descriptive names:\n\n- `UserValidator` instead of `UserHelper`'],
  ['modules that scripts import', '## SQL access\n\n- Do not import `mssql` directly.'],
  ['methods of migrations', '## MySQL compatibility\n\n- Never use `$table->enum()`.'],
  ['examples of names', '## Data\n\n- ❌ Bad: `bigHeroText`, `redButton`, `color`'],
])('does not take %s for code', (_name, rules) => {
  expect(reportedBy(`# Guide\n\n${rules}\n`)).toEqual([]);
});

it.each([
  ['the changelog', '## Changelog format\n\n- No em dashes.'],
  ['texts for users', '## Brand voice\n\n- Never use the words "simply" or "just".'],
  ['headings', '## Section headers\n\n- Use "Running evaluations", not "Running tests".'],
])('does not look in all files for what is ruled out in %s', (_name, rules) => {
  expect(reportedBy(`# Guide\n\n${rules}\n`)).toEqual([]);
});

it.each([
  ['style', '## Style\n\n- No em dashes.', 'reports em dashes in added lines'],
  [
    'language',
    '## Language\n\n- Use American English.',
    'reports common words in British spelling in prose and comments',
  ],
])('looks in all files for signs and words below a heading on %s', (_name, rules, words) => {
  expect(reportedBy(`# Guide\n\n${rules}\n`)).toEqual([words]);
});

it.each([
  ['a heading', "## Don't\n\n- Use `fooBar()` directly. Use `bazQux()`."],
  ['a mark', '## ❌ Never do this\n\n- Call `fooBar()`\n  in code. Call `bazQux()`.'],
  ['an introduction', '## Rules\n\nNever:\n\n- Call `fooBar()`. Call `bazQux()`.'],
])('does not forbid what to do instead, below %s that forbids', (_name, rules) => {
  expect(reportedBy(`# Guide\n\n${rules}\n`)).toEqual(['reports calls of `fooBar()`']);
});

it('makes no check for tests alone of a rule that leaves tests out', () => {
  expect(reportedBy('# Guide\n\n## Testing\n\n- All public APIs require XML documentation.\n')).toEqual([]);
});

it('takes what skills should not have for no rule on other files', () => {
  const list = 'Skills should only contain essential files. Do NOT create:\n\n- CHANGELOG.md\n';
  expect(reportedBy(`# Guide\n\n## What not to include\n\n${list}`)).toEqual([]);
});

it('takes what to use instead for no part of a list of bans', () => {
  expect(reportedBy('# Guide\n\nMUST NOT:\n\n- Use `IOld` directly - use `INew`\n')).toEqual([
    'reports uses of `IOld`',
  ]);
});

it('keeps lists whose last words say nothing of the first ones', () => {
  expect(reportedBy('# Guide\n\n## Rules\n\n- Never use `[controller]` or other implicit routes.\n')).toEqual([
    'reports the attribute `[controller]`',
  ]);
});

it.each([
  [
    'a style of modules for no folder',
    '# Guide\n\n## Module style\n\n- No `module.exports`.\n',
    'reports uses of `module.exports` in added lines',
  ],
  [
    'a program for no library',
    '# Guide\n\n- Never use `panic` in library code.\n',
    'reports uses of `panic` in added lines outside of tests, `cli`, `cmd`, `main`, `program` and `**/{docs_src,examples,samples,Examples,Samples}/**`',
  ],
  [
    'a logger for no place where nobody prints',
    '# Guide\n\n- Use the logger instead of `console.log`.\n',
    'reports uses of `console.log` in added JavaScript, TypeScript, Vue, Svelte and Astro lines outside of `logger` and `logging`',
  ],
  [
    'a logger for scripts that the rule names',
    '# Guide\n\n- Use `log.info` instead of `console.log` in all code.\n',
    'reports uses of `console.log` in added JavaScript, TypeScript, Vue, Svelte and Astro lines outside of `logger` and `logging`',
  ],
  [
    'printing in the product for no printing in scripts',
    '# Guide\n\n- Never use `print()` in production code\n',
    'reports calls of `print()` in added lines outside of tests, `**/{docs_src,examples,samples,Examples,Samples}/**`, `scripts` and `.*/**`, `bin/**`, `tools/**`, `**/cli.*` or `**/seed.*`',
  ],
  [
    'SQL with parameters for no raw SQL',
    '# Guide\n\n- No raw SQL queries: use parameterized queries.\n',
    'reports SQL in strings with values that are inserted or joined in added lines of JavaScript, TypeScript, Python, Java, C# and 4 other languages',
  ],
])('takes %s', (_name, document, words) => {
  const checks = compileStatements(readStatements(2, document)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(describeFamilyCheck) : [],
  );
  expect(checks).toEqual([words]);
});

it('takes the style of all files for none of a kind that is shown in another one', () => {
  const ofFiles = '# Guide\n\n## Naming\n\n- Files: kebab-case (`branch-service.ts`)\n';
  const describedBy = (rest: string): string | undefined =>
    compileStatements(readStatements(2, ofFiles + rest)).flatMap((one) =>
      one.kind === 'checked' ? one.checks.map(describeFamilyCheck) : [],
    )[0];
  const words = 'reports new files whose names are not in kebab-case';
  expect(describedBy('- Components: PascalCase (`BranchCard.svelte`)\n')).toBe(
    `${words} outside of \`**/[A-Z]*.svelte\``,
  );
  expect(describedBy('- Hooks: camelCase (`useBranch.ts`)\n')).toBe(`${words} outside of \`**/[a-z]*[A-Z]*.ts\``);
  expect(describedBy('- Classes: PascalCase (`BranchCard`)\n')).toBe(words);
  expect(describedBy('- Pages: kebab-case (`branch-list.tsx`)\n')).toBe(words);
});

it('does not take a rule of one folder, which its introduction names, for a rule of all code', () => {
  const rule = '- Never use `console.log`; use `req.log`.\n';
  expect(reportedBy(`Coding rules for \`services/api\`:\n\n${rule}`)).toEqual([]);
  expect(reportedBy(`Coding rules:\n\n${rule}`)).toEqual(['reports uses of `console.log`']);
});
