import { wordSet } from '../structures/words-in.ts';

/** Package managers write these files, and nobody reviews them line by line. */
const LOCK_FILES = wordSet(`
  bun.lock Cargo.lock composer.lock deno.lock flake.lock Gemfile.lock go.sum gradle.lockfile mix.lock
  npm-shrinkwrap.json package-lock.json packages.lock.json pdm.lock Pipfile.lock pnpm-lock.yaml poetry.lock
  Podfile.lock pubspec.lock uv.lock yarn.lock
`);

/** Whether a package manager wrote a file, by its name. */
export function isLockFile(path: string): boolean {
  return LOCK_FILES.has(path.slice(path.lastIndexOf('/') + 1));
}
