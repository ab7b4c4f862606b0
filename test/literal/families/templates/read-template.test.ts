import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../../../src/literal/families/templates/read-template.ts';

describe('templates of names', () => {
  it.each<readonly [code: string, fits: readonly string[], others: readonly string[]]>([
    ['tsh-<action>.prompt.md', ['tsh-review.prompt.md'], ['review.prompt.md', 'tsh-.prompt.md']],
    [
      'kebab-case.test.ts',
      ['user-card.test.ts', 'user.test.ts', 'chat.ng.test.ts'],
      ['userCard.test.ts', 'user-card.spec.ts'],
    ],
    ['ADR-NNN-kebab-title.md', ['ADR-001-database.md'], ['ADR-1-database.md', 'ADR-001-Data_Base.md']],
    ['V{N}__{description}.sql', ['V12__add_users.sql'], ['V12_add_users.sql', 'V__x.sql']],
    ['[Entity][Filter]Spec', ['ActiveCustomersSpec'], ['ActiveCustomers']],
    ['create{Entity}Routes()', ['createBoardRoutes'], ['createRoutes']],
    ['*Controller', ['UserController'], ['Controller', 'Users']],
    ['noun-adapter.ts', ['file-state-adapter.ts'], ['FileAdapter.ts']],
    ['ComponentName.module.css', ['UserCard.module.css'], ['user-card.module.css']],
    ['test_FileName_FunctionName.cpp', ['test_Fleet_Sum.cpp', 'test_fimsMath_exp.cpp'], ['test_fleet.cpp']],
    ['xxx_service.rs', ['user_service.rs'], ['user.rs']],
    ['YYYY-MM-DD-session-NN-description.json', ['2025-12-18-session-24-docs.json'], ['2025-session-24-docs.json']],
    ['tsh-<gerund subject>/', ['tsh-code-reviewing'], ['code-reviewing']],
    ['UPPER_SNAKE_CASE.md', ['READ_ME.md'], ['read-me.md']],
  ])('%s', (code, fits, others) => {
    const template = readTemplate(code);
    expect(fits.filter((name) => template?.own.fits(name) === true)).toEqual(fits);
    expect(others.filter((name) => template?.own.fits(name) !== false)).toEqual([]);
  });

  it.each<readonly [code: string, fits: readonly string[], others: readonly string[]]>([
    ['docs/adr/NNN-title.md', ['docs/adr', 'packages/a/docs/adr'], ['docs', 'adr', 'docs/adr/old']],
    ['plugins/*/commands/*.md', ['plugins/a/commands'], ['plugins/commands', 'plugins/a/b/commands']],
    ['test/**/kebab-case.ts', ['test', 'test/a', 'test/a/b'], ['src/a']],
    ['src/modules/<name>.module/domain/*.ts', ['src/modules/cart.module/domain'], ['src/modules/cart/domain']],
  ])('the folder of %s', (code, fits, others) => {
    const folder = readTemplate(code)?.folder;
    expect(fits.filter((path) => folder?.fits(path) === true)).toEqual(fits);
    expect(others.filter((path) => folder?.fits(path) !== false)).toEqual([]);
  });

  it.each([
    'UserService.ts',
    'src/index.ts',
    '[id].tsx',
    'app/[locale]/page.tsx',
    '*',
    'a(b)',
    'x = {y}',
    'npm run <script>',
    `${'*a'.repeat(20)}.ts`,
  ])('%s is no template', (code) => {
    expect(readTemplate(code)).toBeUndefined();
  });

  it('compares long names with many placeholders in little time', () => {
    const template = readTemplate('{a}-{b}-{c}-{d}-{e}-{f}.md');
    expect(template?.own.fits(`${'-a'.repeat(120)}.txt`)).toBe(false);
  });
});
