import { describe, expect, it } from 'vitest';
import { findHiddenMeaning, findMovedCode, findNewEncoding, findRecoding } from '../../src/changes/misread.ts';

describe('code that moved from where nobody judged it', () => {
  const move = (
    previousPath: string | undefined,
    path: string,
    status: 'renamed' | 'modified' | 'copied' = 'renamed',
  ) =>
    findMovedCode({ path, status, ...(previousPath === undefined ? {} : { previousPath }) }, (old) =>
      old.startsWith('ignored/') ? 'ignored by `ignored/**`' : undefined,
    )?.kind;

  it.each([
    ['a text that becomes code', 'a.txt', 'a.js'],
    ['a file without an ending that becomes code', 'tool', 'tool.rb'],
    ['a lock file that becomes code', 'yarn.lock', 'a.ts'],
    ['a file that leaves `vendor/`', 'vendor/a.js', 'a.js'],
    ['a file that leaves an ignored folder', 'ignored/a.js', 'a.js'],
    ['a file that becomes a workflow', 'a.yml', '.github/workflows/a.yml'],
    ['a file that becomes an action', 'a/steps.yml', 'a/action.yml'],
  ])('is reported: %s', (_name, from, to) => {
    expect([move(from, to), move(from, to, 'copied')]).toEqual(['moved', 'moved']);
  });

  it.each([
    ['code in another folder', 'a.js', 'b/a.js'],
    ['code in another language', 'a.js', 'a.ts'],
    ['a text in another folder', 'a.txt', 'b/a.txt'],
    ['code that becomes text', 'a.js', 'a.txt'],
    ['a workflow with another name', '.github/workflows/a.yml', '.github/workflows/b.yml'],
  ])('is not reported: %s', (_name, from, to) => {
    expect(move(from, to)).toBeUndefined();
  });

  it('is not reported for a file that did not move', () => {
    expect([move(undefined, 'a.js'), move('a.txt', 'a.js', 'modified')]).toEqual([undefined, undefined]);
  });
});

describe('text that is read differently', () => {
  const find = (path: string, ...texts: readonly string[]) =>
    findHiddenMeaning({
      path,
      hunks: [
        {
          oldStart: 0,
          oldLines: 0,
          newStart: 1,
          newLines: texts.length,
          lines: texts.map((text, index) => ({ kind: 'added' as const, text, newLine: index + 1 })),
        },
      ] as never,
    })?.reason;

  it.each([
    ['an encoding in the first line', 'a.py', ['# coding: unicode_escape']],
    ['an encoding in the second line', 'a.py', ['#!/usr/bin/python', '# vim: set fileencoding=utf_7 :']],
    ['an encoding in another letter case', 'a.py', ['# Coding: x coding: UTF-7']],
    ['an encoding for letters of mainframes', 'a.py', ['# coding=cp037']],
    ['an escape of a line feed', 'A.java', ['// \\u000A var a;']],
    ['an escape with several letters', 'A.java', ['// \\uuuu000d var a;']],
    ['a carriage return behind a comment', 'a.c', ['// a\rsystem(b);']],
    ['a line separator of C#', 'a.cs', ['// a\u2029 b();']],
    ['NUL in a script', 'a.sh', ['ev\0al x']],
    ['an escape of a quote after an escaped backslash', 'A.java', ['"\\\\\\u0022 + x']],
  ])('is reported: %s', (_name, path, texts) => {
    expect(find(path, ...texts)).toMatch(/^line \d /);
  });

  it.each([
    ['the usual encoding', 'a.py', ['# -*- coding: utf-8 -*-']],
    ['Latin letters', 'a.py', ['# coding: latin_1', '# coding=iso-8859-15']],
    ['the spelling of an editor', 'a.py', ['# coding: utf-8-unix']],
    ['an encoding below the second line', 'a.py', ['', '', '# coding: utf-7']],
    ['carriage returns at the end of a line', 'a.py', ['a = 1\r', 'b = 2\r\r']],
    ['a carriage return in JavaScript, whose grammar reads it', 'a.js', ['// a\rb()']],
    ['a carriage return in Go, which reads over it', 'a.go', ['// a\rb()']],
    ['a letter by its number', 'A.java', ["char a = '\\u00e4';"]],
    ['a number behind an escaped backslash', 'A.java', ['"\\\\u000a"']],
    ['another language', 'a.js', ['// \\u000a', '# coding: utf-7']],
  ])('is not reported: %s', (_name, path, texts) => {
    expect(find(path, ...texts)).toBeUndefined();
  });
});

describe('text that git writes to the disk in another encoding', () => {
  const added = (text: string) => [{ lines: [{ kind: 'added' as const, text, newLine: 1 }] }] as never;
  const find = (path: string, text: string, value: string | undefined) =>
    findRecoding({ path, hunks: added(text) }, () => (value === undefined ? undefined : { value, source: 'a:1' }))
      ?.kind;

  it.each([
    ['letters of code in UTF-16', 'a.js', '慶⁲㵡', 'UTF-16LE', 'misread'],
    ['letters in EBCDIC', 'a.sh', 'ÁÑ', 'IBM037', 'misread'],
    ['ASCII alone, which is nothing that runs then', 'a.js', 'var a;', 'UTF-16LE', undefined],
    ['an encoding that keeps ASCII', 'a.js', 'é', 'ISO-8859-1', undefined],
    ['no encoding', 'a.js', 'é', undefined, undefined],
    ['data', 'a.md', 'é', 'UTF-16', undefined],
  ])('is reported if it hides code: %s', (_what, path, text, encoding, kind) => {
    expect(find(path, text, encoding)).toBe(kind);
  });

  it.each([
    ['*.js text working-tree-encoding=UTF-16LE', 'UTF-16LE'],
    ['[attr]quiet working-tree-encoding=UCS-2 -diff', 'UCS-2'],
    ['*.js working-tree-encoding=UTF-8', undefined],
    ['*.js text', undefined],
  ])('is found in a line of attributes: %s', (text, encoding) => {
    expect(findNewEncoding({ hunks: added(text) })).toBe(encoding);
  });
});
