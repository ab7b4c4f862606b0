import { expect, it } from 'vitest';
import { describeKeptSecret } from '../../src/options/kept-secret.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { sourceText } from '../../src/text/source-text.ts';

it.each<[name: string, text: string, place: string | undefined]>([
  [
    'a key',
    'max-comments: 5\napi-key: sk-abc\n',
    '`a.yml:2`: everybody who can read the repository can read `api-key`',
  ],
  ['a token', 'github-token: ghp_abc\n', '`a.yml:1`: everybody who can read the repository can read `github-token`'],
  ['an empty key', 'api-key: ""\n', undefined],
  ['no secret', 'model: gpt-5.4\n', undefined],
])('finds a secret that is written into the configuration, without quoting it: %s', (_name, text, place) => {
  const sentence = describeKeptSecret(readConfig(sourceText('a.yml', text)));
  expect(sentence?.split(';')[0]).toBe(place);
  expect(sentence ?? '').not.toMatch(/abc/);
});
