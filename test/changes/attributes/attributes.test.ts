import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { devNull } from 'node:os';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  readAttributes,
  type AttributesText,
  type FileAttributes,
} from '../../../src/changes/attributes/attributes.ts';
import { scratchRepository } from '../diff/repository.ts';
import { runs } from '../../property-runs.ts';

const GENERATED = 'linguist-generated';

function generated(text: string, path: string, folder = ''): string | undefined {
  const said = readAttributes([{ folder, text }]).of(path).generated;
  return said && `${said.value} ${said.source}`;
}

describe('reads the attributes of a file', () => {
  test.each<[name: string, text: string, path: string, expected: string | undefined]>([
    ['a name at any depth', '*.pb.go linguist-generated', 'a/b/c.pb.go', 'true .gitattributes:1'],
    ['a path from the root', '/api.ts linguist-generated', 'src/api.ts', undefined],
    ['false as no', '*.ts linguist-generated=false', 'a.ts', 'false .gitattributes:1'],
    ['a minus as no', '*.ts -linguist-generated', 'a.ts', 'false .gitattributes:1'],
    ['any other value as yes', '*.ts linguist-generated=no', 'a.ts', 'true .gitattributes:1'],
    ['the later line', '*.ts linguist-generated\na.ts -linguist-generated', 'a.ts', 'false .gitattributes:2'],
    ['the later word of a line', '*.ts linguist-generated -linguist-generated', 'a.ts', 'false .gitattributes:1'],
    ['an exclamation mark as unspecified', '*.ts linguist-generated\na.ts !linguist-generated', 'a.ts', undefined],
    [
      'a folder, which does not apply to its files',
      'dist/ linguist-generated\ndist linguist-generated',
      'dist/a.js',
      undefined,
    ],
    ['a folder with stars', 'dist/** linguist-generated', 'dist/x/a.js', 'true .gitattributes:1'],
    ['comments and blank lines', '# *.ts\n\n  \t*.ts linguist-generated', 'a.ts', 'true .gitattributes:3'],
    ['stars before an escaped slash', '**\\/b linguist-generated', 'a/x/b', 'true .gitattributes:1'],
    ['a quoted pattern', '"a \\303\\266\\t.ts" linguist-generated', 'a ö\t.ts', 'true .gitattributes:1'],
    ['a negative pattern, which is ignored', '!*.ts linguist-generated', '!a.ts', undefined],
    ['a line with an invalid name, which is ignored', '*.ts linguist-generated a/b', 'a.ts', undefined],
    ['a line of 2,048 bytes, which is ignored', `*.ts linguist-generated #${'x'.repeat(2_023)}`, 'a.ts', undefined],
    ['a line of 2,047 bytes', `*.ts ${' '.repeat(2_024)}linguist-generated`, 'a.ts', 'true .gitattributes:1'],
    ['a byte order mark', '\uFEFF*.ts linguist-generated', 'a.ts', 'true .gitattributes:1'],
    ['CRLF', '*.ts linguist-generated\r\n*.js -linguist-generated\r\n', 'a.js', 'false .gitattributes:2'],
    ['braces as ordinary characters', '*.{ts,js} linguist-generated', 'a.ts', undefined],
    ['case', '*.TS linguist-generated', 'a.ts', undefined],
    ['a macro', '*.ts made\n[attr]made linguist-generated -diff', 'a.ts', 'true .gitattributes:1'],
    ['a macro that contains itself', '[attr]a b\n[attr]b a linguist-generated\n* a', 'x', 'true .gitattributes:3'],
    ['an unset macro as unspecified', '[attr]made linguist-generated\n*.ts -made', 'a.ts', undefined],
  ])('%s', (_name, text, path, expected) => {
    expect(generated(text, path)).toBe(expected);
  });

  test('a macro in a file below the root is ignored', () => {
    expect(generated('[attr]made linguist-generated\n* made', 'src/a.ts', 'src')).toBeUndefined();
  });

  test('the nearest file wins, and its line is named', () => {
    const attributes = readAttributes([
      { folder: '', text: '* linguist-generated linguist-vendored\n' },
      { folder: 'src/api', text: '\n*.ts -linguist-generated\n' },
      { folder: 'src/apis', text: '* linguist-documentation\n' },
    ]);
    expect(attributes.of('src/api/a.ts')).toEqual({
      generated: { value: false, source: 'src/api/.gitattributes:2' },
      vendored: { value: true, source: '.gitattributes:1' },
    });
  });

  test.each<[text: string, expected: FileAttributes['noDiff']]>([
    ['*.ts diff', { value: false, source: '.gitattributes:1' }],
    ['*.ts -diff', { value: true, source: '.gitattributes:1' }],
    ['*.ts diff=csharp', { value: false, source: '.gitattributes:1' }],
    ['*.ts binary', { value: true, source: '.gitattributes:1' }],
    ['*.ts binary diff', { value: false, source: '.gitattributes:1' }],
    ['*.ts diff binary', { value: true, source: '.gitattributes:1' }],
    ['*.ts -binary', undefined],
    ['*.ts text', undefined],
    ['[attr]binary -text\n*.ts binary', undefined],
  ])('whether a diff is shown, of %s', (text, expected) => {
    expect(readAttributes([{ folder: '', text }]).of('a.ts').noDiff).toEqual(expected);
  });
});

