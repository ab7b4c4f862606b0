import { usageError } from '../errors.ts';
import { NO_CONFIG_ONLY, type GivenConfig } from './read-options.ts';
import { readText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';

export const CONFIG_PATH = '.github/housestyle.yml';

/** The configuration of a trusted workspace; a missing file is an error only where the user named it. */
export async function readConfigOf(workspace: Workspace, named: string | undefined): Promise<GivenConfig> {
  const path = named ?? CONFIG_PATH;
  const file = await readText(workspace, path);
  if (file.kind === 'text') {
    // Most repositories have none, and then no YAML parser is needed.
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
