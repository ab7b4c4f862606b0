import { expect, test } from 'vitest';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { readContent } from '../../src/workspace/read-content.ts';

const workspace = memoryWorkspace({
  'a.txt': 'four',
  'mark.txt': '\uFEFFa',
  'odd.txt': Uint8Array.from([0x61, 0xff, 0x62]),
  link: { symlink: 'a.txt' },
});

test.each([
  ['a file of exactly the limit', 'a.txt', 4, 'four'],
  ['a file above the limit', 'a.txt', 3, undefined],
  ['a missing file', 'b.txt', 10, undefined],
  ['a symbolic link, which is not followed', 'link', 10, undefined],
  ['a byte order mark, which is kept', 'mark.txt', 10, '\uFEFFa'],
  ['bytes that are not UTF-8, one character each', 'odd.txt', 10, 'a\uFFFDb'],
])('reads %s', async (_name, path, limit, text) => {
  expect(await readContent(workspace, path, limit)).toBe(text);
});
