import { execFileSync, spawn } from 'node:child_process';
import { discoverCustomizations } from '../src/customizations/discover.ts';
import { selectGuidelines } from '../src/guidelines/select.ts';
import { openRepository } from '../src/workspace/git/open-repository.ts';
import { revisionWorkspace } from '../src/workspace/git/revision.ts';
import { median } from './timing.ts';
import { inScratchFolder } from './scratch-folder.ts';

const FILES = 100_000;
const FILES_A_FOLDER = 16;
/** Nested AGENTS.md files, and as many path instructions. */
const INSTRUCTIONS = 25;
/** Changed files that the globs are held against. */
const CHANGED = 100;
/** Many, so that the median is of compiled code: the first round takes two to three times as long. */
const ROUNDS = 21;
const LIMIT = 1.5;

/** Discovery and matching in a commit with many files, compared with reading their names from `git ls-tree`. */
export async function measureDiscovery(): Promise<void> {
  await inScratchFolder(async (folder) => {
    makeRepository(folder);
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder }).toString().trim();
    const ours: number[] = [];
    const git: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      git.push(await timeCall(() => readNames(folder, commit)));
      ours.push(await timeDiscovery(folder, commit));
    }
    const ratio = median(ours) / median(git);
    console.log(
      `discovery: ${2 * INSTRUCTIONS} customizations among ${FILES} files found, read and matched ${median(ours).toFixed(0)} ms, names by git ls-tree ${median(git).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (limit ${LIMIT})`,
    );
  });
}

/** On a repository opened for this, so that the start of git's process is part of it. */
async function timeDiscovery(folder: string, commit: string): Promise<number> {
  const opened = await openRepository(folder);
  if (opened.kind === 'problem') {
    throw new Error(opened.message);
  }
  const { repository } = opened;
  const changed = Array.from({ length: CHANGED }, (_, file) => pathOf(file * INSTRUCTIONS + 1));
  const took = await timeCall(async () => {
    const customizations = await discoverCustomizations({ repository: revisionWorkspace(repository, commit, 'head') });
    const { applicable } = selectGuidelines(customizations, changed);
    if (customizations.found.length !== 2 * INSTRUCTIONS || applicable.length === 0) {
      throw new Error(`${customizations.found.length} were found, ${applicable.length} are in force`);
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
  const instructions = Array.from({ length: INSTRUCTIONS }, (_, index) => {
    const text = `---\napplyTo: "packages/package-${index}/**/*.ts,**/*-${index}.tsx"\n---\n# Part ${index}\n\n- Never use \`old${index}\`.\n`;
    return `M 100644 inline .github/instructions/part-${index}.instructions.md\ndata ${text.length}\n${text}\n`;
  });
  const files = Array.from({ length: FILES - INSTRUCTIONS }, (_, file) => `M 100644 :1 ${pathOf(file)}\n`);
  const head = 'blob\nmark :1\ndata 2\nx\n\ncommit refs/heads/main\ncommitter A <a@example.test> 0 +0000\ndata 1\nx\n';
  git(`${head}${files.join('')}${instructions.join('')}\n`, 'fast-import', '--quiet');
}

function pathOf(file: number): string {
  const part = Math.floor(file / FILES_A_FOLDER);
  const folder = `packages/package-${part % 500}/src/part-${part}`;
  return file % (FILES / INSTRUCTIONS) === 0 ? `${folder}/AGENTS.md` : `${folder}/module-${file}.ts`;
}
