import type { RandomChange, Tree } from './random-change.ts';
import type { ScratchRepository } from './repository.ts';

/**
 * Writes changes into a repository with one call of `git fast-import`. Each change is two commits, and the first is the
 * parent of the second. Returns the ids of the second commits. A `reset` makes the next commit a root.
 */
export function importChanges(repository: ScratchRepository, changes: readonly RandomChange[]): readonly string[] {
  const commands = changes.flatMap(({ base, head }, index) => [
    'reset refs/heads/changes\n\n',
    drawCommit(2 * index + 1, [], base),
    drawCommit(2 * index + 2, [2 * index + 1], head),
    `get-mark :${2 * index + 2}\n`,
  ]);
  return runImport(repository, commands);
}

/** Writes merges of two trees to a third; returns their ids. */
export function importMerges(
  repository: ScratchRepository,
  merges: readonly (readonly [ours: Tree, theirs: Tree, merged: Tree])[],
): readonly string[] {
  const commands = merges.flatMap(([ours, theirs, merged], index) => [
    'reset refs/heads/changes\n\n',
    drawCommit(3 * index + 1, [], ours),
    'reset refs/heads/changes\n\n',
    drawCommit(3 * index + 2, [], theirs),
    drawCommit(3 * index + 3, [3 * index + 1, 3 * index + 2], merged),
    `get-mark :${3 * index + 3}\n`,
  ]);
  return runImport(repository, commands);
}

/** The mark is the message too, so that no two commits of a call are the same. */
function drawCommit(mark: number, [from, merge]: readonly number[], tree: Tree): string {
  const parents = [from === undefined ? '' : `from :${from}\n`, merge === undefined ? '' : `merge :${merge}\n`].join(
    '',
  );
  const files = [...tree].map(([path, { mode, content }]) =>
    mode === '160000'
      ? `M ${mode} ${content} ${quote(path)}\n`
      : `M ${mode} inline ${quote(path)}\ndata ${content.length}\n${content}\n`,
  );
  const head = `commit refs/heads/changes\nmark :${mark}\ncommitter A <a@example.com> 0 +0000\n`;
  return `${head}data ${String(mark).length}\n${mark}\n${parents}deleteall\n${files.join('')}\n`;
}

/** Writes each byte that is not a letter, digit or slash as three octal digits. */
function quote(path: string): string {
  const escaped = path.replaceAll(/[^A-Za-z0-9/]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return `"${escaped}"`;
}

// Later versions of git refuse names that Windows or macOS could mistake for others.
const ANY_NAME = ['-c', 'core.protectNTFS=false', '-c', 'core.protectHFS=false'];

function runImport(repository: ScratchRepository, commands: readonly string[]): readonly string[] {
  const args = [...ANY_NAME, '-c', 'fastimport.unpackLimit=1', 'fast-import', '--quiet', '--force'];
  const ids = repository.feed(Buffer.from(commands.join(''), 'latin1'), ...args);
  return ids.toString().trim().split('\n');
}
