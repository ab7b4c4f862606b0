import { folderOf, nameOf, parentsOf } from '../../workspace/paths.ts';
import { readContent } from '../../workspace/read-content.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { FORMATTERS } from './formatters.ts';
import { IGNORE_FILE_ENDINGS, listIgnored, readIgnored, toolOfIgnoreFile } from './ignored-files.ts';
import { OTHER_LINTERS } from './other-linters.ts';
import { PYTHON_PROJECT, PYTHON_SECTIONS } from './python-linters.ts';
import { BIOME_LINTER, ESLINT_CONFIGURATION } from './script-linters.ts';
import type { ConfigurationKind, Owner } from './types.ts';

const KINDS: readonly ConfigurationKind[] = [
  ESLINT_CONFIGURATION,
  BIOME_LINTER,
  PYTHON_PROJECT,
  PYTHON_SECTIONS,
  ...OTHER_LINTERS,
  ...FORMATTERS,
];

/** Endings of the names of all configurations, for the search in a workspace. */
const ENDINGS = [
  '.json',
  '.jsonc',
  '.json5',
  '.yml',
  '.yaml',
  '.toml',
  'config.js',
  'config.mjs',
  'config.cjs',
  'config.ts',
  'config.mts',
  'rc.js',
  'rc.cjs',
  'rc.mjs',
  'rc',
  '.cfg',
  '.ini',
  '.conf',
  '.flake8',
  'go.mod',
  '.editorconfig',
  '.globalconfig',
  'clang-format',
  '.php',
  'swift-format',
  '.swiftformat',
  ...IGNORE_FILE_ENDINGS,
];

const MAX_CONFIGURATIONS = 60;
const MAX_BYTES = 200_000;
/** Configurations below these folders are examples. */
const NO_CONFIGURATION =
  /(?:^|\/)(?:node_modules|fixtures?|__fixtures__|testdata|templates?|examples?|vendor|third_party)\//i;

/**
 * Reads which linters and formatters a repository has configured for some files, and what they enforce. Call it with the
 * trusted revision: a change must not switch off a check by adding a linter. Configurations are read as data.
 */
export async function readOwners(workspace: Workspace, paths: readonly string[]): Promise<readonly Owner[]> {
  const folders = new Set(paths.flatMap(parentsOf).concat(''));
  const { entries } = await workspace.find({ endings: ENDINGS, deep: [], shallow: [...folders] });
  const found = entries
    .filter(({ kind, path }) => kind === 'file' && folders.has(folderOf(path)) && !NO_CONFIGURATION.test(path))
    .flatMap(({ path }) => {
      const name = nameOf(path).toLowerCase();
      const kinds = KINDS.filter(({ isNamed }) => isNamed(name));
      return kinds.length === 0 && toolOfIgnoreFile(name) === undefined ? [] : [{ path, name, kinds }];
    })
    .toSorted((a, b) => depthOf(a.path) - depthOf(b.path))
    .slice(0, MAX_CONFIGURATIONS);
  await workspace.bring?.(
    found.map(({ path }) => path),
    MAX_BYTES,
  );
  const read = await Promise.all(
    found.map(async (one) => ({ ...one, text: await readContent(workspace, one.path, MAX_BYTES) })),
  );
  const texts = read.flatMap(({ text, ...one }) => (text === undefined ? [] : [{ ...one, text }]));
  const ignoreFiles = texts.flatMap(({ path, name, text }) => {
    const tool = toolOfIgnoreFile(name);
    return tool === undefined ? [] : [{ tool, path, lines: text.split('\n') }];
  });
  return texts.flatMap(({ path, name, kinds, text }) => {
    const enforced = kinds.flatMap((kind) => kind.read(text, name));
    const own = enforced.length === 0 ? [] : [{ path, lines: listIgnored(text) }];
    const ignoring = new Map(
      [...new Set(enforced.map(({ tool }) => tool))].map((tool) => [
        tool,
        readIgnored([...own, ...ignoreFiles.filter((file) => file.tool === tool)]),
      ]),
    );
    return enforced.map((one): Owner => {
      const ignores = ignoring.get(one.tool);
      return { ...one, path, folder: folderOf(path), ...(ignores === undefined ? {} : { ignores }) };
    });
  });
}

function depthOf(path: string): number {
  return path.split('/').length;
}
