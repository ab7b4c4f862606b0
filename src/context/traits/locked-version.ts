import type { Lock, Trait } from './types.ts';

/** An entry begins with its version, so no more of it is read. */
const MAX_ENTRY_CHARACTERS = 400;

/** Finds the version of a package that was installed, in the text of a lock. The text may have any content. */
export function findLockedVersion(lock: Lock, text: string, dependency: Trait, folder: string): string | undefined {
  for (const entry of lock.entries(dependency, folder)) {
    const start = text.indexOf(entry);
    const found = start < 0 ? '' : text.slice(start + entry.length, start + entry.length + MAX_ENTRY_CHARACTERS);
    const [match, version] = lock.version.exec(found) ?? [];
    const isSame = lock.namesRange !== true || (match ?? '').includes(dependency.version ?? '');
    if (version !== undefined && isSame) {
      return version;
    }
  }
  return undefined;
}
