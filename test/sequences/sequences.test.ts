import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSequence } from './read-steps.ts';
import { openSequences, type SequenceStage } from './stage.ts';

const NAMES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'base')
  .map(({ name }) => name);

let stage: SequenceStage;

beforeAll(async () => {
  stage = await openSequences();
});

afterAll(() => stage.close());

function readJson(file: string): Readonly<Record<string, never>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

describe('what is on a pull request after each step', () => {
  it.each(NAMES)('%s', async (name) => {
    const folder = join(import.meta.dirname, name);
    await stage.begin(readJson(join(folder, 'knobs.json')));
    const inputs = readJson(join(folder, 'inputs.json'));
    for (const { path, steps } of readSequence(folder)) {
      for (const step of steps) await stage.take(step);
      await expect(await stage.run(inputs)).toMatchFileSnapshot(`${path}.txt`);
    }
    const { violations, invalidRequests, unknownProperties, invalidQueries, unexpected } = stage.github;
    expect([violations, invalidRequests, unknownProperties, invalidQueries, unexpected]).toEqual([[], [], [], [], []]);
  });
});
