import { describe, expect, it } from 'vitest';
import { findMentions } from '../../src/jobs/find-mentions.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';

const PROMPT = { from: '.github/prompts/audit.prompt.txt', to: '.github/prompts/audit.prompt.md' };
const CHATMODE = { from: '.github/chatmodes/plan.chatmode.md', to: '.github/agents/plan.agent.md' };

function find(files: Readonly<Record<string, MemoryFile>>): Promise<ReadonlyMap<string, string>> {
  const own = { [PROMPT.from]: 'Audit.\n', [CHATMODE.from]: 'Plan.\n' };
  return findMentions(memoryWorkspace({ ...own, ...files }), [PROMPT, CHATMODE]);
}

describe('a file keeps its name', () => {
  it.each<[string, Record<string, MemoryFile>, string, string]>([
    [
      'that a workflow tests for',
      { '.github/workflows/a.yml': 'run: test -f .github/prompts/audit.prompt.txt\n' },
      PROMPT.from,
      '.github/workflows/a.yml mentions it',
    ],
    [
      'that a script names without its folder',
      { 'build.ps1': '$name = "audit.prompt.txt"' },
      PROMPT.from,
      'build.ps1 mentions it',
    ],
    [
      'that a link leads to',
      { 'linked.md': { symlink: '.github/prompts/audit.prompt.txt' } },
      PROMPT.from,
      'linked.md mentions it',
    ],
    ['that matches a glob of a program', { 'lint.json': '["**/*.prompt.txt"]' }, PROMPT.from, 'lint.json mentions it'],
    [
      'whose folder a setting names',
      { '.vscode/settings.json': '{"chat.modeFilesLocations": {".github/chatmodes": true}}' },
      CHATMODE.from,
      '.vscode/settings.json mentions it',
    ],
    [
      'whose own links would lead elsewhere',
      { [CHATMODE.from]: 'See [the style](./style.md).\n' },
      CHATMODE.from,
      'its link to ./style.md would lead elsewhere',
    ],
  ])('%s', async (_name, files, path, reason) => {
    expect([...(await find(files))]).toEqual([[path, reason]]);
  });
});

describe('a file gets its new name', () => {
  it.each<[string, Record<string, MemoryFile>]>([
    ['that nothing names', { 'README.md': 'Read the prompts.\n' }],
    ['whose name is the end of a longer name', { 'README.md': 'See my-audit.prompt.txt.\n' }],
    ['that only it names itself', { [PROMPT.from]: 'This is audit.prompt.txt.\n' }],
    ['whose links lead to the same files afterwards', { [CHATMODE.from]: 'See [a](../a.md) and <https://a.b>.\n' }],
  ])('%s', async (_name, files) => {
    expect([...(await find(files))]).toEqual([]);
  });
});
