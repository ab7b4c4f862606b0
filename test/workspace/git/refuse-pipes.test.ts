import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRepository } from '../../../src/workspace/git/open-repository.ts';
import { scratchRepository, type ScratchRepository } from '../../changes/diff/repository.ts';

let scratch: ScratchRepository;

beforeEach(() => {
  scratch = scratchRepository();
  scratch.write('a.js', 'let a = 1;\n');
  scratch.commit();
});

afterEach(() => scratch.remove());

function placePipe(path: string): void {
  const at = join(scratch.folder, path);
  mkdirSync(dirname(at), { recursive: true });
  rmSync(at, { recursive: true, force: true });
  execFileSync('mkfifo', [at]);
}

describe.runIf(process.platform !== 'win32')('a repository with a pipe', () => {
  it.each<[path: string, prepare?: () => void]>([
    ['.git/config'],
    ['.git/config.worktree'],
    ['.git/HEAD'],
    ['.git/commondir'],
    ['.git/index'],
    ['.git/packed-refs'],
    ['.git/shallow'],
    ['.git/hooks'],
    ['.git/info/attributes'],
    ['.git/info/exclude'],
    ['.git/info/grafts'],
    ['.git/info/sparse-checkout'],
    ['.git/refs/heads/main'],
    ['.git/refs/remotes/origin/deep/HEAD'],
    ['.git/objects/info/alternates'],
    ['.git/objects/info/commit-graph'],
    ['.git/objects/info/commit-graphs/commit-graph-chain'],
    ['.git/objects/pack/multi-pack-index'],
    ['.gitattributes'],
    ['.gitignore'],
    ['pipe', () => scratch.git('config', 'include.path', '../pipe')],
    ['pipe', () => scratch.git('config', 'includeIf.gitdir:**/.path', '../pipe')],
    [
      'pipe',
      () => {
        scratch.git('config', 'include.path', '../first');
        writeFileSync(join(scratch.folder, 'first'), '[include]\n\tpath = first\n\tpath = pipe\n');
      },
    ],
    [
      'other/info/alternates',
      () => {
        const list = join(scratch.folder, '.git/objects/info/alternates');
        writeFileSync(list, `${join(scratch.folder, 'other')}\n`);
      },
    ],
  ])('in the place of %s is refused before git waits for it', async (path, prepare) => {
    prepare?.();
    placePipe(path);
    await expect(openRepository(scratch.folder)).rejects.toMatchObject({
      code: 'git-file-is-no-file',
      message: expect.stringContaining(`"${join(scratch.folder, path)}" is a device, a pipe or a socket`),
    });
  });

  it.each([
    ['a link to the empty device', () => symlinkSync('/dev/null', join(scratch.folder, '.gitignore'))],
    ['a link that leads nowhere', () => symlinkSync('nowhere', join(scratch.folder, '.gitignore'))],
    ['an included file that is missing', () => scratch.git('config', 'include.path', '../nowhere')],
  ])('is another thing than one with %s', async (_, prepare) => {
    prepare();
    const opened = await openRepository(scratch.folder);
    expect(opened.kind).toBe('repository');
    if (opened.kind === 'repository') {
      opened.repository.close();
    }
  });

  it('that is found by git alone does not hold the run for ever', async () => {
    placePipe('deep/.gitignore');
    const folder = readdirSync(join(scratch.folder, '.git/objects')).find((name) => name.length === 2) ?? '';
    const [object = ''] = readdirSync(join(scratch.folder, '.git/objects', folder));
    placePipe(`.git/objects/${folder}/${object}`);
    const opened = await openRepository(scratch.folder);
    if (opened.kind === 'problem') {
      throw new Error(opened.message);
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const calls: readonly Promise<unknown>[] = [
        opened.repository.untrackedPaths(),
        opened.repository.readBlob(folder + object, 1000),
      ];
      const ended = Promise.allSettled(calls);
      const running = new Set(calls);
      running.forEach((call) => void call.catch(() => running.delete(call)));
      // A call of git may follow another, which ends in its own time.
      while (running.size > 0) {
        await vi.advanceTimersByTimeAsync(5 * 60_000);
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
      const silent = { status: 'rejected', reason: expect.objectContaining({ code: 'git-silent' }) };
      expect(await ended).toEqual([silent, silent]);
    } finally {
      vi.useRealTimers();
      opened.repository.close();
    }
  });
});
