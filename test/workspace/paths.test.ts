import { posix, win32 } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBelow,
  isGitFolder,
  isPlainOnWindows,
  isPlainPath,
  parentsOf,
  resolveLink,
  resolvePath,
} from '../../src/workspace/paths.ts';

/** Parts of paths that mean something else on some system. */
const PARTS = [
  'a',
  'A',
  'src',
  '.',
  '..',
  '...',
  '',
  ' ',
  'a.',
  'a ',
  '.git',
  '.GIT',
  '.git.',
  '.git ',
  'git~1',
  '.git::$INDEX_ALLOCATION',
  '.g\u200Cit',
  'CON',
  'nul.txt',
  'com1',
  'LPT9.a.b',
  'C:',
  'c:x',
  'a:b',
  'a::$DATA',
  '\\',
  'a\\..\\b',
  '\\\\server',
  '?',
  'e\u0301',
  'é',
  '\0',
  'x'.repeat(260),
  'COM¹',
  'con.',
  'CONIN$',
  'CON.txt',
  'GIT~1',
  'PROGRA~1',
  'a:b:$DATA',
  'C:\\a',
  '\\\\?\\C:\\a',
  '\\\\.\\pipe\\a',
  '\\\\server\\share',
  '\uFF0E\uFF0E',
  '..\\..',
  '..%2f..',
  'ﬁ',
  'İ',
  '\u212A',
  'x\u202Ey',
];
const anyPart = fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'grapheme', maxLength: 6 }));
const anyPath = fc.array(anyPart, { maxLength: 6 }).map((parts) => parts.join('/'));

/** Where a path leads on each system, as the system's own rules say. */
const SYSTEMS = [
  { name: 'Linux and macOS', rules: posix, root: '/work/repo' },
  { name: 'Windows', rules: win32, root: 'C:\\work\\repo' },
] as const;

function leadsInside({ rules, root }: (typeof SYSTEMS)[number], path: string): boolean {
  const inside = rules.relative(root, rules.resolve(root, path));
  return !rules.isAbsolute(inside) && inside.split(rules.sep)[0] !== '..';
}

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

/** The folder that a disk opens for a name: without regard to case, composed or not, and without what Windows cuts. */
function openedBy(name: string): string {
  const heard = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g, '');
  return heard.replace(/(?<=.):.*$/s, '').replace(/[. ]+$/, '');
}

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
