import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compileExpressionsOnce } from '../src/engine.ts';

it.each([
  ['the oldest version of Node that is supported', '20.20.2', ['--no-regexp-tier-up']],
  ['the version of Node that runs the Action', '24.21.0', ['--no-regexp-tier-up']],
  ['a version that may not have the flag', '31.0.0', []],
  ['a version that is not a number', 'nightly', []],
])('the flag is set for versions that were measured: %s', (_name, version, expected) => {
  const set: string[] = [];
  compileExpressionsOnce(version, (flag) => set.push(flag));
  expect(set).toEqual(expected);
});

it('V8 knows the flag, and says nothing', () => {
  const module = fileURLToPath(new URL('../src/engine.ts', import.meta.url));
  const program = `
    import { compileExpressionsOnce } from ${JSON.stringify(module)};
    compileExpressionsOnce(process.versions.node);
    process.stdout.write(String(/b+/.exec('abbc')?.index));
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
  expect(said.toString()).toBe('1');
});
