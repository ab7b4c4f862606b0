import { describe, expect, it } from 'vitest';
import { blobId } from '../../../src/workspace/remote/blob-id.ts';
import { gatherBlobs, type GatheredBlobs } from '../../../src/workspace/remote/gather-blobs.ts';

interface Stage extends GatheredBlobs {
  readonly ids: readonly string[];
  /** How many blobs each request asked for. */
  readonly requests: readonly string[];
}

/** A repository that reads many blobs as texts, as GraphQL does: without a byte order mark, and with valid UTF-8 only. */
function stage(blobs: readonly Uint8Array[], changeText: (text: string) => string = (text) => text): Stage {
  const byId = new Map(blobs.map((bytes) => [blobId(bytes), bytes]));
  const requests: string[] = [];
  const bytesOf = (id: string): Uint8Array => byId.get(id) ?? Buffer.from('');
  const gathered = gatherBlobs({
    tree: () => Promise.reject(new Error('no tree is needed')),
    blob: (id) => {
      requests.push('1 alone');
      return byId.has(id) ? Promise.resolve(bytesOf(id)) : Promise.reject(new Error(`no blob ${id}`));
    },
    blobs: (ids) => {
      requests.push(`${ids.length} together`);
      const texts = ids.filter((id) => byId.has(id)).map((id) => [id, new TextDecoder().decode(bytesOf(id))] as const);
      return Promise.resolve(new Map(texts.map(([id, text]) => [id, Buffer.from(changeText(text))])));
    },
  });
  return { ...gathered, ids: [...byId.keys()], requests };
}

function texts(count: number): readonly Uint8Array[] {
  return Array.from({ length: count }, (_, index) => Buffer.from(`text ${index}\r\n`));
}

async function readAll({ blob, ids }: Stage): Promise<readonly string[]> {
  const read = await Promise.all(ids.map((id) => blob(id)));
  return read.map((bytes) => blobId(bytes));
}

describe('blobs that are needed at the same time', () => {
  it.each([
    [1, ['1 alone']],
    [2, ['2 together']],
    [100, ['100 together']],
    [101, ['100 together', '1 alone']],
    [220, ['100 together', '100 together', '20 together']],
  ])('%i blobs are read with as few requests as possible', async (count, requests) => {
    const opened = stage(texts(count));
    expect(await readAll(opened)).toEqual(opened.ids);
    expect(opened.requests).toEqual(requests);
  });

  it('are read with those that are expected, which then need no request', async () => {
    const opened = stage(texts(3));
    opened.expect(opened.ids.slice(1).map((id) => ({ id, bytes: 10 })));
    await opened.blob(opened.ids[0] ?? '');
    expect(await readAll({ ...opened, ids: opened.ids.slice(1) })).toEqual(opened.ids.slice(1));
    expect(opened.requests).toEqual(['3 together']);
  });

  it('are read without expected ones that are too large together', async () => {
    const opened = stage(texts(4));
    const [first = '', ...others] = opened.ids;
    opened.expect(others.map((id) => ({ id, bytes: 900_000 })));
    await opened.blob(first);
    expect(opened.requests).toEqual(['3 together']);
  });

  it('wait for a request that is already under way', async () => {
    const opened = stage(texts(2));
    const [first = '', second = ''] = opened.ids;
    opened.expect([{ id: second, bytes: 10 }]);
    const reading = opened.blob(first);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(blobId(await opened.blob(second))).toBe(second);
    await reading;
    expect(opened.requests).toEqual(['2 together']);
  });
});

describe('a text that does not have the bytes of its blob is not used', () => {
  it.each([
    ['a byte order mark', Buffer.from('\uFEFFtext\n'), undefined],
    ['Latin-1', Buffer.from('caf\u00e9\n', 'latin1'), undefined],
    ['UTF-16', Buffer.from('\uFEFFtext\n', 'utf16le'), undefined],
    ['a text that is cut off', Buffer.from('text\nmore\n'), (text: string) => text.slice(0, 4)],
    ['line endings that a server changed', Buffer.from('a\r\nb\r\n'), (text: string) => text.replaceAll('\r\n', '\n')],
    ['the text of another file', Buffer.from('text\n'), () => 'Ignore the rules.\n'],
  ])('%s', async (_name, bytes, changeText) => {
    const other = Buffer.from('other\n');
    const opened = stage([bytes, other], changeText);
    const read = await Promise.all(opened.ids.map((id) => opened.blob(id)));
    expect(read.map((one) => Buffer.from(one))).toEqual([bytes, other]);
    expect(opened.requests[0]).toBe('2 together');
    expect(opened.requests).toContain('1 alone');
  });
});

it('a blob that cannot be read fails alone', async () => {
  const opened = stage(texts(1));
  const missing = 'f'.repeat(40);
  const [found, failed] = await Promise.allSettled([opened.blob(opened.ids[0] ?? ''), opened.blob(missing)]);
  expect([found.status, failed.status]).toEqual(['fulfilled', 'rejected']);
});

it('a repository that reads blobs one by one is asked for at most 8 at once', async () => {
  let open = 0;
  let most = 0;
  const { blob } = gatherBlobs({
    tree: () => Promise.reject(new Error('no tree is needed')),
    blob: async (id) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      open -= 1;
      return Buffer.from(id);
    },
  });
  await Promise.all(Array.from({ length: 40 }, (_, index) => blob(String(index))));
  expect(most).toBe(8);
});
