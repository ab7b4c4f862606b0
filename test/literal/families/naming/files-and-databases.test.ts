import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { checkLines } from '../check-lines.ts';
import { compileText } from '../run-statement.ts';

/** A rule below a heading that says how names are to be. */
function named(rule: string): string {
  return `## Naming conventions\n\n- ${rule}\n`;
}

describe('styles of files that an example shows', () => {
  it.each<readonly [rule: string, files: readonly string[], found: readonly string[]]>([
    [
      'Page components: PascalCase (e.g., `UserCard.tsx`)',
      [
        'A src/components/user-card.tsx',
        'A src/components/UserCard.tsx',
        'A src/components/user-card.test.tsx',
        'A src/components/useCart.tsx',
        'A src/components/hooks/cart-state.tsx',
        'A src/lib/user-card.tsx',
        'A src/components/index.tsx',
        'M src/components/cart-list.tsx',
      ],
      ['src/components/user-card.tsx'],
    ],
    [
      'Utilities: camelCase (`formatDate.ts`)',
      ['A src/utils/format-date.ts', 'A src/utils/formatDate.ts', 'A src/utils/Card.tsx', 'A src/format-date.ts'],
      ['src/utils/format-date.ts'],
    ],
    [
      'Migration files: `V{N}__{description}.sql`',
      ['A db/migrations/add_a.sql', 'A db/migrations/V2__add_a.sql', 'A db/add_b.sql'],
      ['db/migrations/add_a.sql'],
    ],
    [
      'Scripts: `kebab-case.sh` (e.g., `fetch-logs.sh`)',
      ['A bin/fetchLogs.sh', 'A bin/fetch-logs.sh', 'A bin/fetchLogs.ts'],
      ['bin/fetchLogs.sh'],
    ],
    ['Komponenten: PascalCase (`UserCard.vue`)', ['A src/user-card.vue', 'A src/UserCard.vue'], []],
    ['Components: PascalCase (`UserCard.vue`)', ['A src/user-card.vue', 'A src/UserCard.vue'], ['src/user-card.vue']],
    [
      'Skill directory: `kebab-case` (e.g. `web-quality`)',
      ['A skills/webQuality/SKILL.md', 'A skills/web-quality/SKILL.md'],
      ['skills/webQuality/SKILL.md'],
    ],
    [
      'Skill files use kebab-case naming: `skills/<skill-name>/SKILL.md`',
      ['A skills/webQuality/SKILL.md'],
      ['skills/webQuality/SKILL.md'],
    ],
  ])('%s', async (rule, files, found) => {
    const drafts = await checkChange(named(rule), files);
    expect(drafts.map((one) => one.replace(/: .*$/s, ''))).toEqual(found);
  });

  it.each([
    ['For plugins (plugins/*/):\n- Directory name is lower case with hyphens', 'plugins/aB/.claude-plugin/plugin.json'],
    [
      '# A\n\n## Prompt file guide\n\n**Only apply to files that end in `.prompt.md`**\n\n- The file name is lower case, with words separated by hyphens.',
      'p/aB.prompt.md',
    ],
    ['# Prompt file guide\n\n- The file name is lower case, with words separated by hyphens.', 'p/aB.prompt.md'],
  ])('reads of an introduction or heading what has the name: %s', async (rule, path) => {
    expect(await checkChange(rule, [`A ${path}`, 'A src/aB.ts', 'A src/cD/e.ts'], NEW_FOLDERS)).toEqual([
      expect.stringContaining(path),
    ]);
  });

  it('reads of a heading what is named', async () => {
    const found = await checkChange('## Skill Naming\n\n- Use kebab-case: `code-auditor`', [
      'A skills/codeAudit/SKILL.md',
    ]);
    expect(found).toHaveLength(1);
  });

  it.each([
    'All files: kebab-case for utilities except `Index.ts`',
    '`utils/formatDate.ts`: camelCase dates',
    'Models: PascalCase (`UserCard.ts`, `user_card.ts`)',
    'Components: PascalCase for the component, the file `user-card.tsx` can be kebab-case',
  ])('says nothing of: %s', (rule) => {
    expect(compileText(named(rule), 'naming')).toEqual([]);
  });
});

const NEW_FOLDERS = { isNewFolder: () => Promise.resolve(true) };

