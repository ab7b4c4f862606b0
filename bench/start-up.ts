import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inScratchFolder } from './scratch-folder.ts';
import { CLI, median, timeProcess } from './timing.ts';

const ROUNDS = 21;
const LIMIT = 1.5;

/** `--version`, compared with an empty Node program. They take turns, so that the load of the machine affects both. */
export async function measureStartUp(): Promise<void> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(timeProcess(process.execPath, ['-e', '0']));
    ours.push(timeProcess(process.execPath, [CLI, '--version']));
  }
  const ratio = median(ours) / median(bare);
  console.log(
    `start-up: --version ${median(ours).toFixed(0)} ms, node -e 0 ${median(bare).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (limit ${LIMIT})`,
  );
  await inScratchFolder(measureCommands);
}

const COMMANDS = [
  ['validate'],
  ['guidelines', '--diff', 'change.diff'],
  ['dump', '--diff', 'change.diff'],
  ['review', '--diff', 'change.diff'],
] as const;

/** Three files, as small as a repository with instructions can be: what is measured is the program, and not its work. */
const FILES: Readonly<Record<string, string>> = {
  '.github/copilot-instructions.md':
    '- Never use `var`; use `const` or `let`.\n- Do not call `console.log`.\n- Keep functions under 40 lines.\n- Prefer composition to inheritance.\n',
  '.github/instructions/scripts.instructions.md':
    '---\napplyTo: "**/*.ts"\n---\n\n- Write a docstring for every exported function.\n- Do not use default exports.\n',
  'add.ts': 'export function add(a: number, b: number): number {\n  return a + b;\n}\n',
  'change.diff':
    '--- a/add.ts\n+++ b/add.ts\n@@ -1,3 +1,4 @@\n export function add(a: number, b: number): number {\n+  var c = a;\n   return a + b;\n }\n',
};

/** CPU time of commands in a small repository, in all threads of the process. Other processes hardly change it. */
function measureCommands(folder: string): void {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const git = (...args: readonly string[]): unknown => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init');
  git('add', '.github', 'add.ts');
  git('-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '-m', 'First');
  for (const args of COMMANDS) {
    const rounds = Array.from({ length: ROUNDS }, () => cpuOf([CLI, ...args], folder));
    console.log(
      `start-up: ${args[0]} in a small repository ${median(rounds).toFixed(0)} ms of CPU, least ${Math.min(...rounds).toFixed(0)} ms`,
    );
  }
}

/** Writes the CPU time of a process, in milliseconds, into its fourth stream when it ends. */
const CPU_TIME = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, String((user + system) / 1000));
});
`)}`;

function cpuOf(args: readonly string[], cwd: string): number {
  const { status, output, stderr } = spawnSync(process.execPath, ['--import', CPU_TIME, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  const ms = Number(output[3] ?? '');
  if (status !== 0 || !(ms > 0)) {
    throw new Error(`node ${args.join(' ')} ended with ${status ?? 'a signal'}: ${stderr}`);
  }
  return ms;
}
