import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

/** A rule below a heading on tests. */
function testing(rule: string): string {
  return `## Testing conventions\n\n- ${rule}\n`;
}

describe('places of tests and other files', () => {
  it.each<readonly [rule: string, files: readonly string[], found: readonly string[]]>([
    [
      'Place tests under `tests/` as `test_*.py`.',
      ['A src/test_a.py', 'A tests/test_a.py', 'A web/a.test.ts'],
      ['src/test_a.py'],
    ],
    [
      'Tests live in `tests/` and mirror source modules (`tests/test_<module>.py`).',
      ['A src/test_a.py', 'A tests/test_a.py'],
      ['src/test_a.py'],
    ],
    [
      'Location: Store all test files in the `tests/` directory.',
      ['A src/a.test.ts', 'A tests/a.test.ts'],
      ['src/a.test.ts'],
    ],
    ['Test files: `web/src/test/`', ['A web/src/a.test.ts', 'A web/src/test/a.test.ts'], ['web/src/a.test.ts']],
    ['Tests: Vitest, colocated as `*.test.ts`.', ['A src/a.spec.ts', 'A src/a.test.ts'], ['src/a.spec.ts']],
    ['Co-locate tests next to the code they cover.', ['A tests/a.test.ts', 'A src/a.test.ts'], ['tests/a.test.ts']],
    [
      'Unit tests alongside implementation files (`*_test.go`)',
      ['A tests/a_test.go', 'A a/a_test.go'],
      ['tests/a_test.go'],
    ],
    [
      'Test files should live with their code and follow `test_*.py`.',
      ['A a/b_test.py', 'A a/test_b.py'],
      ['a/b_test.py'],
    ],
    ['Tests are colocated with source (`foo.test.ts`)', ['A tests/a.test.ts', 'A src/a.test.ts'], ['tests/a.test.ts']],
    [
      'Tests sit next to the code they test as `foo.test.ts`',
      ['A src/a.spec.ts', 'A src/a.test.ts'],
      ['src/a.spec.ts'],
    ],
    ['Snapshots: Store in `__snapshots__` subfolders', ['A a/a.snap', 'A a/__snapshots__/a.snap'], ['a/a.snap']],
    [
      'All headers in `src/` (no separate `include/` directory)',
      ['A include/a.hpp', 'A src/a.hpp', 'A include/a.cpp'],
      ['include/a.hpp'],
    ],
    [
      'Only `plugin.json` goes in `.claude-plugin/`.',
      ['A p/.claude-plugin/hooks.json', 'A p/.claude-plugin/plugin.json', 'A p/hooks.json'],
      ['p/.claude-plugin/hooks.json'],
    ],
    [
      'All reference files are flat in `references/` — no subfolders.',
      ['A s/references/a/b.md', 'A s/references/b.md', 'M s/references/a/c.md'],
      ['s/references/a/b.md'],
    ],
  ])('%s', async (rule, files, found) => {
    const drafts = await checkChange(/^(?:All|Only) /.test(rule) ? `- ${rule}` : testing(rule), files);
    expect(drafts.map((one) => one.replace(/: .*$/s, ''))).toEqual(found);
  });

  it.each([
    'Tests live in `tests/` unless they are slow.',
    'Only `plugin.json` and code go in `src`.',
    'References are flat in `references/`.',
    'Location: see `tests/`.',
  ])('does not understand "%s"', (rule) => {
    expect(compileText(testing(rule), 'paths')).toEqual([]);
  });
});

describe('files that a tool writes or that come from elsewhere', () => {
  it.each<readonly [rule: string, files: readonly string[], found: readonly string[]]>([
    ['Only edit `lang/en.json` directly — other locales are Crowdin-sourced.', ['M lang/de.json'], ['lang/de.json']],
    ['Only edit `lang/en.json` directly — other locales are Crowdin-sourced.', ['M lang/en.json'], []],
    ['Only edit `lang/en.json` directly — other locales are Crowdin-sourced.', ['M lang/a.md'], []],
    ['`docs/a.md` is auto-generated from `src/a.py` via `gen.py`.', ['M docs/a.md'], ['docs/a.md']],
    ['`docs/a.md` is auto-generated from `src/a.py` via `gen.py`.', ['M docs/a.md', 'M src/a.py'], []],
    ['The client is generated into `src/gen/` (never edited by hand).', ['M src/gen/a.ts'], ['src/gen/a.ts']],
    [
      'The `app/Console/Kernel.php` file no longer exists; use `bootstrap/app.php`.',
      ['A app/Console/Kernel.php'],
      ['app/Console/Kernel.php'],
    ],
    ['`.workspace/` is never committed and never referenced from files', ['A .workspace/a.md'], ['.workspace/a.md']],
  ])('%s %s', async (rule, files, found) => {
    const drafts = await checkChange(`- ${rule}`, files);
    expect(drafts.map((one) => one.replace(/: .*$/s, ''))).toEqual(found);
  });

  it('says nothing of the only file to edit if the others are not mentioned', () => {
    expect(compileText('- Only edit `lang/en.json` directly.', 'paths')).toEqual([]);
  });
});
