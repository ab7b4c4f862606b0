import { expect, test } from 'vitest';
import { remembered } from '../../src/inspector/remembered.ts';

test('computes again only when an input changes', () => {
  const calls: string[] = [];
  const join = remembered((a: string, b: string) => {
    calls.push(a + b);
    return a + b;
  });
  expect([join('a', 'b'), join('a', 'b'), join('a', 'c'), join('a', 'b')]).toEqual(['ab', 'ab', 'ac', 'ab']);
  expect(calls).toEqual(['ab', 'ac', 'ab']);
});

test('remembers a result that is undefined', () => {
  let calls = 0;
  const nothing = remembered(() => {
    calls += 1;
  });
  nothing();
  nothing();
  expect(calls).toBe(1);
});
