import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runChild, type ChildResult } from './child-process.ts';

/** A folder and an environment with git, one Node with its npm, a shell and nothing else. */
export interface EmptyMachine {
  /** The folder in which commands run. */
  readonly folder: string;
  /** Runs the lines of a block as a person would, in a shell that stops at the first error. */
  readonly shell: (lines: string, cwd?: string) => Promise<ChildResult>;
}

/** `env` starts programs by their first line; the others are what git's and npm's own scripts use. */
const PROGRAMS = ['git', 'sh', 'env', 'cat', 'cp', 'dirname', 'basename', 'mkdir', 'rm', 'sed', 'uname', 'true', 'pwd'];

export function makeEmptyMachine(node: string, registry: string): EmptyMachine {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'housestyle-machine-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [bin, home, folder] = ['bin', 'home', 'work'].map((name) => join(root, name)) as [string, string, string];
  for (const path of [bin, home, folder]) {
    mkdirSync(path);
  }
  for (const name of PROGRAMS) {
    symlinkSync(find(name), join(bin, name));
  }
  symlinkSync(node, join(bin, 'node'));
  const npm = dirname(realpathSync(find('npm')));
  for (const name of ['npm', 'npx']) {
    symlinkSync(join(npm, `${name}-cli.js`), join(bin, name));
  }
  writeFileSync(join(home, '.npmrc'), `registry=${registry}\nupdate-notifier=false\n`);
  writeFileSync(
    join(home, '.gitconfig'),
    '[user]\n\tname = Ada\n\temail = ada@example.test\n[init]\n\tdefaultBranch = main\n',
  );
  return {
    folder,
    shell: (lines, cwd = folder) =>
      runChild(join(bin, 'sh'), ['-e', '-c', lines], { cwd, env: { PATH: bin, HOME: home }, stdin: undefined }),
  };
}

/** The path of a program, without those of packages in the way. */
function find(name: string): string {
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(delimiter);
  return execFileSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8', env: { PATH: path } }).trim();
}
