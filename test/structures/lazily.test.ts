import { expect, it } from 'vitest';
import { lazily } from '../../src/structures/lazily.ts';

it.each([
  ['a text', 'made'],
  ['undefined', undefined],
  ['zero', 0],
] as const)('makes %s when it is first requested, and only once', (_, value) => {
  let made = 0;
  const given = lazily(() => {
    made += 1;
    return value;
  });
  expect(made).toBe(0);
  expect([given(), given(), made]).toEqual([value, value, 1]);
});
