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

describe('the target of a reference', () => {
  it.each([
    ['may be in the folder of its file', 'docs/a.md', 'b.md', 'docs/b.md'],
    ['may begin with ./', 'docs/a.md', './b.md', 'docs/b.md'],
    ['may lead to a folder above', '.github/instructions/a.md', '../../docs/b.md', 'docs/b.md'],
    ['may lead up and down again', 'a.md', 'x/../docs/./b.md', 'docs/b.md'],
    ['may lead up to the root', 'docs/a.md', '..', ''],
    ['may be a folder', 'a.md', 'docs/', 'docs'],
    ['starts at the root of the repository if it begins with a slash', 'docs/a.md', '/docs/b.md', 'docs/b.md'],
    ['loses its anchor', 'a.md', 'b.md#part?x', 'b.md'],
    ['loses its query', 'a.md', 'b.md?plain=1#L3', 'b.md'],
    ['is decoded', 'a.md', 'my%20style%2Eb.md', 'my style.b.md'],
    ['is decoded once', 'a.md', 'b%252e.md', 'b%2e.md'],
    ['stays as written if it is not a valid encoding', 'a.md', '100%.md', '100%.md'],
    ['may contain characters that others escape', 'a.md', 'ünï [x](y).md', 'ünï [x](y).md'],
    ['may have a name of three dots', 'a.md', '.../b', '.../b'],
    ['may not lead out of the repository', 'a.md', '../b.md', 'outside: it leads out of the repository'],
    [
      'may not lead out of the repository and back',
      'docs/a.md',
      '../../repository/b.md',
      'outside: it leads out of the repository',
    ],
    ['may not lead out from the root', 'docs/a.md', '/../b.md', 'outside: it leads out of the repository'],
    ['may not lead out with encoded characters', 'a.md', '%2e%2e%2fb.md', 'outside: it leads out of the repository'],
    [
      'may not have backslashes as on Windows',
      'a.md',
      String.raw`docs\b.md`,
      'outside: a backslash separates folders only on Windows',
    ],
    ['may not have encoded backslashes', 'a.md', '..%5Cb.md', 'outside: a backslash separates folders only on Windows'],
    ['may not begin with a drive', 'a.md', 'C:/b.md', 'outside: it begins with a Windows drive'],
    ['may not contain the character NUL', 'a.md', 'b%00.md', 'outside: a path cannot contain the character NUL'],
    ['may not be too long', 'a.md', 'b'.repeat(4_097), 'outside: it has more than 4,096 characters'],
    ['may have the maximum length', 'a.md', 'b'.repeat(4_096), 'b'.repeat(4_096)],
    ['may be an address', 'a.md', 'https://example.com/b.md', 'not-a-file: an address'],
    ['may be an address of any kind', 'a.md', 'command:x.y', 'not-a-file: an address'],
    ['may be an email address', 'a.md', 'mailto:a@b.c', 'not-a-file: an address'],
    ['may be an address without a scheme', 'a.md', '//example.com/b.md', 'not-a-file: an address'],
    ['may be only an anchor', 'a.md', '#part', 'not-a-file: a place in the same file'],
    ['may be only a query', 'a.md', '?x', 'not-a-file: a place in the same file'],
    ['may be empty', 'a.md', '', 'not-a-file: it is empty'],
    [
      "may be in the user's home folder",
      'a.md',
      '~/b.md',
      "not-a-file: a file in the user's home folder, which reviews do not read",
    ],
  ])('%s', (_name, from, target, expected) => {
    expect(drawn(from, target)).toBe(expected);
  });

  it('never leads out of the repository, for any text', () => {
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

describe('the entry at a path', async () => {
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
