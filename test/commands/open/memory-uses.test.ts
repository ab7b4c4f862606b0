import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readMemoryUses, writeMemoryUses } from '../../../src/commands/open/memory-uses.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-23');
const [ONE, TWO] = ['1'.repeat(32), '2'.repeat(32)];

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'uses-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

function refuse(problem: string): never {
  throw new Error(problem);
}

describe('the record of a memory', () => {
  it('is kept between runs, with the newer date of two runs', async () => {
    const path = join(folder(), 'new');
    await writeMemoryUses(
      path,
      new Map([
        [ONE, NOW],
        [TWO, NOW - DAY],
      ]),
      NOW,
      refuse,
    );
    await writeMemoryUses(
      path,
      new Map([
        [ONE, NOW - 2 * DAY],
        [TWO, NOW],
      ]),
      NOW,
      refuse,
    );
    expect(await readMemoryUses(path)).toEqual(
      new Map([
        [ONE, NOW],
        [TWO, NOW],
      ]),
    );
    expect(readdirSync(path)).toEqual(['memory-uses.json']);
  });

  it('holds dates and no facts, and drops what no run used for a year', async () => {
    const path = folder();
    await writeMemoryUses(
      path,
      new Map([
        [ONE, NOW],
        [TWO, NOW - 400 * DAY],
      ]),
      NOW,
      refuse,
    );
    expect(JSON.parse(readFileSync(join(path, 'memory-uses.json'), 'utf8'))).toEqual({
      lastUsed: { [ONE]: '2026-11-23' },
    });
  });

  it.each([
    ['is missing', undefined],
    ['is not JSON', '{'],
    ['is a list', '[]'],
    [
      'has other keys and dates',
      JSON.stringify({ lastUsed: { __proto__: 1, x: '2026-01-01', [ONE]: 'soon', [TWO]: 5 } }),
    ],
    ['is far too large', ' '.repeat(5_000_000)],
  ])('is empty if the file %s', async (_name, text) => {
    const path = folder();
    if (text !== undefined) {
      writeFileSync(join(path, 'memory-uses.json'), text);
    }
    expect(await readMemoryUses(path)).toEqual(new Map());
  });

  it('says that it cannot be written, and the run goes on', async () => {
    const path = join(folder(), 'file');
    writeFileSync(path, '');
    const said: string[] = [];
    await writeMemoryUses(path, new Map([[ONE, NOW]]), NOW, (problem) => said.push(problem));
    expect(said.join()).toMatch(
      /^When facts of the memory were used cannot be recorded in ".*file": (?:something else is at this path|a part of its path is a file)/,
    );
  });
});
