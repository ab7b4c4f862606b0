import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Applies a diff to files with git. Returns the new text of each file in the diff, or null for a deleted file. */
export function applyDiff(
  files: Readonly<Record<string, string>>,
  diff: string,
): Readonly<Record<string, string | null>> {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-diff-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    execFileSync('git', ['apply', '-'], { cwd: folder, input: diff });
    const named = [...diff.matchAll(/^diff --git a\/(.+) b\/(.+)$/gm)].flatMap(([, before = '', after = '']) => [
      before,
      after,
    ]);
    return Object.fromEntries(
      [...new Set(named)].map((path) => [
        path,
        existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
