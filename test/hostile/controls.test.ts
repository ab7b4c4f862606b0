import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTROLS } from '../../bench/controls/controls.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The controls take minutes, so they run by hand (`bench/controls/run.ts`). Whether they still fit the code is known here. */
describe('the control', () => {
  it.each(CONTROLS)('"$name" fits the code', ({ edits }) => {
    const counts = edits.map(({ file, from }) => [file, readFileSync(join(ROOT, file), 'utf8').split(from).length - 1]);
    expect(counts).toEqual(edits.map(({ file }) => [file, 1]));
  });

  it.each(CONTROLS)('"$name" plays a test', ({ test }) => {
    expect(existsSync(join(ROOT, `test/hostile/${test}.test.ts`))).toBe(true);
  });

  it('has a name of its own', () => {
    expect(new Set(CONTROLS.map(({ name }) => name)).size).toBe(CONTROLS.length);
  });
});
