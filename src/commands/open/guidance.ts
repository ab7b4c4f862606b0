import { fileErrorReason, usageError } from '../../errors.ts';
import type { Guidance } from '../../jobs/choose/choose-guidance.ts';
import type { Options, SharedText } from '../../options/options.ts';
import { sourceText, type SourceText } from '../../text/source-text.ts';
import { checkoutWorkspace } from '../../workspace/disk/checkout.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { readOwnFile } from './own-file.ts';

/** The guidance of a repository on the user's machine, with the user's own customizations. */
export async function localGuidance(
  repository: Workspace,
  trusted: Workspace,
  options: Pick<Options, 'userSettings' | 'remoteAgents'>,
  userFolder: string | undefined,
): Promise<Guidance> {
  const userSettings = await readUserSettings(options.userSettings, trusted, readOwnSettings);
  return {
    repository,
    remoteAgents: options.remoteAgents,
    ...(userSettings === undefined ? {} : { userSettings }),
    ...(userFolder === undefined ? {} : { userFolder: checkoutWorkspace(userFolder, 'the user folder') }),
  };
}

/** The user's settings in a workflow: a text, or a file of the trusted revision. */
export function workflowUserSettings(
  options: Pick<Options, 'userSettings'>,
  trusted: Workspace,
): Promise<SourceText | undefined> {
  return readUserSettings(options.userSettings, trusted, (path) => readTrustedFile(trusted, path));
}

/** Settings that are given as a text have no file, so reports name the option. */
const OPTION = 'user-settings';

async function readUserSettings(
  given: SharedText | undefined,
  trusted: Workspace,
  readNamed: (path: string) => Promise<SourceText>,
): Promise<SourceText | undefined> {
  if (given === undefined || given.value.trimStart().startsWith('{')) {
    return given === undefined ? undefined : sourceText(OPTION, given.value);
  }
  return given.isShared ? readTrustedFile(trusted, given.value) : readNamed(given.value);
}

const MAX_SETTINGS_MEBIBYTES = 16;

async function readOwnSettings(path: string): Promise<SourceText> {
  try {
    const bytes = await readOwnFile(path, MAX_SETTINGS_MEBIBYTES);
    return sourceText(path, bytes.toString('utf8'));
  } catch (error) {
    throw unusable(path, fileErrorReason(error));
  }
}

async function readTrustedFile(trusted: Workspace, path: string): Promise<SourceText> {
  const read = await readText(trusted, path);
  if (read.kind === 'problem') {
    throw unusable(path, read.message);
  }
  return read.source;
}

function unusable(path: string, reason: string): Error {
  return usageError('user-settings', `The settings "${path}" cannot be read: ${reason}`, 'Check `user-settings`.');
}
