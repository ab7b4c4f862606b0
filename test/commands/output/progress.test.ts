import { expect, it } from 'vitest';
import { openProgress } from '../../../src/commands/output/progress.ts';

type Step = readonly [atMs: number, message: string];

/** Plays messages at their times, and then the seconds until `end`. Returns each shown line with its time. */
function play(steps: readonly Step[], end: number): readonly string[] {
  const shown: string[] = [];
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  let now = 0;
  const progress = openProgress({
    write: (line) => shown.push(`${now}: ${line}`),
    now: () => now,
    later: (work, ms) => timers.push({ at: now + ms, work }),
  });
  const events = steps.map(([at, message]) => ({
    at,
    work: () => (message === 'RESULT' ? progress.end() : progress.say(message)),
  }));
  for (let next = events.shift(); next !== undefined; next = takeNext(events, timers, end)) {
    now = next.at;
    next.work();
  }
  return shown;
}

function takeNext<T extends { readonly at: number }>(events: T[], timers: T[], end: number): T | undefined {
  timers.sort((a, b) => a.at - b.at);
  const isTimer = (timers[0]?.at ?? Infinity) <= (events[0]?.at ?? Infinity);
  const next = (isTimer ? timers : events)[0];
  if (next === undefined || next.at > end) {
    return undefined;
  }
  return (isTimer ? timers : events).shift();
}

it.each<readonly [string, readonly Step[], number, readonly string[]]>([
  [
    'nothing of a run that ends within a second',
    [
      [0, 'reading'],
      [300, 'checking'],
    ],
    900,
    [],
  ],
  [
    'what is being done after a second',
    [
      [0, 'reading'],
      [300, 'checking'],
    ],
    5_000,
    ['1000: checking'],
  ],
  [
    'nothing below the result, which was printed before a second had passed',
    [
      [0, 'reading'],
      [900, 'RESULT'],
    ],
    5_000,
    [],
  ],
  [
    'a later step at once',
    [
      [0, 'reading'],
      [1_500, 'asking'],
      [4_000, 'posting'],
    ],
    9_000,
    ['1000: reading', '2000: asking', '4000: posting'],
  ],
  [
    'at most a line a second of a count, and its last state',
    Array.from({ length: 25 }, (_, index): Step => [index * 100, `${index} of 24`]),
    9_000,
    ['1000: 9 of 24', '2000: 19 of 24', '3000: 24 of 24'],
  ],
])('shows %s', (_name, steps, end, lines) => {
  expect(play(steps, end)).toEqual(lines);
});
