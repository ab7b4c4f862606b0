import { describe, expect, it } from 'vitest';
import { outcome, prove } from './prove.ts';

const FILE = {
  path: 'src/sum.ts',
  head: [
    ' export function sum(left: number, right: number): number {',
    '+  const total = add(left, right);',
    '   const product = multiply(left, right);',
    '   return total + product;',
    ' }',
  ],
};
const OLD = '  const total = add(left, right);';
const NEW = '  const total = plus(left, right);';

describe('a suggestion without proof is shown without a button', () => {
  it.each([
    ['if it has the old and the new line', `${OLD}\n${NEW}`, 'it may have the same lines twice'],
    ['if it has its text twice', `${NEW}\n${NEW}`, 'it may have the same lines twice'],
    ['if it has alternatives', `${NEW}\n// or\n  let x;`, 'it has alternatives'],
    ['if it is only a comment', '  // Add a check.', 'it is only a comment'],
    ['if it is code of another file', '  parser.close();', 'it has too little in common with the lines'],
    [
      'if it edits another line',
      '  const product = times(left, right);',
      'it may be meant for other lines of the file',
    ],
    [
      'if dots and words of any language end it',
      `${NEW}\n  // reszta bez zmian`,
      'a comment in it may stand for code that is left out',
    ],
    ['if it may be one word of the line', '  add(left, right)', 'it may be only a part of the lines'],
    ['if it is unknown JSON', '{"a": 1, "b": 2}', 'it is JSON'],
    ['if it has the indentation of other lines', `      ${NEW.trim()}`, 'its indentation is not that of the lines'],
  ])('%s', async (_name, suggestion, reason) => {
    expect(await outcome({ ...FILE, suggestion })).toBe(`shown: ${reason}`);
  });
});

describe('a wrapped suggestion equals the plain one', () => {
  it.each([
    ['a JSON object', JSON.stringify({ suggestion: NEW })],
    ['a list of lines', JSON.stringify([NEW])],
    ['line ends around it', `\n\n${NEW}\n\n`],
    ['search and replace marks', `<<<<<<< SEARCH\n${OLD}\n=======\n${NEW}\n>>>>>>> REPLACE`],
    ['a patch envelope', `*** Begin Patch\n*** Update File: src/sum.ts\n@@\n-${OLD}\n+${NEW}\n*** End Patch`],
    ['a plus sign and a blank', `+ ${NEW}`],
    ['a number with a blank', `   2 | ${NEW}`],
  ])('%s', async (_name, suggestion) => {
    expect(await outcome({ ...FILE, suggestion })).toBe(NEW);
  });
});

describe('a file decides whether there is a button', () => {
  it.each(['.github/workflows/ci.yml', 'AGENTS.md', 'package.json', 'ci/build.yml'])('not in %s', async (path) => {
    const { finding } = await prove({ ...FILE, path, suggestion: NEW });
    expect(finding.suggestion).toBeUndefined();
  });

  it('keeps the line ends of the file', async () => {
    const head = FILE.head.map((line) => `${line}\r`);
    expect(await outcome({ ...FILE, head, suggestion: `// Adds.\n${NEW}` })).toBe(`  // Adds.\r\n${NEW}`);
  });

  it('uses the hunk if the file cannot be read', async () => {
    const readHead = (): Promise<undefined> => Promise.resolve(undefined);
    expect(await outcome({ ...FILE, suggestion: NEW, readHead })).toBe(NEW);
  });

  it.each([
    ['a line of 1 MB', 'x '.repeat(500_000)],
    ['20,000 characters of brackets', '[{('.repeat(6_600)],
    ['20,000 quotes', '“'.repeat(19_000)],
    ['20,000 line ends and one word', `${'\n'.repeat(19_000)}a`],
  ])('has no button for %s', async (_name, suggestion) => {
    const { finding } = await prove({ ...FILE, suggestion });
    expect(finding.suggestion).toBeUndefined();
  });
});
