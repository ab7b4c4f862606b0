import { readJsonc } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { sourceText } from '../../text/source-text.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** What configuration files of a repository say about how its code is written. */
export interface RepositoryConfiguration {
  /** The text of one of the files; undefined if it does not exist or cannot be read. */
  readonly text: (name: string) => string | undefined;
  /** A file of JSON, with or without comments. */
  readonly json: (name: string) => Readonly<Record<string, unknown>> | undefined;
  /** The first of some files that exists. */
  readonly first: (...names: readonly string[]) => string | undefined;
}

/** The files that are looked at. Nothing else of the repository is read. */
export const CONFIGURATION_FILES = [
  '.editorconfig',
  '.eslintrc.cjs',
  '.eslintrc.js',
  '.eslintrc.json',
  '.eslintrc.yml',
  '.gitattributes',
  '.oxlintrc.json',
  'biome.json',
  'biome.jsonc',
  'build.gradle',
  'build.gradle.kts',
  'bun.lock',
  'bun.lockb',
  'Cargo.toml',
  'Directory.Build.props',
  'Directory.Packages.props',
  'eslint.config.cjs',
  'eslint.config.js',
  'eslint.config.mjs',
  'eslint.config.ts',
  'Gemfile',
  'go.mod',
  'gradle/libs.versions.toml',
  'package-lock.json',
  'package.json',
  'pnpm-lock.yaml',
  'poetry.lock',
  'pom.xml',
  'pyproject.toml',
  'requirements.txt',
  'setup.cfg',
  'setup.py',
  'tsconfig.json',
  'uv.lock',
  'yarn.lock',
] as const;
/** Lock files are larger than most, and only their names count. */
const MAX_BYTES = 512 * 1024;

/** Reads the configuration at the root of a workspace. */
export async function readConfiguration(workspace: Workspace): Promise<RepositoryConfiguration> {
  const texts = new Map<string, string>();
  for (const name of CONFIGURATION_FILES) {
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
