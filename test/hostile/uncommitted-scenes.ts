import { appendFileSync, chmodSync, existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { shareCommand } from '../harness/shared-command.ts';
import type { Attack } from './attack.ts';
import { cloneChange } from './clone-change.ts';
import { playedCommand } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';

const runShared = shareCommand();

const EDITED = 'src/edited.js';
const WITH_EDITED: Attack = {
  tries: '',
  by: 'author',
  scene: 'uncommitted',
  brings: { head: { [EDITED]: 'let edited = 1;\n' } },
};

/** The scene of a clone in which a file is edited after the commit. */
export const UNCOMMITTED_PLAYS = {
  uncommitted: async (attacks) => {
    const { cwd, env, repository } = await cloneChange([...attacks, WITH_EDITED]);
    const { calls = [], files = {}, isQuick = false } = attacks[0]?.brings.clone ?? {};
    const folder = temporaryFolder();
    const [program, ran] = [join(folder, 'program'), join(folder, 'ran')];
    writeFileSync(program, `#!/bin/sh\ntouch '${ran}'\ncat\n`);
    chmodSync(program, 0o755);
    const names = {
      RUN: program,
      CLONE: cwd,
      BASE: await repository.sha('main'),
      HEAD: await repository.sha('feature'),
    };
    const fill = (text: string): string =>
      text.replaceAll(/RUN|CLONE|BASE|HEAD/g, (name) => names[name as keyof typeof names]);
    for (const call of calls) {
      await repository.git(...call.map(fill));
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      appendFileSync(join(cwd, path), fill(text));
    }
    // The text is as long as the old one.
    const { mtime } = statSync(join(cwd, EDITED));
    writeFileSync(join(cwd, EDITED), 'var edited = 1;\n');
    if (isQuick) {
      // Git compares the content of a file that is as young as the index.
      utimesSync(join(cwd, EDITED), mtime, mtime);
      utimesSync(join(cwd, '.git/index'), mtime, mtime);
    }
    const printed: string[] = [];
    for (const args of [['--base', 'main'], ['--working-tree']]) {
      const { stdout, stderr } = await runShared(['review', ...args, '--provider', 'offline'], { cwd, env });
      printed.push(stdout, stderr);
    }
    return playedCommand(
      { exitCode: 0, stdout: printed.join('\n'), stderr: '' },
      { files: existsSync(ran) ? 'ran a program' : '' },
    );
  },
} satisfies Partial<Record<SceneName, Play>>;
