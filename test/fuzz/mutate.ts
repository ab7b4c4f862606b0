import { Buffer } from 'node:buffer';

/** Draws whole numbers below a limit, the same ones for the same seed. */
export type Draw = (below: number) => number;

/** Mulberry32. */
export function drawFrom(seed: number): Draw {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below);
  };
}

/** How to change inputs of a format so that they still have it. */
export interface Structure {
  /** Returns another input of the format. */
  readonly change: (input: Buffer, draw: Draw) => Buffer;
  /** Repairs signatures, places and checksums of an input that was changed without knowledge of the format. */
  readonly repair?: (input: Buffer) => Buffer;
}

/** What `mutate` knows of a format. */
interface Format {
  readonly pieces: readonly string[];
  readonly structure?: Structure;
}

/** Longer inputs make a case slow and find nothing more. */
const MAX_BYTES = 6_000;

/** Pieces that parsers trip over. A door adds its own. */
const PIECES: readonly string[] = [
  '\0',
  '\r',
  '\r\n',
  '\n',
  '\u{FEFF}',
  '\u2028',
  '\u202E',
  '\uFFFD',
  '"',
  "'",
  '`',
  '\\',
  '\\u0000',
  '\\ud800',
  '{',
  '}',
  '[',
  ']',
  '<',
  '>',
  ':',
  ',',
  '-1',
  '1e309',
  '9007199254740993',
  '0x7fffffff',
  'null',
  'true',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../',
  'a'.repeat(300),
  ' '.repeat(300),
  '[['.repeat(80),
  '{"a":'.repeat(80),
];

/**
 * Changes an input in one to four places: bytes, runs, pieces, other inputs. If the structure of the format is known, half of the
 * inputs are changed within it, and half of the others are repaired.
 */
export function mutate(inputs: readonly Buffer[], { pieces, structure }: Format, draw: Draw): Buffer {
  let bytes = inputs[draw(inputs.length)] ?? Buffer.alloc(0);
  const [isWithin, isRepaired] = structure === undefined ? [false, false] : [draw(2) === 0, draw(2) === 0];
  for (let count = 1 + draw(4); count > 0; count -= 1) {
    bytes = isWithin && structure ? structure.change(bytes, draw) : change(bytes, inputs, pieces, draw);
  }
  bytes = bytes.subarray(0, MAX_BYTES);
  return !isWithin && isRepaired && structure?.repair ? structure.repair(bytes) : bytes;
}

function change(bytes: Buffer, inputs: readonly Buffer[], pieces: readonly string[], draw: Draw): Buffer {
  const [from, to] = [draw(bytes.length + 1), draw(bytes.length + 1)].toSorted((a, b) => a - b) as [number, number];
  const around = (inner: Buffer, skip = 0): Buffer =>
    Buffer.concat([bytes.subarray(0, from), inner, bytes.subarray(from + skip)]);
  switch (draw(8)) {
    case 0:
      return around(Buffer.of(draw(256)), 1);
    case 1:
      return around(Buffer.of((bytes[from] ?? 0) ^ (1 << draw(8))), 1);
    case 2:
      return around(Buffer.alloc(0), Math.min(to - from, 1 + draw(40)));
    case 3:
      return bytes.subarray(0, to);
    case 4:
      return around(Buffer.concat(Array<Buffer>(1 + draw(20)).fill(bytes.subarray(from, Math.min(to, from + 60)))));
    case 5: {
      const other = inputs[draw(inputs.length)] ?? bytes;
      const start = draw(other.length);
      return around(other.subarray(start, start + draw(400)));
    }
    default: {
      const all = draw(2) === 0 && pieces.length > 0 ? pieces : PIECES;
      return around(Buffer.from(all[draw(all.length)] ?? ''), draw(3) === 0 ? draw(4) : 0);
    }
  }
}
