import { expect, it } from 'vitest';
import { checkChange } from './check-change.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { wholeFile } from '../../../src/changes/whole-file.ts';
import { compileText } from './run-statement.ts';

type Row = readonly [
  name: string,
  rule: string,
  files: readonly string[],
  found: readonly string[],
  more?: Parameters<typeof checkChange>[2],
];

const LISTED = 'Register new skills in `docs/skills.md`.';
const NEW = 'skills/release/SKILL.md';
const FOUND = `${NEW}: a new skill without a change to \`docs/skills.md\``;
const OTHERS = { heads: { 'docs/skills.md': '- deploy\n' } };

const ROUTES = { heads: { 'src/routes.ts': "add('deploy');\n" } };
const ROUTE = 'src/routes/release.ts: a new route without a change to `src/routes.ts`';

const ROWS: readonly Row[] = [
  ...[
    'Register new routes in `src/routes.ts`.',
    'New routes must be registered in `src/routes.ts`.',
    'Every new route must be imported in `src/routes.ts`.',
    'Add new routes to `src/routes.ts`.',
    'Export all routes from `src/routes.ts`.',
    'When adding a route, export it from `src/routes.ts`.',
  ].map((rule): Row => [rule, rule, ['A src/routes/release.ts'], [ROUTE], ROUTES]),
  ...[
    ['a route of one case', 'A src/routes/release.ts', 'Add the new route to `src/routes.ts`.'],
    ['styles beside routes', 'A src/routes/release.css'],
    ['the type of a route', 'A src/routes/release.types.ts'],
    ['a test of a route', 'A src/routes/release.test.ts'],
    ['a route that the list names', 'A src/routes/deploy.ts'],
    ['a route that changed', 'M src/routes/release.ts'],
  ].map(([name = '', file = '', rule = 'Register new routes in `src/routes.ts`.']): Row => [
    name,
    rule,
    [file],
    [],
    ROUTES,
  ]),
  [
    'components with and without a folder of their own',
    'New components must be exported from `src/index.ts`.',
    ['A src/components/Card.tsx', 'A src/components/Row/Row.vue', 'A src/components/Row/use-row.ts', 'A src/Page.tsx'],
    [
      'src/components/Card.tsx: a new component without a change to `src/index.ts`',
      'src/components/Row/Row.vue: a new component without a change to `src/index.ts`',
    ],
    { heads: { 'src/index.ts': "export * from './other';\n" } },
  ],
  [
    'an example without a file of its own',
    'Each example must have a `README.md`.',
    ['A examples/basic/package.json', 'A examples/basic/index.ts'],
    ['examples/basic/package.json: a new example without `README.md`'],
    { exists: () => Promise.resolve(false) },
  ],
  ['a new skill that is listed nowhere', LISTED, [`A ${NEW}`], [FOUND], OTHERS],
  ['a new skill with a change to the list', LISTED, [`A ${NEW}`, 'M docs/skills.md'], [], OTHERS],
  ['a new skill that the list names already', LISTED, [`A ${NEW}`], [], { heads: { 'docs/skills.md': '- release\n' } }],
  ['a list that is not there', LISTED, [`A ${NEW}`], []],
  ['a skill that changed', LISTED, [`M ${NEW}`], [], OTHERS],
  ['another file of a new skill', LISTED, ['A skills/release/references/a.md'], [], OTHERS],
  ['a skill among the inputs of tests', LISTED, ['A tests/fixtures/release/SKILL.md'], [], OTHERS],
  ...[
    'New skills must be registered in `docs/skills.md`.',
    'Every skill must be listed in `docs/skills.md`.',
    'All skills should be documented in `docs/skills.md`.',
    'When adding a new skill, update `docs/skills.md`.',
    'When you add or rename a skill, also update `docs/skills.md`.',
    'Update `docs/skills.md` when adding or removing skills.',
    'Keep `docs/skills.md` in sync whenever skills are added or removed.',
    '## Adding a New Skill\n\n1. Add an entry to `docs/skills.md`',
    '## Adding a New Skill\n\n1. Update `docs/skills.md`',
    '## How to add a skill\n\n### Steps\n\n- Register it in `docs/skills.md`.',
    'When adding a skill:\n\n- Add it to the table in `docs/skills.md`.',
    'Adding a skill: update `docs/skills.md`.',
    '## Adding a New Skill\n\n- Add an entry to `docs/skills.md` in the `skills` array',
    '## Adding a New Skill\n\n- Add to `docs/skills.md` (alphabetical; without aliases)',
    '## Adding a New Skill\n\n- `docs/skills.md` (repo root): Add an entry with `name` and `path`',
    '## Adding a New Skill\n\n- Verify the skill appears in `docs/skills.md`',
    '## Adding a component\n\nNew skill:\n- Add to `docs/skills.md` in appropriate category',
    'For new skills:\n- Register in `docs/skills.md`',
  ].map((rule): Row => [rule, rule, [`A ${NEW}`], [FOUND], OTHERS]),
  [
    'a skill without a file of a list that it must contain',
    'Each skill directory must contain:\n- README.md for its users\n- `scripts/` (optional)',
    [`A ${NEW}`],
    [`${NEW}: a new skill without \`README.md\``],
    { exists: () => Promise.resolve(false) },
  ],
  ['an optional entry', '## Adding a New Skill\n\n- Add to `docs/skills.md` (optional)', [`A ${NEW}`], [], OTHERS],
  [
    'a file of the package of the guideline',
    LISTED,
    ['A packages/a/skills/release/SKILL.md'],
    ['packages/a/skills/release/SKILL.md: a new skill without a change to `docs/skills.md`'],
    { source: 'packages/a/AGENTS.md', heads: { 'packages/a/docs/skills.md': '- deploy\n' } },
  ],
  [
    'a plugin, and where its list usually is',
    'Register all plugins in `marketplace.json`.',
    ['A plugins/lint/.claude-plugin/plugin.json'],
    ['plugins/lint/.claude-plugin/plugin.json: a new plugin without a change to `marketplace.json`'],
    { heads: { '.claude-plugin/marketplace.json': '{"plugins": []}' } },
  ],
  [
    'a reference that its own skill does not name',
    'Update `SKILL.md` when adding references.',
    ['A skills/a/references/style.md'],
    ['skills/a/references/style.md: a new reference without a change to `SKILL.md`'],
    { heads: { 'SKILL.md': 'style', 'skills/a/SKILL.md': '# A\n' } },
  ],
  [
    'a file that each new plugin must have',
    'Each plugin must have a `README.md`.',
    ['A plugins/lint/.claude-plugin/plugin.json'],
    ['plugins/lint/.claude-plugin/plugin.json: a new plugin without `README.md`'],
    { exists: () => Promise.resolve(false) },
  ],
  [
    'a file that each new plugin must have, and has',
    'Include a brief `README.md` for each plugin.',
    ['A plugins/lint/.claude-plugin/plugin.json', 'A plugins/lint/README.md'],
    [],
  ],
  [
    'a file of the name of what is new',
    '## Adding a skill\n\n- Create `skills/<name>/SPEC.md`',
    [`A ${NEW}`],
    [`${NEW}: a new skill without \`skills/release/SPEC.md\``],
    { exists: () => Promise.resolve(false) },
  ],
  [
    'what another step creates',
    '## Adding a New Target\n\n1. Create `build/targets/{target}.js`\n2. Add it to `targets.yaml`',
    ['A build/targets/zig.js', 'A build/other.js'],
    ['build/targets/zig.js: a new `build/targets/{target}.js` without a change to `targets.yaml`'],
    { heads: { 'targets.yaml': 'targets: [go]\n' } },
  ],
  [
    'what another step creates, which is called like something else',
    '## Adding a route\n\n1. Create `src/{area}/{area}.route.ts`\n2. Register the plugin in `src/index.ts`',
    ['A src/cart/cart.route.ts', 'A plugins/lint/plugin.json'],
    ['src/cart/cart.route.ts: a new `src/{area}/{area}.route.ts` without a change to `src/index.ts`'],
    { heads: { 'src/index.ts': 'start();\n' } },
  ],
  [
    'variables of the environment, beside a step that creates a file',
    '## Adding a route\n\n1. Create `src/{area}/{area}.route.ts`\n2. Add new environment variables to `.env.example`',
    ['A src/cart/cart.route.ts'],
    [],
    { heads: { '.env.example': 'A=1\n' } },
  ],
];

