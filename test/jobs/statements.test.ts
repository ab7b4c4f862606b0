import { expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements.ts';
import { countStatements, listStatements } from '../../src/jobs/statements.ts';
import { sourceText } from '../../src/text/source-text.ts';

const TEXT = `# Shop

The shop sells books to people in all of the world, and this is the part for the orders.

Never use:

- \`goto\`
- words that the reader of an order does not know
`;

it('lists each statement with its place, its lead-in and its check', () => {
  const statements = listStatements([
    {
      id: 2,
      name: 'Shop',
      kind: 'agents-md',
      level: 'repository',
      folder: '',
      content: {
        text: TEXT,
        path: 'AGENTS.md',
        origin: { kind: 'file', source: sourceText('AGENTS.md', TEXT), offset: 0 },
      },
      statements: readStatements(2, TEXT),
      filePatterns: ['*'],
      appliesTo: new Map([
        ['a.ts', '*'],
        ['b.ts', '*'],
      ]),
    },
  ]);
  expect(statements.map(({ id, line, text, kind, files }) => [id, line, text, kind, files])).toEqual([
    ['2.1', 3, expect.stringContaining('The shop sells books'), 'background', 2],
    ['2.2', 7, 'Never use: `goto`', 'checked', 2],
    ['2.3', 8, 'Never use: words that the reader of an order does not know', 'rule', 2],
  ]);
  expect(statements.map(({ check }) => check)).toEqual([undefined, 'reports uses of `goto` in added lines', undefined]);
  expect(countStatements(statements)).toEqual({ rules: 2, checked: 1, off: 0 });
});
