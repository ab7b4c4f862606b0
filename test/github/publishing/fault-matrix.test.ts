import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCells, runCell, sampleCells } from './fault-cells.ts';
import { faultKinds } from './fault-kinds.ts';
import { openFaultStage, OPERATIONS, plan, SITUATIONS, type FaultStage, type Posted } from './fault-stage.ts';
import { hurriedClock } from './hurried-clock.ts';

const clock = hurriedClock();
/** A sample for the gate; `bench/publishing/measure.ts` runs any number of them. */
const CELLS = 12;
const SEED = 20_261_123;

let stage: FaultStage;
let undisturbed: Posted;

beforeAll(async () => {
  stage = await openFaultStage({ clock });
  stage.enter('second');
  await stage.run();
  undisturbed = stage.posted();
});

afterAll(() => stage.close());

describe('a pull request after a fault and one more run', () => {
  it.each(SITUATIONS)('is complete without a fault: %s', async (situation) => {
    stage.enter(situation);
    const run = await stage.run();
    expect([run.exitCode, stage.posted()]).toEqual([0, undisturbed]);
  });

  it(`equals one without a fault, and every run reports what it did, in ${CELLS} cells of the matrix`, async () => {
    const cells = sampleCells(allCells(clock.endPatience), CELLS, SEED);
    const bad: string[] = [];
    for (const cell of cells) {
      const { faults } = await runCell(stage, cell, undisturbed);
      bad.push(...faults.map((fault) => `${fault}: ${cell.name}`));
    }
    expect(bad).toEqual([]);
  });

  it.each(['create review', 'create summary'] as const)(
    'has nothing twice if %s is not answered although it is done, and the lists show it later',
    async (operation) => {
      stage.enter('fresh');
      stage.github.setKnob('readLag', 2);
      const { '502 after': fault } = faultKinds(clock.endPatience);
      const run = await stage.run(fault === undefined ? [] : [plan(operation, fault)]);
      stage.github.setKnob('readLag', 0);
      expect([run.exitCode, stage.posted()]).toEqual([0, undisturbed]);
    },
  );

  it('costs a minute at most if GitHub does not answer at all any more', async () => {
    stage.enter('fresh');
    const { 'silence before': fault } = faultKinds(clock.endPatience);
    const before = stage.github.requests.length;
    const operations = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];
    const run = await stage.run(operations.flatMap((operation) => (fault ? [plan(operation, fault, 'always')] : [])));
    expect(run.exitCode).toBe(3);
    expect(run.text).toContain('GitHub did not answer within 10 seconds');
    // The first takes 30 seconds, and the second 10.
    expect(stage.github.requests.length - before).toBe(2);
  });
});
