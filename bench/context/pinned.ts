import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PinnedRepository } from '../accuracy/repositories.ts';

const REPOSITORIES_FILE = fileURLToPath(new URL('repositories.json', import.meta.url));

/** Reads `repositories.json`. */
export function readPinned(): readonly PinnedRepository[] {
  const file = JSON.parse(readFileSync(REPOSITORIES_FILE, 'utf8')) as { readonly repositories: PinnedRepository[] };
  return file.repositories;
}

/** Writes `repositories.json`. */
export function writePinned(repositories: readonly PinnedRepository[]): void {
  writeFileSync(REPOSITORIES_FILE, `${JSON.stringify({ repositories }, undefined, 2)}\n`);
}
