import { readJsonc } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { sourceText } from '../../text/source-text.ts';
import type { Lock, ManifestKind, Trait } from './types.ts';
import { wordsIn } from '../../structures/words-in.ts';

const PACKAGE_LOCK = {
  entries: ({ name }: Trait, folder: string): readonly string[] => [
    ...(folder === '' ? [] : [`"${folder}/node_modules/${name}": {`]),
    `"node_modules/${name}": {`,
  ],
  version: /^\s*"version":\s*"([^"]*)"/,
};

const LOCKS: readonly Lock[] = [
  { file: 'package-lock.json', ...PACKAGE_LOCK },
  { file: 'npm-shrinkwrap.json', ...PACKAGE_LOCK },
  {
    file: 'pnpm-lock.yaml',
    entries: ({ name }) => [`\n      ${name}:\n`, `\n      '${name}':\n`],
    version: /^\s*specifier: [^\n]*\n\s*version: '?([^\s'(]*)/,
    namesRange: true,
  },
  {
    file: 'yarn.lock',
    entries: ({ name, version = '' }) =>
      ['\n', '\n"', ', '].flatMap((start) => [`${start}${name}@${version}`, `${start}${name}@npm:${version}`]),
    version: /^[^\n]*\n\s+version:? "?([^\s"]*)/,
  },
];

/** `package.json`. */
export const NPM: ManifestKind = {
  names: ['package.json'],
  languages: ['typescript', 'typescriptreact', 'javascript', 'javascriptreact', 'vue', 'svelte', 'astro'],
  frameworks: wordsIn(`
    @angular/core @nestjs/core @remix-run/react astro electron express fastify gatsby next nuxt preact react
    react-native solid-js svelte typescript vue
  `),
  testing: ['@playwright/test', 'ava', 'cypress', 'jasmine', 'jest', 'mocha', 'vitest'],
  locks: LOCKS,
  read: (text) => {
    const { value } = readJsonc(sourceText('package.json', text));
    const manifest = isRecord(value) ? value : {};
    const platform = readEntries(manifest, 'engines').filter(({ name }) => ENGINES.has(name));
    const dependencies = LISTS.flatMap((list) => readEntries(manifest, list));
    return {
      platform: [...platform, ...(manifest['type'] === 'module' ? [{ name: 'ES modules' }] : [])],
      dependencies,
      local: dependencies.filter(({ version }) => LOCAL.test(version ?? '')).map(({ name }) => name),
    };
  },
  isImported: (name, imports) => imports.some((one) => one === name || one.startsWith(`${name}/`)),
  suits: (name, languages) => name !== 'typescript' || languages.some((one) => !one.startsWith('javascript')),
};

const ENGINES: ReadonlySet<string> = new Set(['bun', 'deno', 'node', 'vscode']);
const LOCAL = /^(?:workspace|file|link|portal):/;
const LISTS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

function readEntries(manifest: Readonly<Record<string, unknown>>, list: string): readonly Trait[] {
  const entries = Object.hasOwn(manifest, list) ? manifest[list] : undefined;
  return isRecord(entries)
    ? Object.entries(entries).map(([name, version]) => ({
        name,
        ...(typeof version === 'string' ? { version } : {}),
      }))
    : [];
}
