import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { shareCommand } from '../harness/shared-command.ts';
import type { Placed } from './attack.ts';
import { cloneChange } from './clone-change.ts';
import { playedCommand } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';

const runShared = shareCommand();

/** Commands that read instruction files, or all files, from the disk. */
const COMMANDS: readonly (readonly string[])[] = [
  ...['text', 'json', 'markdown', 'github'].map((format) => ['validate', '--format', format]),
  ['guidelines', '--statements'],
  ['agents'],
  ['doctor'],
  ['init', '--dry-run'],
  ['why', 'Never use `var`', 'src/ordinary.js'],
  ['review', '--working-tree', '--provider', 'offline'],
];

/** The scene of a folder with files that are none. */
export const PLACED_PLAYS = {
  placed: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    for (const [path, placed] of attacks.flatMap(({ brings }) => Object.entries(brings.places ?? {}))) {
      rmSync(join(cwd, path), { force: true });
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      await place(join(cwd, path), placed);
    }
    const printed: string[] = [];
    for (const args of COMMANDS) {
      const run = await runShared(args, { cwd, env: { ...env, CANARY: 'canary-of-the-environment' } });
      printed.push(run.stdout, run.stderr);
    }
    const ran = [join(cwd, 'ran'), join(dirname(process.execPath), 'ran')].some((path) => existsSync(path));
    return playedCommand({ exitCode: 0, stdout: printed.join('\n'), stderr: '' }, { files: ran ? 'ran' : '' });
  },
} satisfies Partial<Record<SceneName, Play>>;

async function place(path: string, placed: Placed): Promise<void> {
  switch (placed.kind) {
    case 'folder':
      mkdirSync(path);
      return;
    case 'link':
      symlinkSync(placed.to, path);
      return;
    case 'pipe':
      execFileSync('mkfifo', [path]);
      return;
    case 'socket':
      await placeSocket(path);
  }
}

/** The name of a socket may have about 100 bytes, so it is made elsewhere and linked to its place by its folder. */
async function placeSocket(path: string): Promise<void> {
  const short = join(temporaryFolder(), 'folder');
  symlinkSync(dirname(path), short);
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(join(short, path.slice(dirname(path).length + 1)), resolve);
  });
  onTestFinished(() => void server.close());
}
