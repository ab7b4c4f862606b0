import { expect, it } from 'vitest';
import { readFirstLines } from '../../../src/jobs/choose/first-lines.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

it('reads the first line from the diff if shown there, else from the head, and only if the file name does not tell the language', async () => {
  const asked: string[] = [];
  const files = [
    fileOf('bin/shown', hunkAt(1, ['+#!/bin/sh', '+x'])),
    fileOf('bin/replaced', hunkAt(1, ['-#!/bin/sh', '+#!/usr/bin/env node', '+x'])),
    fileOf('bin/below', hunkAt(9, ['+x'])),
    fileOf('bin/gone', hunkAt(9, ['+x'])),
    fileOf('src/a.ts', hunkAt(1, ['+x'])),
    fileOf('Makefile', hunkAt(9, ['+x'])),
    fileOf('notes.unknown', hunkAt(9, ['+x'])),
    { ...fileOf('bin/removed', hunkAt(9, ['-x'])), status: 'removed' as const },
  ];
  const lines = await readFirstLines(files, (path) => {
    asked.push(path);
    return Promise.resolve(path === 'bin/below' ? '#!/usr/bin/python3\nx\n' : undefined);
  });
  expect([[...lines], asked]).toEqual([
    [
      ['bin/shown', '#!/bin/sh'],
      ['bin/replaced', '#!/usr/bin/env node'],
      ['bin/below', '#!/usr/bin/python3'],
    ],
    ['bin/below', 'bin/gone'],
  ]);
});

it('reads at most thirty files of the head', async () => {
  let asked = 0;
  const files = Array.from({ length: 100 }, (_, index) => fileOf(`bin/x${index}`, hunkAt(9, ['+x'])));
  await readFirstLines(files, () => {
    asked += 1;
    return Promise.resolve(undefined);
  });
  expect(asked).toBe(30);
});
