import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../property-runs.ts';
import { DOORS } from './doors.ts';
import { drawFrom, mutate } from './mutate.ts';
import { playDoor } from './play-door.ts';

/** The nightly workflow plays 100,000 for each door: `bench/fuzz/run.ts`. */
const CASES = 250;

describe('whatever comes through a door is read or refused, with bounded work', () => {
  it.each(DOORS)('$name', async (door) => {
    const seeds = door.seeds.map((seed) => Buffer.from(seed));
    for (const seed of seeds) {
      expect(await playDoor(door, seed)).toBeUndefined();
    }
    const draw = drawFrom(fc.readConfigureGlobal().seed ?? 0);
    for (let at = 0; at < runs(CASES); at += 1) {
      const input = mutate(seeds, door, draw);
      const fault = await playDoor(door, input);
      expect({ input: fault === undefined ? '' : input.toString('base64'), fault }).toEqual({
        input: '',
        fault: undefined,
      });
    }
  });
});

describe('a case', () => {
  it('is a fault if the reader throws, works too much or is not steady', async () => {
    let times = 0;
    const played = await Promise.all(
      [
        () => {
          throw new RangeError('x');
        },
        () => 'a'.repeat(100_000).match(/b/g) ?? 'a'.repeat(1_000_000).length,
        () => 'y'.repeat(1_000_000),
        () => (times += 1),
      ].map((open) => playDoor({ open }, Buffer.from('a'))),
    );
    expect(played.map((fault) => fault?.split('\n')[0])).toEqual([
      'RangeError: x',
      undefined,
      expect.stringContaining('its result has'),
      'it says another thing the second time',
    ]);
  });
});
