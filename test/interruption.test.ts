import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = fileURLToPath(new URL('../src/interruption.ts', import.meta.url));
/** Prints when it starts to listen and when it is interrupted. It never ends on its own. */
const PROGRAM = `
  import { onInterruption } from ${JSON.stringify(MODULE)};
  setInterval(() => {}, 1000);
  onInterruption().signal.addEventListener('abort', () => process.stdout.write('aborted'));
  process.stdout.write('ready');
`;

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s aborts the work in progress, and ends a process that does not stop on its own',
  async (name, exitCode) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
    });
    await once(child.stdout, 'data');
    child.kill(name);
    const [code] = await once(child, 'close');
    expect([code, said]).toEqual([exitCode, 'readyaborted']);
  },
);