describe('names of folders', () => {
  const RULE = named('Use lowercase with dashes for directories (e.g., components/auth-wizard).');

  it.each([
    ['that are new', NEW_FOLDERS, ['src/authWizard/a.ts']],
    ['that were there', { isNewFolder: () => Promise.resolve(false) }, []],
    ['of which nobody can tell', {}, []],
  ])('%s', async (_name, more, found) => {
    const files = ['A src/authWizard/a.ts', 'A src/authWizard/b.ts', 'A src/auth-wizard/c.ts', 'A __tests__/d.ts'];
    const drafts = await checkChange(RULE, files, more);
    expect(drafts.map((one) => one.replace(/: .*$/s, ''))).toEqual(found);
  });

  it.each(['Folder names should be lower case with words separated by hyphens', 'Name folders in kebab-case'])(
    '%s',
    async (rule) => {
      expect(await checkChange(named(rule), ['A aB/c.ts'], NEW_FOLDERS)).toHaveLength(1);
    },
  );

  it.each([
    'Directories: one for each feature',
    'Use kebab-case for feature directories',
    'Use PascalCase for some folders',
  ])('says nothing of: %s', (rule) => {
    expect(compileText(named(rule), 'paths')).toEqual([]);
  });
});

describe('names in databases, schemas and the environment', () => {
  const SQL = [
    'CREATE TABLE IF NOT EXISTS public.userCards (',
    '  id INT PRIMARY KEY,',
    '  "lastName" TEXT NOT NULL, -- aName TEXT',
    '  CONSTRAINT cardOwner FOREIGN KEY (id) REFERENCES a (b),',
    '  CHECK (lastName IS NOT NULL)',
    ');',
    'SELECT lastName FROM userCards;',
    'ALTER TABLE user_cards ADD COLUMN firstName TEXT;',
    'CREATE TABLE USER_CARDS (A INT);',
  ];
  const PRISMA = [
    'model user_card {',
    '  last_name String @map("lastName")',
    '  lastLogin DateTime',
    '  @@map("userCards")',
    '}',
    'enum a_b {',
    '  c_d',
    '}',
  ];

  it.each<readonly [rule: string, path: string, lines: readonly string[], found: readonly number[]]>([
    ['Database tables: `snake_case`', 'db/a.sql', SQL, [1]],
    ['Database columns: `snake_case`', 'db/a.sql', SQL, [3, 8]],
    ['Use `snake_case` for database tables and columns.', 'db/a.sql', SQL, [1, 3, 8]],
    ['Use `snake_case` for all table names, column names, and function names.', 'db/a.sql', SQL, [1, 3, 8]],
    ['Database tables: `snake_case`', 'prisma/schema.prisma', PRISMA, [4]],
    ['Database columns: `snake_case`', 'prisma/schema.prisma', PRISMA, [2]],
    ['Database tables: `snake_case`', 'a.py', ['__tablename__ = "userCards"', 'name = "userCards"'], [1]],
    ['Database tables: `snake_case`', 'a.ts', ["pgTable('userCards', {})", "table('userCards')"], [1]],
    ['Environment variables: `SCREAMING_SNAKE_CASE`', '.env.example', ['apiKey=1', 'API_KEY=1', '# a=1'], [1]],
    ['Environment variables: `SCREAMING_SNAKE_CASE`', 'a.ts', ['process.env.apiKey', 'process.env.API_KEY'], [1]],
    [
      'Terraform resources use snake_case',
      'a.tf',
      ['resource "aws_vpc" "main-vpc" {', 'resource "aws_vpc" "main_vpc" {', 'variable "a-b" {'],
      [1, 3],
    ],
    [
      'CSS class names: kebab-case',
      'a.scss',
      [
        '.userCard:hover, .user-card {',
        '  width: .5em;',
        '  background: url(a.Png);',
        '.card__title--on,',
        '@media .aB {',
      ],
      [1],
    ],
    ['UPPER_CASE for environment variables.', 'a.sh', ['export apiKey=1', 'apiKey=1', 'export API_KEY=1'], [1]],
  ])('%s: %s', async (rule, path, lines, found) => {
    expect(await checkLines(named(rule), path, lines)).toEqual(found);
  });

  it.each([
    ['Use PascalCase for models', [1]],
    ['Use camelCase for fields', [2]],
  ])('of Prisma: %s', async (rule, found) => {
    expect(await checkLines(`# Prisma\n\n## Model Naming\n\n- ${rule}`, 'schema.prisma', PRISMA)).toEqual(found);
  });

  it('knows no models and fields elsewhere', () => {
    expect(compileText(named('Use PascalCase for models'), 'naming')).toEqual([]);
  });
});
