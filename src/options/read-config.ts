import { usageError } from '../errors.ts';
import { CONFIG_PATH } from './options.ts';
import { NO_CONFIG_ONLY, type GivenConfig } from './given.ts';
import { readText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A configuration file of another repository. */
export interface ConfigSource {
  /** The path with its repository: the own one may have a file of the same path. */
  readonly name: string;
  /** The option that names it. */
  readonly option: string;
}

/**
 * Reads the configuration of a trusted workspace. A missing file is an error only if the user named it.
 *
 * @param of what messages say of the file; absent for the own one of a repository
 */
export async function readWorkspaceConfig(
  workspace: Workspace,
  named: string | undefined,
  of?: ConfigSource,
): Promise<GivenConfig> {
  const path = named ?? CONFIG_PATH;
  const { name = path, option = 'config' } = of ?? {};
  const file = await readText(workspace, path);
  if (file.kind === 'text') {
    // Most repositories have no configuration, and then no YAML parser is loaded.
    return (await import('./read-config-text.ts')).readConfig({ ...file.source, path: name });
  }
  if (file.code === 'missing' && named === undefined) {
    return { options: new Map(), configOnly: NO_CONFIG_ONLY };
  }
  throw usageError(
    'config-unreadable',
    `The configuration cannot be read from ${workspace.name}: ${file.message}`,
    `Check \`${option}\`.`,
    { path: name, ...file.position },
  );
}

const POLICY_KEY = /^["']?policy["']?[ \t]*:/m;

/** Places where people expect the configuration. */
const MISPLACED = [
  ...['housestyle', '.housestyle', '.github/housestyle', '.github/.housestyle', '.housestylerc'].flatMap((name) =>
    ['yml', 'yaml', 'json'].map((ending) => `${name}.${ending}`),
  ),
  '.housestylerc',
  '.housestyle/config.yml',
  'housestyle.config.js',
  'housestyle.config.ts',
].filter((path) => path !== CONFIG_PATH);

/**
 * A sentence about a file that looks like the configuration and is not read. Undefined without one, beside a real one, and for
 * a file with a `policy`: other repositories extend it where it is.
 */
export async function describeMisplacedConfig(workspace: Workspace): Promise<string | undefined> {
  if ((await workspace.read(CONFIG_PATH)).kind !== 'missing') {
    return undefined;
  }
  const files = await Promise.all(MISPLACED.map((path) => workspace.read(path)));
  const path =
    MISPLACED[
      files.findIndex((file) => file.kind === 'file' && !POLICY_KEY.test(Buffer.from(file.bytes).toString('latin1')))
    ];
  return path === undefined ? undefined : `\`${path}\` is not read: the configuration is \`${CONFIG_PATH}\`.`;
}
