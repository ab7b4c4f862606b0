/** Keeps a text between runs. It may forget it. Neither function rejects. */
export interface WordStore {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

/** The words of contents, as hashes, by the ids that git gives the contents. Undefined for a text that is too long. */
export type WordSets = ReadonlyMap<string, Uint32Array | undefined>;

/** Change it when other words are read of the same text, or when they are packed otherwise. */
const VERSION = 0x48_53_57_01;
/** Version, number of contents, bytes of an id. */
const HEADER = 3;
const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT;
/** The number of words of a text that is too long. */
const TOO_LONG = 0xff_ff_ff_ff;

/** Packs the words of contents as Base64: a header, the number of words of each content, the ids, and the words. */
export function packWords(sets: WordSets): string {
  const idBytes = Math.max(0, ...[...sets.keys()].slice(0, 1).map((id) => id.length / 2));
  const known = [...sets].filter(([id]) => id.length === idBytes * 2);
  const total = known.reduce((sum, [, words]) => sum + (words?.length ?? 0), 0);
  const numbers = new Uint32Array(HEADER + known.length + total);
  numbers.set([VERSION, known.length, idBytes]);
  numbers.set(
    known.map(([, words]) => words?.length ?? TOO_LONG),
    HEADER,
  );
  let end = HEADER + known.length;
  for (const [, words] of known) {
    numbers.set(words ?? [], end);
    end += words?.length ?? 0;
  }
  const ids = Buffer.from(known.map(([id]) => id).join(''), 'hex');
  return Buffer.concat([Buffer.from(numbers.buffer), ids]).toString('base64');
}

/** Unpacks words; empty if the text is damaged or of another version. */
export function unpackWords(text: string): WordSets {
  const bytes = Buffer.from(text, 'base64');
  const rest = bytes.length % WORD_BYTES;
  // A copy, because numbers have to begin at a multiple of four.
  const numbers = new Uint32Array(new Uint8Array(bytes.subarray(0, bytes.length - rest)).buffer);
  const [version, count = 0, idBytes = 0] = numbers;
  const sets = new Map<string, Uint32Array | undefined>();
  if (version !== VERSION || HEADER + count > numbers.length) {
    return sets;
  }
  const lengths = numbers.subarray(HEADER, HEADER + count);
  const total = lengths.reduce((sum, length) => sum + (length === TOO_LONG ? 0 : length), 0);
  const firstId = (HEADER + count + total) * WORD_BYTES;
  if (firstId + count * idBytes !== bytes.length) {
    return sets;
  }
  const ids = bytes.toString('hex', firstId);
  let at = HEADER + count;
  for (const [index, length] of lengths.entries()) {
    const words = length === TOO_LONG ? undefined : numbers.subarray(at, at + length);
    sets.set(ids.slice(index * idBytes * 2, (index + 1) * idBytes * 2), words);
    at += words?.length ?? 0;
  }
  return sets;
}
