import { isRecord } from '../../text/record.ts';
import { readJsonc } from '../../text/json/jsonc.ts';
import { sourceText } from '../../text/source-text.ts';
import type { ManifestKind, Trait } from './types.ts';

/** `composer.json`. */
export const COMPOSER: ManifestKind = {
  names: ['composer.json'],
  languages: ['php'],
  frameworks: ['cakephp/cakephp', 'doctrine/orm', 'laravel/framework', 'slim/slim', 'symfony/framework-bundle'],
  testing: ['pestphp/pest', 'phpunit/phpunit'],
  locks: [
    {
      file: 'composer.lock',
      entries: ({ name }) => [`"name": "${name}",`],
      version: /^\s*"version":\s*"v?([^"]*)"/,
    },
  ],
  read: (text) => {
    const { value } = readJsonc(sourceText('composer.json', text));
    const all = isRecord(value) ? ['require', 'require-dev'].flatMap((list) => readPackages(value[list])) : [];
    return {
      platform: all.filter(({ name }) => name === 'php').map((php) => ({ ...php, name: 'PHP' })),
      dependencies: all.filter(({ name }) => name.includes('/')),
    };
  },
  // A package says nothing of its namespace, which often begins with the name of its vendor: `Slim\App`.
  isImported: (name, imports) => {
    const [vendor, own] = name.split('/');
    return imports.some((one) => {
      const [first, second] = one.toLowerCase().split('\\');
      return first === vendor && (second === own?.replaceAll('-', '') || own === vendor);
    });
  },
};

function readPackages(list: unknown): readonly Trait[] {
  return isRecord(list)
    ? Object.entries(list).map(([name, version]) => ({ name, ...(typeof version === 'string' ? { version } : {}) }))
    : [];
}
