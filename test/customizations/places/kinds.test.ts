import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../../src/customizations/discover.ts';
import { KINDS, type NameRule, type Place } from '../../../src/customizations/places/kinds.ts';
import { LOCATION_SETTINGS } from '../../../src/customizations/settings/locations.ts';
import type { Compatibility, Customization, LeftOutCustomization } from '../../../src/customizations/types.ts';
import { joinPath } from '../../../src/workspace/paths.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

const TEXT = '---\napplyTo: "**"\n---\nText';

interface Looked {
  readonly found: readonly Customization[];
  readonly leftOut: readonly LeftOutCustomization[];
}

/** The customizations found for one file at one level, with these settings. */
async function look(
  level: Place['level'],
  path: string,
  settings: Readonly<Record<string, unknown>>,
  compatibility: Compatibility = 'github',
): Promise<Looked> {
  const file = memoryWorkspace({ [path]: path.endsWith('.json') ? '{}' : TEXT });
  const settingsFile = { '.vscode/settings.json': JSON.stringify(settings) };
  return discoverCustomizations({
    repository:
      level === 'repository' ? memoryWorkspace({ ...settingsFile, [path]: TEXT }) : memoryWorkspace(settingsFile),
    ...(level === 'user' ? { userFolder: file } : {}),
    ...(level === 'organization' ? { organization: [{ name: 'octo/.github', workspace: file }] } : {}),
    compatibility,
  });
}

function draw({ found, leftOut }: Looked): readonly string[] {
  return [
    ...found.map(({ kind, readers }) => `${kind}: ${readers.join(' ')}`),
    ...leftOut.map(({ kind, reason }) => `${kind ?? ''} left out: ${reason}`),
  ];
}

const ALL = 'vscode github-review cloud-agent copilot-cli';

describe('the place and the readers of each kind', () => {
  it.each([
    ['.github/copilot-instructions.md', `repository-instructions: ${ALL}`],
    ['.github/instructions/a.instructions.md', `path-instructions: ${ALL}`],
    ['.github/instructions/deep/er/a.instructions.md', `path-instructions: ${ALL}`],
    ['.github/Instructions/a.instructions.md', undefined],
    ['.claude/rules/a.md', 'claude-rule: vscode claude'],
    ['.claude/rules/deep/a.md', 'claude-rule: vscode claude'],
    ['.claude/rules/README.md', undefined],
    ['.claude/commands/deep/a.md', 'command: claude'],
    ['.claude/output-styles/a.md', 'output-style: claude'],
    ['AGENTS.md', `agents-md: ${ALL} codex cursor windsurf claude`],
    ['src/AGENTS.md', `agents-md: ${ALL} codex cursor windsurf claude`],
    ['CLAUDE.md', `claude-md: ${ALL} claude`],
    ['CLAUDE.local.md', 'claude-md: vscode claude'],
    ['.claude/CLAUDE.md', 'claude-md: vscode copilot-cli claude'],
    ['src/CLAUDE.md', 'claude-md: copilot-cli claude'],
    ['GEMINI.md', 'gemini-md: github-review cloud-agent copilot-cli gemini'],
    ['src/GEMINI.md', 'gemini-md: copilot-cli gemini'],
    ['REVIEW.md', 'review-md: github-review'],
    ['.github/agents/a.agent.md', 'agent: vscode cloud-agent copilot-cli'],
    ['.github/agents/a.md', 'agent: vscode cloud-agent copilot-cli'],
    ['.github/agents/deep/a.agent.md', 'agent: vscode cloud-agent copilot-cli'],
    ['.github/agents/deep/a.md', undefined],
    ['.github/agents/README.md', undefined],
    ['.claude/agents/a.md', 'agent: vscode claude'],
    ['.claude/agents/team/a.md', 'agent: claude'],
    ['.claude/agents/team/a.agent.md', 'agent: vscode claude'],
    ['.claude/agents/team/README.md', undefined],
    ['.github/chatmodes/a.chatmode.md', 'agent: vscode'],
    ['.github/prompts/a.prompt.md', 'prompt: vscode'],
    ['.github/prompts/a.md', undefined],
    ['.github/skills/s/SKILL.md', `skill: ${ALL}`],
    ['.github/skills/s/skill.md', `skill: ${ALL}`],
    ['.claude/skills/s/SKILL.md', `skill: ${ALL} claude`],
    ['.agents/skills/s/SKILL.md', `skill: ${ALL} gemini codex cursor windsurf`],
    ['.gemini/skills/s/SKILL.md', 'skill: gemini'],
    ['.codex/skills/s/SKILL.md', 'skill: codex'],
    ['.cursor/skills/s/SKILL.md', 'skill: cursor'],
    ['.windsurf/skills/s/SKILL.md', 'skill: windsurf'],
    ['.cursor/rules/deep/a.mdc', 'cursor-rule: cursor'],
    ['packages/a/.cursor/rules/a.mdc', 'cursor-rule: cursor'],
    ['rules/a.mdc', undefined],
    ['.cursorrules', 'cursor-rule: cursor'],
    ['docs/.cursorrules', undefined],
    ['.windsurf/rules/a.md', 'windsurf-rule: windsurf'],
    ['packages/a/.windsurf/rules/a.md', 'windsurf-rule: windsurf'],
    ['.windsurfrules', 'windsurf-rule: windsurf'],
    ['.gemini/commands/git/a.toml', 'gemini-command: gemini'],
    ['commands/a.toml', undefined],
    ['.gemini/styleguide.md', 'gemini-styleguide: gemini-review'],
    ['styleguide.md', undefined],
    ['.github/skills/s/other.md', undefined],
    ['.github/hooks/a.json', 'hooks: vscode cloud-agent copilot-cli'],
    ['.claude/settings.json', 'hooks: vscode claude'],
    ['.claude/settings.local.json', 'hooks: vscode claude'],
  ])('%s', async (path, expected) => {
    const { found } = await look('repository', path, {});
    // Claude's own hooks are off in VS Code, but not elsewhere.
    expect(draw({ found, leftOut: [] })).toEqual(expected === undefined ? [] : [expected]);
  });
});

