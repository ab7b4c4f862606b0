import type { FileChange } from '../../changes/types.ts';
import { wholeFile } from '../../changes/whole-file.ts';
import { lazily } from '../../structures/lazily.ts';
import { SECRETS_FAMILY } from '../families/secrets/secrets.ts';
import type { Violation } from '../types.ts';
import { checkFile, type FileSource } from './check-file.ts';
import type { FileChecks, PreparedCheck } from './prepare-checks.ts';

/** What a check found in a file. */
export interface Found {
  readonly check: PreparedCheck;
  readonly violation: Violation;
}

/** Shorter lines, such as `} catch {`, are in many places, and tell of no move. */
const MIN_CHARACTERS = 15;

/** Files in which one line is looked for, because each of them is read and parsed. */
const MOST_PLACES = 20;

/** A line that the change removes, at its number in the base. */
interface RemovedLine {
  readonly file: FileChange;
  readonly line: number;
}

/**
 * Tells whether a change only moves what breaks a rule, or indents it anew: the same line is removed in a file in which the same
 * check counts, and the check finds the same there in the base. If the change adds the line more often than it removes it,
 * nothing is moved. Secrets are never left out.
 *
 * @param files all changed files
 * @param checksOf the checks of a file
 */
export function prepareMoved(
  files: readonly FileChange[],
  source: Pick<FileSource, 'readBase' | 'grammars'>,
  checksOf: (path: string) => FileChecks,
): (quote: string | undefined, found: Found) => Promise<boolean> {
  const index = lazily(() => indexLines(files));
  const results = new Map<string, Promise<ReadonlySet<string>>>();
  const findInBase = (file: FileChange, check: PreparedCheck): Promise<ReadonlySet<string>> => {
    const key = JSON.stringify([file.path, check.checkKey]);
    const result = results.get(key) ?? checkBase(file, check, source);
    results.set(key, result);
    return result;
  };
  return async (quote, { check, violation }) => {
    const text = quote?.trim() ?? '';
    if (text.length < MIN_CHARACTERS || source.readBase === undefined || check.family === SECRETS_FAMILY.name) {
      return false;
    }
    const { removed, added } = index();
    const places = removed.get(text) ?? [];
    if (places.length === 0 || places.length < (added.get(text) ?? 0)) {
      return false;
    }
    for (const { file, line } of places.slice(0, MOST_PLACES)) {
      const isCounted = checksOf(file.path).own.some(({ checkKey }) => checkKey === check.checkKey);
      if (isCounted && (await findInBase(file, check)).has(placeKey({ line, found: violation.found }))) {
        return true;
      }
    }
    return false;
  };
}

/** The lines that a change removes, by their text, and how often it adds each of them. */
function indexLines(files: readonly FileChange[]): {
  readonly removed: ReadonlyMap<string, readonly RemovedLine[]>;
  readonly added: ReadonlyMap<string, number>;
} {
  const removed = new Map<string, RemovedLine[]>();
  const added = new Map<string, number>();
  for (const file of files) {
    for (const line of file.hunks.flatMap(({ lines }) => lines)) {
      const text = line.text.trim();
      if (line.kind === 'added') {
        added.set(text, (added.get(text) ?? 0) + 1);
      } else if (line.kind === 'removed' && text.length >= MIN_CHARACTERS) {
        const places = removed.get(text) ?? [];
        places.push({ file, line: line.oldLine });
        removed.set(text, places);
      }
    }
  }
  return { removed, added };
}

/** What a check finds in the whole text of a file before the change, by the keys of places. */
async function checkBase(
  file: FileChange,
  check: PreparedCheck,
  { readBase, grammars }: Pick<FileSource, 'readBase' | 'grammars'>,
): Promise<ReadonlySet<string>> {
  const text = await readBase?.(file);
  if (text === undefined) {
    return new Set();
  }
  const whole = wholeFile(file.previousPath ?? file.path, text);
  const { violations } = await checkFile(whole, [check], { readHead: () => Promise.resolve(text), grammars });
  return new Set(violations.map(({ violation }) => placeKey(violation)));
}

function placeKey({ line, found }: Pick<Violation, 'line' | 'found'>): string {
  return `${line ?? ''} ${found}`;
}
