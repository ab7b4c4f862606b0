import { describe, expect, it } from 'vitest';
import { compileText } from '../run-statement.ts';

/** What the checks of a rule report about files. */
function wordsOf(rule: string): readonly string[] {
  return compileText(rule, 'paths').map(({ finder }) => finder.words);
}

const BY_TOOL = ', if nothing else changed that a tool could have made them from';

describe('files that nobody changes', () => {
  it.each<readonly [rule: string, words: string]>([
    [
      '## Auto-generated content — do not edit\n\n- `v3/examples/` — generated from top-level `examples/` files',
      `reports changes to \`v3/examples/\`${BY_TOOL}`,
    ],
    ['## Calculation engine — DO NOT MODIFY\n\n- `src/engine.py`: the formulas', 'reports changes to `src/engine.py`'],
    ['Never change: `a.py`, `b.py`', 'reports changes to `a.py`, `b.py`'],
    ['Keep `.env` untracked.', 'reports commits with `.env`'],
    ['Keep `.env` and `.env.local` out of version control.', 'reports commits with `.env`, `.env.local`'],
    [
      'Avoid: `*.Designer.cs`, `Migrations/` (auto-generated)',
      `reports changes to \`*.Designer.cs\`, \`Migrations/\`${BY_TOOL}`,
    ],
    [
      'DO NOT:\n\n- Modify database migration files that have already been applied',
      'reports changes to existing migrations',
    ],
    [
      '| Component | Path |\n|---|---|\n| Generated AST (never edit) | `packages/language/src/generated/**` |',
      `reports changes to \`packages/language/src/generated/**\`${BY_TOOL}`,
    ],
    [
      'Do not hand-edit `*.pbxproj` or files under the generated `.xcodeproj` (they are overwritten).',
      `reports changes to \`*.pbxproj\`${BY_TOOL}`,
    ],
  ])('%s', (rule, words) => {
    expect(wordsOf(rule)).toEqual([words]);
  });

  it.each([
    '## Auto-generated content — do not edit\n\n- `v3/api-ref/` — the index pages may be edited',
    '## What you may edit\n\n- `src/engine.py`: the formulas',
    '## Do not edit by hand if a script exists\n\n- `src/engine.py`: the formulas',
    'Keep `.env` short.',
    'Avoid: `*.Designer.cs` (slow)',
    '| Component | Path |\n|---|---|\n| Grammar (edit often) | `packages/language/src/lang/**` |',
    'Do not hand-edit `*.pbxproj` or files under the generated `.xcodeproj` (unless the tool fails).',
  ])('no check: %s', (rule) => {
    expect(wordsOf(rule)).toEqual([]);
  });
});
