import { expect, test } from 'vitest';
import { compileText } from '../run-statement.ts';
import { checkChange } from '../check-change.ts';

const skill = (fields: string): string => `---\n${fields}\n---\n\n# Title\n`;

test.each<[rule: string, words: string]>([
  [
    'YAML frontmatter is required on every SKILL.md: `name`, `description`',
    'reports skills without `name`, `description`',
  ],
  ['Every skill must start with YAML frontmatter:', 'reports skills without frontmatter'],
  ['All agent files must include YAML frontmatter with the following fields:', 'reports agents without frontmatter'],
  [
    'Skills: YAML frontmatter required (`name`, `description`, `triggers`)',
    'reports skills without `name`, `description`, `triggers`',
  ],
  [
    'Agents (`.claude/agents/*.md`): YAML frontmatter with `name`, `description`, `model` fields, followed by system prompt.',
    'reports `.claude/agents/*.md` files without `name`, `description`, `model`',
  ],
  [
    '`SKILL.md` has valid frontmatter with `name` and `description`',
    'reports `SKILL.md` files without `name`, `description`',
  ],
  [
    'The prompt has a `agent` field specified of either `agent`, `ask`, or `Plan`.',
    'reports prompts without `agent`, or whose `agent` is none of `agent`, `ask`, `Plan`',
  ],
  [
    'plugin.json must have `version` field (semantic version, e.g., "1.0.0")',
    'reports `plugin.json` files without `version`, or whose `version` is no semantic version',
  ],
  [
    'One skill per `skills/<name>/SKILL.md`; the folder name must equal the frontmatter `name`.',
    'reports `skills/<name>/SKILL.md` files whose `name` is not the name of the folder',
  ],
  [
    'Skill directory must match `name` in frontmatter (e.g., `neon-postgres`)',
    'reports skills whose `name` is not the name of the folder',
  ],
  [
    '## Skill format\n\n### Name Field Rules\n\n- Must match the parent directory name',
    'reports skills whose `name` is not the name of the folder',
  ],
  [
    '## Skill format\n\n### Frontmatter Requirements\n\n- `license`: Always `MIT` for this project',
    'reports skills whose `license` is not `MIT`',
  ],
  [
    '## SKILL.md Format\n\n| Field | Required | Constraints |\n|---|---|---|\n| `name` | Yes | 1-64 chars. Lowercase, numbers, hyphens. Must match directory name. |',
    'reports skills without `name`, or whose `name` has other characters than lower-case letters, digits and hyphens, or whose `name` has more than 64 characters, or whose `name` is not the name of the folder',
  ],
  [
    '## Agents format\n\n- `name`: kebab-case, 3-50 chars',
    'reports agents whose `name` is not in kebab-case, or whose `name` has fewer than 3 or more than 50 characters',
  ],
  [
    'Prompts and agents do not use a `name` frontmatter field — the filename is their sole identifier.',
    'reports prompts and agents with `name`',
  ],
  [
    'DO NOT USE these fields in plugin.json:\n\n- ❌ `license` (belongs in marketplace.json only)',
    'reports `plugin.json` files with `license`',
  ],
])('%s', (rule, words) => {
  expect(compileText(rule, 'fields').map(({ finder }) => finder.words)).toEqual([
    `${words}, except in tests, fixtures, templates and examples`,
  ]);
});

test.each([
  // Which files are meant, nobody can tell.
  '`name` must match the directory name',
  '`description`: Maximum 1024 characters.',
  // A kind of file that has no folder of its own.
  '## Agents format\n\n- `name`: must match directory name',
  // Something limits it.
  'Every skill must start with YAML frontmatter unless it is internal.',
  '## Skill format\n\n- `name`: must match directory name, except for aliases',
  '## Skill format\n\n- `description`: ideally 100-200 characters',
  '## Legacy skills of the old platform\n\n- `name`: max 20 chars',
  'Do not use `allowed-tools` in skill frontmatter unless the skill is new.',
  // A kind of file that nobody knows.
  'Do not use `allowed-tools` in widget frontmatter.',
  // About plugins, and not about the skills below them.
  '## Creating a New Plugin\n\nThe `description` field must not exceed 1024 characters, or skills are dropped.',
  // Facts on code.
  '`name` is the name of the user',
  'The frontmatter parser uses `yaml`.',
  'The legacy `runtime:` frontmatter field is ignored.',
  'Skills use YAML frontmatter for auto-triggering, tool restrictions, and effort overrides',
])('leaves a rule out that it does not understand: %s', (rule) => {
  expect(compileText(rule, 'fields')).toEqual([]);
});

