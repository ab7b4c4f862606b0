import { describe, expect, it } from 'vitest';
import { writeCount } from '../../../src/text/shown/write-count.ts';

describe('writeCount', () => {
  it.each([
    0, 7, 999, 1000, 1024, 99_999, 100_000, 1_000_000, 123_456_789_012, -1, -999, -1000, -123_456, 0.5, 12.5, 1234.5,
    1_234_567.8,
  ])('writes %d as the locale `en` does', (count) => {
    expect(writeCount(count)).toBe(count.toLocaleString('en'));
  });
});
