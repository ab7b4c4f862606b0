/**
 * Runs command lines of the built command in one process, one after the other. Another process asks for each and gets what
 * it printed, and its exit code. Most of the time of a small run is that of loading and compiling, which takes place once.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Asked } from './shared-command.ts';

const ENTRY = pathToFileURL(join(import.meta.dirname, '../../dist/cli.js')).href;

const streams = { stdout: process.stdout, stderr: process.stderr };
// Each command line listens for signals and for the end of its streams, as it would in a process of its own.
[process, process.stdout, process.stderr].forEach((one) => one.setMaxListeners(0));

async function play({ args, cwd, env, number }: Asked): Promise<void> {
  const printed = { stdout: '', stderr: '' };
  for (const [name, stream] of Object.entries(streams)) {
    stream.write = (text: string | Uint8Array, ...more: readonly unknown[]): boolean => {
      printed[name as keyof typeof printed] += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
      const done = more.find((one) => typeof one === 'function');
      done?.();
      return true;
    };
  }
  process.chdir(cwd);
  Object.keys(process.env).forEach((name) => delete process.env[name]);
  Object.assign(process.env, env);
  process.argv = [process.execPath, 'housestyle', ...args];
  process.exitCode = undefined;
  // Another address for each command line, so that the entry runs again. The modules that it loads stay.
  await import(`${ENTRY}?${number}`);
  const exitCode = process.exitCode ?? 0;
  process.exitCode = undefined;
  process.send?.({ ...printed, exitCode });
}

let last = Promise.resolve();
process.on('message', (asked: Asked) => {
  last = last.then(() => play(asked));
});
