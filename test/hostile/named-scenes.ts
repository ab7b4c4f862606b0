import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shareCommand } from '../harness/shared-command.ts';
import { cloneChange } from './clone-change.ts';
import { playedCommand } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';

const runShared = shareCommand();
const OFFLINE = ['--provider', 'offline'];

/** The scene of branches, revisions and commits with odd names. */
export const NAMED_PLAYS = {
  named: async (attacks) => {
    const { cwd, env, repository } = await cloneChange(attacks);
    const brings = attacks.map((attack) => attack.brings);
    const printed: string[] = [];
    const ask = async (...args: readonly string[]) => {
      const run = await runShared(args, { cwd, env });
      printed.push(run.stdout, run.stderr);
      return run;
    };
    const found: string[] = [];
    for (const branch of brings.flatMap(({ branches = [] }) => branches)) {
      await repository.git('branch', branch, 'feature');
      const review = await ask('review', '--base', 'main', '--head', branch, ...OFFLINE, '--format', 'markdown');
      found.push(review.stdout);
      // It says what it compares with, which is the branch itself.
      await ask('changes', '--base', branch);
    }
    const refused: string[] = [];
    for (const revision of brings.flatMap(({ revisions = [] }) => revisions)) {
      const runs = [await ask('review', `--base=${revision}`, ...OFFLINE), await ask('changes', `--head=${revision}`)];
      if (runs.every(({ exitCode }) => exitCode === 2)) {
        refused.push(`refused ${JSON.stringify(revision)}`);
      }
    }
    for (const tag of brings.flatMap(({ tags = [] }) => tags)) {
      await repository.git('tag', tag, 'feature');
      const run = await ask('review', '--base', tag, ...OFFLINE);
      await repository.git('tag', '--delete', tag);
      if (run.exitCode === 2 && run.stderr.includes('is the name of several revisions')) {
        refused.push(`refused the tag ${tag}`);
      }
    }
    const dumps: string[] = [];
    for (const { message, author } of brings.flatMap(({ commits = [] }) => commits)) {
      await repository.git(
        'commit',
        '--quiet',
        '--allow-empty',
        '--author',
        `${author} <mallory@example.com>`,
        '-m',
        message,
      );
      // A prompt shows the newest messages, so each is dumped while it is the newest.
      dumps.push((await ask('dump', '--base', 'main', '--format', 'markdown')).stdout);
    }
    for (const args of [
      ['describe', ...OFFLINE],
      ['guidelines', '--history', '5'],
      ['init', '--dry-run'],
    ]) {
      await ask(...args);
    }
    const ran = [cwd, dirname(process.execPath)].some((folder) =>
      ['ran', 'touch_ran'].some((name) => existsSync(join(folder, name))),
    );
    return playedCommand(
      { exitCode: 0, stdout: printed.join('\n'), stderr: '' },
      { findings: found.join('\n'), dump: dumps.join('\n'), files: [...refused, ...(ran ? ['ran'] : [])].join('\n') },
    );
  },
} satisfies Partial<Record<SceneName, Play>>;
