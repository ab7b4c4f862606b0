import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { openWindowSearch } from '../src/context/similar/similar-windows.ts';
import { distinctWords } from '../src/context/similar/words.ts';
import { findSimilarWindowsFromLines, findSimilarWindowsPlainly } from '../test/context/similar/plain-windows.ts';

const FILES = 20;
const CHARACTERS = 10_000;
const WINDOW_LINES = 60;
const ROUNDS = 15;
const RATIO_LIMIT = 20;

/** Compares the counts that move with the window with words that are collected anew for each window. */
export function measureSimilarWindows(): void {
  const texts = sources();
  const reference = distinctWords((texts[0] ?? '').split('\n').slice(0, WINDOW_LINES).join('\n'));
  const contenders = {
    plain: () => texts.map((text) => findSimilarWindowsPlainly(text, reference, WINDOW_LINES)),
    kept: () => texts.map((text) => findSimilarWindowsFromLines(text, reference, WINDOW_LINES)),
    ours: () => texts.map(openWindowSearch(reference, WINDOW_LINES)),
  };
  const fastest = { plain: Number.POSITIVE_INFINITY, kept: Number.POSITIVE_INFINITY, ours: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['plain', 'kept', 'ours'] as const) {
      const startedAt = performance.now();
      contenders[name]();
      fastest[name] = Math.min(fastest[name], performance.now() - startedAt);
    }
  }
  const { plain, kept, ours } = fastest;
  console.log(
    `similar windows: ${FILES} files of ${CHARACTERS} characters ${ours.toFixed(1)} ms; plain ${plain.toFixed(0)} ms; ratio ${(plain / ours).toFixed(0)} (at least ${RATIO_LIMIT}); plain with the words of each line kept ${kept.toFixed(0)} ms; ratio ${(kept / ours).toFixed(1)}`,
  );
}

/** Texts of 10,000 characters each, joined from the sources of this repository. */
function sources(): readonly string[] {
  const root = join(import.meta.dirname, '..');
  const paths = execFileSync('git', ['ls-files', 'src/*.ts'], { cwd: root, encoding: 'utf8' }).split('\n');
  const text = paths
    .filter(Boolean)
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('');
  // A slice of a long string is slow to read, and files are not slices.
  const copy = (slice: string): string => Buffer.from(slice).toString();
  return Array.from({ length: FILES }, (_, index) => copy(text.slice(index * CHARACTERS, (index + 1) * CHARACTERS)));
}
