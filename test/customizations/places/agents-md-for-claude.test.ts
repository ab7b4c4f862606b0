import { describe, expect, it } from 'vitest';
import { walkCustomizations } from '../../../src/customizations/places/walk.ts';
import { memoryWorkspace, type MemoryFile } from '../../../src/workspace/memory.ts';

describe('Claude Code reads an AGENTS.md', () => {
  it.each<[string, Readonly<Record<string, MemoryFile>>, readonly string[]]>([
    ['of a project without CLAUDE.md', { 'AGENTS.md': 'A', 'a/AGENTS.md': 'B' }, ['AGENTS.md', 'a/AGENTS.md']],
    ['not if the root has a CLAUDE.md', { 'AGENTS.md': 'A', 'CLAUDE.md': 'C', 'a/AGENTS.md': 'B' }, []],
    ['not if .claude/ has one', { 'AGENTS.md': 'A', '.claude/CLAUDE.md': 'C' }, []],
    ['not if the folder has one', { 'AGENTS.md': 'A', 'a/AGENTS.md': 'B', 'a/CLAUDE.md': 'C' }, ['AGENTS.md']],
    ['if CLAUDE.md imports it', { 'AGENTS.md': 'A', 'CLAUDE.md': 'Read this:\n@AGENTS.md' }, ['AGENTS.md']],
    ['if .claude/CLAUDE.md imports it', { 'AGENTS.md': 'A', '.claude/CLAUDE.md': '@../AGENTS.md' }, ['AGENTS.md']],
    ['if CLAUDE.md is a link to it', { 'AGENTS.md': 'A', 'CLAUDE.md': { symlink: 'AGENTS.md' } }, ['AGENTS.md']],
    ['not if CLAUDE.md only names it', { 'AGENTS.md': 'A', 'CLAUDE.md': 'See AGENTS.md' }, []],
  ])('%s', async (_name, files, expected) => {
    const { placed } = await walkCustomizations({ repository: memoryWorkspace(files) });
    const read = placed.filter(({ kind, place }) => kind === 'agents-md' && place.readers.includes('claude'));
    expect(read.map(({ path }) => path).toSorted()).toEqual(expected);
  });
});
