import * as fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import type { GuidelineChange, GuidelineChanges } from '../../../src/guidelines/claims/compare.ts';
import {
  guidelineChangesJson,
  guidelineChangesMarkdown,
  guidelineChangesText,
} from '../../../src/reports/guidance/guideline-changes.ts';
import { HOSTILE } from '../result.ts';
import { runs } from '../../property-runs.ts';

const CHANGES: GuidelineChanges = {
  changes: [
    {
      kind: 'changed',
      path: '.github/copilot-instructions.md',
      name: 'Instruction from .github/copilot-instructions.md',
      statements: { added: ['Use spaces.'], removed: ['Use `tabs`.'] },
      filePatterns: { before: ['*.ts'], after: ['*.ts', '*.js'] },
      files: { before: ['a.ts', 'c.ts'], after: ['a.ts', 'b.js'] },
    },
    {
      kind: 'added',
      path: 'AGENTS.md',
      name: 'Instruction from AGENTS.md',
      statements: ['Be kind.'],
      filePatterns: ['*'],
      files: ['a.ts', 'b.js'],
    },
  ],
  unchanged: 3,
};

describe('a change of the guidelines is reported', () => {
  it('in plain lines', () => {
    expect(guidelineChangesText(CHANGES))
      .toBe(`The change affects the guidelines: 1 added, 0 removed, 1 changed, 3 unchanged.
changed \`.github/copilot-instructions.md\`
  files: \`*.ts\` → \`*.ts\`, \`*.js\`
  now applies to \`b.js\`
  no longer applies to \`c.ts\`
  removed: Use \`tabs\`.
  added: Use spaces.
added \`AGENTS.md\`: 1 statement for \`*\`, 2 changed files
  added: Be kind.
`);
  });

  it('in Markdown', () => {
    expect(guidelineChangesMarkdown(CHANGES))
      .toBe(`The change affects the guidelines: 1 added, 0 removed, 1 changed, 3 unchanged.

- changed \`.github/copilot-instructions.md\`
  - files: \`*.ts\` → \`*.ts\`, \`*.js\`
  - now applies to \`b.js\`
  - no longer applies to \`c.ts\`
  - removed: Use \`tabs\`.
  - added: Use spaces.
- added \`AGENTS.md\`: 1 statement for \`*\`, 2 changed files
  - added: Be kind.`);
  });

  it('in one sentence if there is no change', () => {
    const none = { changes: [], unchanged: 2 };
    expect([guidelineChangesText(none), guidelineChangesMarkdown(none)]).toEqual([
      'With this change, the same guidelines apply (2).\n',
      'With this change, the same guidelines apply (2).',
    ]);
  });
});

function added(fields: Partial<Extract<GuidelineChange, { kind: 'added' | 'removed' }>>): GuidelineChanges {
  const change = { kind: 'added', path: 'a.md', name: 'n', statements: ['A'], filePatterns: ['*'], files: [] } as const;
  return { changes: [{ ...change, ...fields }], unchanged: 0 };
}

describe('the Markdown is limited', () => {
  it('in the number of rows, and counts the others', () => {
    const rows = guidelineChangesMarkdown(added({ statements: Array.from({ length: 100 }, () => 'A') })).split('\n');
    expect([rows.length, rows.at(-2), rows.at(-1)]).toEqual([2 + 51, '  - added: A', '- … and 51 more']);
  });

  it('in the length of a statement, and is not cut within a character', () => {
    const markdown = guidelineChangesMarkdown(added({ statements: [`${'a'.repeat(198)}😀😀`] }));
    expect(markdown.split('\n').at(-1)).toBe(`  - added: ${'a'.repeat(198)}…`);
  });

  it('in the length of all rows, and keeps each row with the row it belongs to', () => {
    const changes = [
      ...added({ path: 'a.md' }).changes,
      ...added({ path: 'b.md', statements: ['B'.repeat(90)] }).changes,
    ];
    expect(guidelineChangesMarkdown({ changes, unchanged: 0 }, 150).split('\n').slice(2)).toEqual([
      '- added `a.md`: 1 statement for `*`, 0 changed files',
      '  - added: A',
      '- added `b.md`: 1 statement for `*`, 0 changed files',
      '- … and 1 more',
    ]);
  });

  it('in the number of names in a row', () => {
    const filePatterns = Array.from({ length: 12 }, (_, at) => `${at}`);
    expect(guidelineChangesMarkdown(added({ filePatterns }))).toContain('`8`, `9` and 2 more, 0 changed files');
  });
});

it('the JSON counts the changed files, and names a hundred', () => {
  const files = Array.from({ length: 3_000 }, (_, at) => `${at}.ts`);
  const both = { before: files, after: [] };
  const changed = {
    kind: 'changed',
    path: 'b.md',
    name: 'n',
    statements: { added: [], removed: [] },
    filePatterns: both,
    files: both,
  } as const;
  expect(guidelineChangesJson({ changes: [...added({ files }).changes, changed], unchanged: 1 })).toMatchObject({
    changes: [
      { path: 'a.md', changedFiles: 3_000, files: files.slice(0, 100) },
      { path: 'b.md', changedFiles: { before: 3_000, after: 0 }, files: { before: files.slice(0, 100), after: [] } },
    ],
    unchanged: 1,
  });
});

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
}

function typesIn(node: Node): readonly string[] {
  return [node.type, ...(node.children ?? []).flatMap(typesIn)];
}

describe('hostile words', () => {
  const text = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 8 }).map((parts) => parts.join(''));
  const changes = fc.tuple(text, text, text).map(([path, statement, pattern]): GuidelineChanges => {
    const both = { before: [pattern], after: [statement] };
    const statements = { added: [statement], removed: [pattern] };
    const changed = { kind: 'changed', path, name: path, statements, filePatterns: both, files: both } as const;
    return {
      changes: [changed, ...added({ path, statements: [statement], filePatterns: [pattern] }).changes],
      unchanged: 1,
    };
  });
  /** The node types of a list of plain text and code. */
  const allowed = new Set(['root', 'paragraph', 'text', 'inlineCode', 'emphasis', 'strong', 'list', 'listItem']);

  it('become only plain text and code in Markdown', () => {
    fc.assert(
      fc.property(changes, (hostile) => {
        const tree = fromMarkdown(guidelineChangesMarkdown(hostile));
        expect(typesIn(tree).filter((type) => !allowed.has(type))).toEqual([]);
        expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'list']);
      }),
      { numRuns: runs(500) },
    );
  });

  it('stay on their own lines in plain text, and are never commands', () => {
    fc.assert(
      fc.property(changes, (hostile) => {
        const lines = guidelineChangesText(hostile).split('\n');
        const strange = lines.filter((line) => /^\s*::|##\[|(?!\t)\p{Cc}/u.test(line));
        expect([strange, lines.every((line) => line === '' || /^(?:The|changed|added| {2}\w)/.test(line))]).toEqual([
          [],
          true,
        ]);
      }),
      { numRuns: runs(500) },
    );
  });
});
