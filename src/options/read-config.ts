import { usageError } from '../errors.ts';
import { CONFIG_PATH } from './options.ts';
import { NO_CONFIG_ONLY, type GivenConfig } from './given.ts';
import { readText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Reads the configuration of a trusted workspace. A missing file is an error only if the user named it. */
export async function readWorkspaceConfig(workspace: Workspace, named: string | undefined): Promise<GivenConfig> {
  const path = named ?? CONFIG_PATH;
  const file = await readText(workspace, path);
  if (file.kind === 'text') {
    // Most repositories have no configuration, and then no YAML parser is loaded.
    return (await import('./read-config-text.ts')).readConfig(file.source);
  }
  if (file.code === 'missing' && named === undefined) {
    return { options: new Map(), configOnly: NO_CONFIG_ONLY };
  }
  throw usageError(
    'config-unreadable',
    `The configuration cannot be read from ${workspace.name}: ${file.message}`,
    'Check `config`.',
    { path, ...file.position },
  );
}
