import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretFileReason } from '../../src/text/secrets/secret-files.ts';
import { foldFileName, foldFilePath } from '../../src/text/file-names.ts';

describe('foldFileName', () => {
  it.each([
    ['.ENV', '.env'],
    ['.env. .', '.env'],
    ['.env::$DATA', '.env'],
    ['.e\u200Cnv', '.env'],
    ['cafe\u0301', 'café'],
    [':a', ':a'],
    ['...', ''],
  ])('%j is found as %j', (name, folded) => {
    expect(foldFileName(name)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (name) => {
        expect(foldFileName(foldFileName(name))).toBe(foldFileName(name));
      }),
    );
  });

  it('lets no spelling of a file with secrets pass', () => {
    const name = fc.constantFrom('.env', 'id_rsa', 'server.pem', '.npmrc');
    const end = fc.constantFrom('', '.', ' ', '::$DATA', '. .', ':x');
    fc.assert(
      fc.property(name, end, fc.boolean(), (base, after, isLoud) => {
        expect(secretFileReason(`a/${isLoud ? base.toUpperCase() : base}${after}`)).toBeDefined();
      }),
    );
  });
});

describe('foldFilePath', () => {
  it('folds each name as it is folded alone', () => {
    const unit = fc.constantFrom('a', 'B', '/', '.', ' ', ':', '\u200C', '\u00C9', '\u{1F600}');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (path) => {
        expect(foldFilePath(path)).toBe(path.split('/').map(foldFileName).join('/'));
      }),
    );
  });
});
