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

it.each([
  ['Use `pnpm`, not `npm`.', 'RUN npm install -g pnpm\n', []],
  ['Use `pnpm`, not `npm`.', 'RUN npm i -g pnpm@9 && npm run build\n', [1]],
  ['Use `pnpm`, not `npm`.', 'RUN npm install -g pnpm-helper\n', [1]],
  ['Use `uv` instead of `pip`.', 'RUN python -m pip install --upgrade uv\nRUN pip install flask\n', [2]],
  ['Never use `npm`.', 'RUN npm install -g pnpm\n', [1]],
])('the alternative may be installed: %s %j', async (rule, head, lines) => {
  const found = await findInChange(compileText(rule, 'uses'), { path: 'Dockerfile', head });
  expect(found.map((one) => Number(one.split(' ')[0]))).toEqual(lines);
});

it.each([
  ['Dockerfile', 'RUN npm ci'],
  ['Dockerfile', 'RUN --mount=type=cache,target=/root npm ci'],
  ['Dockerfile', 'RUN cd web && npm ci'],
  ['Dockerfile', 'CMD ["npm", "start"]'],
  ['a.sh', 'CI=1 npm test'],
  ['a.sh', 'if true; then npm ci; fi'],
  ['a.sh', 'sudo -E npm ci'],
  ['a.yml', '- run: npm ci'],
  ['package.json', '{ "scripts": { "prepare": "NODE_ENV=test npm run a" } }'],
])('a command in %s: %s', async (path, line) => {
  expect(await findInChange(compileText('Never use `npm`.', 'uses'), { path, head: `${line}\n` })).toEqual(['1 `npm`']);
});

it.each([
  ['Dockerfile', 'RUN echo npm'],
  ['Dockerfile', 'COPY npm /opt'],
  ['a.sh', 'echo RUNNING npm'],
  ['a.yml', 'name: Publish to npm'],
])('a word in %s that is no command: %s', async (path, line) => {
  expect(await findInChange(compileText('Never use `npm`.', 'uses'), { path, head: `${line}\n` })).toEqual([]);
});
