import { dirname } from 'node:path';
import type { CheckedFile, RepositoryView } from '../rules/types.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { OpenDocument } from './documents.ts';
import { filePathOf, pathBelow } from './folder-paths.ts';
import type { EditorFolder } from './folder-contents.ts';
import { openSession, type FolderSession } from './folder-session.ts';
import type { OpenTexts } from './open-texts.ts';
import type { Scheduler } from './scheduler.ts';

/** Opens a folder by its absolute path. */
export type OpenEditorFolder = (root: string) => EditorFolder;

/** A folder that is checked. */
export interface OpenFolder {
  /** The absolute path. */
  readonly root: string;
  readonly session: FolderSession;
}

/** A checked file of a folder, with the findings in it. */
export interface FoundFile {
  readonly root: string;
  readonly file: CheckedFile;
  readonly findings: readonly Diagnostic[];
  readonly repository: RepositoryView;
  /** See `OpenTexts`. */
  readonly hiddenStart: number;
}

/** The folders that the editor has open. A file belongs to the innermost folder that contains it. */
export interface Folders {
  readonly all: () => readonly OpenFolder[];
  add(root: string | undefined): void;
  /** Returns the folder that was removed. */
  remove(root: string | undefined): OpenFolder | undefined;
  /** Notes the text of an open document. */
  noteText(document: Pick<OpenDocument, 'uri' | 'text'>): void;
  noteSaved(uri: string): void;
  noteClosed(uri: string): void;
  /** Notes that a file changed on disk, or was added or removed. */
  noteFile(uri: string, isNewPath: boolean): void;
  /** The folder of a file and its path there. */
  locate(uri: string): { readonly folder: OpenFolder; readonly path: string } | undefined;
  /** The file with its findings. Undefined if it is not a customization file. */
  find(uri: string): Promise<FoundFile | undefined>;
  /** Returns when the repositories of all open files are known. */
  ready(): Promise<void>;
  close(): void;
}

/** Returns an empty list of folders. */
export function openFolders(
  open: OpenEditorFolder,
  findRepository: (folder: string) => Promise<string | undefined>,
  scheduler: Scheduler,
  onChange: () => void,
): Folders {
  const folders = new Map<string, OpenFolder>();
  let searching = Promise.resolve();

  const add = (root: string): void => {
    if (!folders.has(root)) {
      folders.set(root, { root, session: openSession(open(root), scheduler, onChange) });
    }
  };
  const locate: Folders['locate'] = (uri) => {
    const file = filePathOf(uri);
    const containing = [...folders.values()].flatMap((folder) => {
      const path = file === undefined ? undefined : pathBelow(folder.root, file);
      return path === undefined ? [] : [{ folder, path }];
    });
    return containing.toSorted((a, b) => b.folder.root.length - a.folder.root.length)[0];
  };
  const setText = ({ uri, text }: Pick<OpenDocument, 'uri' | 'text'>): boolean => {
    const found = locate(uri);
    found?.folder.session.texts.set(found.path, text);
    found?.folder.session.noteEdits([found.path]);
    return found !== undefined;
  };
  /** Notes that the file on disk counts from now on. The list of files may not have one that was created in the editor. */
  const noteOnDisk = (uri: string, update: (texts: OpenTexts, path: string) => void): void => {
    const found = locate(uri);
    if (found !== undefined) {
      const { session } = found.folder;
      if ([...session.texts.paths()].includes(found.path)) {
        session.noteNewPaths();
      }
      update(session.texts, found.path);
      session.noteEdits([found.path]);
    }
  };
  /** Opens the repository of a file that is in no folder. */
  const search = async (document: Pick<OpenDocument, 'uri' | 'text'>): Promise<void> => {
    const file = filePathOf(document.uri);
    const root = file === undefined ? undefined : await findRepository(dirname(file)).catch(() => undefined);
    if (root !== undefined) {
      add(root);
      setText(document);
      onChange();
    }
  };
  return {
    all: () => [...folders.values()],
    add: (root) => {
      if (root !== undefined) {
        add(root);
      }
    },
    remove: (root) => {
      const folder = root === undefined ? undefined : folders.get(root);
      folder?.session.dispose();
      folders.delete(folder?.root ?? '');
      return folder;
    },
    noteText: (document) => {
      if (!setText(document)) {
        searching = searching.then(() => search(document));
      }
    },
    noteSaved: (uri) => noteOnDisk(uri, (texts, path) => texts.compareAgain(path)),
    noteClosed: (uri) => noteOnDisk(uri, (texts, path) => texts.close(path)),
    noteFile: (uri, isNewPath) => {
      const found = locate(uri);
      if (found !== undefined && !/(?:^|\/)\.git\//.test(found.path)) {
        found.folder.session.texts.compareAgain(found.path);
        found.folder.session.noteEdits([found.path]);
        if (isNewPath) {
          found.folder.session.noteNewPaths();
        }
      }
    },
    locate,
    find: async (uri) => {
      await searching;
      const found = locate(uri);
      const results = await found?.folder.session.results();
      const file = found && results?.files.get(found.path);
      return found === undefined || file === undefined || results?.repository === undefined
        ? undefined
        : {
            root: found.folder.root,
            file,
            findings: results.findings.get(found.path) ?? [],
            repository: results.repository,
            hiddenStart: found.folder.session.texts.hiddenStart(found.path),
          };
    },
    ready: () => searching,
    close: () => {
      folders.forEach(({ session }) => session.dispose());
      folders.clear();
    },
  };
}
