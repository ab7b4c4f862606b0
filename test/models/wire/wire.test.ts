import { setMaxListeners } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Connection } from '../../../src/models/wire/connection.ts';
import { explainErrorStatus } from '../../../src/models/failures.ts';
import { openPace } from '../../../src/models/wire/pace.ts';
import { openWire, type Wire } from '../../../src/models/wire/wire.ts';
import { deadUrl, NOON, recordingClock, startCanned, type Canned, type RecordingClock } from '../canned-server.ts';

interface Terms {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly connection?: Connection;
}

interface Opened {
  readonly wire: Wire;
  readonly clock: RecordingClock;
}

function open(terms: Terms = {}): Opened {
  const clock = recordingClock();
  const wire = openWire({
    timeoutMs: terms.timeoutMs ?? 30_000,
    signal: terms.signal ?? new AbortController().signal,
    clock,
    pace: openPace(clock, undefined),
    connection: terms.connection ?? {},
    judge: (answer) => explainErrorStatus(answer, { server: 's', model: 'm', secrets: [], now: NOON }),
  });
  return { wire, clock };
}

const GOOD: Canned = { body: { choices: [] } };

async function send(url: string, opened: Opened): Promise<string> {
  const body = JSON.stringify({ model: 'm' });
  const answer = await opened.wire.fetch(`${url}/v1`, { method: 'POST', body }).catch(() => undefined);
  return answer === undefined ? opened.wire.outcome().kind : await answer.text();
}

const AGAIN = '{"choices":[]}';

