import { lstat, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileErrorReason } from '../../errors.ts';
import { parseJson } from '../../text/json/parse-json.ts';
import { isRecord } from '../../text/record.ts';
import { makeFolder } from '../../workspace/disk/make-folder.ts';

/** Next to the kept replies; the replies' own files have other names. */
const FILE = 'memory-uses.json';
const MAX_BYTES = 4_000_000;
const MAX_ENTRIES = 20_000;
const DAY = 24 * 60 * 60 * 1000;
/** Several memories may share a folder. Those that no run has used for a year are dropped. */
const KEPT_DAYS = 365;

/**
 * Reads when the facts of a memory were last of use: by key, in milliseconds since 1970. Whatever is missing or damaged counts
 * as not recorded.
 */
export async function readMemoryUses(folder: string): Promise<ReadonlyMap<string, number>> {
  const path = join(folder, FILE);
  try {
    const found = await lstat(path);
    const value = found.isFile() && found.size <= MAX_BYTES ? parseJson(await readFile(path, 'utf8')) : undefined;
    const uses = isRecord(value) ? value['lastUsed'] : undefined;
    return new Map(isRecord(uses) ? Object.entries(uses).slice(0, MAX_ENTRIES).flatMap(readUse) : []);
  } catch {
    // Expected: no run has written it yet. What cannot be read is written anew.
    return new Map();
  }
}

function readUse([key, date]: readonly [string, unknown]): readonly (readonly [string, number])[] {
  const day = /^[\da-f]{32}$/.test(key) && typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(day) ? [] : [[key, day]];
}

/**
 * Adds the uses of a run to the record, which another run may have changed meanwhile: the newer date counts. A record that
 * cannot be written is reported, and the run goes on.
 */
export async function writeMemoryUses(
  folder: string,
  uses: ReadonlyMap<string, number>,
  now: number,
  say: (problem: string) => void,
): Promise<void> {
  const merged = new Map(await readMemoryUses(folder));
  for (const [key, date] of uses) {
    merged.set(key, Math.max(date, merged.get(key) ?? 0));
  }
  const kept = [...merged]
    .filter(([, date]) => now - date <= KEPT_DAYS * DAY)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_ENTRIES);
  const lastUsed = Object.fromEntries(kept.map(([key, date]) => [key, new Date(date).toISOString().slice(0, 10)]));
  const unfinished = join(folder, `.${FILE}.${process.getBuiltinModule('node:crypto').randomUUID()}.tmp`);
  try {
    await makeFolder(folder, 0o700);
    await writeFile(unfinished, `${JSON.stringify({ lastUsed }, null, 1)}\n`, { flag: 'wx', mode: 0o600 });
    await rename(unfinished, join(folder, FILE));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    say(`When facts of the memory were used cannot be recorded in "${folder}": ${fileErrorReason(error)}`);
  }
}
