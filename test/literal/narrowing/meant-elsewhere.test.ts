import { expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { describeFamilyCheck } from '../../../src/literal/describe-scope.ts';
import { prepareScope } from '../../../src/literal/run/in-scope.ts';
import { compileText } from '../families/run-statement.ts';

/** The checks of a document in words. */
function describeChecks(document: string): readonly string[] {
  return compileStatements(readStatements(2, document)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(describeFamilyCheck) : [],
  );
}

it('takes the language of a document that names one, for what several languages have', () => {
  expect(describeChecks('# Guide\n\nRun `pnpm test`.\n\n- Avoid enums.\n')).toEqual([
    expect.stringMatching(/^reports declarations of an `enum`.*TypeScript/),
  ]);
});

it.each<readonly [name: string, document: string]>([
  ['lines of a message of a commit', '## Commit convention\n\n### Body\n\n- Keep lines under 100 characters.'],
  ['emoji in a description', '## Pull request descriptions\n\n- No emoji.'],
  ['tools of an assistant', '## Tool usage\n\n- Never use `read_file` or `grep_search`.'],
  ['the code that a generator writes', '## Code generation\n\n- Include the `#nullable enable` directive.'],
  [
    'files that are known by another name',
    '## Indentation\n\n- **Project files**: 4 spaces\n- **Solution files**: use tabs',
  ],
  ['comments that are not needed', '- Do not add docstrings, comments or type annotations beyond what is needed.'],
  ['one part of the product', '- SyncAgent — always use tasks, never raw `dotnet_publish()`.'],
  ['the number of a diagnostic', '- Never leave `RH5201` unresolved, and never use `CA1822`.'],
  ['a condition that stands for any', '- Use `condition == false` instead of `!condition`.'],
  ['a command with an option', '- Use `reveal(path)` instead of `open -R`.'],
  ['properties with a gap', '- No `--*` declarations in `public/a.css`.'],
  ['what a release tool reads', '- The changelog is generated from Conventional Commits.'],
  ['one branch', '- Branch: `release/next` (from `main`).'],
  ['files of packages', '- Add new packages to `pyproject.toml` (not `requirements.txt`).'],
  ['tests of one part', '## Tests\n\n- Check tests live in `tests/unit/checks/`.'],
  ['a part of names', '- Do not use `_Should_` patterns.'],
  ['what is not mocked', '- Mock at boundaries, not everywhere.\n- Mock roles and interactions, not objects.'],
  ['some classes', '## Delegates\n\n- Create classes ending with `Delegate`.'],
  ['commits in one case', 'If the project has a specification:\n\n- Use Conventional Commits: `docs(spec): add it`.'],
  ['what Java has, in a guide on C#', '- The code is C#.\n- Use constructor injection.'],
  [
    'quotes of a command',
    "The code is PHP.\n\n- Use single quotes to prevent shell expansion: `php tinker --execute 'A::b();'`",
  ],
  ['enums of one of two languages', 'Written in TypeScript and Rust.\n\n- Avoid enums.'],
  ['secrets of tests', '- Never hardcode secrets in test data.'],
  ['some values, by a type that all code has', '- Use domain types (`Grade`), not `string`.'],
  ['files that have a gap in their name', '- Never use `HOTSPOT-*`.\n- Never include `*-private.h`.'],
])('makes no check of code of a rule on %s', (_name, document) => {
  expect(describeChecks(`# Guide\n\n${document}\n`)).toEqual([]);
});

it.each<readonly [name: string, document: string, words: string]>([
  [
    'the length of a subject',
    '## Commit messages\n\n- Subject line: maximum 80 characters',
    'reports subjects of commits of more than 80 characters',
  ],
  ['emoji in a message', '## Commit convention\n\n### Style\n\n- No emoji.', 'reports subjects of commits with emoji'],
  [
    'code beside a rule on commits',
    '## Before you commit\n\n- Functions must not exceed 50 lines.',
    'reports functions with a name that grow beyond 50 lines by the change in added lines',
  ],
  [
    'an algorithm whose name has the form of a number of a diagnostic',
    '- Never use `HS256`.',
    'reports uses of `HS256` in added lines',
  ],
  [
    'a shell',
    '- Use `pwsh`, not `powershell`.',
    'reports the command `powershell` in added lines of shell, YAML, Dockerfile, Makefile, JSON and 2 other languages',
  ],
  ['a color, which is no comment', '- Never use `#f59e0b`.', 'reports the color `#f59e0b` in added lines'],
  [
    'types in place of others of their kind',
    '- Use `int64_t` instead of `long`.',
    'reports uses of `long` in added lines',
  ],
  [
    'the names of constants, without tests',
    '- Constants: UPPER_SNAKE_CASE',
    'reports names of new constants that are not in UPPER_SNAKE_CASE in added lines of JavaScript, TypeScript, Python, Java, Rust and 7 other languages outside of tests and Vue, Svelte and Astro',
  ],
  [
    'what has documentation because others use it, without examples',
    '- All public members require XML doc comments.',
    'reports new public functions, methods and types and public properties, fields and constructors without XML documentation, outside of tests in added C# lines outside of `**/{docs_src,examples,samples,Examples,Samples}/**`',
  ],
  [
    'what is to be avoided of types, without tests',
    '- Avoid type assertions.',
    'reports type assertions, except `as const` in added TypeScript lines outside of tests',
  ],
  [
    'a weak rule on imports, without tests',
    '- In Python, imports should be at the top of the file.',
    'reports imports inside of functions in added Python lines outside of tests',
  ],
  [
    'what makes a test fail, without tests',
    '- Avoid `.unwrap()` and `.expect()`.',
    'reports calls of `.unwrap()`, calls of `.expect()` in added Rust lines outside of tests',
  ],
  [
    'what makes a test fail, if nothing may use it',
    '- Never use `.unwrap()`.',
    'reports calls of `.unwrap()` in added Rust lines',
  ],
  [
    'an operator that makes a test fail',
    '- In Kotlin, avoid `!!`.',
    'reports `!!` in added Kotlin lines outside of tests',
  ],
  [
    'a ban on types',
    '- Never use type assertions.',
    'reports type assertions, except `as const` in added TypeScript lines',
  ],
  [
    'a standard with more demands beside it',
    '- Generate a concise commit message using Conventional Commits format.',
    'reports subjects of commits that are not in the form of Conventional Commits',
  ],
  [
    'selectors',
    '- Never use `.locator()` or `class` and `id`-based selectors.',
    'reports calls of `.locator()` in added lines',
  ],
  ['a comparison of any name', '- Use `if not x:` instead of `if x == False:`.', 'reports `== False` in added lines'],
  [
    'files below a title of rules',
    '## Core directives\n\n- Never edit `CHANGELOG.md`.',
    'reports changes to `CHANGELOG.md`',
  ],
  [
    'components below their heading',
    '## Component development\n\n- Use functional components.',
    'reports components that are classes in added JavaScript and TypeScript lines',
  ],
  [
    'code without backticks',
    '- Never use .unwrap() or panic! in Rust.',
    'reports calls of `.unwrap()`, the macro `panic!` in added Rust lines',
  ],
  [
    'types in place of `var`',
    '- Prefer explicit types instead of var.',
    'reports `var` in place of a type in added C# lines',
  ],
  [
    'a format',
    '## Code style\n\n- JSON: no comments',
    'reports comments, except documentation, licenses and what tools read in added JSON lines',
  ],
  [
    'a language and its library in brackets of a heading',
    '## Style (Go + chi)\n\n- Never ignore errors.',
    'reports error handlers that are empty, and in Go errors that are assigned to `_` in added Go lines',
  ],
  [
    'a letter in quotes',
    "- Prefix type parameters with 'T'.",
    'reports new type parameters whose names do not begin with `T` in added lines',
  ],
  [
    'errors of any language',
    '- Never ignore errors.',
    'reports error handlers that are empty, and in Go errors that are assigned to `_` in added lines of JavaScript, TypeScript, Python, Java, C# and 4 other languages',
  ],
  [
    'code of libraries and modules',
    '- Never use `print` in library/module code.',
    'reports uses of `print` in added lines outside of tests, `cli`, `cmd`, `main`, `program` and `**/{docs_src,examples,samples,Examples,Samples}/**`',
  ],
  [
    'libraries of one folder',
    '## feature/ libraries\n\n- Never use `HttpClient`.',
    'reports uses of `HttpClient` in added lines in `feature`',
  ],
])('makes the check that is meant of a rule on %s', (_name, document, words) => {
  expect(describeChecks(`# Guide\n\n${document}\n`)).toEqual([words]);
});

it.each<readonly [name: string, document: string, words: string]>([
  [
    'English',
    '# R package development\n\n- Use US English.',
    'reports common words in British spelling in prose and comments in added lines',
  ],
  [
    'the type of another language',
    '# Laravel app\n\n- Never use `any`.',
    'reports the type `any` in added TypeScript, Vue, Svelte and Astro lines',
  ],
  [
    'quotes beside a formatter',
    '# Guide\n\n- Use double quotes.\n- Prettier formats the code.',
    'reports strings in single quotes that could have the other ones in added JavaScript and TypeScript lines',
  ],
  [
    'quotes in a project of TypeScript',
    '# Guide\n\n- Single quotes.\n\n## Stack\n\n- TypeScript, React',
    'reports strings in double quotes that could have the other ones in added JavaScript and TypeScript lines',
  ],
  [
    'code of two languages, one of which the title names',
    '# C# guide\n\n- Never use `console.log` or `Console.WriteLine`.',
    'reports uses of `console.log`, uses of `Console.WriteLine` in added lines of C#, JavaScript, TypeScript, Vue, Svelte and 1 other language',
  ],
])('a title limits no rule on %s', (_name, document, words) => {
  const [found = ''] = describeChecks(document);
  expect(found).toBe(words);
});

it('looks for secrets in files of each language', () => {
  const [check] = compileText('# Next.js practices\n\n- Never commit secrets.', 'secrets');
  expect(check?.clause.scope.languages).toBeUndefined();
});

it.each<readonly [side: string, path: string, isInside: boolean]>([
  ['front end', 'client/src/cart.ts', true],
  ['frontend', 'src/Cart.tsx', true],
  ['front-end', 'server/cart.ts', false],
  ['backend', 'app/cart.py', true],
  ['back-end', 'server/cart.ts', true],
  ['back end', 'src/Cart.tsx', false],
])('code of the %s is recognized without a folder of this name: %s', (side, path, isInside) => {
  const [check] = compileText(`# Guide\n\n## ${side}\n\n- Never use \`eval()\`.`, 'uses');
  expect(check && prepareScope(check.clause.scope)(path)).toBe(isInside);
});
