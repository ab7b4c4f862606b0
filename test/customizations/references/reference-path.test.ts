import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveReference } from '../../../src/customizations/references/reference-path.ts';
import { standingsIn } from '../../../src/customizations/references/reference-tree.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { runs } from '../../property-runs.ts';

function drawn(from: string, target: string): string {
  const resolved = resolveReference(from, target);
  return resolved.kind === 'inside' ? resolved.path : `${resolved.kind}: ${resolved.reason}`;
}

describe('a target', () => {
  it.each([
    ['stands beside its file', 'docs/a.md', 'b.md', 'docs/b.md'],
    ['may begin with ./', 'docs/a.md', './b.md', 'docs/b.md'],
    ['may go up', '.github/instructions/a.md', '../../docs/b.md', 'docs/b.md'],
    ['may go up and down', 'a.md', 'x/../docs/./b.md', 'docs/b.md'],
    ['may go up to the root', 'docs/a.md', '..', ''],
    ['may be a folder', 'a.md', 'docs/', 'docs'],
    ['with a slash begins at the root of the repository', 'docs/a.md', '/docs/b.md', 'docs/b.md'],
    ['loses its anchor', 'a.md', 'b.md#part?x', 'b.md'],
    ['loses its query', 'a.md', 'b.md?plain=1#L3', 'b.md'],
    ['is decoded', 'a.md', 'my%20style%2Eb.md', 'my style.b.md'],
    ['is decoded once', 'a.md', 'b%252e.md', 'b%2e.md'],
    ['stays as written where it is no encoding', 'a.md', '100%.md', '100%.md'],
    ['may hold what others escape', 'a.md', 'ünï [x](y).md', 'ünï [x](y).md'],
    ['may be named like dots', 'a.md', '.../b', '.../b'],
    ['may not go out', 'a.md', '../b.md', 'outside: it leads out of the repository'],
    ['may not go out and in', 'docs/a.md', '../../repository/b.md', 'outside: it leads out of the repository'],
    ['may not go out from the root', 'docs/a.md', '/../b.md', 'outside: it leads out of the repository'],
    ['may not go out in disguise', 'a.md', '%2e%2e%2fb.md', 'outside: it leads out of the repository'],
    ['may not be of Windows', 'a.md', String.raw`docs\b.md`, 'outside: a backslash separates folders only on Windows'],
    [
      'may not be of Windows in disguise',
      'a.md',
      '..%5Cb.md',
      'outside: a backslash separates folders only on Windows',
    ],
    ['may not begin with a drive', 'a.md', 'C:/b.md', 'outside: it begins with a Windows drive'],
    ['may not hold NUL', 'a.md', 'b%00.md', 'outside: a path cannot contain the character NUL'],
    ['may not be too long', 'a.md', 'b'.repeat(4_097), 'outside: it has more than 4,096 characters'],
    ['may be as long as that', 'a.md', 'b'.repeat(4_096), 'b'.repeat(4_096)],
    ['may be an address', 'a.md', 'https://example.com/b.md', 'not-a-file: an address'],
    ['may be an address of any kind', 'a.md', 'command:x.y', 'not-a-file: an address'],
    ['may be an address for mail', 'a.md', 'mailto:a@b.c', 'not-a-file: an address'],
    ['may be an address without a scheme', 'a.md', '//example.com/b.md', 'not-a-file: an address'],
    ['may be an anchor', 'a.md', '#part', 'not-a-file: a place in the same file'],
    ['may be a query', 'a.md', '?x', 'not-a-file: a place in the same file'],
    ['may be empty', 'a.md', '', 'not-a-file: it is empty'],
    [
      "may stand in the user's home",
      'a.md',
      '~/b.md',
      "not-a-file: a file in the user's home folder, which reviews do not read",
    ],
  ])('%s', (_name, from, target, expected) => {
    expect(drawn(from, target)).toBe(expected);
  });

  it('never leads out, whatever is written', () => {
    const parts = fc.constantFrom('..', '.', '/', 'a', '%2e', '%2F', '%5c', '\\', '%', '#', '?', ':', 'C:', '~', '\0');
    const targets = fc.oneof(
      fc.array(parts, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.constantFrom('a.md', 'x/a.md', 'x/y/a.md'), targets, (from, target) => {
        const resolved = resolveReference(from, target);
        const path = resolved.kind === 'inside' ? resolved.path : '';
        expect(path.split('/').filter((part) => ['.', '..'].includes(part))).toEqual([]);
        expect(path).not.toMatch(/^\/|\/$|\/\/|[\\\0]/);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe('what stands at a path', async () => {
  const workspace = memoryWorkspace({
    'a.md': '',
    'docs/deep/b.md': '',
    link: { symlink: 'docs' },
    'docs/link.md': { symlink: '../a.md' },
    module: { submodule: true },
  });
  const standsAt = standingsIn(await workspace.list(''));

  it.each([
    ['a.md', 'file'],
    ['docs/deep/b.md', 'file'],
    ['', 'folder'],
    ['docs', 'folder'],
    ['docs/deep', 'folder'],
    ['module', 'folder'],
    ['docs/c.md', 'missing'],
    ['a.md/b', 'missing'],
    ['doc', 'missing'],
    ['link', undefined],
    ['link/deep/b.md', undefined],
    ['docs/link.md', undefined],
  ])('%j: %s', (path, expected) => {
    expect(standsAt(path)).toBe(expected);
  });
});