function exampleOf(name: NameRule): string {
  switch (name.kind) {
    case 'exact':
      return name.name;
    case 'ending':
      return `x${name.ending}`;
    case 'markdown':
      return 'x.md';
  }
}

/** Every place of the table with a file in it. */
const PLACES = KINDS.flatMap(({ kind, places }) =>
  places.map((place) => ({
    kind,
    place,
    path: joinPath(joinPath(place.folder, place.depth === 'below' ? 'sub' : ''), exampleOf(place.name)),
  })),
);

describe('the whole table', () => {
  it.each(PLACES)('$place.level $path', async ({ kind, place, path }) => {
    expect(draw(await look(place.level, path, {}))).toEqual([`${kind}: ${place.readers.join(' ')}`]);
  });

  it.each(PLACES.flatMap((row) => row.place.switches.map((name) => ({ ...row, name }))))(
    '$place.level $path with $name off',
    async ({ kind, place, path, name }) => {
      expect(draw(await look(place.level, path, { [name]: false }))).toEqual([
        `${kind} left out: \`${name}\` is off (.vscode/settings.json:1)`,
      ]);
    },
  );

  it.each(PLACES)('$place.level $path in VS Code, all switches on', async ({ kind, place, path }) => {
    const settings = Object.fromEntries(place.switches.map((name) => [name, true]));
    expect(draw(await look(place.level, path, settings, 'vscode'))).toEqual([
      place.readers.includes('vscode')
        ? `${kind}: ${place.readers.join(' ')}`
        : `${kind} left out: VS Code does not read it (\`compatibility: vscode\`)`,
    ]);
  });

  it.each(
    LOCATION_SETTINGS.flatMap(({ key, defaults }) =>
      PLACES.flatMap((row) =>
        defaults
          .filter((folder) => [row.place.folder, row.path].includes(folder.replace(/^~\//, '')))
          .filter((folder) => folder.startsWith('~/') === (row.place.level === 'user'))
          .map((folder) => ({ ...row, key, folder })),
      ),
    ),
  )('$path with $folder switched off in $key', async ({ kind, place, path, key, folder }) => {
    expect(draw(await look(place.level, path, { [key]: { [folder]: false } }))).toEqual([
      `${kind} left out: \`${key}\` switches its folder off (.vscode/settings.json:1)`,
    ]);
  });
});

describe('switches that are not set', () => {
  it.each([
    ['src/AGENTS.md', '`chat.useNestedAgentsMdFiles` is off by default in VS Code'],
    ['.claude/settings.json', '`chat.useClaudeHooks` is off by default in VS Code'],
  ])('hide %s only in VS Code', async (path, reason) => {
    const { leftOut } = await look('repository', path, {}, 'vscode');
    expect([(await look('repository', path, {})).found.length, leftOut.map((entry) => entry.reason)]).toEqual([
      1,
      [reason],
    ]);
  });
});

describe('folders that settings add', () => {
  it.each([
    ['chat.instructionsFilesLocations', 'docs/rules', 'docs/rules/a.instructions.md', 'path-instructions'],
    ['chat.instructionsFilesLocations', './docs/rules/', 'docs/rules/deep/a.instructions.md', 'path-instructions'],
    ['chat.promptFilesLocations', 'docs', 'docs/a.prompt.md', 'prompt'],
    ['chat.agentFilesLocations', 'docs', 'docs/a.agent.md', 'agent'],
    ['chat.agentSkillsLocations', 'docs', 'docs/s/SKILL.md', 'skill'],
  ])('%s: %s for %s', async (key, folder, path, kind) => {
    const { found } = await look('repository', path, { [key]: { [folder]: true } });
    expect(found.map((one) => [one.kind, one.readers, one.broughtBy])).toEqual([
      [kind, ['vscode'], `.vscode/settings.json:1 (\`${key}\`)`],
    ]);
  });

  it('are read from the home folder if their path starts there', async () => {
    const settings = { 'chat.instructionsFilesLocations': { '~/mine': true } };
    const { found } = await look('user', 'mine/a.instructions.md', settings);
    expect(found.map(({ path }) => path)).toEqual(['~/mine/a.instructions.md']);
  });
});
