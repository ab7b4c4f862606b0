import { describe, expect, it } from 'vitest';
import {
  findMismatch,
  joinStocks,
  readStock,
  withoutExtendedFiles,
  type FleetStock,
  type RepositoryStock,
} from '../../../src/reports/fleet/stock.ts';
import { stockMarkdown } from '../../../src/reports/fleet/stock-markdown.ts';

const EMPTY = { files: [], dead: [], errors: 0, warnings: 0, broken: {}, problems: [] };

function stock(part: string | undefined, ...repositories: readonly RepositoryStock[]): FleetStock {
  return { version: 1, owner: 'acme', ...(part === undefined ? {} : { part }), skipped: 2, repositories };
}

const SHOP: RepositoryStock = {
  ...EMPTY,
  repository: 'acme/shop',
  commit: 'abc',
  files: [{ path: 'AGENTS.md', rules: 3, checked: 2 }],
  dead: [{ path: 'a.instructions.md', reason: '`applyTo: x` matches no file' }],
  errors: 1,
  broken: { 'applyto-matches-nothing': 1 },
  problems: [
    {
      rule: 'applyto-matches-nothing',
      severity: 'error',
      path: 'a.instructions.md',
      line: 2,
      message: 'x | y @octocat <b>',
    },
  ],
};
const BROKEN: RepositoryStock = { ...EMPTY, repository: 'acme/broken', failed: 'The configuration | is wrong' };

describe('a configuration in an unusual place', () => {
  const note = '`housestyle.yml` is not read: the configuration is `.github/housestyle.yml`.';
  const central = { ...EMPTY, repository: 'acme/.github', configuration: note };

  it('is not to mend if another repository extends it', () => {
    const shop = { ...SHOP, extends: `Acme/.github/housestyle.yml@${'a'.repeat(40)}` };
    const { repositories } = withoutExtendedFiles(stock(undefined, central, shop));
    expect(repositories).toEqual([{ ...EMPTY, repository: 'acme/.github' }, shop]);
  });

  it('is to mend if only another file is extended', () => {
    const shop = { ...SHOP, extends: `acme/.github/strict.yml@${'a'.repeat(40)}` };
    const whole = stock(undefined, central, shop, { ...EMPTY, repository: 'acme/x', configuration: 'A key is in it.' });
    expect(withoutExtendedFiles(whole)).toEqual(whole);
  });
});

