import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutAround, isInCheckout, leavesCheckout } from '../../../src/commands/output/checkout-around.ts';

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'housestyle-around-')));
  mkdirSync(join(folder, 'outer/.git'), { recursive: true });
  mkdirSync(join(folder, 'outer/module/.git'), { recursive: true });
  mkdirSync(join(folder, 'cache'));
  writeFileSync(join(folder, 'cache/a'), '');
  writeFileSync(join(folder, 'outer/a'), '');
  symlinkSync('../cache', join(folder, 'outer/out'));
  symlinkSync('a', join(folder, 'outer/same'));
  symlinkSync('outer/module', join(folder, 'in'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the checkout around a file', () => {
  it.each([
    ['a file of a checkout', 'outer/a', 'outer'],
    ['a file in a new folder', 'outer/new/a', 'outer'],
    ['a file of a submodule', 'outer/module/a', 'outer'],
    ['another file', 'cache/a', undefined],
  ])('is the outermost one: %s', (_what, path, around) => {
    expect(checkoutAround(join(folder, path))).toBe(around === undefined ? undefined : join(folder, around));
  });

  it('is the working directory for files below it', () => {
    expect(checkoutAround(join(process.cwd(), 'a/b'))).toBeDefined();
  });
});

describe('a folder', () => {
  it.each([
    ['in a checkout', 'outer/cache', true],
    ['that is the checkout', 'outer', true],
    ['that is new', 'outer/a/b', true],
    ['that a link of the checkout names', 'outer/out', true],
    ['that a link outside of it leads to', 'in', true],
    ['elsewhere', 'cache', false],
    ['that is new elsewhere', 'cache/new', false],
  ])('is in a checkout or not: one %s', (_what, path, expected) => {
    expect(isInCheckout(join(folder, path))).toBe(expected);
  });
});

describe('a file that is read', () => {
  it.each([
    ['lies in a checkout', 'outer/a', false],
    ['is a link within a checkout', 'outer/same', false],
    ['is new', 'outer/new', false],
    ['lies elsewhere', 'cache/a', false],
    ['lies behind a link that leads out of a checkout', 'outer/out/a', true],
  ])('leaves the checkout or not: one that %s', (_what, path, expected) => {
    expect(leavesCheckout(join(folder, path))).toBe(expected);
  });
});
