import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explainErrorStatus } from '../../../src/models/failures.ts';
import { openPace, type Patience } from '../../../src/models/wire/pace.ts';
import type { RetryClock } from '../../../src/models/wire/retry-clock.ts';
import { openWire } from '../../../src/models/wire/wire.ts';

/** A clock in which a second takes two milliseconds. */
const FASTER = 500;

function fastClock(): RetryClock {
  return {
    now: () => performance.now() * FASTER,
    backoff: (retry) => Math.min(500 * 2 ** retry, 8_000),
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const finish = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(finish, milliseconds / FASTER);
        signal.addEventListener('abort', finish, { once: true });
      }),
  };
}

interface LimitedServer {
  readonly url: string;
  readonly counts: { answered: number; refused: number };
}

type Refusal = (waitMs: number) => { readonly headers?: Record<string, string>; readonly message: string };

const IN_A_HEADER: Refusal = (waitMs) => ({
  headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) },
  message: 'Rate limit reached.',
});
const IN_ITS_MESSAGE: Refusal = (waitMs) => ({ message: `Quota exceeded. Please retry in ${waitMs / 1_000}s.` });
const NOWHERE: Refusal = () => ({ message: 'Too many requests.' });

/** A server that answers this many requests in each window of 20 seconds, and says how long the others have to wait. */
async function startLimited(clock: RetryClock, most: number, refusal: Refusal): Promise<LimitedServer> {
  const counts = { answered: 0, refused: 0 };
  const accepted: number[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const now = clock.now();
    const recent = accepted.filter((time) => now - time < 20_000);
    const [first = now] = recent;
    if (recent.length < most) {
      accepted.push(now);
      counts.answered += 1;
      respond(response, 200, {}, {});
    } else {
      counts.refused += 1;
      const { headers = {}, message } = refusal(first + 20_000 - now);
      respond(response, 429, headers, { error: { message } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, counts };
}

function respond(response: ServerResponse, status: number, headers: Record<string, string>, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Sends requests side by side, and returns how each ended. */
async function sendAll(
  url: string,
  count: number,
  clock: RetryClock,
  patience: Patience | undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly string[]> {
  const pace = openPace(clock, patience);
  const terms = { server: 's', model: 'm', secrets: [], now: 0 };
  const sendOne = async (): Promise<string> => {
    const wire = openWire({
      timeoutMs: 600_000,
      signal,
      clock,
      pace,
      connection: {},
      judge: (answer) => explainErrorStatus(answer, terms),
    });
    await wire.fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
    const outcome = wire.outcome();
    return outcome.kind === 'answered' ? String(outcome.status) : outcome.kind;
  };
  return Promise.all(Array.from({ length: count }, sendOne));
}

function countOf(ends: readonly string[], end: string): number {
  return ends.filter((one) => one === end).length;
}

describe('requests to a model with a rate limit', () => {
  it.each([
    ['a header says how long it lasts', IN_A_HEADER],
    ['its message says how long it lasts', IN_ITS_MESSAGE],
    ['nothing says how long it lasts', NOWHERE],
  ])('are all answered in the end if %s', async (_, refusal) => {
    const clock = fastClock();
    const { url, counts } = await startLimited(clock, 2, refusal);
    let waits = 0;
    const ends = await sendAll(url, 12, clock, { isLeft: () => true, onWait: () => (waits += 1) });
    expect(countOf(ends, '200')).toBe(12);
    expect(counts.answered).toBe(12);
    expect(waits).toBe(counts.refused);
  });

  it('are refused less often than if each waited for itself', async () => {
    const clock = fastClock();
    const { url, counts } = await startLimited(clock, 2, IN_A_HEADER);
    await sendAll(url, 12, clock, { isLeft: () => true });
    // Each for itself: 10 + 8 + 6 + 4 + 2.
    expect(counts.refused).toBeLessThan(30);
  });

  it('have their usual retries where another model may answer', async () => {
    const clock = fastClock();
    const { url, counts } = await startLimited(clock, 0, IN_A_HEADER);
    expect(countOf(await sendAll(url, 4, clock, undefined), '429')).toBe(4);
    expect(counts.refused).toBe(12);
  });

  it('have their usual retries when the time of the run is over', async () => {
    const clock = fastClock();
    const { url, counts } = await startLimited(clock, 0, IN_A_HEADER);
    expect(countOf(await sendAll(url, 4, clock, { isLeft: () => false }), '429')).toBe(4);
    expect(counts.refused).toBe(12);
  });

  it('are given up after two minutes in which none was answered', async () => {
    const clock = fastClock();
    const { url, counts } = await startLimited(clock, 0, IN_A_HEADER);
    const from = clock.now();
    expect(countOf(await sendAll(url, 6, clock, { isLeft: () => true }), '429')).toBe(6);
    expect(clock.now() - from).toBeGreaterThan(80_000);
    expect(counts.refused).toBeLessThan(30);
  });

  it('end when the run is cancelled, wherever they wait', async () => {
    const clock = fastClock();
    const { url } = await startLimited(clock, 1, IN_A_HEADER);
    const run = new AbortController();
    const ended = sendAll(url, 6, clock, { isLeft: () => true, onWait: () => run.abort() }, run.signal);
    const ends = await ended;
    expect(countOf(ends, 'cancelled') + countOf(ends, '200')).toBe(6);
    expect(countOf(ends, 'cancelled')).toBeGreaterThan(0);
  });
});
