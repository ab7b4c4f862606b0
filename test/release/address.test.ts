import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADDRESS, nameRepository, readAddress } from '../../scripts/address.ts';

const ROOT = join(import.meta.dirname, '../..');
const OTHER = readAddress({ name: 'housestyle', version: '2.4.1', homepage: 'https://github.com/acme/housestyle' });

function listTexts(): readonly string[] {
  return execFileSync('git', ['ls-files', '-z', '--', '*.md', '*.yml', '*.yaml', '*.json', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && !/^(?:dist|bench|test)\/|package-lock\.json$/.test(path));
}

describe('the name of the repository', () => {
  // `generate` writes the name in documents and examples. Here all files count, also those that it does not know.
  it.each([
    ['as an Action', /(?<![\w.-])([\w.-]+\/housestyle)@(?!\s)/g, ADDRESS.repository],
    ['as an address', /(https:\/\/github\.com\/[\w.-]+\/housestyle)(?![\w.-]*\w)/g, ADDRESS.homepage],
    ['as an address of a file', /githubusercontent\.com\/([\w.-]+\/housestyle)(?=\/)/g, ADDRESS.repository],
  ])('has one spelling in all texts, %s', (_name, pattern, expected) => {
    const found = listTexts().flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(pattern)].map(([, name]) => ({ path, name })),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ name }) => name !== expected)).toEqual([]);
  });

  it('has no placeholder left', () => {
    const left = listTexts().filter((path) =>
      /\bOWNER\/housestyle|housestyle@REF|: REF$/m.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(left.filter((path) => path !== 'scripts/address.ts')).toEqual([]);
  });

  it('is the one of the repository that npm checks provenance against', () => {
    const { repository, bugs } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect([repository.url, bugs]).toEqual([`git+${ADDRESS.homepage}.git`, `${ADDRESS.homepage}/issues`]);
  });
});

describe('nameRepository', () => {
  it.each([
    ['a placeholder in a step', '- uses: OWNER/housestyle@REF', '- uses: acme/housestyle@v2'],
    ['an older major version', '- uses: old/housestyle@v1 # x', '- uses: acme/housestyle@v2 # x'],
    [
      'a pinned commit, which stays',
      `uses: old/housestyle@${'a1'.repeat(20)} # v1.0.0`,
      `uses: acme/housestyle@${'a1'.repeat(20)} # v1.0.0`,
    ],
    ['a pinned version, which stays', 'uses: old/housestyle@v1.0.3', 'uses: acme/housestyle@v1.0.3'],
    ['code in a text', 'They use `OWNER/housestyle@REF`, which', 'They use `acme/housestyle@v2`, which'],
    ['an address', '[x](https://github.com/old/housestyle/issues)', '[x](https://github.com/acme/housestyle/issues)'],
    [
      'an address of a file',
      'https://raw.githubusercontent.com/old/housestyle/main/a.json',
      'https://raw.githubusercontent.com/acme/housestyle/main/a.json',
    ],
    [
      'variables of a workflow',
      '  HOUSESTYLE: a/b\n  HOUSESTYLE_REF: REF # c',
      '  HOUSESTYLE: acme/housestyle\n  HOUSESTYLE_REF: v2 # c',
    ],
    ['the revision of a hook', '    rev: REF\n', '    rev: v2.4.1\n'],
    [
      'another repository, which stays',
      'https://github.com/acme/housestyle-site',
      'https://github.com/acme/housestyle-site',
    ],
    ['a file of the configuration, which stays', 'acme/.github/housestyle.yml@abc', 'acme/.github/housestyle.yml@abc'],
  ])('writes %s', (_name, text, expected) => {
    expect(nameRepository(text, OTHER)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
    expect(nameRepository(nameRepository(text, OTHER), OTHER)).toBe(nameRepository(text, OTHER));
  });
});

it.each(['', 'https://housestyle.example', 'http://github.com/a/b', 'https://github.com/a/b/c'])(
  'a homepage that is not a repository on GitHub is refused: %j',
  (homepage) => {
    expect(() => readAddress({ name: 'x', version: '1.0.0', homepage })).toThrow(/not the address of a repository/);
  },
);
