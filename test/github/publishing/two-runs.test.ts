import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/findings/types.ts';
import { createGithubClient } from '../../../src/github/client.ts';
import { WHOLE_CHANGE } from '../../../src/github/publishing/part.ts';
import { standingReader } from '../../../src/github/publishing/read-standing.ts';
import { publishReview, type PublishedReview } from '../../../src/jobs/publish-review.ts';
import { startFixture, type Fixture } from '../../emulators/github/fixture.ts';
import { runs } from '../../property-runs.ts';
import { resultOf } from '../../reports/result.ts';
import { hurriedClock } from './hurried-clock.ts';

function finding(line: number): Finding {
  return {
    fingerprint: `f${line}`.repeat(4),
    path: 'src/cart.ts',
    side: 'RIGHT',
    line,
    severity: 'low',
    kind: 'other',
    title: `Line ${line}`,
    body: 'Body.',
    origin: 'model',
    placement: { kind: 'inline' },
  };
}

const FINDINGS = [finding(5), finding(21)];

/** Posts the same review as another run at the same time. Each request waits until `turn` lets it go. */
async function publishIn(fixture: Fixture, run: string, turn: () => Promise<void>): Promise<PublishedReview> {
  const clock = hurriedClock();
  const send: typeof fetch = async (input, init) => {
    await turn();
    return fetch(input, init);
  };
  const address = { token: fixture.github.token, apiUrl: fixture.url, owner: 'acme', repository: 'shop' };
  const client = createGithubClient({ ...address, version: '1', fetch: send, clock });
  const seal = { secret: 'secret', place: 'acme/shop#1' };
  const pull = await client.pull(1);
  const earlier = await standingReader(client, pull, seal)();
  const target = { serverUrl: 'https://github.test', repository: 'acme/shop', revision: 'b' };
  return publishReview(client, pull, resultOf({ conclusion: 'findings', findings: FINDINGS }), earlier, {
    target,
    requestChanges: false,
    key: 'key',
    comment: 'findings',
    run: { headSha: pull.headSha, run },
    seal,
    part: WHOLE_CHANGE,
    failOn: 'never',
    clock,
    signal: new AbortController().signal,
  });
}

/**
 * Lets one request go at a time, of the run that the schedule names next. The other run waits; when one is done, the other
 * goes on.
 */
function scheduler(schedule: readonly boolean[]): {
  readonly turn: (run: number) => () => Promise<void>;
  readonly end: (run: number) => void;
} {
  const waiting: [(() => void)[], (() => void)[]] = [[], []];
  const ended = [false, false];
  let next = 0;
  const release = (): void => {
    const isReady = (run: number): boolean => ended[run] === true || (waiting[run]?.length ?? 0) > 0;
    if (!isReady(0) || !isReady(1)) {
      return;
    }
    const wanted = schedule[next % schedule.length] === true ? 1 : 0;
    next += 1;
    const run = ended[wanted] === true ? 1 - wanted : wanted;
    waiting[run]?.shift()?.();
  };
  return {
    turn: (run) => () =>
      new Promise((resolve) => {
        waiting[run]?.push(resolve);
        release();
      }),
    end: (run) => {
      ended[run] = true;
      release();
    },
  };
}

async function race(fixture: Fixture, schedule: readonly boolean[]): Promise<void> {
  const { turn, end } = scheduler(schedule);
  await Promise.all(
    [0, 1].map(async (run) => {
      try {
        await publishIn(fixture, `${run + 1}.1`, turn(run));
      } finally {
        end(run);
      }
    }),
  );
}

function readPosted({ github }: Fixture): readonly [comments: readonly (number | undefined)[], summaries: number] {
  const lines = github.reviewComments(1).map(({ anchor }) => anchor?.line);
  return [lines.toSorted((a, b) => Number(a) - Number(b)), github.issueComments(1).length];
}

describe('two runs at once', () => {
  it('leave each comment and the summary once, in whatever order their requests happen', async () => {
    const fixture = await startFixture({
      emulator: { knobs: { contentWritesPerMinute: 1_000_000, primaryLimit: 1_000_000 } },
    });
    const nothing = fixture.github.save();
    const schedules = fc.array(fc.boolean(), { minLength: 4, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        nothing();
        await race(fixture, schedule);
        expect(readPosted(fixture)).toEqual([[5, 21], 1]);
      }),
      { numRuns: runs(16) },
    );
  });

  it('leave one comment each when they take turns at every request', async () => {
    const fixture = await startFixture({
      emulator: { knobs: { contentWritesPerMinute: 1_000_000, primaryLimit: 1_000_000 } },
    });
    await race(fixture, [false, true]);
    expect(readPosted(fixture)).toEqual([[5, 21], 1]);
    // Both wrote their review, because neither could see the other's.
    expect(fixture.github.requests.filter(({ method }) => method === 'DELETE').length).toBeGreaterThan(0);
  });
});
