import { describe, expect, it } from 'vitest';
import { connectionWithTimeout } from '../../../src/models/wire/connection.ts';
import { startCanned } from '../canned-server.ts';

describe('a connection to a model', () => {
  it('replaces the one that gives up after five minutes', async () => {
    const server = await startCanned({ body: 'answered' });
    const connection = connectionWithTimeout(600_000);
    const answer = await fetch(server.url, { method: 'POST', body: '{}', ...connection });
    expect([await answer.text(), typeof connection.dispatcher?.dispatch]).toEqual(['answered', 'function']);
  });

  it('has the given time limit', async () => {
    const server = await startCanned({ fault: 'hang' });
    const failed = fetch(server.url, { method: 'POST', body: '{}', ...connectionWithTimeout(1) });
    await expect(failed).rejects.toMatchObject({ cause: { code: 'UND_ERR_HEADERS_TIMEOUT' } });
  });
});
