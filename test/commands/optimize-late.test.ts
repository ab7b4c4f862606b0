import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { optimizeLate } from '../../src/commands/optimize-late.ts';
import { SUPPORTED_NODES } from '../harness/supported-nodes.ts';

function flagsFor(version: string): readonly string[] {
  const set: string[] = [];
  optimizeLate(version, (flag) => set.push(flag));
  return set;
}

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

describe('V8 is told to optimize late', () => {
  it.each([
    ['not by the oldest version of Node that is supported, as its flag means something else', '20.20.2', 0],
    ['by the version of Node that runs the Action', '24.21.0', 2],
    ['not by a version that may not have the flags', '31.0.0', 0],
    ['not by a version that is not a number', 'nightly', 0],
  ])('%s', (_name, version, count) => {
    expect(flagsFor(version)).toHaveLength(count);
  });

  it.each(SUPPORTED_NODES)('and functions give the same results before and after in %s', (name, program) => {
    const version = /\d+/.exec(name)?.[0] ?? '';
    const script = CALLED_BEFORE_AND_AFTER.replace('FLAGS', JSON.stringify(flagsFor(`${version}.0.0`)));
    const { status, signal, stdout, stderr } = spawnSync(program, ['-e', script], { encoding: 'utf8' });
    expect({ status, signal, stdout, stderr }).toEqual({ status: 0, signal: null, stdout: 'truetrue', stderr: '' });
  });
});
