import { describe, expect, it } from 'vitest';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';

/** What a statement is checked for, or its class. */
function compile(statement: string, heading = 'Rules'): readonly string[] {
  const last = compileStatements(readStatements(2, `# ${heading}\n\n- ${statement}`)).at(-1);
  return last?.kind === 'checked' ? last.checks.map(({ finder }) => finder.words) : [last?.kind ?? 'nothing'];
}

describe('a ban whose reason or alternative follows', () => {
  it.each<readonly [statement: string, compiled: string]>([
    ['No lodash — use native methods.', 'reports imports of `lodash` or `lodash-es`'],
    ['No axios - use `fetch`', 'reports imports of `axios`'],
    ['No Redux: use Zustand', 'reports imports of `redux`, `@reduxjs/toolkit` or `react-redux`'],
    ['No enums — use union types.', 'reports declarations of an `enum`'],
    ['❌ No enums — use union types.', 'reports declarations of an `enum`'],
    ['No class components — function components only.', 'reports components that are classes'],
    ['No `any`: use `unknown` or generics.', 'reports the type `any`'],
    ['No raw SQL — use the query builder.', 'reports strings that are SQL, outside of tests and migrations'],
    [
      'No TODO/FIXME in committed code: comments that defer are work to do.',
      'reports comments with `TODO`, comments with `FIXME`',
    ],
  ])('is read in: %s', (statement, compiled) => {
    expect(compile(statement)).toEqual([compiled]);
  });

  it.each([
    ['its alternative names a case', 'No enums — unless the API needs one.'],
    ['somebody may use it', 'No axios — legacy code may still have it.'],
    ['it says that something is not needed', 'No need for lodash — the platform has it.'],
  ])('is not read if %s', (_, statement) => {
    expect(compile(statement)).toEqual(['rule']);
  });
});

describe('code that a part of a sentence rules out', () => {
  it.each<readonly [statement: string, compiled: string]>([
    ['Always use `util.Write(path, content)` — never ad-hoc `json.Marshal`', 'reports uses of `json.Marshal`'],
    ['All subprocess calls through `run_cmd()` — no raw `subprocess.run()`.', 'reports calls of `subprocess.run()`'],
    ['`RestClient` for outbound HTTP (no new `RestTemplate`).', 'reports uses of `RestTemplate`'],
    ['Database client: import from `@/lib/db` (NOT direct `@acme/client`).', 'reports imports of `@acme/client`'],
  ])('is read in: %s', (statement, compiled) => {
    expect(compile(statement)).toEqual([compiled]);
  });

  it.each([
    ['it tells what code does', 'The value is marshalled by hand — never `json.Marshal`.'],
    ['it names what is called with it', 'Call these extension methods on `builder`, not `builder.Services`.'],
    ['it counts in a case', 'Use `a.b` for callers (never `a.c`), if it is set.'],
    ['it names a value', 'Store the state as it came through `load()` — never `verified`.'],
    ['it names a file', 'Use the settings through `load()` — never `settings.json`.'],
  ])('is not read if %s', (_, statement) => {
    expect(compile(statement)).not.toEqual(expect.arrayContaining([expect.stringContaining('reports')]));
  });

  it('is in code, below a heading on data', () => {
    const statements = readStatements(
      2,
      '# Deterministic JSON output\n\n- Always use `util.Write(path)` — never ad-hoc `json.Marshal`',
    );
    const compiled = compileStatements(statements).at(-1);
    expect(compiled?.kind === 'checked' && compiled.checks[0]?.clause.scope.languages).toBeUndefined();
  });
});
