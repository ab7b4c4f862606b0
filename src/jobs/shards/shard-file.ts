import { isAscii } from 'node:buffer';
import { createHmac, timingSafeEqual, webcrypto } from 'node:crypto';
import { ShapeError } from '../../text/json/read-shape.ts';
import { isRecord } from '../../text/record.ts';
import { readShardReport, type ShardReport } from './shard-report.ts';

/** The file of a shard's result, in its folder and in its artifact. */
export const SHARD_FILE = 'shard.json';

/** Most bytes of a result that are read: 20,000 long findings. */
export const MAX_SHARD_BYTES = 64 * 1024 * 1024;

/** What a result is sealed with: a secret that all jobs of the run have. Undefined: there is none, and no seal is asked for. */
export type ShardSecret = string | undefined;

/** A file that may be the result of a shard. Anybody may have written it. */
export interface ShardFile {
  /** What messages call it: the name of its artifact, or its path. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type ReadShardFile =
  /** `mark` is a digest of the result. */
  | { readonly kind: 'read'; readonly report: ShardReport; readonly mark: string }
  /** A clause: `is no JSON`. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Writes the result of a shard: a line with the seal, and the result.
 * @param cut takes keys and tokens of the run out of the text, before it is sealed
 */
export function writeShardFile(
  report: ShardReport,
  secret: ShardSecret,
  cut: (text: string) => string = (text) => text,
): string {
  const text = cut(JSON.stringify(report));
  const seal = secret === undefined ? undefined : drawSeal(text, secret).toString('hex');
  return `${JSON.stringify({ format: HEAD, ...(seal === undefined ? {} : { seal }) })}\n${text}\n`;
}

const HEAD = 'housestyle-shard-file-1';
const NEWLINE = 0x0a;

/** A file whose bytes were read, and whose seal another thread computes. */
export interface OpenedShardFile {
  /** Waits for the seal, and only then reads the result. */
  readonly read: () => Promise<ReadShardFile>;
}

/**
 * Opens such a file. With a secret, a file without its seal is refused. The bytes are copied, so the caller may overwrite them
 * as soon as the function returns; and may open the next file before it reads this one: to compute the seals of 256 results
 * takes as long as to parse them, and is done at the same time.
 */
export function openShardFile({ bytes }: Pick<ShardFile, 'bytes'>, secret: ShardSecret): OpenedShardFile {
  if (bytes.length > MAX_SHARD_BYTES) {
    return opened(refuse(`has ${bytes.length} bytes, and at most ${MAX_SHARD_BYTES} are read`));
  }
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = all.indexOf('\n');
  const head = end < 0 ? undefined : parseHead(all.toString('utf8', 0, end));
  if (!isRecord(head) || head['format'] !== HEAD) {
    return opened(refuse('was not written by this version'));
  }
  const content = all.subarray(end + 1, all.at(-1) === NEWLINE ? -1 : undefined);
  const drawing = drawSealAside(Uint8Array.from(content), secret ?? '');
  const text = readText(content);
  return {
    read: async () => {
      const drawn = await drawing;
      return secret !== undefined && !isSeal(head['seal'], drawn)
        ? refuse('does not have the seal of this run, so somebody else wrote or changed it')
        : readContent(text, drawn.toString('hex'));
    },
  };
}

/** Reads such a file at once. */
export function readShardFile(file: Pick<ShardFile, 'bytes'>, secret: ShardSecret): Promise<ReadShardFile> {
  return openShardFile(file, secret).read();
}

function opened(read: ReadShardFile): OpenedShardFile {
  return { read: () => Promise.resolve(read) };
}

function parseHead(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Expected: anybody may have written it.
    return undefined;
  }
}

function readContent(text: string, mark: string): ReadShardFile {
  try {
    return { kind: 'read', report: readShardReport(JSON.parse(text)), mark };
  } catch (error) {
    if (error instanceof ShapeError) {
      return refuse(`cannot be used: ${error.message}`);
    }
    if (error instanceof SyntaxError) {
      return refuse('is damaged: it is not valid JSON');
    }
    throw error;
  }
}

/** Decodes UTF-8. Most results have no other characters than those of ASCII, which Node decodes much faster if it knows. */
function readText(content: Buffer): string {
  return content.toString(isAscii(content) ? 'latin1' : 'utf8');
}

function refuse(reason: string): ReadShardFile {
  return { kind: 'refused', reason };
}

function isSeal(seal: unknown, drawn: Buffer): boolean {
  const found = Buffer.from(typeof seal === 'string' ? seal : '', 'hex');
  return found.length === drawn.length && timingSafeEqual(found, drawn);
}

function drawSeal(content: string, secret: string): Buffer {
  return createHmac('sha256', sealKey(secret)).update(content).digest();
}

/** The same seal, computed by another thread. Until then, nobody may change the bytes. */
async function drawSealAside(content: Uint8Array<ArrayBuffer>, secret: string): Promise<Buffer> {
  const key = await webcrypto.subtle.importKey('raw', sealKey(secret), HMAC, false, ['sign']);
  return Buffer.from(await webcrypto.subtle.sign(HMAC.name, key, content));
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** With a key of its own, so that the secret itself signs nothing. */
function sealKey(secret: string): Buffer<ArrayBuffer> {
  return createHmac('sha256', secret).update('housestyle shard').digest();
}
