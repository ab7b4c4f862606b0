import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
/**
 * Writes the peak resident memory in KiB when a process ends. On Linux from /proc: `maxRSS` begins there with what the
 * parent held when it forked. In JavaScript, because Node's reader of types takes 40 MB itself.
 */
const PEAK_MEMORY = `data:text/javascript,${encodeURIComponent(`
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
const STATUS = '/proc/self/status';
process.on('exit', () => {
  const peak = existsSync(STATUS) ? /^VmHWM:\\s*(\\d+) kB$/m.exec(readFileSync(STATUS, 'utf8'))[1] : process.resourceUsage().maxRSS;
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(peak));
});
`)}`;

/** Wall time of a whole process in milliseconds; throws when it fails. */
export function timeProcess(command: string, args: readonly string[], cwd?: string): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const took = performance.now() - startedAt;
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${status ?? 'a signal'}: ${stderr.toString()}`);
  }
  return took;
}

/** Wall time and peak resident memory (MiB) of a Node program. */
export function measureNode(
  args: readonly string[],
  cwd: string,
  memoryFile: string,
): { readonly ms: number; readonly peakMiB: number } {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', PEAK_MEMORY, ...args], {
    cwd,
    env: { ...process.env, PEAK_MEMORY_FILE: memoryFile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ms = performance.now() - startedAt;
  if (status !== 0) {
    throw new Error(`node ${args.join(' ')} ended with ${status ?? 'a signal'}: ${stderr.toString()}`);
  }
  return { ms, peakMiB: Number(readFileSync(memoryFile, 'utf8')) / 1024 };
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
