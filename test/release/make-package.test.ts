import { expect, it } from 'vitest';
import { readAddress } from '../../scripts/address.ts';
import { linkAbsolutely, publishedManifest } from '../../scripts/make-package.ts';

const ADDRESS = readAddress({ name: 'housestyle', version: '1.2.3', homepage: 'https://github.com/acme/housestyle' });
const PAGES = 'https://github.com/acme/housestyle/blob/v1.2.3';
const FILES = 'https://raw.githubusercontent.com/acme/housestyle/v1.2.3';

it.each([
  ['a link', 'See [docs](docs/models.md#keys).', `See [docs](${PAGES}/docs/models.md#keys).`],
  ['a link with brackets in its text', '[`a[0]`](x.md)', `[\`a[0]\`](${PAGES}/x.md)`],
  ['a picture', '![A review](docs/pictures/a.svg)', `![A review](${FILES}/docs/pictures/a.svg)`],
  ['a picture in a link', '[![A](a.png)](docs/a.md)', `[![A](${FILES}/a.png)](${PAGES}/docs/a.md)`],
  ['a picture in HTML', '<img alt="A" src="docs/a.png">', `<img alt="A" src="${FILES}/docs/a.png">`],
  ['a source in HTML', '<source srcset="a.svg">', `<source srcset="${FILES}/a.svg">`],
  ['an address, which stays', '[x](https://example.test/a.md)', '[x](https://example.test/a.md)'],
  ['a place in the page, which stays', '[x](#install)', '[x](#install)'],
])('the README of the package has %s', (_name, text, expected) => {
  expect(linkAbsolutely(text, ADDRESS)).toBe(expected);
});

it('the manifest of the package has nothing for developers', () => {
  const manifest = publishedManifest(
    JSON.stringify({
      name: 'housestyle',
      version: '1.2.3',
      private: true,
      scripts: { prepare: 'node x' },
      devDependencies: { a: '1' },
      workspaces: ['a'],
      allowScripts: {},
    }),
  );
  expect(JSON.parse(manifest)).toEqual({ name: 'housestyle', version: '1.2.3' });
});
