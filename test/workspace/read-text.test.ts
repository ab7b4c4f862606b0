import { expect, it } from 'vitest';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { readText } from '../../src/workspace/read-text.ts';
import { recordReads } from '../../src/workspace/watched-reads.ts';

const workspace = memoryWorkspace({ 'a/b/c/here.md': 'text', 'a/link': { symlink: 'b' } });

it.each([
  ['of a missing file, asks only the folder of it, if that exists', 'a/b/c/gone.md', 'missing', ['a/b/c']],
  ['asks the folders above a missing one from the root', 'a/x/y/gone.md', 'missing', ['a/x/y', 'a', 'a/x']],
  ['follows a link above a file', 'a/link/c/here.md', 'text', ['a/link/c', 'a', 'a/link', 'a/b/c/here.md']],
])('%s', async (_name, path, outcome, read) => {
  const recorded = recordReads(workspace);
  const result = await readText(recorded.workspace, path);
  expect(result.kind === 'text' ? 'text' : result.code).toBe(outcome);
  expect([...recorded.read]).toEqual([path, ...read]);
});
