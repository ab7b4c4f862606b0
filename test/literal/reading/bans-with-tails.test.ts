import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';

/** What the last statement of a text is checked for, or its class. */
function compile(text: string): readonly string[] {
  const last = compileStatements(readStatements(2, text.startsWith('#') ? text : `# Rules\n\n- ${text}\n`)).at(-1);
  return last?.kind === 'checked' ? last.checks.map(({ finder }) => finder.words) : [last?.kind ?? 'nothing'];
}

describe('words around a ban that limit nothing', () => {
  it.each<readonly [text: string, words: string]>([
    [
      'Always use `fs.outputFile()` instead of `fs.writeFile()` to safely handle missing directories.',
      'reports calls of `fs.writeFile()`',
    ],
    [
      'Prefer `async`/`await` over blocking calls like `.Result` or `.Wait()`',
      'reports the member `.Result`, calls of `.Wait()`',
    ],
    ['Use proper image components (e.g., Next.js `<Image>`) over `<img>` tags', 'reports the tag `<img>`'],
    ['Use ref as a prop instead of `React.forwardRef`', 'reports uses of `React.forwardRef`'],
    [
      'Use async/await instead of promise chains with `.then()/.catch()`',
      'reports `.then()` and `.catch()` on promises',
    ],
    ['Always prefer `pnpm nx ...` over `npx nx ...`.', 'reports the command `npx nx`'],
    ['Do not introduce new direct `require("mssql")` sites.', 'reports `require("mssql")`'],
    ['Do not emit `#nullable enable` pragma directives in hand-authored files.', 'reports `#nullable enable`'],
    [
      '`UP006` / `UP045` -- use `list` / `X | None` instead of `List` / `Optional`.',
      'reports uses of `List`, uses of `Optional`',
    ],
    ['Ban `.unwrap()` in tests and production: do not use `.unwrap()` anywhere.', 'reports calls of `.unwrap()`'],
    ['`std::process::abort()` - never use, not even in binaries', 'reports calls of `std::process::abort()`'],
    ['PROHIBITED: Shell injection via `os.system()`.', 'reports calls of `os.system()`'],
    ["Don't use `alert()` in web UI (use shadcn dialogs)", 'reports calls of `alert()`'],
    [
      'Catch specific exceptions (`DatabaseError`, …), never a bare `except:` — flake8 ignores it, but the team enforces this.',
      'reports bare `except:`',
    ],
    [
      'Use environment variables only in configuration files - never use the `env()` function directly outside of config files.',
      'reports calls of `env()`',
    ],
    ['Never use TypeScript `!` non-null assertions.', 'reports non-null assertions with `!`'],
    ['No non-null assertion `!` — use narrowing.', 'reports non-null assertions with `!`'],
    ['No non-null assertion `!!`.', 'reports `!!`'],
    ['Never use `!!` — prefer `?.`, `?:` or `requireNotNull()`', 'reports `!!`'],
    ['Pin exact versions (no `^` or `~`)', 'reports ranges of versions in the dependencies of `package.json`'],
    ['Do not call `new` or `delete` explicitly in ordinary code.', 'reports uses of `new`, uses of `delete`'],
    [
      '# Rules\n\n## Common Pitfalls & Things to Avoid\n\n- Never use `fmt.Println`.\n',
      'reports uses of `fmt.Println`',
    ],
    [
      '# Rules\n\n## Common Pitfalls\n\n- Use the manager for errors - not raw `vscode.window.showErrorMessage`.\n',
      'reports uses of `vscode.window.showErrorMessage`',
    ],
    ['Use `[[ ... ]]` over `[ ... ]` for tests — nothing is split inside of it.', 'reports tests with `[ ]`'],
    ["Don't introduce dependencies on `pkg/og/` - it is phased out", 'reports imports of `pkg/og/`'],
    [
      'Silent exception handling (`except Exception: pass`) — forbidden here like everywhere else.',
      'reports `except Exception: pass`',
    ],
    [
      'Never use `*` for dependency versions — pin exact versions',
      'reports dependencies with the version `*` in `package.json`, `Cargo.toml` and `pyproject.toml`',
    ],
    ['Avoid no-argument `datetime.now()` because it is naive.', 'reports calls of `datetime.now()` without arguments'],
    [
      'Do not enable `chat.tools.autoApprove` in any workspace configuration.',
      'reports `chat.tools.autoApprove: true`',
    ],
    ['Use semantic HTML (`<button>` not `<div onClick>`)', 'reports `<div onClick>`'],
    ['No `__tests__/` folders.', 'reports new files in `__tests__/`'],
    [
      'Always use `Link` from `@i18n/routing` for internal navigation (not `next/link`).',
      'reports imports of `Link` from `next/link`',
    ],
    ['# Rules\n\n## Events\n\n- NEVER declare `event Action<T>`.\n', 'reports `event Action<T>`'],
    ['# Rules\n\n## Templates\n\n- Do NOT use `ngClass`.\n', 'reports uses of `ngClass`'],
    [
      '# Rules\n\n## Lint\n\nCustom ESLint rules enforce helpers instead of native checks:\n\n- No `=== null` — use `isNull()`\n',
      'reports `=== null`',
    ],
    ["Prefer `Bun.file` over `node:fs`'s readFile/writeFile", 'reports uses of `fs.readFile`, uses of `fs.writeFile`'],
  ])('are read in: %s', (text, words) => {
    expect(compile(text)).toEqual([words]);
  });

  it('are read behind a bracket as a part of what is before it', () => {
    expect(
      compile(
        'Avoid `npx`: Strongly prefer using package scripts (`pnpm lint`) over invoking tools directly via `npx`.',
      ),
    ).toEqual(['reports the command `npx`']);
  });
});

describe('the place from which something is called, or into which it is injected', () => {
  it.each<readonly [text: string, folder: string]>([
    ['Never call `fetch` directly from components.', 'components'],
    ['Never inject `DbContext` into controllers.', 'controllers'],
    ['`AppError` factories for all errors — never `new Error()` in controllers or services.', 'services'],
  ])('limits: %s', (text, folder) => {
    const [statement] = compileStatements(readStatements(2, `- ${text}\n`));
    const [check] = statement?.kind === 'checked' ? statement.checks : [];
    expect(check?.clause.scope.inside).toContainEqual({ kind: 'folder', name: folder });
  });

  it('is a module where something is used from it', () => {
    expect(compile('Never use `<Head>` from `next/head`.')).toEqual(['reports imports of `Head` from `next/head`']);
  });

  it.each([
    ['nobody says where something is injected', 'Never inject `DbContext`.'],
    ['the purpose may limit', 'Prefer `glMemoryBarrier` over `glFinish` for synchronization between dispatches.'],
    ['the purpose says which calls', 'Do not call `tea.Println` directly for block content.'],
    ['a pair in brackets shows names', 'Use descriptive names (`userCount` not `n`)'],
    ['one word may be the setting of anything', 'Never enable `debug`.'],
    ['a type is replaced by words', 'Prefer custom error types over `String` or `Box<dyn Error>`'],
  ])('is left to a model if %s', (_, text) => {
    expect(compile(text)).toEqual(['rule']);
  });
});

describe('the configuration of Laravel', () => {
  it('is where `env()` is called', () => {
    const [statement] = compileStatements(
      readStatements(2, "- Always use `config('app.name')`, not `env('APP_NAME')`.\n"),
    );
    const [check] = statement?.kind === 'checked' ? statement.checks : [];
    expect(check?.clause.scope.outside).toEqual([{ kind: 'folder', name: 'config' }]);
  });
});
