import { describe, expect, it } from 'vitest';
import { rememberBlobs } from '../../src/workspace/blob-memory.ts';

const MEGABYTE = 1024 * 1024;

/** Ids that were read, in order; the size of a blob is the number in its id. */
function memory() {
  const reads: string[] = [];
  const read = rememberBlobs(
    (id) => {
      reads.push(id);
      return Promise.resolve(id);
    },
    (id) => Number(id.split(' ')[1]),
  );
  return { reads, read };
}

describe('a blob', () => {
  it('is read once, even while it is being read', async () => {
    const { reads, read } = memory();
    expect(await Promise.all([read('a 1'), read('a 1'), read('b 1')])).toEqual(['a 1', 'a 1', 'b 1']);
    expect(await read('a 1')).toBe('a 1');
    expect(reads).toEqual(['a 1', 'b 1']);
  });

  it('of at most one megabyte is kept, and a larger one is not', async () => {
    const { reads, read } = memory();
    for (const id of [`a ${MEGABYTE}`, `b ${MEGABYTE + 1}`, `a ${MEGABYTE}`, `b ${MEGABYTE + 1}`]) {
      await read(id);
    }
    expect(reads).toEqual([`a ${MEGABYTE}`, `b ${MEGABYTE + 1}`, `b ${MEGABYTE + 1}`]);
  });

  it('is forgotten after 64 MB of other blobs were read', async () => {
    const { reads, read } = memory();
    const ids = Array.from({ length: 65 }, (_, index) => `${index} ${MEGABYTE}`);
    for (const id of ids) {
      await read(id);
    }
    expect(reads).toHaveLength(65);
    await read(ids[1]!);
    expect(reads).toHaveLength(65);
    await read(ids[0]!);
    expect(reads).toHaveLength(66);
  });

  it('that failed is read again', async () => {
    let calls = 0;
    const read = rememberBlobs(
      () => (calls++ === 0 ? Promise.reject(new Error('502')) : Promise.resolve('x')),
      () => 1,
    );
    await expect(read('a')).rejects.toThrow('502');
    expect(await read('a')).toBe('x');
  });
});
