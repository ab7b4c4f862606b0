import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tellProgram, type News, type Records } from './copilot-answer.ts';
import { ended } from './copilot-output.ts';
import type { CopilotOptions, RecordedCopilotCall } from './copilot-reply.ts';

export type { CopilotFault, CopilotOptions } from './copilot-reply.ts';

export interface CopilotCli {
  /** The executable; its folder is added to the front of PATH. */
  readonly command: string;
  readonly folder: string;
  /** Calls that asked for an answer. */
  readonly calls: readonly RecordedCopilotCall[];
  /** Mistakes in calls that the CLI accepts. */
  readonly complaints: readonly string[];
  readonly unexpected: readonly string[];
  /** Its processes that still run. */
  readonly survivors: () => readonly number[];
  readonly close: () => Promise<void>;
}

const POLL_MS = 5;
const PROGRAM = fileURLToPath(new URL('copilot-program.mjs', import.meta.url));

/** Creates a `copilot` program that accepts what the CLI accepts and answers with the script. */
export async function startCopilotCli(folder: string, options: CopilotOptions): Promise<CopilotCli> {
  const records: Records = { calls: [], complaints: [], unexpected: [] };
  const pids = new Set<number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // Written by the program of this emulator.
      const news = JSON.parse(Buffer.concat(chunks).toString('utf8')) as News | { readonly child: number };
      pids.add('child' in news ? news.child : news.pid);
      const told = 'child' in news ? ended(0, '', '') : tellProgram(news, options, records);
      response.end(JSON.stringify(told));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  mkdirSync(folder, { recursive: true });
  const command = join(folder, 'copilot');
  writeFileSync(
    command,
    `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' 'http://127.0.0.1:${address.port}' "$@"\n`,
  );
  chmodSync(command, 0o755);
  const survivors = (): readonly number[] => [...pids].filter(isRunning);
  return {
    command,
    folder,
    ...records,
    survivors,
    async close() {
      for (const pid of survivors()) process.kill(pid, 'SIGKILL');
      while (survivors().length > 0) await wait(POLL_MS);
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** A zombie process does not run any more. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
