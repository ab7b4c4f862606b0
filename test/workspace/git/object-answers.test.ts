import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { splitAnswers, type GitObject } from '../../../src/workspace/git/object-answers.ts';

const MAX_BYTES = 20;
const ID = 'a'.repeat(40);

/** Copies the bytes, because they may be a view of a chunk. */
function answersOf(output: Buffer, sizes: readonly number[]): readonly string[] {
  const answers: string[] = [];
  const answer = (object: GitObject | undefined): void => {
    answers.push(
      object === undefined
        ? 'missing'
        : `${object.type} ${typeof object.bytes === 'string' ? object.bytes : object.bytes.toString('latin1')}`,
    );
  };
  const take = splitAnswers(() => ({ maxBytes: MAX_BYTES, answer }));
  let at = 0;
  for (const size of [...sizes, output.length]) {
    take(Buffer.from(output.subarray(at, at + size)));
    at += size;
  }
  return answers;
}

const content = fc.uint8Array({ maxLength: MAX_BYTES + 5 }).map((bytes) => Buffer.from(bytes).toString('latin1'));
const object = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('blob', 'tree', 'commit'), content) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

test('answers are the same in chunks of any size', () => {
  fc.assert(
    fc.property(fc.array(object), fc.array(fc.nat({ max: 70 })), (objects, sizes) => {
      const output = objects.map((one) =>
        one === undefined ? `${ID} missing\n` : `${ID} ${one[0]} ${one[1].length}\n${one[1]}\n`,
      );
      const expected = objects.map((one) =>
        one === undefined ? 'missing' : `${one[0]} ${one[1].length > MAX_BYTES ? 'too-large' : one[1]}`,
      );
      expect(answersOf(Buffer.from(output.join(''), 'latin1'), sizes)).toEqual(expected);
    }),
  );
});

describe('an answer', () => {
  it.each([
    ['of one chunk', [], ['blob abc']],
    ['divided inside its header', [50], ['blob abc']],
    ['divided before its last line feed', [`${ID} blob 3\nabc`.length], ['blob abc']],
    ['byte by byte', Array.from({ length: 60 }, () => 1), ['blob abc']],
  ])('%s', (_name, sizes, expected) => {
    const output = Buffer.from(`${ID} blob 3\nabc\n`);
    expect(answersOf(output, sizes)).toEqual(expected);
  });
});
