import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository } from '../src/workspace/open-repository.ts';
import { revisionWorkspace } from '../src/workspace/revision.ts';
import type { FindQuery } from '../src/workspace/workspace.ts';
import { median } from './timing.ts';

const FILES = 100_000;
const FILES_A_FOLDER = 16;
const INSTRUCTIONS = 500;
const ROUNDS = 7;
const LIMIT = 1.5;

const QUERY: FindQuery = {
  endings: ['agents.md', 'claude.md', '.instructions.md', 'skill.md', '.vscode/settings.json', '.code-workspace'],
  deep: ['.github'],
  shallow: [''],
};

/** `find` in a commit of many files, beside reading the names of its files from `git ls-tree`, in turn. */
export async function measureDiscovery(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-bench-'));
  try {
    makeRepository(folder);
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder }).toString().trim();
    const ours: number[] = [];
    const git: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      git.push(await timeCall(() => readNames(folder, commit)));
      ours.push(await timeFind(folder, commit));
    }
    const ratio = median(ours) / median(git);
    console.log(
      `discovery: find among ${FILES} files ${median(ours).toFixed(0)} ms, names by git ls-tree ${median(git).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (limit ${LIMIT})`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On a repository opened for this, so that the start of git's process is part of it. */
async function timeFind(folder: string, commit: string): Promise<number> {
  const opened = await openRepository(folder);
  if (opened.kind === 'problem') {
    throw new Error(opened.message);
  }
  const { repository } = opened;
  const took = await timeCall(async () => {
    const { entries } = await revisionWorkspace(repository, commit, 'head').find(QUERY);
    if (entries.length !== INSTRUCTIONS) {
      throw new Error(`${entries.length} entries were found`);
    }
  });
  repository.close();
  return took;
}

function readNames(folder: string, commit: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['-C', folder, 'ls-tree', '-r', '--name-only', commit]);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 && chunks.length > 0 ? resolve() : reject(new Error(`exit code ${code}`))));
  });
}

async function timeCall(call: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}

function makeRepository(folder: string): void {
  const git = (input: string, ...args: readonly string[]): void => {
    execFileSync('git', args, { cwd: folder, input });
  };
  git('', 'init', '-q', '-b', 'main');
  const files = Array.from({ length: FILES }, (_, file) => `M 100644 :1 ${pathOf(file)}\n`);
  const head = 'blob\nmark :1\ndata 2\nx\n\ncommit refs/heads/main\ncommitter A <a@example.test> 0 +0000\ndata 1\nx\n';
  git(`${head}${files.join('')}\n`, 'fast-import', '--quiet');
}

function pathOf(file: number): string {
  const part = Math.floor(file / FILES_A_FOLDER);
  const folder = `packages/package-${part % 500}/src/part-${part}`;
  return file % (FILES / INSTRUCTIONS) === 0 ? `${folder}/AGENTS.md` : `${folder}/module-${file}.ts`;
}
