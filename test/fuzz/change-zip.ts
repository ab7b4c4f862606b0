import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';
import type { Draw } from './mutate.ts';

const LOCAL = 'PK\u0003\u0004';
const CENTRAL = 'PK\u0001\u0002';
const END = 'PK\u0005\u0006';
const END_64 = 'PK\u0006\u0006';
const LOCATOR_64 = 'PK\u0006\u0007';

const WANTED = 'housestyle-change.json';
const NAMES: readonly string[] = [
  WANTED,
  WANTED,
  'a',
  '',
  'b/c.txt',
  '../x',
  '/x',
  'a\\b',
  'C:/x',
  '\u00E4',
  'x\0y',
  'd/',
];
const CONTENTS: readonly string[] = ['{"a":1}', '', 'x'.repeat(999), 'y'.repeat(12_000), 'z'.repeat(50)];
/** Plain, with a name in UTF-8, with lengths after the content, encrypted, strongly encrypted. */
const FLAGS: readonly number[] = [0x8_00, 0, 0x8, 0x1, 0x41, 0x8_08];
const METHODS: readonly number[] = [8, 0, 8, 0, 99, 12];
const ALL_ONES = 0xff_ff_ff_ff;

interface Drawn {
  readonly local: Buffer;
  readonly central: (offset: number) => Buffer;
}

/**
 * Makes an archive whose records fit together but for a few lies: wrong lengths, other methods, flags, extra fields, records of
 * ZIP64, comments, bytes before and after.
 */
export function drawZip(draw: Draw): Buffer {
  const seldom = (): boolean => draw(8) === 0;
  const entries = Array.from({ length: seldom() ? 101 : draw(4) }, () => drawEntry(draw, seldom));
  const before = seldom() ? Buffer.alloc(draw(40), 1) : Buffer.alloc(0);
  const parts: Buffer[] = [before];
  const directory: Buffer[] = [];
  let offset = before.length;
  for (const { local, central } of entries) {
    directory.push(central(seldom() ? draw(offset + 200) : offset));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = seldom() ? draw(300) : entries.length;
  const isLong = seldom();
  const comment = seldom() ? Buffer.alloc(draw(60), 'c') : Buffer.alloc(0);
  return Buffer.concat([
    ...parts,
    listed,
    ...(isLong ? [longEnd(count, listed.length, offset), longLocator(offset + listed.length, draw)] : []),
    record(END, [
      [2, seldom() ? 1 : 0],
      [2, 0],
      [2, isLong ? 0xff_ff : count],
      [2, isLong ? 0xff_ff : count],
      [4, isLong ? ALL_ONES : listed.length],
      [4, isLong ? ALL_ONES : seldom() ? draw(offset + 500) : offset],
      [2, seldom() ? draw(100) : comment.length],
    ]),
    comment,
  ]);
}

function drawEntry(draw: Draw, seldom: () => boolean): Drawn {
  const pick = <Value>(all: readonly Value[]): Value => all[draw(all.length)] as Value;
  const name = Buffer.from(pick(NAMES), seldom() ? 'latin1' : 'utf8');
  const content = Buffer.from(pick(CONTENTS));
  const flags = seldom() ? pick(FLAGS) : 0x8_00;
  const method = seldom() ? pick(METHODS) : pick([0, 8]);
  const packed = method === 8 ? deflateRawSync(content) : content;
  const bytes = seldom() ? packed.subarray(0, draw(packed.length)) : packed;
  const claimed = seldom() ? pick([0, 1, content.length + 1, ALL_ONES - 1]) : content.length;
  const packedLength = seldom() ? pick([0, packed.length + 1, ALL_ONES - 1]) : packed.length;
  const isLong = seldom();
  const extra = Buffer.concat([
    ...(isLong ? [longLengths(claimed, packedLength, seldom() ? draw(24) : 24)] : []),
    ...(seldom() ? [unicodeName(name, pick(NAMES), seldom())] : []),
    ...(seldom()
      ? [
          record('', [
            [2, draw(65_536)],
            [2, draw(6)],
          ]),
          Buffer.alloc(draw(6)),
        ]
      : []),
  ]);
  const fields = (length: number): readonly (readonly [number, number])[] => [
    [2, 20],
    [2, flags],
    [2, method],
    [2, draw(65_536)],
    [2, draw(65_536)],
    [4, crc32(content)],
    [4, isLong ? ALL_ONES : packedLength],
    [4, isLong ? ALL_ONES : claimed],
    [2, name.length],
    [2, length],
  ];
  return {
    local: Buffer.concat([record(seldom() ? CENTRAL : LOCAL, fields(0)), name, bytes]),
    central: (offset) =>
      Buffer.concat([
        record(CENTRAL, [
          [2, 20],
          ...fields(extra.length),
          [2, seldom() ? 3 : 0],
          [2, 0],
          [2, 0],
          [4, draw(2 ** 31)],
          [4, offset],
        ]),
        name,
        extra,
        Buffer.alloc(3, 'c'),
      ]),
  };
}

/** The extra field with lengths of 64 bits. */
function longLengths(length: number, packedLength: number, size: number): Buffer {
  const all = record('', [
    [4, length],
    [4, 0],
    [4, packedLength],
    [4, 0],
    [4, 0],
    [4, 0],
  ]);
  return Buffer.concat([
    record('', [
      [2, 1],
      [2, size],
    ]),
    all.subarray(0, size),
  ]);
}

/** The extra field with a name in UTF-8, and the checksum of the name that it replaces. */
function unicodeName(name: Buffer, other: string, isWrong: boolean): Buffer {
  const text = Buffer.from(other);
  return Buffer.concat([
    record('', [
      [2, 0x70_75],
      [2, 5 + text.length],
      [1, 1],
      [4, crc32(name) ^ Number(isWrong)],
    ]),
    text,
  ]);
}

function longEnd(count: number, length: number, offset: number): Buffer {
  const rest = [
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, length],
    [8, offset],
  ] as const;
  return record(END_64, rest);
}

