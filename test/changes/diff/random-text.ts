import * as fc from 'fast-check';

/** The contents of a file before and after a change. Both are byte strings: one character for each byte. */
export interface TextPair {
  readonly before: string;
  readonly after: string;
}

/** UTF-8 as a byte string. */
export function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** Lines that look like git's own lines, and characters that some programs read as line ends. */
const ODD_LINES = [
  '',
  '-',
  '+',
  ' ',
  '\\',
  '\t',
  '-- a',
  '++ b',
  '--- a',
  '+++ b',
  '-- a/f\t',
  '@@ -1 +1 @@',
  '@@ -1,3 +1,3 @@ f()',
  'diff --git a/x b/x',
  'diff --cc x',
  '\\ No newline at end of file',
  'index 1..2',
  'index 1234567..89abcde 100644',
  'rename from x',
  'new file mode 100644',
  'old mode 100644',
  'Binary files a and b differ',
  'GIT binary patch',
  'Submodule x 1234567..89abcde:',
  '* Unmerged path x',
  'form\ffeed',
  '\f',
  'lone\rreturn',
  '\v',
  bytesOf('line\u2028separator'),
  bytesOf('next\u0085line'),
  bytesOf('\uFEFFmark'),
  'caf\xe9',
  '\xff\xfe\x80',
  '  // indented',
  'int main() {',
];

const BYTES = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));
/**
 * Bytes for random lines. NUL is left out because it makes a file binary. ESC is left out because a reader of a coloured
 * diff cannot keep colour codes that are in the file itself.
 */
const LINE_BYTES = BYTES.filter((byte) => !'\0\n\u001B'.includes(byte));

export const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c', 'return x;', '}') },
  { weight: 3, arbitrary: fc.constantFrom(...ODD_LINES) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...LINE_BYTES), maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }).map(withoutLineEnds) },
);

function withoutLineEnds(text: string): string {
  return bytesOf(text.replaceAll(/[\0\n\u001B]/g, ''));
}

/** Some unchanged lines, followed by some removed and some added lines. */
interface Piece {
  readonly kept: readonly string[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

const few = fc.array(line, { maxLength: 3 });
const many = fc.nat(24).map((count) => Array.from({ length: count }, (_, index) => `line ${index}`));
const piece: fc.Arbitrary<Piece> = fc.record({ kept: fc.oneof(few, many), removed: few, added: few });

type LineEnd = 'lf' | 'crlf' | 'mixed';

const ending = fc.record({
  lineEnd: fc.oneof(
    { weight: 6, arbitrary: fc.constant<LineEnd>('lf') },
    { weight: 1, arbitrary: fc.constantFrom<LineEnd>('crlf', 'mixed') },
  ),
  newline: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
const endings = fc.oneof(
  { weight: 2, arbitrary: ending.map((one) => [one, one] as const) },
  { weight: 1, arbitrary: fc.tuple(ending, ending) },
);

function joinLines(lines: readonly string[], { lineEnd, newline }: { lineEnd: LineEnd; newline: boolean }): string {
  const returns = (index: number): boolean => lineEnd === 'crlf' || (lineEnd === 'mixed' && index % 2 === 1);
  const ended = lines.map((text, index) => (returns(index) ? `${text}\r` : text));
  return ended.join('\n') + (newline && lines.length > 0 ? '\n' : '');
}

/** Two texts. The second is the first one after a few edits, or after many. */
export const textPair: fc.Arbitrary<TextPair> = fc
  .tuple(fc.array(piece, { maxLength: 6 }), few, endings)
  .map(([pieces, tail, [before, after]]) => ({
    before: joinLines([...pieces.flatMap(({ kept, removed }) => [...kept, ...removed]), ...tail], before),
    after: joinLines([...pieces.flatMap(({ kept, added }) => [...kept, ...added]), ...tail], after),
  }));

/** Like `textPair`, but the texts are so similar that git detects a rename. */
export const similarPair: fc.Arbitrary<TextPair> = fc
  .tuple(fc.integer({ min: 12, max: 40 }), fc.nat(11), few, fc.boolean())
  .map(([count, at, added, newline]) => {
    const lines = Array.from({ length: count }, (_, index) => `a line of some length, ${count}.${index}`);
    const end = { lineEnd: 'lf', newline } as const;
    return { before: joinLines(lines, end), after: joinLines(lines.toSpliced(at, 0, ...added), end) };
  });

const longLine = fc
  .tuple(fc.constantFrom('x', '@@ ', '\xe9', 'a\r'), fc.integer({ min: 100_000, max: 1_000_000 }))
  .map(([text, length]) => text.repeat(length / text.length));

export const longPair: fc.Arbitrary<TextPair> = fc
  .tuple(longLine, fc.constantFrom('y', '\n', '\ny\n'))
  .map(([text, end]) => ({ before: `top\n${text}\n`, after: `top\n${text}${end}` }));

/** Git treats a file with a NUL in its first 8,000 bytes as binary. */
export const binary: fc.Arbitrary<string> = fc
  .tuple(fc.string({ unit: fc.constantFrom(...BYTES), maxLength: 30 }), few, fc.integer({ min: 1, max: 40 }))
  .map(([noise, lines, times]) => `\0${noise}\n${lines.join('\n').repeat(times)}`);

export const text: fc.Arbitrary<string> = textPair.map(({ after }) => after);
