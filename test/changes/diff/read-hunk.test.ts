import * as fc from 'fast-check';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { readGitDiff } from '../../../src/changes/diff/read-diff.ts';
import type { Hunk } from '../../../src/changes/types.ts';

const HEAD = 'diff --git a/f b/f\nindex 1..2 100644\n--- a/f\n+++ b/f\n';
const hunkOf = (index: number): string => `@@ -${index} +${index} @@\n-${index}\n+${'b'.repeat(1_000)}${index}\n`;
const readOne = (diff: string | Uint8Array): Hunk => readGitDiff(diff).files[0]!.hunks[0]!;

describe('a hunk that reads its lines later', () => {
  const SHOWN = {
    oldStart: 3,
    oldLines: 1,
    newStart: 3,
    newLines: 1,
    heading: 'f()',
    lines: [
      { kind: 'removed', oldLine: 3, text: 'a' },
      { kind: 'added', newLine: 3, text: 'b' },
    ],
  };
  const read = (): Hunk => readOne(`${HEAD}@@ -3 +3 @@ f()\n-a\n+b\n`);

  test.each<[string, (hunk: Hunk) => unknown]>([
    ['itself', (hunk) => hunk],
    ['a copy of its fields', (hunk) => ({ ...hunk })],
    ['its JSON', (hunk) => JSON.parse(JSON.stringify(hunk))],
    ['its clone', (hunk) => structuredClone(hunk)],
  ])('%s has the lines', (_name, view) => {
    expect(view(read())).toEqual(SHOWN);
  });

  test('returns the same lines again, also after many other hunks were read', () => {
    const hunks = readGitDiff(HEAD + Array.from({ length: 3_000 }, (_, index) => hunkOf(index)).join('')).files[0]!
      .hunks;
    const draw = (): readonly string[] =>
      hunks.flatMap((hunk) => hunk.lines).map(({ kind, text }) => `${kind} ${text}`);
    const expected = hunks.flatMap((_, index) => [`removed ${index}`, `added ${'b'.repeat(1_000)}${index}`]);
    expect(draw()).toEqual(expected);
    expect(draw()).toEqual(expected);
  });

  test('reads the lines only once for several passes over the same hunk', () => {
    const { lines } = read();
    const hunk = read();
    expect(hunk.lines).toBe(hunk.lines);
    expect(hunk.lines).not.toBe(lines);
  });

  test(
    'a hundred thousand hunks are read, line by line, in a heap that could not hold all lines',
    { tags: 'large' },
    async () => {
      const body = ` a\n+${'b'.repeat(200)}\n+\n-c\n`;
      const hunks = Array.from({ length: 100_000 }, (_, at) => `@@ -${1 + 2 * at},2 +${1 + 3 * at},3 @@ f()\n${body}`);
      // The worker gets bytes, which its heap does not hold. Reading takes 24 MB; keeping all lines takes more than 64 MB.
      const worker = new Worker(
        `import { readGitDiff } from ${JSON.stringify(new URL('../../../src/changes/diff/read-diff.ts', import.meta.url).href)};
       import { parentPort, workerData } from 'node:worker_threads';
       const { files } = readGitDiff(Buffer.from(workerData));
       let lines = 0;
       for (const hunk of files[0].hunks) lines += hunk.lines.length;
       parentPort.postMessage([files[0].hunks.length, files[0].additions, files[0].deletions, lines]);`,
        {
          eval: true,
          workerData: Buffer.from(HEAD + hunks.join('')),
          resourceLimits: { maxOldGenerationSizeMb: 52 },
          execArgv: ['--input-type=module'],
        },
      );
      const answer = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
      expect(answer).toEqual([100_000, 200_000, 100_000, 400_000]);
    },
  );
});

describe('bytes', () => {
  /** Possible content of a line: parts of characters, marks and control characters. */
  const piece = fc.oneof(
    fc.constantFrom(
      'c3',
      'a9',
      'e2',
      '82',
      'ac',
      'f0',
      '9f',
      '98',
      '80',
      'ff',
      'c0',
      'ed',
      'a0',
      'efbbbf',
      '0d',
      '00',
      '1b',
      '61',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }).map((text) => Buffer.from(text.replaceAll('\n', '')).toString('hex')),
  );
  const line = fc.array(piece, { maxLength: 6 }).map((pieces) => Buffer.from(pieces.join(''), 'hex'));
  const signed = fc.tuple(fc.constantFrom(' ', '+', '-'), line);

  test('that are not UTF-8 are read as if the whole diff were decoded at once', () => {
    fc.assert(
      fc.property(fc.array(signed, { minLength: 1, maxLength: 12 }), line, (lines, heading) => {
        const count = (sign: string): number => lines.filter(([one]) => one !== sign).length;
        const header = Buffer.concat([Buffer.from(`@@ -1,${count('+')} +1,${count('-')} @@ `), heading]);
        const body = lines.map(([sign, bytes]) => Buffer.concat([Buffer.from(sign), bytes]));
        const diff = Buffer.concat([
          Buffer.from(HEAD),
          ...[header, ...body].flatMap((one) => [one, Buffer.from('\n')]),
        ]);
        const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(diff);
        const texts = decoded.split('\n').slice(5, -1);
        expect(readOne(diff).lines.map(({ text }) => text)).toEqual(texts.map((text) => text.slice(1)));
        expect(readGitDiff(diff)).toEqual(readGitDiff(decoded));
      }),
    );
  });

  test('that are part of a larger buffer are read from their own beginning', () => {
    const store = Buffer.from(`before\n${HEAD}@@ -1 +1 @@\n-a\n+b\nafter`);
    const part = new Uint8Array(
      store.buffer,
      store.byteOffset + 'before\n'.length,
      store.length - 'before\nafter'.length,
    );
    expect(readGitDiff(part)).toEqual(readGitDiff(`${HEAD}@@ -1 +1 @@\n-a\n+b\n`));
  });
});