it.each(ROWS.map((row) => ({ name: row[0], row })))('$name', async ({ row: [, rule, files, found, more] }) => {
  expect(await checkChange(rule, files, more)).toEqual(found);
});

it.each<readonly [name: string, rule: string]>([
  ['a condition', '## Adding a skill\n\n- If it has scripts, update `docs/scripts.md`'],
  ['a choice', 'When adding a skill, update `a.md` or `b.md`.'],
  ['something optional', '## Adding a skill\n\n- Update `docs/skills.md` if needed'],
  ['some of many files', 'When adding a skill, update any `SKILL.md` that uses it.'],
  ['the file that makes it one', 'Every skill must have a `SKILL.md`.'],
  ['what no file stands for', 'When adding a feature, update `docs/features.md`.'],
  ['a folder', '## Adding a skill\n\n- Add tests in `tests/<skill>/`'],
  ['two names to fill in', '## Adding a skill\n\n- Update `docs/<group>/<skill>.md`'],
  ['a place beside something else', '## Adding a skill\n\n- Add it to the `ci` job, right after its `score.py` step'],
  ['steps that are suggestions', '## Suggested steps for adding a skill\n\n- Update `docs/skills.md`'],
  ['a line of a list', 'Add prompt: add it to `evals/prompts.txt`.'],
  ['how the thing itself is made', '## Adding a migration\n\n- Edit `schema.prisma`'],
  ['a path that its own step names', '## Adding an endpoint\n\n- Add to `api/<name>.py` with models'],
  [
    'a test of what is added',
    '## Adding a query helper\n\n1. Add tests in `tests/test_<name>.py`\n2. Update README.md',
  ],
  ['another heading', '## Adding a skill\n\n### Releases\n\n- Update `CHANGELOG.md`'],
])('%s is not compiled', (_name, rule) => {
  const compiled = compileStatements(readStatements(2, rule));
  expect(compiled.length).toBeGreaterThan(0);
  expect(compiled.filter(({ kind }) => kind === 'checked')).toEqual([]);
});

it.each<readonly [name: string, path: string, text: string, found: readonly string[]]>([
  ['a variable that is not there', 'a.ts', 'const key = process.env.API_BASE;', ['1 a new environment variable']],
  ['the same in Python', 'a.py', 'import os\nkey = os.environ["API_BASE"]', ['2 a new environment variable']],
  ['a variable that is there', 'a.ts', 'const key = process.env.KNOWN_ONE;', []],
  ['a variable of the system', 'a.ts', 'if (process.env.CI) start();', []],
  ['a test', 'a.test.ts', 'process.env.API_BASE;', []],
])('%s', async (_name, path, text, found) => {
  const file = wholeFile(path, text);
  const [check] = compileText('New environment variables must be added to `.env.example`.', 'change-companions');
  const violations =
    check?.finder.looksAt === 'change'
      ? await check.finder.find({
          files: [file],
          allFiles: [file],
          folder: '',
          readHead: () => Promise.resolve('KNOWN_ONE=\n'),
          readCommits: () => Promise.resolve(undefined),
          exists: () => Promise.resolve(true),
        })
      : undefined;
  expect(violations?.map((one) => `${one.line} ${one.found.replace(/ without.*/, '')}`)).toEqual(found);
});
