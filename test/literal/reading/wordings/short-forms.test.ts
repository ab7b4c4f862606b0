import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';

/** What the checks of a rule report, in words. */
function reportedBy(rule: string): readonly string[] {
  return compileStatements(readStatements(2, `# Guide\n\n## Rules\n\n- ${rule}\n`)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words) : [],
  );
}

describe('short forms of rules', () => {
  it.each<readonly [rule: string, words: RegExp]>([
    ["Don't use `Impl` suffix for implementations", /^reports new types whose names end with `Impl`$/],
    ['AVOID starting a method name with `get`.', /^reports new methods whose names begin with `get`$/],
    ["Don't use `Get` prefix for getters.", /^reports new methods without parameters .* begin with `Get`$/],
    ['Use `Async` suffix for methods returning `Task`/`ValueTask`', /^reports new async methods .* `Async`$/],
    ['Split files larger than 500 lines into folders', /files .*500 lines/],
    ['Functions should have no more than two or three arguments.', /more than 3 parameters/],
    ['Never use more than 3 parameters; pass an object.', /more than 3 parameters/],
    ['No line shall have trailing whitespace', /^reports lines that end with white space$/],
    [
      'Use tabs for indentation, not spaces',
      /^reports lines that are indented with two or more spaces, in files where most are not$/,
    ],
    ['Non-null assertions: Avoid `!`.', /^reports non-null assertions with `!`/],
    ['No TODO comments in committed code', /^reports comments with `TODO`$/],
    ['No `axios` — `fetch` only (Node 20+/edge must work).', /^reports uses of `axios`$/],
    ['No `any` types — explicit typing required', /^reports the type `any`$/],
    ['No index.ts re-exports.', /^reports `index` files that only export/],
    ['Do not add `#![allow(dead_code)]` at the crate root.', /^reports `#!\[allow\(dead_code\)\]`$/],
    ['Do not end headings with punctuation such as `. , ; :`', /^reports headings that end with /],
    ['Debug with traces, not `print()`', /^reports calls of `print\(\)`$/],
    ['`.api` files are generated, never hand-edited', /^reports changes to `\.api`/],
    ['Banned imports: `io/ioutil` (use `io` / `os`).', /^reports imports of `io\/ioutil`$/],
    ['Disallowed functions: `eval()`, `alert()`', /^reports calls of `eval\(\)`, calls of `alert\(\)`$/],
    ['`any`, not `interface{}` — the linter checks it', /^reports `interface\{\}`$/],
    [
      'Use the standard library `log/slog` for structured logging (never use the std `log` package)',
      /^reports imports of `log`$/,
    ],
    ["DO use `a.load()`; DON'T call `event.defer()`.", /^reports calls of `event\.defer\(\)`$/],
    ['Test files: must end with `.spec.ts`', /^reports new test files whose names do not end with `\.spec\.ts`$/],
    ['Do not skip levels in heading hierarchy.', /^reports headings that skip a level/],
    ['Use the external test package (`package foo_test`).', /^reports new test files of Go whose package /],
    ['Do not use Directory.SetCurrentDirectory in tests.', /^reports uses of `Directory\.SetCurrentDirectory`$/],
    ["Don't use DateTime.Now, use DateTimeOffset.UtcNow.", /^reports uses of `DateTime\.Now`$/],
    ['Never use Thread.sleep in tests.', /^reports uses of `Thread\.sleep`$/],
    ['Do not hand-edit `node_modules`.', /^reports changes to `node_modules`/],
  ])('reads %s', (rule, words) => {
    const reported = reportedBy(rule);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(words);
  });

  it.each([
    ['branches', 'Start from the `next` branch, not `main`.'],
    ['products', 'Do not use Next.js or Cal.com here.'],
    ['a product whose name is written like code', 'Avoid Node.js APIs.'],
    ['places to deploy to', 'Deploy to `staging`, not `production`.'],
    ['files of which one is changed', 'Bump `package.json`, not `VERSION`.'],
    ['methods that return what a program cannot tell', 'Use `Set` suffix for methods returning `Widget`'],
    ['what is not needed', 'No semicolons required'],
  ])('does not take %s for code that is ruled out', (_name, rule) => {
    expect(reportedBy(rule)).toEqual([]);
  });
});