test.each<[rule: string, fields: string, found: readonly string[]]>([
  [
    'Do not use `allowed-tools` in skill frontmatter.',
    'allowed-tools: Bash',
    ['skills/my-skill/SKILL.md: `allowed-tools` does not follow the guidelines'],
  ],
  ['Never add `model` fields to the frontmatter of skills.', 'name: model', []],
])('%s (%s)', async (rule, fields, found) => {
  const path = 'skills/my-skill/SKILL.md';
  expect(await checkChange(rule, [`A ${path}`], { heads: { [path]: skill(fields) } })).toEqual(found);
});

const NAME =
  '## SKILL.md Format\n\n- name: 1-10 characters, lowercase letters and hyphens only, must match directory name';

test.each<[fields: string, found: readonly string[]]>([
  ['name: my-skill', []],
  ['name: "my-skill"', []],
  ['name: my_skill', ['skills/my-skill/SKILL.md: `name: my_skill` does not follow the guidelines']],
  ['name: other', ['skills/my-skill/SKILL.md: `name: other` does not follow the guidelines']],
  ['name: {{name}}', []],
  ['title: x', []],
])('a new skill with %s', async (fields, found) => {
  const path = 'skills/my-skill/SKILL.md';
  expect(await checkChange(NAME, [`A ${path}`], { heads: { [path]: skill(fields) } })).toEqual(found);
});

test.each([
  'M skills/a/SKILL.md',
  'A tests/fixtures/skills/a/SKILL.md',
  'A skills/a/other.md',
  'A template/skills/a/SKILL.md',
  'D skills/a/SKILL.md',
])('says nothing of %s', async (listed) => {
  const path = listed.slice(2).replace('template/', 'templates/');
  expect(
    await checkChange(NAME, [listed.replace('template/', 'templates/')], {
      heads: { [path]: skill('name: Wrong Name') },
    }),
  ).toEqual([]);
});

test.each<[rule: string, path: string, text: string, found: number]>([
  ['Every skill must start with YAML frontmatter:', 'skills/a/SKILL.md', '# A', 1],
  ['Every skill must start with YAML frontmatter:', 'skills/a/SKILL.md', skill('name: a'), 0],
  ['YAML frontmatter is required on every SKILL.md: `name`, `description`', 'skills/a/SKILL.md', skill('name: a'), 1],
  [
    'plugin.json must have `name` field (matching the folder name)',
    'plugins/a/.claude-plugin/plugin.json',
    '{"name": "b"}',
    1,
  ],
  [
    'plugin.json must have `name` field (matching the folder name)',
    'plugins/a/.claude-plugin/plugin.json',
    '{"name": "a"}',
    0,
  ],
  ['plugin.json must have `name` field (matching the folder name)', '.claude-plugin/plugin.json', '{"name": "a"}', 0],
  ['plugin.json must have `name` field (matching the folder name)', 'plugins/a/plugin.json', '{ broken', 0],
  ['All agent files must include YAML frontmatter with the following fields:', '.claude/agents/_notes.md', '# A', 0],
  ['DO NOT USE these fields in plugin.json:\n\n- `license`', 'a/plugin.json', '{"license": "MIT"}', 1],
  [
    '## Agent files\n\n`description` wrapped in single quotes is a required frontmatter field.\n\n- `description` wrapped in single quotes',
    'x.agent.md',
    skill("description: 'a'"),
    0,
  ],
  ['## Agent Frontmatter\n\n- `description` wrapped in single quotes', 'x.agent.md', skill('description: "a"'), 1],
])('%s in %s: %s', async (rule, path, text, found) => {
  expect(await checkChange(rule, [`A ${path}`], { heads: { [path]: text } })).toHaveLength(found);
});

const STRICT = 'Use TypeScript strict mode.';

test.each<[rule: string]>([
  [STRICT],
  ['## TypeScript\n\n- Always use `strict: true`'],
  ['## Conventions\n\n- TypeScript: strict mode, ES module imports.'],
  ['Use strict TypeScript (`strict: true` in tsconfig)'],
])('%s is about the configuration of TypeScript', (rule) => {
  expect(compileText(rule, 'fields')[0]?.finder.words).toContain('`compilerOptions.strict` is not `true`');
});

test.each([
  'Use strict mode',
  'Language: TypeScript (strict mode)',
  '## TypeScript\n\n- Wrap the app in React strict mode',
  'Both mypy and pyright must pass in strict mode',
  'Use TypeScript strict mode where possible',
])('%s is not', (rule) => {
  expect(compileText(rule, 'fields')).toEqual([]);
});

test.each<[text: string, found: number]>([
  ['{"compilerOptions": {"strict": false}}', 1],
  ['{"compilerOptions": {"strict": true, "noImplicitAny": false}}', 1],
  ['{ // a comment\n "compilerOptions": {"strict": true}}', 0],
  ['{"extends": "../tsconfig.json"}', 0],
])('a configuration %s', async (text, found) => {
  expect(await checkChange(STRICT, ['A a/tsconfig.json'], { heads: { 'a/tsconfig.json': text } })).toHaveLength(found);
});
