import picomatch from 'picomatch';
import { compileGlob, vscodeGlobs } from '../src/text/globs/glob.ts';
import { HOSTILE_GLOBS } from './hostile-globs.ts';

const GLOBS = 5_000;
const PATHS = 20_000;
/** picomatch gets every 25th glob, and its time is multiplied by 25. No shape of glob repeats in step with it. */
const SAMPLE = 25;
const LIMIT = 3;

type Matches = (path: string) => boolean;

export function measureGlobs(): void {
  measureOrdinaryGlobs();
  measureHostileGlobs();
}

/**
 * Matches each of many globs against each of many paths, next to picomatch's matchers; both are compiled before. They
 * take turns, so that whatever else the machine does slows both.
 */
function measureOrdinaryGlobs(): void {
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
    `globs: ${GLOBS} × ${PATHS} paths ${ourMs.toFixed(0)} ms, ${share.toFixed(1)} % match; picomatch ${theirMs.toFixed(0)} ms, scaled from every ${SAMPLE}th glob; ratio ${(ourMs / theirMs).toFixed(2)} (limit ${LIMIT})`,
  );
}

const PATTERN_CHARACTERS = 2_000;
const PATH_CHARACTERS = 10_000;
const GROWTH = 10;
/** Linear growth measures 7 to 14 on a busy machine; quadratic growth is 100. */
const GROWTH_LIMIT = 30;
/** A shorter time is mostly chance. */
const LEAST_MS = 100;
const ROUNDS = 3;

/** Checks that the time of a match grows with the length of the path and not faster, whatever the pattern. */
function measureHostileGlobs(): void {
  for (const { name, drawPattern, drawPath: draw } of HOSTILE_GLOBS) {
    const pattern = drawPattern(PATTERN_CHARACTERS);
    const matchers = [compile(pattern), compileInVscode(pattern)];
    const small = timeHostile(matchers, draw(PATH_CHARACTERS));
    const large = timeHostile(matchers, draw(PATH_CHARACTERS * GROWTH));
    const growth = large / small;
    console.log(
      `hostile glob, ${name}: ${large.toFixed(0)} ms for a path of ${PATH_CHARACTERS * GROWTH} characters, ${GROWTH} times the path takes ${growth.toFixed(1)} times the time (limit ${GROWTH_LIMIT})`,
    );
    if (large > LEAST_MS && growth > GROWTH_LIMIT) {
      console.log('  beyond the limit');
      process.exitCode = 1;
    }
  }
}

/** Milliseconds of the fastest round. Each round matches other paths, because minimatch remembers the last one. */
function timeHostile(matchers: readonly Matches[], path: string): number {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const paths = [`${path}${round}`, `${path}b${round}`, path.slice(round)];
    return Math.max(...matchers.map((matches) => timeGlob(matches, paths).ms));
  });
  return Math.min(...rounds);
}

function compile(pattern: string): Matches {
  const glob = compileGlob(pattern);
  if (glob.kind === 'invalid') {
    throw new Error(`${pattern}: ${glob.reason}`);
  }
  return glob.matches;
}

function compileInVscode(pattern: string): Matches {
  const globs = vscodeGlobs([pattern]);
  return (path) => globs.matches(path) !== undefined;
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
