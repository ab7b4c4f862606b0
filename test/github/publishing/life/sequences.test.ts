import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cart, openLifeStage, type LifeStage } from './life-stage.ts';

let stage: LifeStage;

beforeAll(async () => {
  stage = await openLifeStage();
});

afterAll(() => stage.close());

const PATH = 'src/cart.dart';
const VAR = 'var one = 1;';
const DEBUGGER = 'debugger();';

describe('the life of a thread', () => {
  it('is resolved when its finding is fixed, and the others stay', async () => {
    await stage.begin({ [PATH]: cart(VAR, DEBUGGER) });
    await stage.run();
    expect(await stage.threads()).toEqual(['src/cart.dart:1 var', 'src/cart.dart:2 debugger']);
    await stage.push({ [PATH]: cart('// A comment.', DEBUGGER) });
    const { exitCode } = await stage.run();
    expect(exitCode).toBe(0);
    expect(await stage.threads()).toEqual(['src/cart.dart:outdated var, resolved', 'src/cart.dart:2 debugger']);
    expect(stage.summary()).toMatch(/1 fixed.*1 open/);
  });

  it('is the same after lines move and after a rename', async () => {
    await stage.begin({ [PATH]: cart(VAR) });
    await stage.run();
    await stage.push({ [PATH]: cart('// A comment.', '// Another.', VAR) });
    await stage.run();
    expect(await stage.threads()).toEqual(['src/cart.dart:3 var']);
    await stage.push({ [PATH]: null, 'src/basket.dart': cart('// A comment.', '// Another.', VAR) });
    await stage.run();
    const threads = await stage.threads();
    expect(threads.filter((thread) => !thread.includes('resolved'))).toHaveLength(1);
  });

  it('is opened again with an answer when its finding returns to a line that the comment still shows', async () => {
    await stage.begin({ [PATH]: cart(VAR, DEBUGGER) });
    await stage.run();
    await stage.push({ [PATH]: cart('// A comment.', DEBUGGER) });
    await stage.run();
    const head = await stage.push({ [PATH]: cart(VAR, DEBUGGER) });
    await stage.run();
    expect((await stage.threads()).toSorted()).toEqual([
      `src/cart.dart:1 var, > This is back in ${head.slice(0, 7)}.`,
      'src/cart.dart:2 debugger',
    ]);
    expect(stage.summary()).toMatch(/1 returned|1 back/i);
  });
});
