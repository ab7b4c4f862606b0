import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

type Entry = Parameters<typeof packTar>[0][number];
type Header = Entry['header'];

/** An entry of a tar. It is a file unless the header says otherwise. */
export function entry(name: string, text = '', header: Partial<Header> = {}): Entry {
  return { header: { name, size: Buffer.byteLength(text), ...header }, body: text };
}

/** A tar with these entries, made by another program. */
export async function tarOf(...entries: readonly Entry[]): Promise<Buffer> {
  return Buffer.from(await packTar(entries));
}

export async function gzippedTarOf(...entries: readonly Entry[]): Promise<Buffer> {
  return gzipSync(await tarOf(...entries));
}

const HEADER_BYTES = 512;

/** A header with its numbers exactly as given, and with the right checksum unless another one is given. */
export function headerOf({ size = '00000000000', type = '0', sum = '' }): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('acme/a');
  header.write('0000644\0', 100);
  header.write(`${size}\0`, 124);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  header.write(' '.repeat(8), 148);
  const total = header.reduce((all, byte) => all + byte);
  header.write(sum === '' ? `${total.toString(8).padStart(6, '0')}\0 ` : sum, 148);
  return header;
}
