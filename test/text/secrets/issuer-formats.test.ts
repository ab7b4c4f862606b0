import { describe, expect, it } from 'vitest';
import { blankSecrets } from '../../../src/text/secrets/blank-secrets.ts';
import { maskSecrets } from '../../../src/text/secrets/mask-secrets.ts';
import { findSecrets } from '../../../src/text/secrets/secrets.ts';
import { ENCODERS, ISSUER_KEYS } from './issuer-keys.ts';

/** What may stand around a key without a name that says what it is. */
const AROUND: Readonly<Record<string, (key: string) => string>> = {
  'in a call': (key) => `use("${key}");`,
  'behind a line feed in a text': (key) => String.raw`run("a\n${key}");`,
  'in a comment': (key) => `# the old one was ${key}, do not use it`,
  'in a query': (key) => `get("https://acme.test/?a%3D${key}");`,
};

/** The names of the ways in which a key is shown. */
function shownIn(
  ways: Readonly<Record<string, (key: string) => string>>,
  key: string,
  title: string,
): readonly string[] {
  return Object.entries(ways)
    .filter(([, write]) => {
      const text = write(key);
      const blanked = blankSecrets(text, 'a.ts');
      return !blanked.includes(`[${title}]`) || blanked.includes(key.slice(-12)) || blanked.includes(key.slice(4, 20));
    })
    .map(([name]) => name);
}

describe('a key of an issuer', () => {
  it.each(ISSUER_KEYS)('is hidden wherever it stands: %s', (title, key) => {
    expect(shownIn(AROUND, key, title)).toEqual([]);
    expect(maskSecrets(AROUND['in a call']?.(key) ?? key, 'a.ts')).not.toContain(key.slice(-12));
  });

  it.each(ISSUER_KEYS)('is hidden in other letters: %s', (title, key) => {
    const encoded = Object.entries(ENCODERS).filter(([, encode]) => {
      const written = encode(key);
      const blanked = blankSecrets(`use("${written}");`, 'a.ts');
      return !blanked.includes(`[${title}]`) || blanked.includes(written.slice(-12));
    });
    expect(encoded.map(([name]) => name)).toEqual([]);
  });
});

describe('what looks like a key of an issuer, and is none', () => {
  it.each([
    ['a slug', 'See glpat-how-to-rotate-the-key-of-a-project for more.'],
    ['a path of npm', 'npm_config_registry_of_the_whole_organization_here'],
    ['a class of CSS', '<div class="key-value-list pul-right sk-section">'],
    [
      'Base64 of a text without a secret',
      `x("${Buffer.from('a text that says nothing of a secret at all').toString('base64')}")`,
    ],
    ['a digest', 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
    ['digits of a digest', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['an encoded address', 'https://acme.test/?next=%2Faccount%2Fsettings%3Fpage%3D2'],
    ['escapes of letters', String.raw`"\u0048\u0065\u006c\u006c\u006f\u002c\u0020\u0077\u006f\u0072\u006c\u0064"`],
    ['a reference of HTML', 'Rock &amp; Roll &#8211; live &#x27;95'],
  ])('%s', (_name, text) => {
    expect(blankSecrets(text, 'a.ts')).toBe(text);
  });
});

it('is found in a time in proportion to the text', () => {
  for (const part of [
    '%41',
    'QUJD',
    '4142',
    String.raw`\u0041`,
    '&#65;',
    'ghs_a.',
    'dapi',
    'glpat-a',
    ':AA',
    'Q~',
    'patA',
  ]) {
    expect(findSecrets(part.repeat(2 ** 19 / part.length)).length).toBeLessThan(60);
  }
});
