import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { compileLess } from '../src/engine.ts';
import { SUPPORTED_NODES } from './harness/supported-nodes.ts';

function flagsFor(version: string): readonly string[] {
  const set: string[] = [];
  compileLess(version, (flag) => set.push(flag));
  return set;
}

/**
 * Uses expressions and a loop of WebAssembly before the flags are set and after, as Node and packages do. A third of the
 * expressions has no code by then, a third has bytecode, and a third has machine code. A flag for the kind of code, such as
 * `--no-regexp-tier-up`, makes this process end with a segmentation fault.
 */
const USED_BEFORE_AND_AFTER = `
  const kinds = ['', 'u', 'i', 'g'];
  const expressions = Array.from({ length: 1200 }, (_, index) =>
    new RegExp('^(?:word' + index + '|other[a-z]*' + index + ') (?:the |a )*(x+|y+)$', kinds[Math.trunc(index / 3) % 4]));
  let found = 0;
  const use = (expression, index) => {
    expression.lastIndex = 0;
    found += expression.exec('word' + index + ' the xx')?.[1] === 'xx' ? 1 : 0;
    found += 'other words'.replace(expression, '') === 'other words' ? 1 : 0;
  };
  expressions.forEach((one, index) => {
    for (let times = 0; times < [0, 1, 6][index % 3]; times += 1) one.exec('word' + index + ' the xx');
  });
  // (func (export "f") (param i32) (result i32) (loop (local.set 0 (i32.sub (local.get 0) (i32.const 1))) (br_if 0 (local.get 0))) (local.get 0))
  const bytes = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0,
    10, 20, 1, 18, 0, 3, 64, 32, 0, 65, 1, 107, 33, 0, 32, 0, 13, 0, 11, 32, 0, 11]);
  const count = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.f;
  found += count(50_000);
  for (const flag of FLAGS) require('node:v8').setFlagsFromString(flag);
  found += count(5_000_000) + count(50_000_000);
  found = 0;
  for (let times = 0; times < 4; times += 1) expressions.forEach(use);
  gc();
  expressions.forEach(use);
  process.stdout.write(String(found));
`;

describe('V8 is told to compile less', () => {
  it.each([
    ['by the oldest version of Node that is supported', '20.20.2', 2],
    ['by the version of Node that runs the Action, which can also optimize later', '24.21.0', 4],
    ['not by a version that may not have the flags', '31.0.0', 0],
    ['not by a version that is not a number', 'nightly', 0],
  ])('%s', (_name, version, count) => {
    expect(flagsFor(version)).toHaveLength(count);
  });

  it.each(SUPPORTED_NODES)('and code that was compiled before runs on in %s', (name, program) => {
    const script = USED_BEFORE_AND_AFTER.replace('FLAGS', JSON.stringify(flagsFor(versionOf(name))));
    const { status, signal, stdout, stderr } = spawnSync(program, ['--expose-gc', '-e', script], { encoding: 'utf8' });
    expect({ status, signal, stdout, stderr }).toEqual({ status: 0, signal: null, stdout: '12000', stderr: '' });
  });
});

/** Calls functions often before the flags are set and after, so that V8 optimizes some before, some after and some never. */
const CALLED_BEFORE_AND_AFTER = `
  const functions = Array.from({ length: 30 }, (_, index) => new Function('a', 'let s = a; for (let i = 0; i < 40; i += 1) s = (s * 31 + i + ' + index + ') % 1000003; return s;'));
  const call = (times) => functions.reduce((sum, one, index) => {
    let last = 0;
    for (let time = 0; time < times * (index % 3); time += 1) last = one(time);
    return sum + last;
  }, 0);
  const before = call(5000);
  for (const flag of FLAGS) require('node:v8').setFlagsFromString(flag);
  const after = call(5000);
  process.stdout.write(String(before === after) + String(call(10000) > 0));
`;

it.each(SUPPORTED_NODES)(
  'functions give the same results before and after the flags are set in %s',
  (name, program) => {
    const script = CALLED_BEFORE_AND_AFTER.replace('FLAGS', JSON.stringify(flagsFor(versionOf(name))));
    const { status, signal, stdout, stderr } = spawnSync(program, ['-e', script], { encoding: 'utf8' });
    expect({ status, signal, stdout, stderr }).toEqual({ status: 0, signal: null, stdout: 'truetrue', stderr: '' });
  },
);

function versionOf(name: string): string {
  return `${/\d+/.exec(name)?.[0] ?? ''}.0.0`;
}
