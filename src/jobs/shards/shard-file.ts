import { isAscii } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ShapeError } from '../../text/json/read-shape.ts';
import { createTableReader } from '../../text/json/read-tables.ts';
import { writeTables } from '../../text/json/write-tables.ts';
import { isRecord } from '../../text/record.ts';
import { makeFindingFields, makeIdentityFields, MAX_FINDINGS } from './finding-shape.ts';
import { readShardReport, type ShardReport } from './shard-report.ts';
import { NOTHING_SHARED, type TextSharing } from './text-sharing.ts';

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
 * How many findings a line has. The texts of a line are new objects of V8, which costs little as long as all of them fit
 * into the room for new objects: a merge replaces most of them by equal texts before the next line is read.
 */
const FINDINGS_PER_LINE = 256;

/**
 * Writes the result of a shard: a line with the seal, one with the result, and lines with its findings, as tables.
 * @param cut takes keys and tokens of the run out of the text, before it is sealed
 */
export function writeShardFile(
  report: ShardReport,
  secret: ShardSecret,
  cut: (text: string) => string = (text) => text,
): string {
  const { findings } = report;
  const lines = [JSON.stringify({ ...report, findings: [] })];
  for (let start = 0; start < findings.length; start += FINDINGS_PER_LINE) {
    lines.push(JSON.stringify(writeTables(findings.slice(start, start + FINDINGS_PER_LINE), ['identity'])));
  }
  const text = cut(lines.join('\n'));
  const seal = secret === undefined ? undefined : drawSeal(text, secret).toString('hex');
  const bytes = Buffer.byteLength(text);
  return `${JSON.stringify({ format: HEAD, bytes, ...(seal === undefined ? {} : { seal }) })}\n${text}\n`;
}

const HEAD = 'housestyle-shard-file-3';
const HEAD_OF_ANY_VERSION = /^housestyle-shard-file-\d+$/;
const NEWLINE = 0x0a;

type ReadFindings = ReturnType<typeof createFindingReader>;

/** Makes a reader of the findings in a line. Equal texts in lines that it reads are kept once. */
export function createFindingReader(share: TextSharing) {
  return createTableReader({ fields: makeFindingFields(share), nested: { identity: makeIdentityFields(share) } });
}

/**
 * Reads such a file. With a secret, a file without its seal is refused.
 * @param readLine reads the findings of a line
 */
export function readShardFile(
  { bytes }: Pick<ShardFile, 'bytes'>,
  secret: ShardSecret,
  readLine: ReadFindings = createFindingReader(NOTHING_SHARED),
): ReadShardFile {
  if (bytes.length > MAX_SHARD_BYTES) {
    return refuse(`has ${bytes.length} bytes, and at most ${MAX_SHARD_BYTES} are read`);
  }
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = all.indexOf('\n');
  const content = all.subarray(end + 1, all.at(-1) === NEWLINE ? -1 : undefined);
  if (end < 0) {
    return refuse(all.length === 0 ? 'is empty' : 'is damaged: its first line has no end');
  }
  try {
    const first: unknown = JSON.parse(all.toString('utf8', 0, end));
    const head = isRecord(first) ? first : {};
    if (head['format'] !== HEAD) {
      return refuse(
        HEAD_OF_ANY_VERSION.test(String(head['format']))
          ? 'was written by another version of Housestyle; all jobs of a review need the same version'
          : 'is not the result of a shard: its first line has another form',
      );
    }
    const loss = describeLoss(head['bytes'], content.length);
    const drawn = drawSeal(content, secret ?? '');
    if (secret !== undefined && !isSeal(head['seal'], drawn)) {
      const change = loss === undefined ? 'somebody else wrote or changed it' : `it was cut or changed: ${loss}`;
      return refuse(`does not have the seal of this run, so ${change}`);
    }
    // Without a seal, a file that was cut after a line would look whole, and its last findings would be lost.
    if (loss !== undefined) {
      return refuse(`was cut or changed: ${loss}`);
    }
    return { kind: 'read', report: readContent(content, readLine), mark: drawn.toString('hex') };
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

/** What is missing of a file whose first line says how long the rest is. */
function describeLoss(bytes: unknown, length: number): string | undefined {
  return typeof bytes === 'number' && length < bytes
    ? `it has ${length} of the ${bytes} bytes that its job wrote after the first line`
    : undefined;
}

function readContent(content: Buffer, readLine: ReadFindings): ShardReport {
  let end = content.indexOf(NEWLINE);
  const report = readShardReport(JSON.parse(readText(content.subarray(0, end < 0 ? undefined : end))));
  const findings = [...report.findings];
  let repeatedCharacters = 0;
  while (end >= 0) {
    const start = end + 1;
    end = content.indexOf(NEWLINE, start);
    const line: unknown = JSON.parse(readText(content.subarray(start, end < 0 ? undefined : end)));
    const read = readLine(line, 'findings', { mostRows: MAX_FINDINGS - findings.length, from: findings.length });
    repeatedCharacters += read.repeatedCharacters;
    if (repeatedCharacters > MAX_SHARD_BYTES) {
      throw new ShapeError('findings', `a list of findings that together have at most ${MAX_SHARD_BYTES} characters`);
    }
    read.rows.forEach((finding) => findings.push(finding));
  }
  return { ...report, findings };
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

/** With a key of its own, so that the secret itself signs nothing. */
function drawSeal(content: string | Uint8Array, secret: string): Buffer {
  const key = createHmac('sha256', secret).update('housestyle shard').digest();
  return createHmac('sha256', key).update(content).digest();
}
