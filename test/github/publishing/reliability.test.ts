import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawReliability } from '../../../bench/publishing/reliability.ts';
import { countCells, type StoredResults } from '../../../bench/publishing/stored-results.ts';

it('docs/reliability.md is what the stored results draw', () => {
  const root = new URL('../../../', import.meta.url);
  const stored: StoredResults = JSON.parse(readFileSync(new URL('bench/publishing/results.json', root), 'utf8'));
  expect(readFileSync(new URL('docs/reliability.md', root), 'utf8')).toBe(drawReliability(stored));
});

it('cells with the same request and fault are counted together', () => {
  const label = { endpoint: 'GET pulls/N', fault: '502 before' };
  const cell = { kind: 'one fault', labels: [label], exitCode: 0, requests: 9, elapsed: 1_001, problems: [] } as const;
  const stopped = { ...cell, exitCode: 3, requests: 5, problems: ['lost'] };
  expect(countCells([cell, stopped])).toEqual([
    { kind: 'one fault', ...label, cells: 2, stopped: 1, bad: 1, requests: 9, seconds: 2 },
  ]);
});