describe('hostile input is read in limited time', { tags: 'large' }, () => {
  test.each([
    ['stars', '*a'.repeat(900).concat('b'), 'a'.repeat(4_000)],
    ['stars over folders', '**/a/'.repeat(400).concat('b'), 'a/'.repeat(2_000).concat('c')],
    ['sets', '[!b]*'.repeat(350).concat('c'), 'a'.repeat(4_000)],
    ['deep paths', '**/x', 'a/'.repeat(4_000).concat('y')],
  ])('%s', (_name, pattern, path) => {
    expect(generated(`${pattern} ${GENERATED}`, path)).toBeUndefined();
  });

  test('macros in a long chain', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => `[attr]m${index} m${index + 1} m${index + 1}`);
    expect(generated([...chain, '[attr]m20000 linguist-generated', '* m0'].join('\n'), 'a')).toBe(
      'true .gitattributes:20002',
    );
  });
});

describe('agrees with git', () => {
  const repository = scratchRepository();
  afterAll(() => repository.remove());

  const ATTRIBUTES = [GENERATED, 'linguist-vendored', 'linguist-documentation', 'diff'] as const;
  const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };

  /** One row for each path, a word for each attribute. */
  function askGit(files: readonly AttributesText[], paths: readonly string[]): readonly string[] {
    for (const { folder, text } of files) {
      repository.write(join(folder, '.gitattributes'), text);
    }
    const answer = execFileSync('git', ['check-attr', '-z', '--stdin', ...ATTRIBUTES], {
      cwd: repository.folder,
      env,
      input: paths.map((path) => `${path}\0`).join(''),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    for (const { folder } of files) {
      rmSync(join(repository.folder, folder, '.gitattributes'));
    }
    const states = answer
      .toString()
      .split('\0')
      .slice(0, -1)
      .filter((_, index) => index % 3 === 2);
    return paths.map((path, index) => {
      const row = states.slice(index * ATTRIBUTES.length, (index + 1) * ATTRIBUTES.length);
      return `${JSON.stringify(path)} ${row.map(wordOf).join(' ')}`;
    });
  }

  function wordOf(state: string, index: number): string {
    if (state === 'unspecified') {
      return '-';
    }
    return ATTRIBUTES[index] === 'diff' ? String(state === 'unset') : String(state !== 'unset' && state !== 'false');
  }

  function askUs(files: readonly AttributesText[], paths: readonly string[]): readonly string[] {
    const attributes = readAttributes(files);
    return paths.map((path) => {
      const { generated, vendored, documentation, noDiff } = attributes.of(path);
      const row = [generated, vendored, documentation, noDiff].map((said) => String(said?.value ?? '-'));
      return `${JSON.stringify(path)} ${row.join(' ')}`;
    });
  }

  const oneOf = (words: string): fc.Arbitrary<string> => fc.constantFrom(...words.split(' '));
  const names = fc.oneof(oneOf(String.raw`a b ab a.b aab .a ö A - ] [a] !a #a a* \ "`), fc.constant('b c'));
  const path = fc.array(names, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  const signs = oneOf(
    String.raw`* * ** *** **/ /**/ /** / / ? a a b . c ö - ! # \ \* \/ {a,b} +(a) " [attr] [ ] [a] [!a] [^b] [a-c]`.concat(
      String.raw` []a] []-a] [a- [[:alpha:]] [![:punct:]] [[:lower:]b] [[:no:]] [[:a] [\]a] [a\-c] [*] [/] [--/] [c-a]`,
      ' [[:alpha:]-z]',
    ),
  );
  const plain = fc.array(signs, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  // A path in which some letters gave way to signs comes near to matching more often than chance.
  const near = fc
    .tuple(path, fc.array(fc.oneof(signs, fc.constant(undefined)), { minLength: 4, maxLength: 4 }))
    .map(([text, parts]) => Array.from(text, (letter, index) => parts[index % 5] ?? letter).join(''))
    .map((text) => text.replaceAll(' ', '?'));
  const quoted = fc.oneof(
    plain.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)} c"`),
    oneOf(String.raw`"b\040c" "\303\266" "a"x "a "\q" [attr]one [attr]two [attr]binary`),
  );
  const pattern = fc.oneof(
    { weight: 4, arbitrary: plain },
    { weight: 4, arbitrary: near },
    { weight: 1, arbitrary: quoted },
  );
  const attribute = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...ATTRIBUTES) },
    { weight: 9, arbitrary: oneOf('one two binary text') },
    { weight: 1, arbitrary: fc.constantFrom('a/b', '') },
  );
  const word = fc.oneof(
    { weight: 4, arbitrary: attribute },
    { weight: 4, arbitrary: fc.tuple(oneOf('- !'), attribute).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: fc.tuple(attribute, oneOf('=false =true = =a=b')).map((parts) => parts.join('')) },
  );
  const blank = fc.constantFrom(' ', '\t', '  ');
  const line = fc
    .tuple(
      fc.constantFrom('', '', '', ' ', '#'),
      pattern,
      blank,
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', '', ' ', '\r'),
    )
    .map(([indent, glob, gap, words, end]) => `${indent}${glob}${gap}${words.join(gap)}${end}`);
  const text = fc
    .tuple(fc.constantFrom('', '', '\uFEFF'), fc.array(line, { maxLength: 12 }))
    .map(([mark, lines]) => `${mark}${lines.join('\n')}\n`);
  const files = fc
    .tuple(
      text,
      fc.array(fc.record({ folder: fc.constantFrom('a', 'b', 'a/b', 'a/a/ab', 'ö/b c', 'b/[a]'), text }), {
        maxLength: 3,
      }),
    )
    .map(([root, below]) => [
      ...new Map([{ folder: '', text: root }, ...below].map((file) => [file.folder, file])).values(),
    ]);

  test('of random patterns, paths and attributes', () => {
    fc.assert(
      fc.property(files, fc.uniqueArray(path, { minLength: 40, maxLength: 60 }), (given, paths) => {
        expect(askUs(given, paths)).toEqual(askGit(given, paths));
      }),
      { numRuns: runs(80) },
    );
  });
});
