import { expect, it } from 'vitest';
import { isCommandName } from '../../../../src/literal/families/uses/commands.ts';
import { compileText, findInChange } from '../run-statement.ts';

it.each([
  ['npm', true],
  ['bun test', true],
  ['npm run build:all', true],
  ['node:fs', false],
  ['npm()', false],
  ['go.mod', false],
  ['jest.fn()', false],
  ['make a mess, please', false],
])('%s', (code, expected) => {
  expect(isCommandName(code)).toBe(expected);
});

it.each([
  ['package.json', true],
  ['web/package.json', true],
  ['.devcontainer/devcontainer.json', true],
  ['.vscode/tasks.json', false],
  ['locales/en.json', false],
])('commands are looked for in %s: %s', async (path, isFound) => {
  const checks = compileText('Use `pnpm`, never `npm`.', 'uses');
  const found = await findInChange(checks, { path, head: '{\n  "command": "npm install"\n}\n' });
  expect(found.length > 0).toBe(isFound);
});
