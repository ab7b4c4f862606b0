/**
 * npm runs this after `npm ci`. It installs the Node versions of `test/nodes`, and makes `npm run` use Node 24 if the
 * Node on this machine is older: scripts and tests are TypeScript, which Node runs from version 24 on.
 *
 * The versions are not dependencies in package.json: npm would install them for everybody who installs the package, and
 * put a `node` into their `node_modules/.bin`, which then runs all of their scripts.
 *
 * This file is JavaScript because Node 20 has to run it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
/** Downloads of a slow network end before. */
const LONGEST_SECONDS = 600;
const root = fileURLToPath(new URL('..', import.meta.url));
const nodes = join(root, 'test/nodes');
const installed = join(nodes, 'node_modules/node-24/bin/node');
const link = join(root, 'node_modules/.bin/node');

/** An earlier run of this file made the link through which this run was started, so the Node of the machine is older. */
const isStartedByLink =
  existsSync(link) && existsSync(installed) && realpathSync(process.execPath) === realpathSync(installed);

// `npm pack` in a fresh clone runs this file too, before anything is installed. Then there is nothing to prepare.
if (!existsSync(join(root, 'node_modules'))) process.exit(0);

if (!isInstalledBeside(process.env.HOUSESTYLE_NODES)) {
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: nodes,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
mkdirSync(dirname(link), { recursive: true });
rmSync(link, { force: true });
if (isStartedByLink || Number.parseInt(process.versions.node, 10) < NEEDED) {
  if (existsSync(installed)) {
    symlinkSync(installed, link);
  } else {
    console.error(
      `Node ${process.versions.node} cannot run the scripts and tests of this repository: install Node ${NEEDED} or later.`,
    );
    process.exitCode = 1;
  }
}

/**
 * Whether the versions are there already. The gate installs them while `npm ci` installs everything else, and names a file
 * that gets the exit code at the end.
 */
function isInstalledBeside(file) {
  if (file === undefined) return false;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; !existsSync(file) && waited < LONGEST_SECONDS; waited += 1) {
    Atomics.wait(pause, 0, 0, 1000);
  }
  return existsSync(file) && readFileSync(file, 'utf8').trim() === '0';
}
