/** What one walk over the bytes of a text found. It holds until the next text is surveyed. */
export interface ByteSurvey {
  /** Whether there is a control character of ASCII that is not white space. */
  readonly hasControl: boolean;
  /** Whether the text may contain a part. `false` is certain. */
  readonly mayContain: (part: SoughtPart) => boolean;
}

/** A part to search for, with the hashes of its triples of bytes. A part of one or two bytes has none. */
export interface SoughtPart {
  readonly part: string;
  readonly triples: readonly number[];
}

/** With five bits a byte, the third byte before is shifted out of the hash. */
const BITS_A_BYTE = 5;
const HASHES = 1 << (3 * BITS_A_BYTE);
const BYTES = 256;
const WHITE_SPACE = new Set(['\t', '\n', '\f', '\r'].map((sign) => sign.charCodeAt(0)));
const SPACE = 0x20;
const DELETE = 0x7f;
/** 1 for each control character of ASCII that is not white space. */
const CONTROLS = Uint8Array.from({ length: BYTES }, (_, byte) =>
  Number((byte < SPACE && !WHITE_SPACE.has(byte)) || byte === DELETE),
);

/**
 * Walks over the bytes of one text after the other, and notes their triples. A part with a triple that a text does not
 * have is not in the text. For fifty parts, one walk takes a third of the time of fifty searches.
 */
export function surveyBytes(): (bytes: Uint8Array) => ByteSurvey {
  const seen = new Uint8Array(HASHES);
  const mayContain = ({ triples }: SoughtPart): boolean => hasAll(seen, triples);
  return (bytes) => {
    seen.fill(0);
    return { hasControl: noteTriples(seen, bytes), mayContain };
  };
}

export function soughtPart(part: string): SoughtPart {
  const bytes = Buffer.from(part);
  return { part, triples: Array.from({ length: Math.max(0, bytes.length - 2) }, (_, at) => hashTriple(bytes, at)) };
}

function hashTriple(bytes: Uint8Array, at: number): number {
  return bytes.subarray(at, at + 3).reduce(addByte, 0);
}

function addByte(hash: number, byte: number): number {
  return ((hash << BITS_A_BYTE) ^ byte) & (HASHES - 1);
}

/**
 * Returns whether there is a control character. Each byte of each text comes by here, so there is no condition in the loop, and
 * no iterator, which takes three times as long.
 */
function noteTriples(seen: Uint8Array, bytes: Uint8Array): boolean {
  let hash = 0;
  let controls = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    controls |= CONTROLS[byte] ?? 0;
    hash = addByte(hash, byte);
    seen[hash] = 1;
  }
  return controls !== 0;
}

function hasAll(seen: Uint8Array, triples: readonly number[]): boolean {
  for (const hash of triples) {
    if (seen[hash] === 0) {
      return false;
    }
  }
  return true;
}
