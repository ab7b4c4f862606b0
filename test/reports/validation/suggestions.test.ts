import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { drawSuggestions } from '../../../src/reports/validation/suggestions.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { diagnosticOf } from '../result.ts';

const MODEL = diagnosticOf({
  path: 'a.md',
  message: 'Old',
  suggestions: [
    {
      title: 'Write `new`',
      reason: 'it costs more',
      fix: { kind: 'edits', edits: [{ start: 2, end: 5, text: 'new' }] },
    },
  ],
});
const NAME = diagnosticOf({
  path: 'b.txt',
  message: 'Not read',
  suggestions: [{ title: 'Rename it to `b.md`', reason: 'it may be a page', fix: { kind: 'rename', to: 'b.md' } }],
});

function draw(
  diagnostics: readonly Diagnostic[],
  mentions: readonly (readonly [string, string])[] = [],
): Promise<string> {
  const files = memoryWorkspace({ 'a.md': 'a old\n', 'b.txt': 'b\n' });
  const kept = [{ path: 'c.txt', to: 'c.md', reason: 'd.yml mentions it' }];
  return drawSuggestions({ diagnostics, mentions: new Map(mentions), kept }, files, (_style, text) => text);
}

describe('the changes that a person decides', () => {
  it('are drawn one by one, as diffs', async () => {
    expect(
      await draw([MODEL, NAME, diagnosticOf({ fix: { kind: 'rewrite', text: '' } })], [['b.txt', 'd.yml mentions it']]),
    ).toBe(`1 of 2  a.md:2:3
  Old [a-rule]
  Write \`new\`? You decide, because it costs more.
--- a/a.md
+++ b/a.md
@@ -1,1 +1,1 @@
-a old
+a new

2 of 2  b.txt:2:3
  Not read [a-rule]
  Rename it to \`b.md\`? You decide, because it may be a page, and d.yml mentions it.
diff --git a/b.txt b/b.md
similarity index 100%
rename from b.txt
rename to b.md

\`c.txt\` is not renamed to \`c.md\`, because d.yml mentions it.

2 changes need a decision. Nothing was written.
Edit the files, or give the diffs that you want to \`git apply\` in the top folder.
\`--fix\` makes 1 other change, the only right one for its finding.
`);
  });

  it('of several findings that want the same change are drawn once', async () => {
    const drawn = await draw([MODEL, { ...MODEL, message: 'Slow', rule: 'b-rule' }, NAME]);
    expect(drawn).toContain(`1 of 2  a.md:2:3
  Old [a-rule]
  Write \`new\`? You decide, because it costs more.
  Slow [b-rule]
  Write \`new\`? You decide, because it costs more.
--- a/a.md`);
    expect(drawn).toContain('\n2 changes need a decision.');
  });

  it('may be none', async () => {
    expect(await draw([])).toMatch(/\nNo change needs a decision\.\n$/);
  });
});
