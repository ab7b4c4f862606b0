import { readTomlLines, readTomlVersion, type TomlLine } from './toml-lines.ts';
import type { ManifestKind, Trait } from './types.ts';

/** `Cargo.toml`. */
export const RUST: ManifestKind = {
  names: ['Cargo.toml'],
  languages: ['rust'],
  frameworks: ['tokio'],
  testing: ['proptest'],
  locks: [
    {
      file: 'Cargo.lock',
      entries: ({ name }) => [`name = "${name}"\n`],
      // Crates of the same workspace have no source.
      version: /^version = "([^"]*)"\nsource = /,
    },
  ],
  read: (text) => {
    const lines = readTomlLines(text);
    return {
      platform: lines.flatMap(({ table, key, value }): readonly Trait[] => {
        const name =
          /^(?:workspace\.)?package$/.test(table) && Object.hasOwn(PLATFORM, key) ? PLATFORM[key] : undefined;
        const version = readTomlVersion(value);
        return name === undefined || version === undefined ? [] : [{ name, version }];
      }),
      dependencies: lines.flatMap(readDependency),
      local: lines
        .filter(({ key, value }) => key === 'path' || /\bpath\s*=/.test(value))
        .flatMap((line) => readDependency({ ...line, key: line.key === 'path' ? 'version' : line.key }))
        .map(({ name }) => name),
    };
  },
  isImported: (name, imports) => imports.includes(name.replaceAll('-', '_')),
};

const PLATFORM: Readonly<Record<string, string>> = { edition: 'Rust edition', 'rust-version': 'Rust' };

const TABLE = /(?:^|\.)(?:dev-|build-)?dependencies(?:\.([\w-]+))?$/;

/** `serde = "1"`, `serde = { version = "1" }`, `serde.workspace = true`, and `version = "1"` in `[dependencies.serde]`. */
function readDependency({ table, key, value }: TomlLine): readonly Trait[] {
  const [isTable, own] = TABLE.exec(table) ?? [];
  if (isTable === undefined || (own !== undefined && key !== 'version')) {
    return [];
  }
  const name = own ?? key.split('.', 1)[0] ?? key;
  const version = readTomlVersion(value);
  return [version === undefined ? { name } : { name, version }];
}

/** The crates that paths of the code begin with: `serde` for `use serde::Deserialize` and `serde::from_str`. */
export function readCrates(lines: readonly string[]): readonly string[] {
  const crates = new Set<string>();
  for (const line of lines) {
    for (const [, crate = ''] of line.matchAll(/(?<![\w:])([a-z_]\w{0,60})::/g)) {
      crates.add(crate);
    }
  }
  return [...crates];
}
