import { Buffer } from 'node:buffer';
import { blankSecrets } from '../text/secrets/blank-secrets.ts';
import type { TooLargeFile, Workspace, WorkspaceFile } from './workspace.ts';

/**
 * A workspace whose text files are read without their secrets. Instructions are repeated in prompts, in comments that cite
 * them and in reports, so that a key in one of them would get there.
 */
export function concealedWorkspace(workspace: Workspace): Workspace {
  return {
    ...workspace,
    read: async (path) => concealBytes(await workspace.read(path), path),
    ...(workspace.readUpTo === undefined
      ? {}
      : { readUpTo: async (path, most) => concealBytes(await readAtMost(workspace, path, most), path) }),
  };
}

function readAtMost(workspace: Workspace, path: string, most: number): Promise<WorkspaceFile | TooLargeFile> {
  return workspace.readUpTo === undefined ? workspace.read(path) : workspace.readUpTo(path, most);
}

/** What is not UTF-8 stays as it is, byte by byte: it is read as Latin-1, in which the forms of keys are the same. */
function concealBytes<File extends WorkspaceFile | TooLargeFile>(file: File, path: string): File {
  if (file.kind !== 'file') {
    return file;
  }
  const text = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength).toString('latin1');
  const blanked = blankSecrets(text, path);
  return blanked === text ? file : { ...file, bytes: new Uint8Array(Buffer.from(blanked, 'latin1')) };
}
