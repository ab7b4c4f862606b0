import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutAround, isInCheckout } from '../../../src/commands/output/checkout-around.ts';

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'housestyle-around-')));
  mkdirSync(join(folder, 'outer/.git'), { recursive: true });
  mkdirSync(join(folder, 'outer/module/.git'), { recursive: true });
  mkdirSync(join(folder, 'cache'));
  symlinkSync('../cache', join(folder, 'outer/out'));
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
