import { describe, expect, it } from 'vitest';
import { cleanName, identify, toolName } from '../../../src/customizations/places/identify.ts';

describe('identify', () => {
  it.each([
    ['a.instructions.md', 'path-instructions'],
    ['A.INSTRUCTIONS.MD', 'path-instructions'],
    ['docs/copilot-instructions.md', 'repository-instructions'],
    ['a/b.prompt.md', 'prompt'],
    ['a/b.chatmode.md', 'agent'],
    ['.github/agents/a.md', 'agent'],
    ['x/.claude/agents/a.md', 'agent'],
    ['agents/a.md', undefined],
    ['.claude/rules/a/b.md', 'claude-rule'],
    ['.claude/rules/README.md', undefined],
    ['x/SKILL.md', 'skill'],
    ['claude.md', 'claude-md'],
    ['gemini.md', undefined],
    ['GEMINI.md', 'gemini-md'],
    ['review.md', undefined],
    ['hooks.json', 'hooks'],
    ['.github/hooks/a.json', 'hooks'],
    ['.vscode/settings.json', undefined],
    ['a/b.mdc', 'cursor-rule'],
    ['.cursorrules', 'cursor-rule'],
    ['x/.windsurf/rules/a.md', 'windsurf-rule'],
    ['.windsurfrules', 'windsurf-rule'],
    ['.gemini/commands/a/b.toml', 'gemini-command'],
    ['Cargo.toml', undefined],
    ['.gemini/styleguide.md', 'gemini-styleguide'],
    ['docs/styleguide.md', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%s', (path, expected) => {
    expect(identify(path)).toBe(expected);
  });
});

describe('names', () => {
  it.each([
    ['.github/agents/security.agent.md', 'security', 'security'],
    ['.github/agents/security.md', 'security', 'security'],
    ['.github/skills/review/SKILL.md', 'SKILL', 'review'],
    ['README.md', 'README.md', 'README.md'],
  ])('%s', (path, clean, tool) => {
    expect([cleanName(path), toolName(path)]).toEqual([clean, tool]);
  });
});
