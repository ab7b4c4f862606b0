import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileOf as namedFile } from '../../src/findings/named-file.ts';
import { fileOf } from './file-change.ts';

const FILES = [
  fileOf('src/a.ts'),
  fileOf('src/lib/Deep.ts'),
  fileOf('web/index.ts'),
  fileOf('docs/my notes.md'),
  fileOf('pkg/__init__.py'),
  fileOf('app/[id]/page.tsx'),
  fileOf('one/same.ts'),
  fileOf('two/same.ts'),
  fileOf('command_test.go'),
  fileOf('package.json'),
  { ...fileOf('src/new.ts'), status: 'renamed' as const, previousPath: 'src/old.ts' },
];

function find(path: string): string | undefined {
  return namedFile(path, FILES)?.path;
}

describe('a file is found', () => {
  it.each([
    ['by its path', 'src/a.ts', 'src/a.ts'],
    ['with spaces around', ' src/a.ts ', 'src/a.ts'],
    ['in backticks', '`src/a.ts`', 'src/a.ts'],
    ['in quotes', '"src/a.ts"', 'src/a.ts'],
    ['in typographic quotes', '“src/a.ts”', 'src/a.ts'],
    ['in bold', '**src/a.ts**', 'src/a.ts'],
    ['after a label', 'File: src/a.ts', 'src/a.ts'],
    ['after a label in bold', '**File:** `src/a.ts`', 'src/a.ts'],
    ['with a line', 'src/a.ts:12', 'src/a.ts'],
    ['with a line and a column', 'src/a.ts:12:3', 'src/a.ts'],
    ['with a range', 'src/a.ts:10-12', 'src/a.ts'],
    ['with an anchor', 'src/a.ts#L10-L12', 'src/a.ts'],
    ['with its status', 'src/a.ts (modified)', 'src/a.ts'],
    ['as a new file', 'src/a.ts (new file)', 'src/a.ts'],
    ['with a line in words', 'src/a.ts, line 12', 'src/a.ts'],
    ['with a line in parentheses', 'src/a.ts (lines 10-12)', 'src/a.ts'],
    ['as a link', '[src/a.ts](src/a.ts#L3)', 'src/a.ts'],
    ['as a link with other words', '[the file](./src/a.ts)', 'src/a.ts'],
    ['from the current folder', './src/a.ts', 'src/a.ts'],
    ['from the root', '/src/a.ts', 'src/a.ts'],
    ['with the prefix of a diff', 'b/src/a.ts', 'src/a.ts'],
    ['with a prefix and blanks', 'a/ src/a.ts', 'src/a.ts'],
    ['with a prefix and a dot', 'b/./src/a.ts', 'src/a.ts'],
    ['with parent folders', 'src/lib/../a.ts', 'src/a.ts'],
    ['with backslashes', 'src\\a.ts', 'src/a.ts'],
    ['with escapes', 'src%2Fa.ts', 'src/a.ts'],
    ['with an escaped blank', 'docs/my%20notes.md', 'docs/my notes.md'],
    ['with a full stop', 'src/a.ts.', 'src/a.ts'],
    ['in another letter case', 'SRC/A.TS', 'src/a.ts'],
    ['in the letter case of its folder', 'src/lib/deep.ts', 'src/lib/Deep.ts'],
    ['on the runner', '/home/runner/work/repo/repo/src/a.ts', 'src/a.ts'],
    ['in the container of an action', '/github/workspace/web/index.ts', 'web/index.ts'],
    ['on Windows', 'D:\\a\\repo\\repo\\src\\a.ts', 'src/a.ts'],
    ['on somebody’s machine', 'C:\\Users\\me\\projects\\shop\\src\\a.ts', 'src/a.ts'],
    ['with the repository in front', 'my-shop/src/a.ts', 'src/a.ts'],
    ['by its name alone', 'Deep.ts', 'src/lib/Deep.ts'],
    ['by the end of its path', 'lib/Deep.ts', 'src/lib/Deep.ts'],
    ['by its former path', 'src/old.ts', 'src/new.ts'],
    ['as a rename', 'src/old.ts → src/new.ts', 'src/new.ts'],
    ['as a rename in ASCII', 'src/old.ts -> src/new.ts', 'src/new.ts'],
    ['with underscores in its name', '`pkg/__init__.py`', 'pkg/__init__.py'],
    ['with brackets in its path', '`app/[id]/page.tsx`', 'app/[id]/page.tsx'],
    ['with one of two equal names', 'two/same.ts:3', 'two/same.ts'],
    ['with a line after backticks', '`src/a.ts`:12', 'src/a.ts'],
    ['in bold and backticks, with a line', '**`src/a.ts`** (line 4)', 'src/a.ts'],
    ['as an item of a list', '- `src/a.ts`, lines 4-9', 'src/a.ts'],
    ['with its status before', 'modified: src/a.ts', 'src/a.ts'],
    ['with the letter of its status', 'M\tsrc/a.ts', 'src/a.ts'],
    ['as the header of a diff', 'diff --git a/src/a.ts b/src/a.ts', 'src/a.ts'],
    ['as the new side of a diff', '+++ b/src/a.ts', 'src/a.ts'],
    ['by its address on the host', 'https://github.com/o/r/blob/main/src/a.ts#L3', 'src/a.ts'],
    ['as a reference in a chat', '#file:src/a.ts', 'src/a.ts'],
    ['at a revision', 'HEAD:src/a.ts', 'src/a.ts'],
    ['with a function', 'src/a.ts::main', 'src/a.ts'],
    ['after a picture', '📄 src/a.ts', 'src/a.ts'],
    ['with a character that nobody sees', '\u200Bsrc/a.ts', 'src/a.ts'],
    ['in the home folder', '~/shop/src/a.ts', 'src/a.ts'],
    ['in the root of a repository in the home folder', '~/shop/command_test.go', 'command_test.go'],
    ['in the root of a repository of a user', '/home/me/shop/command_test.go', 'command_test.go'],
    ['in the root of a container', '/repo/package.json', 'package.json'],
  ])('%s', (_name, path, expected) => {
    expect(find(path)).toBe(expected);
  });
});

