import { describe, expect, it } from 'vitest';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileText, findInChange } from '../../families/run-statement.ts';

/** What the checks of a rule below a heading of rules report, in their own words; nothing if it has none. */
function checksOf(rule: string): readonly string[] {
  return compileStatements(readStatements(2, `# Guide\n\n## Rules\n\n- ${rule}\n`)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words.replace('reports ', '')) : [],
  );
}

describe('less than an order', () => {
  it.each<readonly [rule: string, found: readonly string[]]>([
    ['Try to avoid `eval`.', ['uses of `eval`']],
    ['Try hard to avoid patterns that require `panic!` or `.unwrap()`.', ['the macro `panic!`, calls of `.unwrap()`']],
    ['If you have to suppress a lint, prefer to use `#[expect()]` over `#[allow()]`.', ['`#[allow()]`']],
    ['If you have to suppress a lint in tests, use `#[expect()]` when it is old.', []],
    ['Try to avoid `eval` when the input is large.', []],
    ['Try to keep `eval` short.', []],
  ])('%s', (rule, found) => {
    expect(checksOf(rule)).toEqual(found);
  });
});

describe('code as an example of a kind', () => {
  it.each<readonly [rule: string, found: readonly string[]]>([
    ['Prefer `useA` from `lib` over wrapped utilities like `useOldA`.', ['uses of `useOldA`']],
    ['Use `zap()` instead of custom helper functions such as `oldZap()`.', ['calls of `oldZap()`']],
    ['Use `zap()` instead of slow ways like `oldZap()` when the input is large.', []],
    ['Use `zap()` over numbers like `7`.', []],
  ])('%s', (rule, found) => {
    expect(checksOf(rule)).toEqual(found);
  });
});

describe('what is removed is not added', () => {
  it.each<readonly [rule: string, found: readonly string[]]>([
    ['Delete commented-out code instead of preserving it in place.', ['comments that contain code']],
    ['Remove commented-out Go code rather than keeping it.', ['comments that contain code']],
    ['Remove unused imports, variables, and functions.', ['imports of names that the file does not use']],
    ['Remove unused imports before committing.', ['imports of names that the file does not use']],
    ['Remove commented-out code only if the author agrees.', []],
    ['Remove unused dependencies.', []],
  ])('%s', (rule, found) => {
    expect(checksOf(rule)).toEqual(found);
  });
});

describe('places of code', () => {
  const INNER = 'imports inside of functions';
  const IN_JSX = 'functions that are written in attributes of JSX';

  it.each<readonly [rule: string, found: readonly string[]]>([
    ['Imports must be at the top of the file, never inside functions.', [INNER]],
    ['Use `import` statements at the top of the file.', [INNER]],
    ['Imports should always go at the top of the file, never locally in functions.', [INNER]],
    ['Imports should go at the top of the file, never below constants.', []],
    ['Do not define arrow functions directly on JSX event props like `onClick={() => ...}`.', [IN_JSX]],
    ['Avoid passing inline callbacks to event handler props.', [IN_JSX]],
    ['Do not define functions on classes like `Box`.', []],
    ['No empty `catch {}` blocks.', ['error handlers that are empty']],
    ['Empty `catch {}` forbidden.', ['error handlers that are empty']],
    ['No empty `<div>` blocks.', []],
  ])('%s', (rule, found) => {
    expect(checksOf(rule)).toEqual(found);
  });

  it('are those of the language that the rule names', async () => {
    const checks = compileText('Rust imports should go at the top of the file, never locally in functions.', 'imports');
    const head = 'use std::fs;\n\nfn load() {\n    use std::io::Read;\n}\n';
    expect(await findInChange(checks, { path: 'a.rs', head })).toEqual(['4 imports inside of functions']);
    expect(checks.map(({ clause }) => clause.scope.languages)).toEqual([['rust']]);
  });
});

describe('files, commits and branches', () => {
  it.each<readonly [rule: string, found: readonly string[]]>([
    [
      'Do not modify, refactor, restyle, or "improve" any file under `src/ui/` (including subfolders), even if it is easier.',
      ['changes to `src/ui/`'],
    ],
    ['Do not modify or rename any file under `src/ui/`.', ['changes to `src/ui/`']],
    ['Do not modify or rename any file under `src/ui/` unless the icons change.', []],
    [
      'Never edit snapshot files or inline snapshot bodies manually.',
      ['changes to files of snapshots, if nothing else changed that a tool could have made them from'],
    ],
    ['Never edit snapshot files.', []],
    [
      'Never add yourself (Claude) as a co-author on commits.',
      ['commit messages that name an assistant or model as an author'],
    ],
    ['Never add yourself as a reviewer of commits.', []],
    ['Never create a `cursor/` branch, even if a tool suggests it.', ['names of branches that begin with `cursor/`']],
    ['Never create a `cursor/` branch unless a tool asks for it.', []],
  ])('%s', (rule, found) => {
    expect(checksOf(rule)).toEqual(found);
  });
});

describe('handlers of specific errors', () => {
  it.each<readonly [rule: string, found: readonly string[]]>([
    ['Catch specific exceptions, not bare `except:`.', ['bare `except:`']],
    ['Catch specific exceptions (never `except Exception`).', ['`except Exception`']],
    [
      'Catch specific exceptions instead of `Exception`.',
      ['handlers that catch every kind of error, such as `except Exception`'],
    ],
    ['Catch specific exceptions, not `retry()`.', []],
    ['Catch specific exceptions, not bare `except:` when the cause is known.', []],
  ])('%s', (rule, found) => {
    expect(checksOf(rule)).toEqual(found);
  });
});

it('reads a ban whose place is told before its colon', () => {
  expect(compileText('- Never import `@/a` or `@/b` directly inside a hook:\n  - see `@/c`', 'imports')).toMatchObject([
    { finder: { words: 'reports imports of `@/a` or `@/b`' }, clause: { scope: { inside: [{}, { name: 'hooks' }] } } },
  ]);
  expect(compileText('- Never import `@/a` in the following:\n  - `src/b`', 'imports')).toEqual([]);
  expect(compileText('- Never import `@/a` anywhere except in a hook:\n  - `src/b`', 'imports')).toEqual([]);
});

it('counts a purpose that is all that a manager of packages is for', () => {
  expect(checksOf('Always use `uv` instead of `pip` for dependency management.')).toEqual(['the command `pip`']);
  expect(checksOf('Use `uv` instead of `pip` for releases.')).toEqual([]);
});
