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
  ['.github/workflows/ci.yml', true],
  ['environment.yml', false],
  ['pnpm-lock.yaml', false],
])('commands are looked for in %s: %s', async (path, isFound) => {
  const checks = compileText('Never use `npm`.', 'uses');
  const isJson = path.endsWith('.json');
  const head = isJson
    ? '{\n  "command": "npm install"\n}\n'
    : 'dependencies:\n  - npm\nname: npm\ncommand: npm install\n';
  const found = await findInChange(checks, { path, head });
  expect(found.length > 0).toBe(isFound);
});

it.each([
  ['Never use `flutter` commands.', 'reports the command `flutter` '],
  ['No `dart run` commands in scripts.', 'reports the command `dart run` '],
  ['Avoid `OpenFile` commands.', 'reports uses of `OpenFile` '],
  ['No `print` commands.', 'reports uses of `print` '],
])('%s', (rule, words) => {
  expect(compileText(rule, 'uses').map(({ finder }) => `${finder.words} `)).toEqual([words]);
});

it.each([
  ['tool/build.sh', 'flutter build apk\n', 1],
  ['pubspec.yaml', 'dependencies:\n  flutter:\n    sdk: flutter\n', 0],
  ['lib/main.dart', 'final flutter = 1;\n', 0],
])('a command that only the rule calls so is looked for in scripts: %s', async (path, head, findings) => {
  const checks = compileText('Never use `flutter` commands.', 'uses');
  expect(await findInChange(checks, { path, head })).toHaveLength(findings);
});
