import { describe, expect, it } from 'vitest';
import { fileTools } from '../../../../src/agents/tools/file-tools.ts';
import type { Tool } from '../../../../src/agents/tools/tool.ts';
import { installedGrammars } from '../../../syntax/installed-grammars.ts';
import { openFiles, say } from '../files/open-files.ts';

const grammars = installedGrammars();

const CART = [
  '/** Things to buy. */',
  'export class Cart {',
  '  size = 0;',
  '',
  '  add(item: Item): void {',
  '    this.size += item.count;',
  '  }',
  '}',
].join('\n');
/** In two parts, so that this file has no key. */
const KEY = ['AK', 'IAZ7QK3M5XW2LT6RVB'].join('');
const LONG = `export class Long {\n  first(): void {\n${'    x();\n'.repeat(40)}  }\n  last = 1;\n}`;

function tool(
  name: 'find_symbol' | 'find_usages',
  files: Readonly<Record<string, string>>,
  hidden: readonly string[] = [],
): Tool {
  const sources = openFiles(files, {
    changed: ['src/main.ts'],
    mayShow: (path) => Promise.resolve(hidden.includes(path) ? 'it is excluded' : undefined),
  });
  const found = fileTools({ sources, grammars, now: () => 0 }).find((one) => one.name === name);
  if (found === undefined) {
    throw new Error(`no tool ${name}`);
  }
  return found;
}

describe('find_symbol', () => {
  const FILES = {
    'src/cart.ts': CART,
    'src/long.ts': LONG,
    'src/main.ts': "import { Cart as Basket } from './cart.ts';\nnew Basket().add(1);",
  };

  it('gives a short declaration whole, with its comment', async () => {
    expect(await say(tool('find_symbol', FILES), { symbolName: 'Cart' })).toBe(
      [
        '1 declaration:',
        '',
        'File: src/cart.ts, lines 1-8: class Cart',
        '1 |/** Things to buy. */',
        '2 |export class Cart {',
        '3 |  size = 0;',
        '4 |',
        '5 |  add(item: Item): void {',
        '6 |    this.size += item.count;',
        '7 |  }',
        '8 |}',
      ].join('\n'),
    );
  });

  it('gives the heads of the members of a long one', async () => {
    expect(await say(tool('find_symbol', FILES), { symbolName: 'Long' })).toBe(
      [
        '1 declaration:',
        '',
        'File: src/long.ts, lines 1-45: class Long',
        '1 |export class Long {',
        '2 |  first(): void {',
        '44 |  last = 1;',
        '(its lines to 45 are left out: includeBody or read_file)',
      ].join('\n'),
    );
    expect(await say(tool('find_symbol', FILES), { symbolName: 'Long', includeBody: true })).toContain('43 |  }');
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['follows an import', { symbolName: 'Basket', filePath: 'src/main.ts' }, 'src/cart.ts, lines 1-8: class Cart'],
    ['finds a member of a type', { symbolName: 'Cart.add' }, 'src/cart.ts, lines 5-7: method Cart.add'],
    [
      'finds a member as it is called',
      { symbolName: 'Basket#add()', filePath: 'src/main.ts' },
      'src/cart.ts, lines 5-7: method Cart.add',
    ],
    ['finds a member by its name alone', { symbolName: 'add' }, 'src/cart.ts, lines 5-7: method Cart.add'],
    [
      'accepts a path that does not exist',
      { symbolName: 'Cart', filePath: '../../nowhere.ts' },
      'src/cart.ts, lines 1-8: class Cart',
    ],
  ])('%s', async (_, given, expected) => {
    expect(await say(tool('find_symbol', FILES), given)).toContain(`File: ${expected}\n`);
  });

  it.each(['nothing', '__proto__', '', '().', '$(', '../..', 'a'.repeat(5_000)])(
    'finds no declaration of %j',
    async (symbolName) => {
      expect(await say(tool('find_symbol', FILES), { symbolName })).toContain('No file holds this name');
    },
  );

  it('says that a name is only used', async () => {
    expect(await say(tool('find_symbol', { 'src/main.ts': 'external();' }), { symbolName: 'external' })).toContain(
      '1 file holds the name: see find_usages',
    );
  });

  it('shows nothing of files that must not be shown', async () => {
    const files = {
      'src/main.ts': 'hidden(); secret();',
      'src/a.ts': 'export const hidden = 1;',
      '.env': 'secret=1',
      'src/b.ts': `export const key = '${KEY}';`,
    };
    expect(await say(tool('find_symbol', files, ['src/a.ts']), { symbolName: 'hidden' })).toContain(
      'No declaration found',
    );
    expect(await say(tool('find_symbol', files), { symbolName: 'secret' })).toContain('No declaration found');
    expect(await say(tool('find_symbol', files), { symbolName: 'key' })).toContain('[AWS access key]');
  });
});

describe('find_usages', () => {
  const FILES = {
    'src/main.ts': "import { open } from './open.ts';\nopen();",
    'src/open.ts': 'export function open() {}',
    'src/other.ts': 'door.open();',
    'test/open.test.ts': "import { open } from '../src/open.ts';\nopen(); // open",
  };

  it('gives the lines that use a declaration, those of tests and imports last', async () => {
    expect(await say(tool('find_usages', FILES), { symbolName: 'open' })).toBe(
      [
        '5 lines use src/open.ts, line 1: function open.',
        '1 of them only have the same name: no import leads to the declaration.',
        '',
        'File: src/main.ts',
        "1 >import { open } from './open.ts';",
        '2 >open();',
        '',
        'File: test/open.test.ts',
        "1 >import { open } from '../src/open.ts';",
        '2 >open(); // open',
        '',
        'File: src/other.ts',
        '1 >door.open();',
      ].join('\n'),
    );
    expect(await say(tool('find_usages', FILES), { symbolName: 'open', maxResults: 1 })).toContain(
      '1 line uses src/open.ts',
    );
  });

  it('gives the lines with a name that the repository does not declare', async () => {
    expect(await say(tool('find_usages', { 'a.ts': '\nexternal();' }), { symbolName: 'external' })).toBe(
      ['1 line uses the name; the repository does not declare it.', '', 'File: a.ts', '1 |', '2 >external();'].join(
        '\n',
      ),
    );
  });

  it('shows nothing of files that must not be shown', async () => {
    expect(await say(tool('find_usages', FILES, ['src/other.ts']), { symbolName: 'open' })).not.toContain('door');
  });
});
