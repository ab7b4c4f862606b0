import { decodeUtf8 } from '../../text/bytes/decode.ts';
import type { ReadBytes } from '../../workspace/read-text.ts';
import { MAX_CHECKED_BYTES } from '../reading/texts/checked-text.ts';
import { checkBytes } from './check-bytes.ts';
import { checkText, type TextCheck } from './check-text.ts';
import type { EnabledRules } from './enabled-rules.ts';
import type { CheckedKind } from '../types.ts';

/** A file whose bytes can be read once more. */
interface RereadFile {
  readonly kind: CheckedKind;
  readonly read: () => Promise<ReadBytes>;
}

/** Checks the bytes and the text of a file, or returns the earlier result for equal bytes. */
export type CheckOnce = (file: RereadFile, bytes: Uint8Array, enabled: EnabledRules) => Promise<TextCheck>;

/** A file that was checked. Its bytes are read once more when another file looks like it. */
interface First {
  readonly file: RereadFile;
  readonly checked: TextCheck;
}

/** Files of the same length, of which a few bytes are equal. */
interface LookAlikes {
  /** Undefined once its bytes are among those that are compared. */
  first: First | undefined;
  readonly compared: { readonly bytes: Uint8Array; readonly checked: TextCheck }[];
}

/** The most look-alikes that are compared with a file. Real ones are equal, so there is one. */
const MAX_COMPARED = 4;
/** The most bytes that are kept. Further copies are checked like any file. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

/**
 * Remembers the results for texts, and only those texts of which there are copies. Repositories often have the same skill
 * in `.github`, `.claude` and `.agents`, and monorepos the same instructions in each package.
 */
export function openCheckOnce(): CheckOnce {
  const known = new Map<string, LookAlikes>();
  let room = MAX_KEPT_BYTES;
  const keep = ({ compared }: LookAlikes, bytes: Uint8Array, checked: TextCheck): void => {
    if (compared.length < MAX_COMPARED && bytes.length <= room) {
      room -= bytes.length;
      // A copy, because small files share a larger piece of memory.
      compared.push({ bytes: Uint8Array.from(bytes), checked });
    }
  };
  return async (file, bytes, enabled) => {
    const look = `${enabled.variant} ${file.kind} ${sampleBytes(bytes)}`;
    const alike = known.get(look);
    if (alike === undefined) {
      const checked = await checkAll(file.kind, bytes, enabled);
      known.set(look, { first: { file, checked }, compared: [] });
      return checked;
    }
    const { first } = alike;
    const read = await first?.file.read();
    if (first !== undefined && read?.kind === 'bytes') {
      keep(alike, read.bytes, first.checked);
    }
    alike.first = undefined;
    const before = alike.compared.find((other) => Buffer.compare(other.bytes, bytes) === 0);
    if (before !== undefined) {
      return before.checked;
    }
    const checked = await checkAll(file.kind, bytes, enabled);
    keep(alike, bytes, checked);
    return checked;
  };
}

const SAMPLES = 8;

/** The length of a file and a few of its bytes. */
function sampleBytes(bytes: Uint8Array): string {
  let sample = String(bytes.length);
  for (let part = 1; part <= SAMPLES; part += 1) {
    sample += ` ${bytes[Math.floor((bytes.length * part) / (SAMPLES + 1))] ?? ''}`;
  }
  return sample;
}

async function checkAll(kind: CheckedKind, bytes: Uint8Array, enabled: EnabledRules): Promise<TextCheck> {
  const ofBytes = checkBytes(kind, bytes, enabled);
  const ofText = await checkDecoded(kind, bytes, enabled);
  return ofBytes.length === 0 ? ofText : { ...ofText, reported: [...ofBytes, ...ofText.reported] };
}

async function checkDecoded(kind: CheckedKind, bytes: Uint8Array, enabled: EnabledRules): Promise<TextCheck> {
  const decoded = bytes.length > MAX_CHECKED_BYTES ? undefined : decodeUtf8(bytes);
  return decoded?.kind === 'text' ? checkText(kind, bytes, decoded, enabled) : { ...NOTHING };
}

const NOTHING: TextCheck = { reported: [], fileFacts: [], repositoryFacts: [], suppressions: [] };
