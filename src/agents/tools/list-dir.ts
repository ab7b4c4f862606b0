import type { FileSources, Revision } from './files/file-sources.ts';
import { readRevision, REVISION_PROPERTY, requiredText } from './calls/given-arguments.ts';
import type { FileList } from './files/list-files.ts';
import { secretFileReason } from '../../text/secrets/secret-files.ts';
import type { Tool } from './tool.ts';

/** Maximum number of names; of a larger folder, the first are listed. */
const MAX_NAMES = 200;

/** The tool that lists a folder, its sub-folders first. */
export function listDirTool(sources: FileSources): Tool {
  return {
    name: 'list_dir',
    description: `Lists a folder of the repository: folders first, with "/" at their end and how many files are below them, then files with their sizes in bytes where these are known. At most ${MAX_NAMES} names.`,
    parameters: {
      type: 'object',
      properties: {
        path: { type: 'string', description: 'Path of the folder from the root of the repository; "." is the root.' },
        revision: REVISION_PROPERTY,
      },
      required: ['path'],
    },
    run: async (given) => {
      const revision = readRevision(given);
      const asked = await sources.resolve(requiredText(given, 'path'), revision);
      if (asked.kind === 'refused') {
        return asked;
      }
      const list = await sources.list(revision);
      if (!list.isFolder(asked.path)) {
        const reason = list.has(asked.path) ? 'That is a file: read it with read_file.' : 'There is no such folder.';
        return { kind: 'refused', reason: `${reason} ${nearest(list, asked.path)}` };
      }
      return { kind: 'text', text: await drawFolder(sources, list, asked.path, revision) };
    },
  };
}

function nearest(list: FileList, path: string): string {
  let above = path;
  while (!list.isFolder(above)) {
    above = above.slice(0, Math.max(0, above.lastIndexOf('/')));
  }
  return above === '' ? 'List "." to see the root.' : `There is the folder ${JSON.stringify(above)}.`;
}

async function drawFolder(sources: FileSources, list: FileList, folder: string, revision: Revision): Promise<string> {
  const { folders, files } = listChildren(list, folder);
  const names = [
    ...[...folders].map(
      ([name, below]) =>
        () =>
          Promise.resolve(`${name}/ (${below === 1 ? '1 file' : `${below} files`})`),
    ),
    ...files.map(
      ({ name, path, kind }) =>
        async () =>
          `${name}${await describeFile(sources, path, kind, revision)}`,
    ),
  ];
  const shown = await Promise.all(names.slice(0, MAX_NAMES).map((draw) => draw()));
  const rest = names.length - shown.length;
  return [
    `Folder: ${folder === '' ? '.' : folder}`,
    ...shown,
    ...(rest > 0 ? [`(${rest} more; file_search finds files by a part of their name)`] : []),
    ...(list.isComplete ? [] : ['(the repository is too large to be listed completely: there may be more here)']),
  ].join('\n');
}

interface Children {
  /** Number of files below each folder. */
  readonly folders: ReadonlyMap<string, number>;
  readonly files: readonly { readonly name: string; readonly path: string; readonly kind: string }[];
}

function listChildren({ entries }: FileList, folder: string): Children {
  const prefix = folder === '' ? '' : `${folder}/`;
  const folders = new Map<string, number>();
  const files: { readonly name: string; readonly path: string; readonly kind: string }[] = [];
  for (const { path, kind } of entries) {
    if (path.startsWith(prefix)) {
      const slash = path.indexOf('/', prefix.length);
      if (slash < 0) {
        files.push({ name: path.slice(prefix.length), path, kind });
      } else {
        const name = path.slice(prefix.length, slash);
        folders.set(name, (folders.get(name) ?? 0) + 1);
      }
    }
  }
  return { folders, files };
}

async function describeFile(sources: FileSources, path: string, kind: string, revision: Revision): Promise<string> {
  if (kind !== 'file') {
    return kind === 'symlink' ? ' (symbolic link)' : kind === 'submodule' ? ' (submodule)' : ' (cannot be listed)';
  }
  if (secretFileReason(path) !== undefined) {
    return ' (not shown)';
  }
  const size = await sources.sizeOf(path, revision);
  return `${size === undefined ? '' : ` (${size})`}${sources.isChanged(path) ? ' (changed)' : ''}`;
}
