import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cart, openLifeStage, type LifeStage } from './life-stage.ts';

let stage: LifeStage;

beforeAll(async () => {
  stage = await openLifeStage();
});

afterAll(() => stage.close());

const PATH = 'src/cart.dart';
const VAR = 'var one = 1;';

/** Runs the Action on the first text and again on the second one. Returns what people see then. */
async function pushTwice(first: string, second: string): Promise<readonly string[]> {
  await stage.begin({ [PATH]: first });
  await stage.run();
  expect(await stage.threads()).toHaveLength(1);
  await stage.push({ [PATH]: second });
  const { exitCode } = await stage.run();
  expect(exitCode).toBe(0);
  const threads = await stage.threads();
  await stage.run({ incremental: 'false' });
  expect(await stage.threads()).toEqual(threads);
  return threads;
}

describe('a line that equals one with a comment', () => {
  const before = cart('// Start.', VAR, '// End.');

  it('gets its own comment when it is added above', async () => {
    expect(await pushTwice(before, cart(VAR, '// New.', '// Start.', VAR, '// End.'))).toEqual([
      'src/cart.dart:4 var',
      'src/cart.dart:1 var',
    ]);
  });

  it('gets its own comment when it is added below', async () => {
    expect(await pushTwice(before, cart('// Start.', VAR, '// End.', '// New.', VAR))).toEqual([
      'src/cart.dart:2 var',
      'src/cart.dart:5 var',
    ]);
  });

  it('gets its own comment when the other one is removed', async () => {
    expect(await pushTwice(before, `${cart('// Start.', '// End.')}// New.\n${VAR}\n`)).toEqual([
      'src/cart.dart:outdated var, resolved',
      'src/cart.dart:24 var',
    ]);
  });

  it('keeps the comment when it moved with the lines around it', async () => {
    expect(await pushTwice(before, `${cart('// Other.')}// Start.\n${VAR}\n// End.\n`)).toEqual([
      'src/cart.dart:outdated var',
    ]);
  });

  it('gets a comment when it is added between two others, which share one', async () => {
    const lines = [VAR, '// One.', '// Two.', VAR, '// Three.'];
    expect(await pushTwice(cart(...lines), cart(VAR, '// New.', VAR, '// Newer.', ...lines.slice(1)))).toEqual([
      'src/cart.dart:1 var',
      'src/cart.dart:3 var',
    ]);
  });
});
