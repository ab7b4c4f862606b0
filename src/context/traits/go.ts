import type { ManifestKind } from './types.ts';

/** `go.mod`. Its versions are exact, so `go.sum` is not read. */
export const GO: ManifestKind = {
  names: ['go.mod'],
  languages: ['go'],
  frameworks: [],
  testing: [],
  locks: [],
  read: (text) => ({
    platform: [...text.matchAll(/^go[ \t]+(\d[\d.]{0,12})/gm)].slice(0, 1).map(([, version = '']) => ({
      name: 'Go',
      version,
    })),
    dependencies: [...text.matchAll(/^[ \t]*(?:require[ \t]+)?([\w.~-]+\.[\w~-]+\/[\w./~-]+)[ \t]+v([\w.+-]+)/gm)].map(
      ([, name = '', version = '']) => ({ name, version }),
    ),
  }),
  isImported: (name, imports) => imports.some((one) => one === name || one.startsWith(`${name}/`)),
};
