import { describe, expect, it } from 'vitest';
import { chooseWindows, WINDOW_LIMITS } from '../../../src/context/similar/choose-windows.ts';
import { nearFiles } from '../../../src/context/similar/near-files.ts';
import { similarProvider } from '../../../src/context/similar/similar.ts';
import { distinctWords } from '../../../src/context/similar/words.ts';
import { going, openIndex } from '../../symbols/open-index.ts';
import { findWith } from '../find-with.ts';

describe('chooseWindows', () => {
  const reference = distinctWords('alpha beta gamma');
  const candidate = (path: string, ...lines: readonly string[]) => ({ path, text: lines.join('\n') });

  it('takes the best window of each file, and the best four of all', () => {
    const files = ['alpha', 'alpha beta', 'x', 'alpha beta gamma', 'beta', 'gamma delta'].map((text, at) =>
      candidate(`${at}.ts`, text, 'x', 'y', text),
    );
    const chosen = chooseWindows(reference, files, { ...WINDOW_LIMITS, windowLines: 1 });
    expect(chosen.map(({ path, from, score }) => `${path}:${from} ${score.toFixed(2)}`)).toEqual([
      '3.ts:1 1.00',
      '1.ts:1 0.67',
      '0.ts:1 0.33',
      '4.ts:1 0.33',
    ]);
  });

  it('compares neither long files nor more than twenty', () => {
    const long = candidate('long.ts', 'alpha beta gamma', ' '.repeat(WINDOW_LIMITS.mostCharacters));
    const files = Array.from({ length: 30 }, (_, at) =>
      candidate(`${at}.ts`, at === 20 ? 'alpha beta gamma' : 'alpha'),
    );
    expect(chooseWindows(reference, [long, ...files]).map(({ path }) => path)).toEqual([
      '0.ts',
      '1.ts',
      '2.ts',
      '3.ts',
    ]);
  });
});

describe('nearFiles', () => {
  const index = openIndex({
    'src/shop/cart-provider.ts': "import { open } from '../open.ts';\n",
    'src/shop/list.ts': '',
    'src/shop/cart-provider.test.ts': "import './cart-provider.ts';\n",
    'src/shop/notes.md': '',
    'src/open.ts': '',
    'src/main.ts': "import './shop/cart-provider.ts';\n",
    'src/other/order-provider.ts': '',
    'src/other/order.ts': '',
    'src/other/cart.py': 'provider = 1\n',
  });

  it('are those of the folder, the imports, the importers, and those with the same suffix, in the same language', async () => {
    const near = await nearFiles(index, 'src/shop/cart-provider.ts', { most: 20 }, going());
    expect(near.toSorted()).toEqual(['src/main.ts', 'src/open.ts', 'src/other/order-provider.ts', 'src/shop/list.ts']);
    expect(await nearFiles(index, 'src/shop/cart-provider.ts', { most: 2 }, going())).toEqual([
      'src/shop/list.ts',
      'src/open.ts',
    ]);
  });

  it('are also those that changed together with it, if they are still there', async () => {
    const commits = [['src/shop/cart-provider.ts', 'src/other/order.ts', 'src/gone.ts', 'src/other/cart.py']];
    const near = await nearFiles(index, 'src/shop/cart-provider.ts', { most: 20, commits }, going());
    expect(near.filter((path) => path.startsWith('src/other/')).toSorted()).toEqual([
      'src/other/order-provider.ts',
      'src/other/order.ts',
    ]);
    expect(near).not.toContain('src/gone.ts');
  });
});

describe('similarProvider', () => {
  const added = '+export function readOrder(file) {\n+  const text = load(file);\n+  return parse(text).order;\n+}\n';

  it('finds code like the added lines in near files', async () => {
    const like = 'export function readCart(file) {\n  const text = load(file);\n  return parse(text).cart;\n}\n';
    const other = 'export const colours = [red, green, blue];\n';
    expect(
      await findWith(similarProvider, 'src/order.js', added, { 'src/cart.js': like, 'src/colours.js': other }),
    ).toEqual(['src/cart.js:1-4']);
  });

  it('finds nothing for removed lines, prose and files without neighbours', async () => {
    expect(await findWith(similarProvider, 'src/a.js', added.replaceAll('+', '-'), { 'src/b.js': added })).toEqual([]);
    expect(await findWith(similarProvider, 'src/a.md', added, { 'src/b.md': added })).toEqual([]);
    expect(await findWith(similarProvider, 'src/a.js', added, {})).toEqual([]);
  });
});
