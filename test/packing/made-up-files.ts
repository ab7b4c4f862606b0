import type { SizedFile } from '../../src/packing/plan-shards.ts';

/** Makes a repository of packages with folders of about twenty files, whose sizes differ as those of real files do. */
export function makeRepository(count: number): readonly SizedFile[] {
  const random = randomFrom(7);
  return Array.from({ length: count }, (_, index) => ({
    path: `packages/p${Math.floor(index / 300)}/src/m${Math.floor(index / 20)}/file${index}.ts`,
    tokens: Math.ceil(Math.exp(4 + 4 * random())),
  }));
}

/** Edits a share of the files: each gets up to 15 % larger or smaller. */
export function pushTo(files: readonly SizedFile[], share: number, seed: number): readonly SizedFile[] {
  const random = randomFrom(seed);
  return files.map((file) =>
    random() < share ? { ...file, tokens: Math.ceil(file.tokens * (0.85 + 0.3 * random())) } : file,
  );
}

/** Mulberry32: the same numbers in each run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