describe('no file is found', () => {
  it.each([
    ['by nothing', ''],
    ['by another path', 'src/b.ts'],
    ['in another folder', 'test/a.ts'],
    ['in a folder that is usual in a repository', 'packages/src/a.ts'],
    ['in a deeper folder', 'src/deep/a.ts'],
    ['in a folder with another file of the change', 'web/src/a.ts'],
    ['by a name that two files have', 'same.ts'],
    ['by a name that most folders have', 'index.ts'],
    ['above the root', '../a.ts/b'],
    ['by part of a name', 'eep.ts'],
    ['by a folder', 'src'],
    ['in the root of a container, if the change has that folder', '/app/command_test.go'],
    ['in a personal folder with a usual name', '~/src/command_test.go'],
    ['in the home folder, by a name that most repositories have', '~/other/package.json'],
    ['in a folder of the system', '/etc/command_test.go'],
    ['by a broken escape', '%E0%A4%A'],
    ['at an address with another path', 'https://github.com/o/r/blob/main/lib/a.ts'],
  ])('%s', (_name, path) => {
    expect(find(path)).toBeUndefined();
  });
});

it('any text names a file of the change or none', () => {
  const part = fc.constantFrom(
    'src',
    'a.ts',
    '/',
    '..',
    '.',
    '`',
    ' ',
    ':12',
    'b/',
    '%2F',
    '(',
    '[',
    ']',
    '→',
    'File:',
    'C:\\',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part, { maxLength: 12 }).map((all) => all.join('')),
      ),
      (path) => {
        const file = namedFile(path, FILES);
        expect(file === undefined || FILES.includes(file)).toBe(true);
      },
    ),
  );
});

it('ten thousand missing files in a change of three thousand are looked up', { tags: 'large' }, () => {
  const files = Array.from({ length: 3_000 }, (_, index) => fileOf(`src/${index % 50}/file${index}.ts`));
  const missing = Array.from({ length: 10_000 }, (_, index) => `lib/${index}/other${index}.ts (modified)`);
  expect(missing.filter((path) => namedFile(path, files) !== undefined)).toEqual([]);
});
