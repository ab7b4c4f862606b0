/**
 * Takes out one defence after the other in a copy of the repository, builds it, plays the attacks that the defence prevents, and
 * prints which of them then succeed. Exit code 1 if a control fits no longer, or no attack noticed it.
 *
 *     node bench/controls/run.ts [--name TEXT]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CONTROLS, type Control } from './controls.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { name: { type: 'string', default: '' } } });

const MAX_MILLISECONDS = '1200000';

interface TestResults {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const copy = copyRepository();
let faults = 0;
for (const control of CONTROLS.filter(({ name }) => name.includes(values.name))) {
  faults += report(control, play(control)) ? 0 : 1;
}
rmSync(copy, { recursive: true });
process.exitCode = faults === 0 ? 0 : 1;

/** Copies what git does not ignore. Packages are linked, because nothing changes them. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-controls-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  for (const path of files.split('\0').filter((name) => existsSync(join(root, name)) && name !== '')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true });
  }
  for (const path of ['node_modules', 'test/nodes/node_modules'].filter((name) => existsSync(join(root, name)))) {
    mkdirSync(join(folder, path), { recursive: true });
    // The results of tests are written to `.cache`.
    for (const name of readdirSync(join(root, path)).filter((one) => one !== '.cache')) {
      symlinkSync(join(root, path, name), join(folder, path, name));
    }
  }
  return folder;
}

/** The attacks that were played, by whether they succeeded; a sentence if they could not be played. */
function play({
  edits,
  test,
  only,
}: Control): { readonly passed: number; readonly failed: readonly string[] } | string {
  const files = [...new Set(edits.map(({ file }) => file))];
  const before = new Map(files.map((file) => [file, readFileSync(join(copy, file), 'utf8')]));
  const texts = new Map(before);
  for (const { file, from, to } of edits) {
    const parts = (texts.get(file) ?? '').split(from);
    if (parts.length !== 2) {
      return `the text to take out occurs ${parts.length - 1} times in ${file}`;
    }
    texts.set(file, parts.join(to));
  }
  texts.forEach((text, file) => writeFileSync(join(copy, file), text));
  const results = join(copy, 'node_modules/.cache/test-results.json');
  rmSync(results, { force: true });
  const built = spawnSync('node', ['scripts/build.ts'], { cwd: copy, encoding: 'utf8' });
  // A row that ends because the machine is busy would count as an attack that succeeded.
  const run = ['vitest', 'run', `test/hostile/${test}.test.ts`, '-t', only, '--testTimeout', MAX_MILLISECONDS];
  if (built.status === 0) {
    spawnSync('npx', run, { cwd: copy, env: { ...process.env, HOUSESTYLE_WHOLE: '1' } });
  }
  before.forEach((text, file) => writeFileSync(join(copy, file), text));
  if (!existsSync(results)) {
    return built.status === 0 ? 'the attacks could not be played' : `it cannot be built: ${built.stderr.slice(0, 500)}`;
  }
  const all = (JSON.parse(readFileSync(results, 'utf8')) as TestResults).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: all.filter(({ status }) => status === 'failed').map(({ title }) => title),
  };
}

function report({ name }: Control, played: ReturnType<typeof play>): boolean {
  if (typeof played === 'string') {
    console.log(`FAULT ${name}: ${played}`);
    return false;
  }
  const { passed, failed } = played;
  console.log(`${failed.length === 0 ? 'FAULT ' : ''}${name}: ${failed.length} of ${failed.length + passed} rows fail`);
  failed.forEach((title) => console.log(`  ${title}`));
  return failed.length > 0;
}
