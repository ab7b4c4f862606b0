import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  faultCells,
  generator,
  killCells,
  pairCells,
  readReferences,
  runCell,
  sampleCells,
  type Cell,
  type References,
} from './fault-cells.ts';
import { openFaultStage, SITUATIONS, type FaultStage } from './fault-stage.ts';
import { race } from './runs-at-once.ts';

/** A sample for the gate; the nightly workflow runs the whole matrix with `bench/publishing/measure.ts`. */
const SAMPLE = { faults: 32, pairs: 8, kills: 12, races: 4 };
const SEED = 20_261_123;
const LIMIT_MS = 600_000;

let stage: FaultStage;
let references: References;

beforeAll(async () => {
  stage = await openFaultStage();
  references = await readReferences(stage);
});

afterAll(() => stage.close());

async function badCells(cells: readonly Cell[]): Promise<readonly string[]> {
  const bad: string[] = [];
  for (const cell of cells) {
    const { problems, differences } = await runCell(stage, cell, references);
    bad.push(...problems.map((problem) => `${problem}: ${cell.name} ${differences.join('; ')}`));
  }
  return bad;
}

describe('a pull request without a fault', () => {
  it.each(SITUATIONS)('is complete after the first run: %s', async (situation) => {
    const { first, second } = references[situation];
    expect([first.exitCode, second.exitCode].every((code) => code === 0 || code === 1)).toBe(true);
    await stage.enter(situation);
    await stage.run();
    expect(stage.posted()).toEqual(references[situation].posted);
  });
});

describe('a pull request after a fault and one more run equals one without a fault, and the run reports what it did', () => {
  it(`if one request fails, in ${SAMPLE.faults} cells`, { timeout: LIMIT_MS }, async () => {
    expect(await badCells(sampleCells(faultCells(references), SAMPLE.faults, SEED))).toEqual([]);
  });

  it(`if two requests fail, in ${SAMPLE.pairs} cells`, { timeout: LIMIT_MS }, async () => {
    expect(await badCells(pairCells(faultCells(references), SAMPLE.pairs, SEED))).toEqual([]);
  });

  it(`if the run is killed, in ${SAMPLE.kills} cells`, { timeout: LIMIT_MS }, async () => {
    expect(await badCells(sampleCells(killCells(references), SAMPLE.kills, SEED))).toEqual([]);
  });

  it(
    `if two or three runs are going on at once, in ${SAMPLE.races} orders of their writes`,
    { timeout: LIMIT_MS },
    async () => {
      const random = generator(SEED);
      const bad: string[] = [];
      for (let number = 0; number < SAMPLE.races; number += 1) {
        const situation = number % 2 === 0 ? 'fresh' : 'second';
        const terms = {
          situation,
          runs: 2 + (number % 3 === 0 ? 1 : 0),
          expected: references[situation].posted,
        } as const;
        const result = await race(stage, terms, (waiting) => Math.floor(random() * waiting));
        bad.push(...result.problems.map((problem) => `${problem}: ${result.name} ${result.differences.join('; ')}`));
      }
      expect(bad).toEqual([]);
    },
  );
});

it('the emulator allows every request of these runs', () => {
  const { violations, invalidRequests, unknownProperties, invalidQueries, unexpected } = stage.github;
  expect([violations, invalidRequests, unknownProperties, invalidQueries, unexpected]).toEqual([[], [], [], [], []]);
});
