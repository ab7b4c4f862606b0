import { readJsonc } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { sourceText } from '../../text/source-text.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** What the files at the root of a repository say about how its code is written. */
export interface RepositoryConfiguration {
  /** The text of a file at the root; undefined if it does not exist or cannot be read. */
  readonly text: (name: string) => string | undefined;
  /** A file of JSON, with or without comments. */
  readonly json: (name: string) => Readonly<Record<string, unknown>> | undefined;
  /** The first of some files that exists. */
  readonly first: (...names: readonly string[]) => string | undefined;
}

/** The files that are looked at. Nothing else of the repository is read. */
const NAMES = [
  '.editorconfig',
  '.gitattributes',
  '.nvmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  '.prettierrc',
  '.prettierrc.json',
  '.prettierrc.yaml',
  '.prettierrc.yml',
  'Cargo.lock',
  'Cargo.toml',
  'biome.json',
  'biome.jsonc',
  'bun.lock',
  'bun.lockb',
  'eslint.config.cjs',
  'eslint.config.js',
  'eslint.config.mjs',
  'eslint.config.ts',
  '.eslintrc.cjs',
  '.eslintrc.js',
  '.eslintrc.json',
  '.eslintrc.yml',
  'go.mod',
  'package-lock.json',
  'package.json',
  'pnpm-lock.yaml',
  'poetry.lock',
  'prettier.config.cjs',
  'prettier.config.js',
  'prettier.config.mjs',
  'pyproject.toml',
  'ruff.toml',
  'rustfmt.toml',
  'tsconfig.json',
  'uv.lock',
  'yarn.lock',
] as const;
/** Lock files are larger than most, and only their names count. */
const MAX_BYTES = 512 * 1024;

/** Reads the configuration at the root of a workspace. */
export async function readConfiguration(workspace: Workspace): Promise<RepositoryConfiguration> {
  const texts = new Map<string, string>();
  for (const name of NAMES) {
    const read = await readText(workspace, name, MAX_BYTES);
    if (read.kind === 'text') {
      texts.set(name, read.source.text);
    } else if (read.code !== 'missing') {
      texts.set(name, '');
    }
  }
  return {
    text: (name) => texts.get(name),
    json: (name) => {
      const text = texts.get(name);
      const value = text === undefined ? undefined : readJsonc(sourceText(name, text)).value;
      return isRecord(value) ? value : undefined;
    },
    first: (...names) => names.find((name) => texts.has(name)),
  };
}
