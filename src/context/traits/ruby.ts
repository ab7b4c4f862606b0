import type { Lock, ManifestKind, Trait } from './types.ts';

const LOCKS: readonly Lock[] = [
  { file: 'Gemfile.lock', entries: ({ name }) => [`\n    ${name} (`], version: /^([^)\n]*)\)/ },
];

const SHARED = {
  languages: ['ruby'],
  frameworks: ['activerecord', 'hanami', 'rack', 'rails', 'sidekiq', 'sinatra'],
  testing: ['minitest', 'rspec', 'rspec-core'],
  locks: LOCKS,
  isImported: (name: string, imports: readonly string[]): boolean =>
    imports.some((one) => one === name || one.replaceAll('/', '-') === name || one.startsWith(`${name}/`)),
} as const;

/** `Gemfile`: `gem 'rails', '~> 7.1'`. */
export const GEMFILE: ManifestKind = {
  ...SHARED,
  names: ['Gemfile'],
  read: (text) => ({
    platform: readGems(text, /^\s*ruby\s{0,5}\(?\s{0,5}()["']([^"'\n]{1,40})["']/gm).map(named),
    dependencies: readGems(
      text,
      /^\s*gem\s{0,5}\(?\s{0,5}["']([\w.-]{1,60})["'](?:,\s{0,5}["']([^"'\n]{1,40})["'])?/gm,
    ),
  }),
};

/** A gem's own description. */
export const GEMSPEC: ManifestKind = {
  ...SHARED,
  names: [],
  endings: ['.gemspec'],
  read: (text) => ({
    platform: readGems(text, /\.required_ruby_version\s{0,5}=\s{0,5}()["']([^"'\n]{1,40})["']/g).map(named),
    dependencies: readGems(
      text,
      /\.add_(?:runtime_|development_)?dependency\s{0,5}\(?\s{0,5}["']([\w.-]{1,60})["'](?:,\s{0,5}["']([^"'\n]{1,40})["'])?/g,
    ),
  }),
};

function readGems(text: string, pattern: RegExp): readonly Trait[] {
  return [...text.matchAll(pattern)].map(([, name = '', version]) =>
    version === undefined ? { name } : { name, version },
  );
}

function named(trait: Trait): Trait {
  return { ...trait, name: 'Ruby' };
}
