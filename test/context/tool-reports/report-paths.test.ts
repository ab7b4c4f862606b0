import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReported, indexFiles } from '../../../src/context/tool-reports/report-paths.ts';

const FILES = [
  'index.ts',
  'src/a.ts',
  'src/index.ts',
  'packages/web/src/b.ts',
  'packages/api/src/index.ts',
  'a b/ü.ts',
  'one/same.ts',
  'two/same.ts',
];

function find(path: string, base?: string, others: readonly string[] = []): string | undefined {
  const place = { path, ...(base !== undefined && { base }) };
  return findReported([place, ...others.map((other) => ({ path: other }))], indexFiles(FILES))(place);
}

type Row = readonly [path: string, file: string | undefined, base?: string];

describe('the path of a report', () => {
  const rows: readonly Row[] = [
    ['src/a.ts', 'src/a.ts'],
    ['./src//a.ts', 'src/a.ts'],
    [String.raw`src\a.ts`, 'src/a.ts'],
    ['lib/../src/a.ts', 'src/a.ts'],
    ['../src/a.ts', undefined],
    ['/home/runner/work/shop/shop/src/a.ts', 'src/a.ts'],
    ['/home/runner/work/shop/shop/index.ts', 'index.ts'],
    ['/home/runner/work/shop/shop/node_modules/x/src/index.ts', undefined],
    [String.raw`D:\a\shop\shop\src\a.ts`, 'src/a.ts'],
    ['/github/workspace/src/a.ts', 'src/a.ts'],
    ['/__w/shop/shop/packages/web/src/b.ts', 'packages/web/src/b.ts'],
    ['/builds/team/shop/packages/api/src/index.ts', 'packages/api/src/index.ts'],
    [String.raw`C:\projects\shop\src\a.ts`, 'src/a.ts'],
    ['/usr/lib/node/src/index.ts', undefined],
    ['/app/node_modules/x/src/index.ts', undefined],
    ['/tmp/index.ts', undefined],
    ['b.ts', 'packages/web/src/b.ts'],
    ['src/b.ts', 'packages/web/src/b.ts'],
    ['api/src/index.ts', 'packages/api/src/index.ts'],
    ['same.ts', undefined],
    ['src/none.ts', undefined],
    ['src/b.ts', 'packages/web/src/b.ts', 'packages/web'],
    ['../../src/a.ts', 'src/a.ts', 'packages/web'],
    ['src/index.ts', 'packages/api/src/index.ts', 'packages/api'],
    ['src/a.ts', 'src/a.ts', '/somewhere/else'],
    ['a b/ü.ts', 'a b/ü.ts', '/home/runner/work/shop/shop'],
    ['', undefined],
    ['/', undefined],
    ['.', undefined],
    ['/'.repeat(5_000), undefined],
    ['constructor', undefined],
  ];
  const cases = rows.map(([path, file, base]) => ({ path, file, base }));
  it.each(cases)('$path means $file (base $base)', ({ path, file, base }) => {
    expect(find(path, base)).toBe(file);
  });

  it('of a file at the root is found through the checkout folder that other paths reveal', () => {
    expect(find('/builds/shop/index.ts', undefined, ['/builds/shop/src/a.ts'])).toBe('index.ts');
  });

  it('below the checkout folder of other paths does not match a file in another folder', () => {
    expect(find('/builds/shop/vendor/x.ts', undefined, ['/builds/shop/src/a.ts'])).toBeUndefined();
  });

  it('of any form leads to an existing file or to none', () => {
    const part = fc.constantFrom('..', '.', '', 'src', 'a.ts', 'index.ts', 'C:', '/', '\\', '%', 'packages');
    const path = fc.array(part, { maxLength: 12 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(path, fc.option(path, { nil: undefined }), fc.array(path), (written, base, others) => {
        const found = find(written, base, others);
        expect(found === undefined || FILES.includes(found)).toBe(true);
      }),
    );
  });
});
