import { expect, test } from 'vitest';
import { readKnownFiles, readWrittenFiles } from '../../src/literal/known-files.ts';

test.each<[words: string, name: string, inside: string, outside: string]>([
  ['every skill', 'skills', 'skills/a/SKILL.md', 'skills/a/README.md'],
  ['agent files', 'agents', '.claude/agents/a.md', 'src/agents/a.md'],
  ['agents', 'agents', '.github/agents/a.agent.md', 'agents/README.md'],
  ['slash commands', 'commands', 'plugins/a/commands/b.md', 'src/commands/b.ts'],
  ['prompts', 'prompts', '.github/prompts/a.prompt.md', 'prompts/a.md'],
  ['instruction files', 'instruction files', 'a.instructions.md', 'docs/instructions.md'],
  ['reference files', 'references', 'skills/a/references/b.md', 'skills/a/b.md'],
  ['plugins', 'plugins', 'p/.claude-plugin/plugin.json', 'p/package.json'],
  ['workflow files', 'workflows', '.github/workflows/ci.yml', 'workflows/ci.yml'],
  ['dockerfiles', 'Dockerfiles', 'app/Dockerfile', 'app/docker.ts'],
  ['tsconfig', 'TypeScript configurations', 'a/tsconfig.build.json', 'a/package.json'],
  ['changelog', 'changelogs', 'a/CHANGELOG.md', 'a/log.md'],
])('%s are files by their path', (words, name, inside, outside) => {
  const known = readKnownFiles(words);
  expect([known?.name, known?.has(inside), known?.has(outside)]).toEqual([name, true, false]);
});

test.each(['modules', 'features', 'skills of the team', 'agents of other vendors', 'tools', 'rules', ''])(
  '%s means something else in each repository',
  (words) => {
    expect(readKnownFiles(words)).toBeUndefined();
  },
);

test.each<[code: string, inside: string, outside: string]>([
  ['plugin.json', 'a/.claude-plugin/plugin.json', 'a/plugin.json5'],
  ['.claude/agents/*.md', 'x/.claude/agents/a.md', '.claude/agents/a/b.md'],
  ['skills/{skill-name}/SKILL.md', 'skills/a/SKILL.md', 'skills/SKILL.md'],
  ['skills/<name>/SKILL.md', 'p/skills/a/SKILL.md', 'skills/a/b/SKILL.md'],
  ['*.agent.md', 'a/b.agent.md', 'a/agent.md'],
])('%s names files', (code, inside, outside) => {
  const known = readWrittenFiles(code);
  expect([known?.has(inside), known?.has(outside)]).toEqual([true, false]);
});

test.each(['README.md', '*.md', '**.ts', 'npm run build', 'a.b()', '${ROOT}/x.json', 'Promise.all'])(
  '%s names no certain files',
  (code) => {
    expect(readWrittenFiles(code)).toBeUndefined();
  },
);
