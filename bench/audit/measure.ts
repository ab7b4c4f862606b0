import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openRepository, type OpenRepository } from '../accuracy/repositories.ts';
import { inScratchFolder } from '../scratch-folder.ts';

/**
 * Measures the time and the memory of an audit of more than 100,000 files without a model. The audited commit is made of
 * pinned repositories in several languages, and of the instructions of another one: `node bench/audit/measure.ts [COUNT |
 * OWNER/NAME…] [--repositories DIR]`, after `npm run build`. With COUNT, only the first repositories are part of it; with
 * names, only these.
 */
interface Pinned {
  readonly name: string;
  readonly url: string;
  readonly commit: string;
}

interface AuditedList {
  /** Where the instructions are from, and the folder that becomes `.github/instructions`. */
  readonly instructions: Pinned & { readonly folder: string };
  readonly repositories: readonly Pinned[];
}

const LIST = JSON.parse(
  readFileSync(fileURLToPath(new URL('repositories.json', import.meta.url)), 'utf8'),
) as AuditedList;
const COMMAND = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
/** Prints what the process used, as its last line on standard error. */
const REPORT_USE =
  'data:text/javascript,process.on("exit",()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS:m}=process.resourceUsage();console.error(JSON.stringify({cpu:(u+s)/1e6,rss:Math.round(m/1000)}))})';

/** Makes a repository with one commit, whose objects are those of the clones. Returns the number of files. */
function assemble(folder: string, repositories: readonly Pinned[], open: (of: Pinned) => OpenRepository): number {
  const run = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 1e9 });
  run('init', '--quiet');
  const objects = join(folder, '.git/objects');
  mkdirSync(join(objects, 'info'), { recursive: true });
  const add = (pinned: Pinned, from: string, to: string): void => {
    appendFileSync(join(objects, 'info/alternates'), `${join(open(pinned).folder, '.git/objects')}\n`);
    run('read-tree', `--prefix=${to}`, `${pinned.commit}:${from}`);
  };
  add(LIST.instructions, LIST.instructions.folder, '.github/instructions/');
  for (const pinned of repositories) {
    add(pinned, '', `projects/${pinned.name.replace('/', '-')}/`);
  }
  // Clones may lack large files. The audit says so of each.
  const tree = run('write-tree', '--missing-ok').trim();
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
  run('update-ref', 'HEAD', run(...identity, 'commit-tree', tree, '-m', 'All files').trim());
  return run('ls-tree', '-r', '--name-only', '-z', 'HEAD').split('\0').length - 1;
}

function measure(folder: string, output: string): void {
  const start = performance.now();
  const { stderr, status } = spawnSync(
    process.execPath,
    [
      '--import',
      REPORT_USE,
      COMMAND,
      'review',
      '--all-files',
      '--repo',
      folder,
      '--format',
      'json',
      '--output',
      output,
    ],
    { encoding: 'utf8', maxBuffer: 1e9, env: { PATH: process.env['PATH'] } },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0 && status !== 1) {
    throw new Error(`The audit ended with exit code ${status ?? 'none'}: ${stderr.slice(0, 2_000)}`);
  }
  const used = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as { readonly cpu: number; readonly rss: number };
  const result = JSON.parse(readFileSync(output, 'utf8')) as {
    readonly coverage: { readonly reviewedFiles: number; readonly reviewedLines: number };
    readonly findings: readonly unknown[];
  };
  const { reviewedFiles, reviewedLines } = result.coverage;
  console.log(
    `${reviewedFiles} files with ${reviewedLines} lines audited, ${result.findings.length} findings, exit code ${status}: ` +
      `${used.cpu.toFixed(0)} s of CPU time, ${seconds.toFixed(0)} s, at most ${used.rss} MB; ` +
      `the result has ${(statSync(output).size / 1e6).toFixed(1)} MB`,
  );
}

function assembleAndMeasure(folder: string): void {
  // The result is written next to the repository, and not into it.
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  const opened: OpenRepository[] = [];
  try {
    const count = assemble(repository, repositories, (pinned) => {
      const clone = openRepository(pinned);
      opened.push(clone);
      return clone;
    });
    console.log(`${count} files of ${repositories.length} repositories`);
    measure(repository, join(folder, 'audit.json'));
  } finally {
    opened.forEach((clone) => {
      clone.close();
    });
  }
}

const given = process.argv.slice(2).find((argument) => /^\d+$/.test(argument));
const named = LIST.repositories.filter(({ name }) => process.argv.slice(2).includes(name));
const repositories =
  named.length > 0 ? named : LIST.repositories.slice(0, given === undefined ? undefined : Number(given));
await inScratchFolder(assembleAndMeasure);
