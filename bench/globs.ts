import picomatch from 'picomatch';
import { compileGlob } from '../src/text/globs/glob.ts';

const GLOBS = 5_000;
const PATHS = 100_000;
/** picomatch gets each so manieth glob, and what it takes is multiplied. No shape of glob comes back in step with it. */
const SAMPLE = 25;
const LIMIT = 2;

type Matches = (path: string) => boolean;

/**
 * Holds each of many globs against each of many paths, beside picomatch's matchers; both were compiled before. They take
 * turns, so that whatever else the machine does slows both.
 */
export function measureGlobs(): void {
  const paths = Array.from({ length: PATHS }, (_, index) => drawPath(index));
  const globs = Array.from({ length: GLOBS }, (_, index) => drawGlob(index));
  const ours = globs.map(compile);
  const theirs = globs.map((glob, index) => (index % SAMPLE === 0 ? picomatch(glob, { dot: true }) : undefined));
  let [ourMs, theirMs, matching] = [0, 0, 0];
  for (const [index, glob] of ours.entries()) {
    const { ms, matches } = timeGlob(glob, paths);
    ourMs += ms;
    matching += matches;
    const other = theirs[index];
    if (other !== undefined) {
      const sample = timeGlob(other, paths);
      theirMs += sample.ms * SAMPLE;
      if (sample.matches !== matches) {
        throw new Error(`${globs[index]} matches ${matches} paths, but in picomatch ${sample.matches}`);
      }
    }
  }
  const share = (matching / GLOBS / PATHS) * 100;
  console.log(
    `globs: ${GLOBS} × ${PATHS} paths ${ourMs.toFixed(0)} ms, of which ${share.toFixed(1)} % match; picomatch ${theirMs.toFixed(0)} ms, scaled from every ${SAMPLE}th glob; ratio ${(ourMs / theirMs).toFixed(2)} (limit ${LIMIT})`,
  );
}

function compile(pattern: string): Matches {
  const glob = compileGlob(pattern);
  if (glob.kind === 'invalid') {
    throw new Error(`${pattern}: ${glob.reason}`);
  }
  return glob.matches;
}

function timeGlob(isMatch: Matches, paths: readonly string[]): { readonly ms: number; readonly matches: number } {
  const startedAt = performance.now();
  let matches = 0;
  for (const path of paths) {
    matches += isMatch(path) ? 1 : 0;
  }
  return { ms: performance.now() - startedAt, matches };
}

const EXTENSIONS = ['ts', 'tsx', 'js', 'spec.js', 'md', 'go', 'py', 'css', 'json', 'yml'];
const FOLDERS = ['src', 'test', 'docs', 'lib/internal', 'api/v1', '.github/workflows', 'components/a/b/c'];

function drawPath(index: number): string {
  const extension = EXTENSIONS[index % EXTENSIONS.length];
  const folder = FOLDERS[index % FOLDERS.length];
  const path =
    index % 3 === 0
      ? `${folder}/file${index}.${extension}`
      : `packages/p${index % 97}/${folder}/file${index}.${extension}`;
  // As paths are read from bytes: in one piece, which concatenation does not give.
  return Buffer.from(path).toString();
}

/** The shapes that instruction files have, and a few that nobody should write. */
const SHAPES: readonly ((index: number) => string)[] = [
  (index) => `**/*.${EXTENSIONS[index % EXTENSIONS.length]}`,
  (index) => `${FOLDERS[index % FOLDERS.length]}/**`,
  (index) => `packages/p${index % 97}/**/*.{ts,tsx}`,
  (index) => `packages/p${index % 97}/**`,
  (index) => `docs/*.${EXTENSIONS[index % EXTENSIONS.length]}`,
  (index) => `packages/p${index % 97}/src/file${index}.ts`,
  (index) => `**/test/**/*${index % 10}.spec.js`,
  (index) => `**/${FOLDERS[index % FOLDERS.length]}/**/*.{js,ts,css}`,
  (index) => `**/file${index}.*`,
  (index) => `packages/*/src/file[0-9]${index % 100}*.ts`,
  (index) => `*${'a*'.repeat(index % 20)}b`,
  (index) => `${'**/a/'.repeat(1 + (index % 20))}*.ts`,
];

function drawGlob(index: number): string {
  const shape = SHAPES[index % SHAPES.length];
  return shape === undefined ? '**' : shape(Math.floor(index / SHAPES.length));
}