function longLocator(offset: number, draw: Draw): Buffer {
  return record(LOCATOR_64, [
    [4, 0],
    [8, draw(4) === 0 ? draw(500) : offset],
    [4, 1],
  ]);
}

function record(signature: string, fields: readonly (readonly [bytes: number, value: number])[]): Buffer {
  const values = fields.map(([bytes, value]) => {
    const field = Buffer.alloc(bytes);
    field.writeUIntLE(
      bytes < 6 ? (value % 2 ** (8 * bytes)) + (value < 0 ? 2 ** (8 * bytes) : 0) : value,
      0,
      Math.min(6, bytes),
    );
    return field;
  });
  return Buffer.concat([Buffer.from(signature, 'latin1'), ...values]);
}

/** Makes the directory of a damaged archive point to its records again, so that a reader gets past the first check. */
export function repairZip(zip: Buffer): Buffer {
  const fixed = Buffer.from(zip);
  const end = fixed.lastIndexOf(END, undefined, 'latin1');
  const first = fixed.indexOf(CENTRAL, 0, 'latin1');
  if (end < 0 || first < 0 || first > end || end + 22 > fixed.length) {
    return fixed;
  }
  let at = first;
  let count = 0;
  let local = -1;
  while (at >= 0 && at + 46 <= end) {
    local = fixed.indexOf(LOCAL, local + 1, 'latin1');
    if (local >= 0 && local < first) {
      fixed.writeUInt32LE(local, at + 42);
    }
    count += 1;
    const next = fixed.indexOf(CENTRAL, at + 46, 'latin1');
    const until = next < 0 || next > end ? end : next;
    // What a change made longer or shorter is counted as the comment of the entry.
    const named = fixed.readUInt16LE(at + 28) + fixed.readUInt16LE(at + 30);
    fixed.writeUInt16LE(Math.max(0, Math.min(0xff_ff, until - at - 46 - named)), at + 32);
    at = next > end ? -1 : next;
  }
  fixed.writeUInt16LE(count, end + 8);
  fixed.writeUInt16LE(count, end + 10);
  fixed.writeUInt32LE(end - first, end + 12);
  fixed.writeUInt32LE(first, end + 16);
  fixed.writeUInt16LE(Math.min(0xff_ff, fixed.length - end - 22), end + 20);
  return fixed;
}
