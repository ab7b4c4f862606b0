import { describe, expect, test } from 'vitest';
import type { BundleComparison } from '../../../src/bundles/types.ts';
import { bundleJson, bundleText } from '../../../src/reports/guidance/bundles.ts';
import { hunkAt } from '../../findings/file-change.ts';

const plain = (_style: unknown, text: string): string => text;

const COMPARED = {
  kind: 'compared',
  format: 'webpack',
  unchanged: 3,
  modules: [
    { name: './a.js', status: 'modified', lines: [4, 9], hunks: [hunkAt(4, [' x', '-y', '+z'])] },
    { name: './b\n.js', status: 'removed', lines: [2, 2], hunks: [] },
  ],
} as unknown as BundleComparison;

describe('a compared bundle', () => {
  test('is drawn with its changed modules, each line with its number and sign', () => {
    const [first, ...rest] = bundleText(COMPARED, plain);
    expect(first).toBe('  webpack bundle: 2 modules changed, 3 unchanged');
    expect(rest.slice(0, 4)).toEqual(['  modified ./a.js (lines 4-9)', '    4  x', '    5 -y', '    5 +z']);
    expect(rest[4]).toMatch(/^ {2}removed {2}\.\/b.*\.js \(line 2 of the base\)$/);
  });

  test('is JSON with the lines that differ', () => {
    expect(bundleJson(COMPARED)).toEqual({
      compared: true,
      format: 'webpack',
      unchanged: 3,
      modules: [
        {
          name: './a.js',
          status: 'modified',
          lines: [4, 9],
          changes: [
            [
              { kind: 'context', line: 4, text: 'x' },
              { kind: 'removed', line: 5, text: 'y' },
              { kind: 'added', line: 5, text: 'z' },
            ],
          ],
        },
        { name: './b\n.js', status: 'removed', lines: [2, 2], changes: [] },
      ],
    });
  });
});

test('a bundle that was not compared says why, on one line', () => {
  const comparison = { kind: 'not-compared', reason: 'too\nlarge' } as BundleComparison;
  const text = bundleText(comparison, plain);
  expect(text).toHaveLength(1);
  expect(text[0]).toMatch(/not compared too.*large/);
  expect(text[0]).not.toContain('\n');
  expect(bundleJson(comparison)).toEqual({ compared: false, reason: 'too\nlarge' });
});
