import { expect, test } from 'vitest';
import {
  ALL_SERVERS,
  COPILOT_TOOL_OF_ALIAS,
  GITHUB_SERVERS,
  KNOWN_SERVERS,
  VSCODE_SET_MEMBERS,
} from '../../../src/customizations/known/known-tools.ts';

test('a tool of a set of VS Code is known with the name of the set', () => {
  expect(VSCODE_SET_MEMBERS).toContain('edit/editFiles');
  expect(VSCODE_SET_MEMBERS).not.toContain('editFiles');
});

test.each([
  ['bash', 'execute'],
  ['notebookread', 'read'],
  ['edit', 'edit'],
])('%s is a name of the tool %s of Copilot', (alias, tool) => {
  expect(COPILOT_TOOL_OF_ALIAS.get(alias)).toBe(tool);
});

test('the servers are those that github.com includes, and the well-known ones', () => {
  expect([...ALL_SERVERS].toSorted()).toEqual([...new Set([...KNOWN_SERVERS, ...GITHUB_SERVERS])].toSorted());
});
