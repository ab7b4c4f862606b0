import { describe, expect, it } from 'vitest';
import { checkLines } from '../check-lines.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';

const BOTH = ["import { render } from 'b';", "import { other } from 'b';", "import { render } from 'a';"];

const rules: readonly string[] = [
  'Import `render` from `a`, never from `b`.',
  'Import `render` from `a`, not from `b`.',
  'Import `render` from `a` (not from `b`).',
  'Import `render` from `a` (never `b`).',
  'Import `render` from `a`, not `b`.',
  'Import `render` from `a` instead of `b`.',
  'Import `render` from `a` rather than from `b`.',
  'Import `render` from `a`; do not import it from `b`.',
  'Do not import `render` from `b`; import it from `a`.',
  'Always use `render` from `a`, never from `b`.',
];

describe('a module from which one name must not come', () => {
  it.each(rules)('%s', async (rule) => {
    await expect(checkLines(rule, 'a.ts', BOTH)).resolves.toStrictEqual([1]);
  });

  it('rules out a default export by the name of the module', async () => {
    const lines = ["import NextLink from 'next/link';", "import { LinkProps } from 'next/link';"];
    await expect(checkLines('Use `Link` from `@/i18n`, never `next/link`.', 'a.ts', lines)).resolves.toStrictEqual([1]);
  });

  it('rules out a default export by the name that the import gives it', async () => {
    const lines = ["import http from 'axios';", "import other from 'axios';"];
    await expect(checkLines('Import `http` from `@/lib`, not from `axios`.', 'a.ts', lines)).resolves.toStrictEqual([
      1,
    ]);
  });

  it('rules out all of a module for which another one is given', async () => {
    const lines = ["import a from 'b';", "import { c } from 'b';"];
    await expect(checkLines('Import from `a`, never from `b`.', 'a.ts', lines)).resolves.toStrictEqual([1, 2]);
  });

  it.each([
    'Import types from `a`, never from `b`.',
    'Import helpers (`render`) from `a`, not `b`.',
    'Import `useAppSelector` from `a`, not `useSelector`.',
  ])('does not take the part of a module for all of it: %s', (rule) => {
    expect(compileStatements(readStatements(2, rule)).map(({ kind }) => kind)).toStrictEqual(['rule']);
  });

  it('knows the file that is named by an alias of the sources', async () => {
    const rule = 'Import `PrismaClient` only in `@/lib/db`.';
    const lines = ["import { PrismaClient } from '@prisma/client';"];
    await expect(checkLines(rule, 'src/lib/db.ts', lines)).resolves.toStrictEqual([]);
  });
});
