import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { copyOf } from '../../src/text/copy-of.ts';

const MEGABYTE = 1024 * 1024;

it.each(['', 'a', '\uD83D', 'more than the characters that are copied anyway', 'Größe 😀 und mehr davon'])(
  'is the same text: %j',
  (text) => {
    expect(copyOf(text)).toBe(text);
  },
);

it('does not keep the text that it was cut from', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  const before = usedAfter(collectGarbage);
  const kept = Array.from({ length: 40 }, (_, index) => copyOf(textOfOneMegabyte(index).slice(100, 150)));
  const grown = usedAfter(collectGarbage) - before;
  expect(kept.every((text) => text.length === 50) && grown < 10 * MEGABYTE).toBe(true);
});

function textOfOneMegabyte(seed: number): string {
  return Buffer.alloc(MEGABYTE, 'abcdefgh'.charCodeAt(seed % 8)).toString('latin1');
}

function usedAfter(collectGarbage: unknown): number {
  if (typeof collectGarbage === 'function') {
    collectGarbage();
  }
  return process.memoryUsage().heapUsed;
}
