import { describe, expect, it } from 'vitest';
import { createTextPool } from '../../src/text/text-pool.ts';

describe('createTextPool', () => {
  it('gives equal texts the text that was kept first', () => {
    const kept: string[] = [];
    const share = createTextPool(10, (text) => {
      kept.push(text);
      return text;
    });
    expect(['a', 'b', 'a', 'b', 'a'].map(share)).toStrictEqual(['a', 'b', 'a', 'b', 'a']);
    expect(kept).toStrictEqual(['a', 'b']);
  });

  it('begins anew when it remembers as many texts as it may', () => {
    const kept: string[] = [];
    const share = createTextPool(2, (text) => {
      kept.push(text);
      return text;
    });
    ['a', 'b', 'c', 'a'].forEach(share);
    expect(kept).toStrictEqual(['a', 'b', 'c', 'a']);
  });

  it('lets texts pass after many of which none was repeated, and then remembers again', () => {
    const kept: string[] = [];
    const share = createTextPool(2, (text) => {
      kept.push(text);
      return text;
    });
    const others = Array.from({ length: 3 }, (_, index) => `other ${index}`);
    const passing = Array.from({ length: 14 }, () => 'passing');
    [...others, ...passing, 'a', 'a'].forEach(share);
    expect(kept).toStrictEqual([...others, ...passing, 'a']);
  });
});
