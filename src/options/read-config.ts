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

/** Places where people expect the configuration. */
const MISPLACED = ['housestyle.yml', '.housestyle.yml', 'housestyle.yaml', '.github/housestyle.yaml'];

/** A sentence about a file that looks like the configuration and is not read. Undefined without one, and beside a real one. */
export async function describeMisplacedConfig(workspace: Workspace): Promise<string | undefined> {
  if ((await workspace.read(CONFIG_PATH)).kind !== 'missing') {
    return undefined;
  }
  for (const path of MISPLACED) {
    // One after the other, and rarely any: a repository has none of them, or the first.
    if ((await workspace.read(path)).kind === 'file') {
      return `\`${path}\` is not read: the configuration is \`${CONFIG_PATH}\`.`;
    }
  }
  return undefined;
}
