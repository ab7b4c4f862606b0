import { addToGroup } from '../../structures/group-by.ts';
import { readJsonc } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { nameOf } from '../../workspace/paths.ts';
import type { RepositoryView } from '../types.ts';

/** A version that a manifest asks for. */
export interface KnownVersion {
  readonly major: number;
  readonly minor: number;
  /** Whether the manifest also takes later major versions: `>=20`. */
  readonly isAtLeast: boolean;
  readonly path: string;
}

/** The versions of what a repository is built with, by names in lower case: `react`, `go`, `node`. */
export type KnownVersions = ReadonlyMap<string, readonly KnownVersion[]>;

/** More manifests of one kind than that are those of samples. */
const MAX_FILES = 40;

/** Names that people write for packages with other names. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['@angular/core', 'angular'],
  ['@nestjs/core', 'nestjs'],
  ['@sveltejs/kit', 'sveltekit'],
  ['@tanstack/react-query', 'tanstack-query'],
  ['@playwright/test', 'playwright'],
  ['@biomejs/biome', 'biome'],
  ['@prisma/client', 'prisma'],
  ['react-router-dom', 'react-router'],
  ['tailwindcss', 'tailwind'],
]);

/** Reads which versions the manifests of a repository ask for. */
export async function readKnownVersions(repository: Pick<RepositoryView, 'paths' | 'read'>): Promise<KnownVersions> {
  const known = new Map<string, KnownVersion[]>();
  const add = (name: string, written: string, path: string): void => {
    const version = readRange(written);
    if (version !== undefined) {
      addToGroup(known, name, { ...version, path });
    }
  };
  for (const { names, read } of MANIFESTS) {
    const paths = repository.paths.entries
      .map(({ path }) => path)
      .filter((path) => names.test(path) && !IS_SAMPLE.test(path));
    for (const path of paths.length > MAX_FILES ? [] : paths) {
      const source = await repository.read(path);
      if (source !== undefined) {
        read(
          source.text,
          (name, written) => {
            add(name, written, path);
          },
          source,
        );
      }
    }
  }
  return known;
}

const IS_SAMPLE =
  /(?:^|\/)(?:examples?|samples?|templates?|fixtures?|tests?|__tests__|e2e|node_modules|vendor|demos?|playgrounds?|starters?)\//i;

interface Manifest {
  readonly names: RegExp;
  readonly read: (
    text: string,
    add: (name: string, written: string) => void,
    source: Parameters<typeof readJsonc>[0],
  ) => void;
}

const MANIFESTS: readonly Manifest[] = [
  {
    names: /(?:^|\/)package\.json$/,
    read(_text, add, source) {
      const manifest: unknown = readJsonc(source).value;
      if (!isRecord(manifest)) {
        return;
      }
      for (const list of [manifest['dependencies'], manifest['devDependencies'], manifest['peerDependencies']]) {
        for (const [name, version] of isRecord(list) ? Object.entries(list) : []) {
          if (typeof version === 'string') {
            add(name, version);
            add(WRITTEN.get(name) ?? (name.startsWith('@') ? '' : `${name}.js`), version);
          }
        }
      }
      const { engines, packageManager } = manifest;
      const node = isRecord(engines) ? engines['node'] : undefined;
      if (typeof node === 'string') {
        add('node', node);
      }
      const [manager = '', version = ''] = typeof packageManager === 'string' ? packageManager.split('@') : [];
      add(manager, version);
    },
  },
  {
    names: /(?:^|\/)go\.mod$/,
    read(text, add) {
      add('go', /^go[ ]+(\S+)/m.exec(text)?.[1] ?? '');
      for (const [, module = '', version = ''] of text.matchAll(
        /^[ \t]*(?:require[ ]+)?([\w.-]{1,100}\/[\w./-]{1,200})[ ]+(v\d\S{0,60})[ ]*$/gm,
      )) {
        const name = nameOf(module.replace(/\/v\d+$/, '')).toLowerCase();
        add(name === 'go' ? '' : name, version);
      }
    },
  },
  {
    names: /(?:^|\/)\.(?:nvmrc|node-version)$/,
    read(text, add) {
      add('node', text.trim());
    },
  },
  {
    names: /(?:^|\/)pyproject\.toml$/,
    read(text, add) {
      add('python', /^requires-python\s*=\s*["']([^"']+)["']/m.exec(text)?.[1] ?? '');
    },
  },
  {
    names: /\.csproj$|(?:^|\/)Directory\.Build\.props$/,
    read(text, add) {
      for (const [, version = ''] of text.matchAll(/\bnet(\d{1,2}\.\d)\b/g)) {
        add('.net', version);
      }
    },
  },
];

/** Characters. A package manager may have a checksum behind its version. */
const MAX_RANGE = 300;

/** `^15.1.0`, `>=20`, `v5.0.4`, `~5.4`. Undefined for several ranges, `workspace:*`, tags and addresses. */
function readRange(written: string): Omit<KnownVersion, 'path'> | undefined {
  if (written.length > MAX_RANGE) {
    return undefined;
  }
  const match = /^(>=|\^|~|=)?\s*v?(\d{1,4})(?:\.(\d{1,4}|x|\*))?(?:\.[\w*+.-]+)?$/.exec(
    written.trim().replace(/,?\s*<\s*[\d.]+$/, ''),
  );
  return match === null
    ? undefined
    : { major: Number(match[2]), minor: Number(match[3]) || 0, isAtLeast: match[1] === '>=' };
}
