import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBelow,
  isGitFolder,
  isOwnSpelling,
  isPlainOnWindows,
  isPlainPath,
  parentsOf,
  resolveLink,
  resolvePath,
} from '../../src/workspace/paths.ts';
import { anyPart, anyPath, leadsInside, openedBy, SYSTEMS } from '../harness/odd-paths.ts';

describe.each(SYSTEMS)('paths on $name', (system) => {
  it('that are resolved stay inside of the repository, and mean the same', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const resolved = resolvePath(path);
        if (resolved.kind === 'inside') {
          expect(leadsInside(system, resolved.path)).toBe(true);
          expect(resolvePath(resolved.path)).toEqual(resolved);
        }
      }),
    );
  });

  it('of links stay inside of the repository', () => {
    fc.assert(
      fc.property(anyPath.filter(isPlainPath), anyPath, (path, target) => {
        const resolved = resolveLink(path, target);
        if (resolved.kind === 'inside') {
          expect(leadsInside(system, resolved.path)).toBe(true);
        }
      }),
    );
  });

  it('that a checkout reads lead to a file of exactly that name', () => {
    const isRead = (path: string): boolean => isPlainPath(path) && (system.rules.sep === '/' || isPlainOnWindows(path));
    fc.assert(
      fc.property(anyPath.filter(isRead), (path) => {
        const inside = system.rules.relative(system.root, system.rules.resolve(system.root, path));
        expect(inside.split(system.rules.sep).join('/')).toBe(path);
        parentsOf(path).forEach((parent) => expect(isBelow(path, parent)).toBe(true));
      }),
    );
  });
});

describe('git’s own folder', () => {
  it('is known by every name that a disk takes for it', () => {
    fc.assert(
      fc.property(anyPart, (name) => {
        expect(isGitFolder(name)).toBe(['.git', 'git~1'].includes(openedBy(name)));
      }),
    );
  });

  it.each(['.github', '.gitignore', 'digit', 'git', '.git-old', 'x.git'])('is not %s', (name) => {
    expect(isGitFolder(name)).toBe(false);
  });

  it.each(['.git', '.Git', 'GIT~1', '.git. .', '.git:stream', '.git::$INDEX_ALLOCATION', '.gi\u200Dt\uFEFF'])(
    'is %j',
    (name) => {
      expect(isGitFolder(name)).toBe(true);
    },
  );
});

describe('whatever a change names', () => {
  it('no output of ours is written outside of its folder, on Windows either', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        for (const system of SYSTEMS) {
          const isUsed = isPlainPath(path) && (system.rules.sep === '/' || isPlainOnWindows(path));
          expect(!isUsed || leadsInside(system, path)).toBe(true);
        }
      }),
    );
  });

  it('names that differ in case or composition only are one folder of git, and stay two files otherwise', () => {
    fc.assert(
      fc.property(anyPart, (name) => {
        const spellings = [name.toUpperCase(), name.toLowerCase(), name.normalize('NFD'), name.normalize('NFC')];
        expect(
          spellings.every((one) => openedBy(one) !== openedBy(name) || isGitFolder(one) === isGitFolder(name)),
        ).toBe(true);
      }),
    );
  });

  it.each([
    ['a drive', 'C:\\Windows\\x'],
    ['a drive with slashes', 'C:/Windows/x'],
    ['a path below the working folder of a drive', 'C:x'],
    ['a share', '\\\\server\\share\\x'],
    ['a share with slashes', '//server/share/x'],
    ['a path without limits', '\\\\?\\C:\\x'],
    ['a pipe', '\\\\.\\pipe\\x'],
    ['a way out with backslashes', '..\\..\\x'],
    ['a device', 'a/COM¹'],
    ['a device with an ending', 'CON.txt'],
    ['a stream', 'a.ts:hidden'],
    ['the stream of a folder', '.git::$INDEX_ALLOCATION/config'],
    ['a dot at the end', 'a.ts.'],
    ['a blank at the end', 'a.ts '],
  ])('%s is not read on Windows', (_name, path) => {
    expect(isPlainPath(path) && isPlainOnWindows(path)).toBe(false);
  });
});

describe('isPlainOnWindows', () => {
  it.each([
    'a/CON',
    'nul',
    'NUL.txt',
    'aux.c',
    'com¹',
    'lpt1',
    'con ',
    'conin$',
    'a/b:c',
    'a.',
    'b /c',
    'a?b',
    'a|b',
    'a\\b',
    '"',
  ])('refuses %s', (path) => {
    expect(isPlainOnWindows(path)).toBe(false);
  });

  it.each(['a/b.c', 'console.ts', 'null.ts', 'com.ts', 'com10', 'auxiliary', '.env', 'ä/é', 'a b/c'])(
    'takes %s',
    (path) => {
      expect(isPlainOnWindows(path)).toBe(true);
    },
  );
});

describe('isOwnSpelling', () => {
  it.each<[string, boolean, string, string, string]>([
    ['the path of a file', true, '/work/repo', 'src/a.ts', '/work/repo/src/a.ts'],
    ['other letters', false, '/work/repo', 'SRC/a.ts', '/work/repo/src/a.ts'],
    ['a short name of Windows', false, 'C:/repo', 'HOUSES~1.YML', 'C:/repo/housestyle.yml'],
    ['a path with folders on Windows', true, 'C:/repo', '.github/a.md', 'C:/repo/.github/a.md'],
    ['a file on a share', true, '//server/share/repo', 'a/b.ts', '//server/share/repo/a/b.ts'],
    ['a file at the top of a drive', true, 'C:/', 'a.ts', 'C:/a.ts'],
    ['decomposed letters of macOS', true, '/r', 'caf\u00E9.ts', '/r/cafe\u0301.ts'],
    ['characters that macOS ignores', false, '/r', 'a\u200C.ts', '/r/a.ts'],
    ['a file that a junction leads to', false, 'C:/repo', 'a/b.ts', 'C:/else/b.ts'],
  ])('%s: %s', (_name, expected, root, path, real) => {
    expect(isOwnSpelling(root, path, real)).toBe(expected);
  });

  it('takes no other spelling than the own one, composed or not', () => {
    fc.assert(
      fc.property(anyPath.filter(isPlainPath), anyPath.filter(isPlainPath), (path, other) => {
        const isSame = path.normalize('NFC') === other.normalize('NFC');
        expect(isOwnSpelling('/work/repo', path, `/work/repo/${other}`)).toBe(isSame);
      }),
    );
  });
});
