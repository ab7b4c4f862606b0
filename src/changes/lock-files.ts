import { wordSet } from '../structures/words-in.ts';

/** Package managers write these files, and nobody reviews them line by line. */
const LOCK_FILES = wordSet(`
  bun.lock Cargo.lock composer.lock deno.lock flake.lock Gemfile.lock go.sum gradle.lockfile mix.lock
  npm-shrinkwrap.json package-lock.json packages.lock.json pdm.lock Pipfile.lock pnpm-lock.yaml poetry.lock
  Podfile.lock pubspec.lock uv.lock yarn.lock
`);

/** The baselines and the learned file, which Housestyle writes, at their usual places. They have the text of findings. */
const OWN_FILES = wordSet(`
  .github/housestyle-audit.json .github/housestyle-baseline.json .github/housestyle-learned.json
`);

/** Whether Housestyle wrote a file, by its path. */
export function isOwnFile(path: string): boolean {
  return OWN_FILES.has(path);
}

/** Whether a package manager wrote a file, by its name. */
export function isLockFile(path: string): boolean {
  return LOCK_FILES.has(path.slice(path.lastIndexOf('/') + 1));
}
