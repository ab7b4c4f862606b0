import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { detachValue } from '../../../src/rules/reading/detached.ts';

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
