import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { detachText, detachValue } from '../../src/text/detach.ts';

const MEGABYTE = 1024 * 1024;

test.each(['', 'a', '\uD83D', 'more than the characters that are copied anyway', 'Größe 😀 und mehr davon'])(
  'a detached text is the same text: %j',
  (text) => {
    expect(detachText(text)).toBe(text);
  },
);

test('a detached text does not keep the text that it was cut from', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  const before = usedAfter(collectGarbage);
  const kept = Array.from({ length: 40 }, (_, index) => detachText(textOfOneMegabyte(index).slice(100, 150)));
  const grown = usedAfter(collectGarbage) - before;
  expect(kept.every((text) => text.length === 50) && grown < 10 * MEGABYTE).toBe(true);
});

test('what is detached is equal to what it was made of', () => {
  fc.assert(
    fc.property(fc.anything({ withMap: true, withSet: true, withNullPrototype: true }), (value) => {
      expect(detachValue(value)).toEqual(value);
    }),
  );
});

test('an object without a text to detach is given back itself', () => {
  const range = { start: 3, end: 9, kind: 'code' };
  expect(detachValue(range)).toBe(range);
});

test('an object with a long text is another one, and the object itself stays as it was', () => {
  const fact = Object.freeze({ name: 'a name of more than twelve letters', range: { start: 0, end: 4 } });
  const detached = detachValue(fact);
  expect(detached).not.toBe(fact);
  expect(detached).toEqual(fact);
});

test('a key that is called as the prototype stays a key', () => {
  const value: unknown = JSON.parse(
    '{"__proto__": {"a": "a text of more than twelve letters"}, "b": "another one of them"}',
  );
  expect(Object.entries(detachValue(value) ?? {})).toEqual(Object.entries(value ?? {}));
  expect(Object.getPrototypeOf(detachValue(value))).toBe(Object.prototype);
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
