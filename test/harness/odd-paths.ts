import { posix, win32 } from 'node:path';
import * as fc from 'fast-check';

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
export const anyPart = fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'grapheme', maxLength: 6 }));
export const anyPath = fc.array(anyPart, { maxLength: 6 }).map((parts) => parts.join('/'));

/** Where a path leads on each system, as the system's own rules say. */
export const SYSTEMS = [
  { name: 'Linux and macOS', rules: posix, root: '/work/repo' },
  { name: 'Windows', rules: win32, root: 'C:\\work\\repo' },
] as const;

export function leadsInside({ rules, root }: (typeof SYSTEMS)[number], path: string): boolean {
  const inside = rules.relative(root, rules.resolve(root, path));
  return !rules.isAbsolute(inside) && inside.split(rules.sep)[0] !== '..';
}

/** The folder that a disk opens for a name: without regard to case, composed or not, and without what Windows cuts. */
export function openedBy(name: string): string {
  const heard = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g, '');
  return heard.replace(/(?<=.):.*$/s, '').replace(/[. ]+$/, '');
}
