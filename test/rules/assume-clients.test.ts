import { describe, expect, it } from 'vitest';
import { CLIENTS } from '../../src/customizations/known/clients.ts';
import { validateCustomizations } from '../../src/jobs/validate.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { readTerms } from '../../src/commands/open/validation-terms.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

const SKILL =
  '---\nname: other-name\ndescription: Deploys the app. Use it when somebody asks for a deployment.\n---\n\nDo it.\n';

describe('assumeClients', () => {
  it.each([
    ['a folder of Claude Code', { '.claude/settings.json': '{}' }, ['claude']],
    ['CLAUDE.md', { 'CLAUDE.md': 'Be brief.' }, ['claude']],
    ['instructions for Copilot', { '.github/copilot-instructions.md': 'x' }, ['vscode', 'github', 'copilot-cli']],
    ['prompts', { '.github/prompts/a.prompt.md': 'x' }, ['vscode']],
    ['settings of the chat', { '.vscode/settings.json': '{"chat.agent.enabled": true}' }, ['vscode']],
    [
      'the set-up of the coding agent',
      { '.github/workflows/copilot-setup-steps.yml': 'x', 'AGENTS.md': 'x' },
      ['github'],
    ],
    ['a library of agents', { 'agents/a.agent.md': 'x' }, ['vscode', 'github', 'copilot-cli']],
    ['the settings of Gemini', { '.gemini/settings.json': '{}' }, ['gemini']],
    ['the settings of Codex', { '.codex/config.toml': '' }, ['codex']],
    ['rules of Cursor in a folder', { 'packages/a/.cursor/rules/a.mdc': 'x' }, ['cursor']],
    ['the old rules of Windsurf', { '.windsurfrules': 'x' }, ['windsurf']],
    ['files that nearly every client reads', { 'AGENTS.md': 'x', '.vscode/settings.json': '{"a.b": 1}' }, []],
    ['a fixture of a test', { 'AGENTS.md': 'x', 'tests/.claude/skills/a/SKILL.md': SKILL }, []],
  ])('%s', async (_name, files, expected) => {
    const { clients, clientEvidence } = await validate(files);
    expect(clientEvidence?.map(({ client }) => client)).toEqual(expected);
    expect(clients).toEqual(expected.length === 0 ? CLIENTS : expected);
  });

  it('makes a fault in other clients information', async () => {
    const { diagnostics } = await validate({ '.claude/skills/deploy/SKILL.md': SKILL });
    expect(severityOf(diagnostics)).toBe('info');
  });

  it('does not change a fault in a file that only other clients read', async () => {
    const { diagnostics } = await validate({ 'CLAUDE.md': 'x', '.agents/skills/deploy/SKILL.md': SKILL });
    expect(severityOf(diagnostics)).toBe('warning');
  });

  it('leaves the choice to a team that names its clients', async () => {
    const { diagnostics, clientEvidence } = await validate(
      { '.claude/skills/deploy/SKILL.md': SKILL },
      'claude\nvscode',
    );
    expect(severityOf(diagnostics)).toBe('warning');
    expect(clientEvidence).toBeUndefined();
  });
});

function severityOf(diagnostics: readonly { readonly rule: string; readonly severity: string }[]): string | undefined {
  return diagnostics.find(({ rule }) => rule === 'skill-name-matches-folder')?.severity;
}

async function validate(
  files: Readonly<Record<string, string>>,
  clients?: string,
): ReturnType<typeof validateCustomizations> {
  const repository = memoryWorkspace(files);
  const options = readOptions(
    clients === undefined
      ? []
      : [new Map([['clients', { value: clients, where: { kind: 'named', name: '--clients' } }]])],
  );
  return validateCustomizations({ repository }, options, await readTerms(options, repository));
}
