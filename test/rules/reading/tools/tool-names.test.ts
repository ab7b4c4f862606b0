import { describe, expect, it } from 'vitest';
import { CLAUDE_TOOLS, COPILOT_ALIASES, VSCODE_SUCCESSORS } from '../../../../src/customizations/known/known-tools.ts';
import {
  isVscodeTool,
  mayBeTool,
  findServer,
  slipInSet,
  vscodeSuccessors,
} from '../../../../src/rules/reading/tools/tool-names.ts';

describe('the names of tools', () => {
  it.each(Object.entries(VSCODE_SUCCESSORS).flatMap(([old, successors]) => successors.map((name) => [old, name])))(
    '%s leads to %s, which leads no further',
    (_, name = '') => {
      expect(isVscodeTool(name)).toBe(true);
      expect(vscodeSuccessors(name)).toEqual([]);
    },
  );

  it.each(
    Object.values(COPILOT_ALIASES)
      .flat()
      .filter((name) => /^[A-Z]/.test(name)),
  )('%s is a tool of Claude Code or a shell', (name) => {
    expect(CLAUDE_TOOLS).toContain(name);
  });

  it.each([
    ['*', true],
    ['search', true],
    ['SEARCH', true],
    ['search/codebase', true],
    ['codebase', true],
    ['Bash', true],
    ['terraform', true],
    ['mcp__github__get_issue', true],
    ['publisher.extension/tool', true],
    ['Microsoft Docs', true],
    ['context7', true],
    ['terminalCommand', false],
    ['serch', false],
    ['constructor', false],
  ])('%s may be a tool: %s', (name, expected) => {
    expect(mayBeTool(name)).toBe(expected);
  });

  it.each([
    ['jira/*', 'jira'],
    ['jira/create_issue', 'jira'],
    ['search/codebase', undefined],
    ['publisher.extension/tool', undefined],
    ['jira', undefined],
    ['/x', undefined],
  ])('%s has the server %s', (name, expected) => {
    expect(findServer(name)).toBe(expected);
  });

  it.each([
    ['search/codebse', 'search/codebase'],
    ['Search/Codebase', undefined],
    ['edit/editFile', 'edit/editFiles'],
    ['search/codebase', undefined],
    ['search/semantic', undefined],
    ['codebse', undefined],
    ['runTasks/runTask', undefined],
    ['jira/search', undefined],
  ])('%s is a misspelling of %s', (name, expected) => {
    expect(slipInSet(name)).toBe(expected);
  });
});
