import { discoverCustomizations } from '../../customizations/discover.ts';
import type { Customizations } from '../../customizations/types.ts';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkoutWorkspace } from '../../workspace/disk/checkout.ts';
import { CONFIG_PATH, type Options } from '../../options/options.ts';
import { shownPath } from '../../text/shown/shown-path.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { CommandLine } from '../arguments/command-line.ts';

type Line = Pick<CommandLine, 'repo' | 'config'>;

/**
 * Notes instruction files of the folder that do not count, because instructions are read from the base and it has none.
 * People who write their first rules and try them at once would otherwise read that there are no instructions.
 */
export async function noteUnusedInstructions(
  line: Line,
  { base: trusted, head }: { readonly base: Workspace; readonly head: Workspace },
  { compatibility, workspaceFolders, instructionsFrom }: Options,
  { found: used }: Pick<Customizations, 'found'>,
): Promise<string | undefined> {
  if (used.length > 0 || instructionsFrom === 'head') {
    return undefined;
  }
  const repository = openDisk(line, trusted);
  const found =
    repository === undefined
      ? []
      : (await discoverCustomizations({ repository, compatibility, workspaceFolders })).found;
  const paths = [...new Set(found.map(({ path }) => path))];
  const [first] = paths;
  if (first === undefined) {
    return undefined;
  }
  const more = paths.length - 1;
  const named = `\`${shownPath(first)}\`${more === 0 ? '' : ` and ${more} more`}`;
  const [verb, them] = more === 0 ? ['does', 'it'] : ['do', 'them'];
  const isInHead = (await head.read(first)).kind !== 'missing';
  const advice = isInHead
    ? '`--instructions-from head` reads those of the change.'
    : `Commit ${them}, and \`--instructions-from head\` reads ${them} before the merge.`;
  return `${named} ${verb} not count yet: instructions are read from ${trusted.name}, which has none. ${advice}`;
}

/** Notes a configuration in the folder that differs from the one of the base, which counts. */
export async function noteUnusedConfig(line: Line, trusted: Workspace): Promise<string | undefined> {
  const workspace = openDisk(line, trusted);
  if (line.config !== undefined || workspace === undefined) {
    return undefined;
  }
  const [own, used] = await Promise.all([readConfigBytes(workspace), readConfigBytes(trusted)]);
  return own === undefined || (used !== undefined && own.equals(used))
    ? undefined
    : `\`${CONFIG_PATH}\` is read from ${trusted.name}, ${used === undefined ? 'which has none' : 'where it differs from the file here'}. \`--config ${CONFIG_PATH}\` reads the file here.`;
}

/**
 * The files of the checkout, unless files of a folder are what is read, as for `--diff` of a folder inside of a repository.
 * Finding it starts no process of git.
 */
function openDisk({ repo = '.' }: Line, trusted: Workspace): Workspace | undefined {
  for (let folder = resolve(repo); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) {
      const checkout = checkoutWorkspace(folder);
      return checkout.name === trusted.name ? undefined : checkout;
    }
    if (folder === dirname(folder)) {
      return undefined;
    }
  }
}

async function readConfigBytes(workspace: Workspace): Promise<Buffer | undefined> {
  const file = await workspace.read(CONFIG_PATH);
  return file.kind === 'file' ? Buffer.from(file.bytes) : undefined;
}
