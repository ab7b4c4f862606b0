import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly content: Buffer | string;
  /** The length that the archive claims, if it is a wrong one. */
  readonly claimedLength?: number;
  /** The checksum that the archive claims, if it is a wrong one. */
  readonly claimedChecksum?: number;
  /** Where the archive says that the file begins, if that is wrong, such as inside of another file. */
  readonly claimedOffset?: number;
  /** Whether the archive says that the file is encrypted. */
  readonly encrypted?: boolean;
}

/** Makes a zip archive as PKWARE's APPNOTE.TXT describes it, with the lies that a test needs. */
export function makeZip(files: readonly ZipFile[], claimedFiles = files.length): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const content = Buffer.from(file.content);
    const data = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(file.encrypted === true ? 1 : 0x800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(file.claimedChecksum ?? crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(file.claimedLength ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(file.claimedOffset ?? offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(claimedFiles, 4);
  end.writeUInt16LE(claimedFiles, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