describe('the parts of a fleet', () => {
  it('are joined in the order of names, each repository once, and missing parts are named', () => {
    const { stock: joined, missing } = joinStocks([stock('3/3', SHOP), stock('1/3', BROKEN, { ...SHOP, errors: 9 })]);
    expect(joined.repositories).toEqual([BROKEN, SHOP]);
    expect(joined.skipped).toBe(2);
    expect(missing).toEqual(['2/3']);
  });

  it('are read as they were written', () => {
    const written = stock('1/2', SHOP, BROKEN);
    expect(readStock(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it.each<[string, readonly FleetStock[], string | undefined]>([
    ['fit if they are of one run', [stock('1/2'), stock('2/2')], undefined],
    ['fit if one is whole', [stock(undefined)], undefined],
    [
      'do not fit if their owners differ',
      [stock('1/2'), { ...stock('2/2'), owner: 'other' }],
      'The parts are of different owners: acme and other',
    ],
    [
      'do not fit if there are different numbers of them',
      [stock('1/2'), stock('2/8')],
      'The parts are of different runs, with 2 and 8 parts',
    ],
  ])('%s', (_, parts, mismatch) => {
    expect(findMismatch(parts)).toBe(mismatch);
  });

  it.each<[string, unknown, string]>([
    ['of another version', { version: 2 }, 'it has no `"version": 1` and `owner`'],
    ['without repositories', { version: 1, owner: 'a' }, '`repositories` is not a list'],
    [
      'with a wrong number',
      { version: 1, owner: 'a', part: 'x', skipped: 0, repositories: [] },
      '`part` is not of the form `2/8`',
    ],
    [
      'with half a repository',
      { version: 1, owner: 'a', skipped: 0, repositories: [{ ...SHOP, files: [{}] }] },
      'the repository "acme/shop" lacks a field, or one has another type',
    ],
    [
      'with something else for a repository',
      { version: 1, owner: 'a', skipped: 0, repositories: [SHOP, 7] },
      'entry 2 of `repositories` lacks a field, or one has another type',
    ],
  ])('are refused: %s', (_, value, expected) => {
    expect(readStock(value)).toBe(expected);
  });
});

describe('the page of a fleet', () => {
  const page = stockMarkdown(stock(undefined, BROKEN, SHOP), ['2/3']);

  it('has the totals, a row for each repository, the broken rules and the details', () => {
    expect(page).toContain(
      '2 repositories, 1 with instructions, 1 error and 0 warnings. Archived repositories and forks are not read: 2.',
    );
    expect(page).toContain('**Missing parts: 2/3.**');
    expect(page).toContain(String.raw`| ${'`acme/broken`'} | not read: The configuration \| is wrong | | | | | |`);
    expect(page).toContain('| `acme/shop` | 1 | 3 | 2 | 1 | 1 | 0 |');
    expect(page).toContain('| `applyto-matches-nothing` | 1 | 1 |');
    expect(page).toContain('- `AGENTS.md`: 3 rules, 2 checked without a model');
  });

  it('says which repositories extend which central configuration, once one does', () => {
    expect(page).not.toContain('Central configuration');
    const central = 'acme/.github/a.yml@abc';
    const extending = ['acme/a', 'acme/b'].map((repository) => ({ ...SHOP, repository, extends: central }));
    const weakens = { ...BROKEN, repository: 'acme/weakens', extends: central };
    const written = stockMarkdown(stock(undefined, BROKEN, ...extending, weakens, SHOP));
    expect(written).toContain(
      `| \`${central}\` | 3 | \`acme/a\`, \`acme/b\`, \`acme/weakens\` |\n| none | 1 | \`acme/shop\` |\n| not known, as it could not be read | 1 | \`acme/broken\` |\n`,
    );
  });

  it('says how many problems of a repository, and how many repositories, it does not list', () => {
    const [problem] = SHOP.problems;
    const problems = Array.from({ length: 7 }, () => problem ?? []).flat();
    const listed = stockMarkdown(stock(undefined, { ...SHOP, broken: { 'applyto-matches-nothing': 9 }, problems }));
    expect(listed.match(/^- \*\*error\*\*/gm)).toHaveLength(5);
    expect(listed).toContain('- … and 4 more; `housestyle validate` in the repository lists them.');
    expect(page).not.toContain('more;');
    const many = Array.from({ length: 3_000 }, (_, index) => ({ ...SHOP, repository: `acme/shop-${index}` }));
    const cut = stockMarkdown(stock(undefined, ...many));
    const details = cut.slice(cut.indexOf('## Details'));
    const shown = details.match(/<summary>/g)?.length ?? 0;
    expect(details).toContain(`… and ${(3_000 - shown).toString()} more; the JSON has them.`);
  });

  it('shows hostile text as text', () => {
    expect(page).not.toMatch(/@octocat|<b>/);
  });

  it('stays below what a job summary takes, with 3,000 repositories', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => ({ ...SHOP, repository: `acme/shop-${index}` }));
    expect(Buffer.byteLength(stockMarkdown(stock(undefined, ...many)))).toBeLessThan(1_000_000);
  });
});

it('a configuration to mend is named on the page, and goes before repositories without a problem', () => {
  const configuration = '`a.yml:2`: everybody who can read the repository can read `api-key`';
  const page = stockMarkdown(
    stock(undefined, { ...EMPTY, repository: 'acme/a' }, { ...EMPTY, repository: 'acme/b', configuration }),
  );
  expect(page).toContain('## Configurations to mend\n\n- `acme/b`: ');
  expect(page.indexOf('| `acme/b`')).toBeLessThan(page.indexOf('| `acme/a`'));
});
