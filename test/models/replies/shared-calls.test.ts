import { expect, it } from 'vitest';
import { createSharedCalls } from '../../../src/models/replies/shared-calls.ts';

/** A call that the test ends. */
function startable(): {
  readonly start: (signal: AbortSignal) => Promise<string>;
  readonly finish: (value: string) => void;
  readonly fail: (error: Error) => void;
  readonly signals: readonly AbortSignal[];
} {
  const signals: AbortSignal[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return {
    start: (signal) => {
      signals.push(signal);
      return promise;
    },
    finish: resolve,
    fail: reject,
    signals,
  };
}

const FOREVER = new AbortController().signal;

it('equal calls at the same time are made once, and paid by the first caller', async () => {
  const calls = createSharedCalls<string>();
  const { start, finish, signals } = startable();
  const all = ['a', 'a', 'a'].map((key) => calls.call(key, FOREVER, start));
  finish('done');
  expect([await Promise.all(all), signals.length]).toEqual([
    [
      { kind: 'own', value: 'done' },
      { kind: 'joined', value: 'done' },
      { kind: 'joined', value: 'done' },
    ],
    1,
  ]);
});

it('calls with other keys and later calls are made separately', async () => {
  const calls = createSharedCalls<string>();
  const { start, finish, signals } = startable();
  finish('done');
  await Promise.all(['a', 'b'].map((key) => calls.call(key, FOREVER, start)));
  await calls.call('a', FOREVER, start);
  expect(signals.length).toBe(3);
});

it('a cancelled caller leaves at once, and the call continues for the others', async () => {
  const calls = createSharedCalls<string>();
  const { start, finish, signals } = startable();
  const leaving = new AbortController();
  const [first, second] = [calls.call('a', leaving.signal, start), calls.call('a', FOREVER, start)];
  leaving.abort();
  const left = await first;
  finish('done');
  expect([left, await second, signals[0]?.aborted]).toEqual([{ kind: 'left' }, { kind: 'own', value: 'done' }, false]);
});

it('a call that all callers have left is aborted, and the next caller starts a new one', async () => {
  const calls = createSharedCalls<string>();
  const { start, finish, signals } = startable();
  const leaving = new AbortController();
  const all = [calls.call('a', leaving.signal, start), calls.call('a', leaving.signal, start)];
  leaving.abort();
  const later = calls.call('a', FOREVER, start);
  const left = await Promise.all(all);
  finish('done');
  expect([left, await later, signals.map(({ aborted }) => aborted)]).toEqual([
    [{ kind: 'left' }, { kind: 'left' }],
    { kind: 'own', value: 'done' },
    [true, false],
  ]);
});

it('a caller that is already cancelled starts nothing', async () => {
  const { start, signals } = startable();
  expect([await createSharedCalls<string>().call('a', AbortSignal.abort(), start), signals]).toEqual([
    { kind: 'left' },
    [],
  ]);
});

it('an error of a call reaches all callers and is not remembered', async () => {
  const calls = createSharedCalls<string>();
  const failing = startable();
  const all = ['a', 'a'].map((key) => calls.call(key, FOREVER, failing.start));
  failing.fail(new Error('broken'));
  const outcomes = await Promise.allSettled(all);
  const working = startable();
  working.finish('done');
  expect([outcomes.map(({ status }) => status), await calls.call('a', FOREVER, working.start)]).toEqual([
    ['rejected', 'rejected'],
    { kind: 'own', value: 'done' },
  ]);
});
