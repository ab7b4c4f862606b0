import { expect, test } from 'vitest';
import { atMost } from '../../src/workspace/at-most.ts';

test('tasks start in order, at most as many at a time as the limit, and a failed task lets the next one start', async () => {
  const inTurn = atMost(2);
  const started: number[] = [];
  let running = 0;
  const answers = await Promise.allSettled(
    Array.from({ length: 7 }, (_, task) =>
      inTurn(async () => {
        started.push(task);
        running += 1;
        expect(running).toBeLessThanOrEqual(2);
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        running -= 1;
        return task % 3 === 0 ? Promise.reject(new Error(`task ${task}`)) : task;
      }),
    ),
  );
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
    'Error: task 0',
    1,
    2,
    'Error: task 3',
    4,
    5,
    'Error: task 6',
  ]);
});