describe('a request over the wire', () => {
  it.each<[string, readonly Canned[], string, number, readonly number[]]>([
    ['is sent once when it is answered', [GOOD], AGAIN, 1, []],
    [
      'is sent again after a short wait that the server asks for',
      [{ status: 429, headers: { 'retry-after': '7' }, body: '' }, GOOD],
      AGAIN,
      2,
      [7_000],
    ],
    [
      'is sent again at once where the server says so',
      [{ status: 429, headers: { 'retry-after-ms': '0' }, body: '' }, GOOD],
      AGAIN,
      2,
      [0],
    ],
    [
      'waits longer the second time where the server asks for nothing',
      [{ status: 503, body: '' }, { status: 500, body: '' }, GOOD],
      AGAIN,
      3,
      [100, 200],
    ],
    ['is given up after two retries', [{ status: 529, body: '' }], 'answered', 3, [100, 200]],
    [
      'is sent again after 408 and 409',
      [{ status: 408, body: '' }, { status: 409, body: '' }, GOOD],
      AGAIN,
      3,
      [100, 200],
    ],
    [
      'is not held up by a wait of hours',
      [{ status: 429, headers: { 'retry-after': '3600' }, body: '' }, GOOD],
      'answered',
      1,
      [],
    ],
    [
      'is not held up by a wait of hours for another reason',
      [{ status: 408, headers: { 'retry-after': '3600' }, body: '' }, GOOD],
      'answered',
      1,
      [],
    ],
    [
      'is not held up by a limit that ends in an hour',
      [
        {
          status: 429,
          headers: { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1h0m0s' },
          body: '',
        },
        GOOD,
      ],
      'answered',
      1,
      [],
    ],
    [
      'is not repeated without money',
      [{ status: 429, body: { error: { code: 'insufficient_quota' } } }, GOOD],
      'answered',
      1,
      [],
    ],
    ['is not repeated when it is at fault', [{ status: 400, body: '' }, GOOD], 'answered', 1, []],
    [
      'is not repeated where the server says so',
      [{ status: 503, headers: { 'x-should-retry': 'false' }, body: '' }, GOOD],
      'answered',
      1,
      [],
    ],
    [
      'is repeated where the server says so',
      [{ status: 400, headers: { 'x-should-retry': 'true' }, body: '' }, GOOD],
      AGAIN,
      2,
      [100],
    ],
    ['is repeated once when the connection is reset', [{ fault: 'reset' }, GOOD], AGAIN, 2, [100]],
    ['is dropped when the connection is reset twice', [{ fault: 'reset' }], 'dropped', 2, [100]],
    ['is repeated once when the body breaks off', [{ fault: 'break off' }, GOOD], AGAIN, 2, [100]],
    ['is dropped when the body breaks off twice', [{ fault: 'break off' }], 'dropped', 2, [100]],
    ['is dropped when the body is no HTTP', [{ fault: 'bad chunk' }], 'dropped', 2, [100]],
    [
      'is dropped when the connection ends in the middle of a body without a length',
      [{ fault: 'close early' }],
      'dropped',
      2,
      [100],
    ],
    [
      'does not follow a redirect, which would take the key along',
      [{ status: 307, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
      'answered',
      1,
      [],
    ],
    ['is ended at a size that no answer has', [{ fault: 'endless' }], 'too-large', 1, []],
  ])('%s', async (_name, answers, ended, count, waits) => {
    const server = await startCanned(...answers);
    const opened = open();
    expect(await send(server.url, opened)).toBe(ended);
    expect([server.requests.length, opened.clock.waits]).toEqual([count, waits]);
  });

  it.each<['hang' | 'hang in the body']>([['hang'], ['hang in the body']])(
    'with a server that does %s ends with its time',
    async (fault) => {
      const server = await startCanned({ fault });
      const opened = open({ timeoutMs: 50 });
      expect([await send(server.url, opened), opened.clock.waits]).toEqual(['timed-out', []]);
    },
  );

  it('is sent again after a wait of exactly one minute, the longest that a run accepts', async () => {
    const server = await startCanned({ status: 429, headers: { 'retry-after': '60' }, body: '' }, GOOD);
    const opened = open({ timeoutMs: 120_000 });
    expect([await send(server.url, opened), opened.clock.waits]).toEqual([AGAIN, [60_000]]);
  });

  it('is not repeated if the wait would exceed its time limit', async () => {
    const server = await startCanned({ status: 429, headers: { 'retry-after': '30' }, body: '' });
    const opened = open({ timeoutMs: 20_000 });
    expect([await send(server.url, opened), opened.clock.waits]).toEqual(['answered', []]);
  });

  it.each<['hang' | 'hang in the body']>([['hang'], ['hang in the body']])(
    'that waits for a server that does %s ends when the run does',
    async (fault) => {
      const server = await startCanned({ fault });
      const run = new AbortController();
      const ended = send(server.url, open({ signal: run.signal }));
      await server.arrived(1);
      run.abort();
      expect(await ended).toBe('cancelled');
    },
  );

  it('is not sent in a cancelled run', async () => {
    const server = await startCanned(GOOD);
    expect(await send(server.url, open({ signal: AbortSignal.abort() }))).toBe('cancelled');
    expect(server.requests).toEqual([]);
  });

  it('to a port without server is unreachable, after two retries', async () => {
    const opened = open();
    expect(await send(await deadUrl(), opened)).toBe('unreachable');
    expect(opened.clock.waits).toEqual([100, 200]);
  });

  it('to an invalid address is unreachable at once', async () => {
    const opened = open();
    expect(await send('http://no-such-host.invalid', opened)).toBe('unreachable');
    expect(await send('nonsense', opened)).toBe('unreachable');
  });

  it('uses the given connection', async () => {
    const dispatch = (): never => {
      throw new Error('used');
    };
    const opened = open({ connection: { dispatcher: { dispatch } as never } });
    expect(await send('http://127.0.0.1:9999', opened)).toBe('unreachable');
    expect(opened.wire.outcome()).toMatchObject({ reason: 'used' });
  });

  it('can be one of many that are cancelled together, without a warning of Node', async () => {
    const warnings: string[] = [];
    const warn = (warning: Error): void => void warnings.push(warning.name);
    process.on('warning', warn);
    onTestFinished(() => void process.off('warning', warn));
    const server = await startCanned({ fault: 'hang' });
    const run = new AbortController();
    // The default of the oldest supported Node.
    setMaxListeners(10, run.signal);
    const ended = Array.from({ length: 40 }, () => send(server.url, open({ signal: run.signal })));
    await server.arrived(40);
    run.abort();
    expect(new Set(await Promise.all(ended))).toEqual(new Set(['cancelled']));
    // Node emits a warning in the next tick.
    await new Promise(setImmediate);
    expect(warnings).toEqual([]);
  });
});
