import { expect, it } from 'vitest';
import { compileText, findInChange } from '../families/run-statement.ts';

it.each<readonly [name: string, title: string, path: string, head: string, found: readonly string[]]>([
  [
    'in a test of pages',
    'Playwright tests',
    'tests/a.cs',
    'using Microsoft.Playwright;\nawait Task.Delay(5);\n',
    ['2'],
  ],
  ['in a folder of tests of pages', 'Playwright tests', 'e2e/a.cs', 'await Task.Delay(5);\n', ['1']],
  ['in no test of a timer', 'Playwright tests', 'tests/a.cs', 'await Task.Delay(5);\n', []],
  ['in each test, below a title without a tool', 'Tests', 'tests/a.cs', 'await Task.Delay(5);\n', ['1']],
  [
    'in no test of a timer, after words on the tool',
    'Tests\n\n- Rely on the waits of Playwright.',
    'tests/a.cs',
    'await Task.Delay(5);\n',
    [],
  ],
])('reports waits %s', async (_name, title, path, head, found) => {
  const checks = compileText(
    `# ${title}${title.includes('- ') ? ' ' : '\n\n- '}Avoid hard-coded waits.\n`,
    'errors-and-logs',
  );
  expect(checks).not.toEqual([]);
  expect((await findInChange(checks, { path, head })).map((one) => one.split(' ')[0])).toEqual(found);
});
