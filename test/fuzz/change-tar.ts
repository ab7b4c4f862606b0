import { Buffer } from 'node:buffer';
import type { Draw } from './mutate.ts';

const BLOCK = 512;
const TYPES: readonly string[] = ['0', '0', '\0', '2', '5', '1', '3', '6', 'L', 'K', 'x', 'g', 'S', '7'];
const NAMES: readonly string[] = ['a.ts', '../x', '/x', 'd/', 'n'.repeat(100), '\u00E4', ''];
const SIZES: readonly number[] = [0, 1, 3, 511, 512, 513, 1_999, 2_000, 2_001, 4_000];

/** Makes a tar of a few entries of any type and size, with right checksums. Some of its sizes are lies. */
export function drawTar(draw: Draw): Buffer {
  const pick = <Value>(all: readonly Value[]): Value => all[draw(all.length)] as Value;
  const parts: Buffer[] = [];
  for (let count = draw(4); count >= 0; count -= 1) {
    const size = pick(SIZES);
    const header = Buffer.alloc(BLOCK);
    header.write(pick(NAMES), 0, 'latin1');
    header.write('0000644\0', 100, 'latin1');
    header.write(drawSize(draw, size), 124, 'latin1');
    header.write(pick(TYPES), 156, 'latin1');
    header.write(pick(['', 'target', '../../../etc/passwd', 't'.repeat(100)]), 157, 'latin1');
    header.write(pick(['', 'ustar\0', 'ustar  ']), 257, 'latin1');
    parts.push(header, Buffer.alloc(draw(6) === 0 ? draw(2 * BLOCK) : Math.ceil(size / BLOCK) * BLOCK, 'c'));
  }
  return repairTar(Buffer.concat([...parts, Buffer.alloc(draw(3) * BLOCK)]));
}

/** A size as programs write it: octal digits with zeros, spaces or NULs around them, or bytes of a long number. */
function drawSize(draw: Draw, size: number): string {
  const digits = size.toString(8);
  switch (draw(8)) {
    case 0:
      return `${digits.padStart(11)} `;
    case 1:
      return digits.padEnd(12, '\0');
    case 2:
      return `\u0080${'\0'.repeat(10)}${String.fromCodePoint(size % 256)}`;
    case 3:
      return '77777777777\0';
    case 4:
      return `${digits.padEnd(11, '8')}\0`;
    default:
      return `${digits.padStart(11, '0')}\0`;
  }
}

/** Writes the right checksum into each header that a reader of the sizes would come to. */
export function repairTar(tar: Buffer): Buffer {
  const fixed = Buffer.from(tar);
  for (let at = 0; at + BLOCK <= fixed.length;) {
    const header = fixed.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) {
      break;
    }
    header.fill(' ', 148, 156);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8);
    at += BLOCK + (Number.isSafeInteger(size) && size > 0 ? Math.ceil(size / BLOCK) * BLOCK : 0);
  }
  return fixed;
}
