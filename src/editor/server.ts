import { messageOf } from '../errors.ts';
import { findCodeActions, FIX_ALL } from './code-actions.ts';
import { completeAt } from './completion.ts';
import { openDiagnostics } from './deliver-diagnostics.ts';
import { openDocuments, type OpenDocument } from './documents.ts';
import { findDocumentLinks } from './document-links.ts';
import { openFolders, type Folders, type FoundFile, type OpenEditorFolder } from './folders.ts';
import { hoverAt } from './hover.ts';
import {
  CodeActionKind,
  connect,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
  TextDocumentSyncKind,
  type CancellationToken,
  type Connection,
  type FileEvent,
  type InitializeParams,
  type InitializeResult,
  type Streams,
} from './protocol.ts';
import { filePathOf } from './folder-paths.ts';
import { readAbilities, type ClientAbilities } from './client-abilities.ts';
import type { Scheduler } from './scheduler.ts';

/** What the server uses of the machine. */
export interface EditorMachine {
  readonly openFolder: OpenEditorFolder;
  /** The root of the repository that contains a folder, for files that are opened without a workspace folder. */
  readonly findRepository: (folder: string) => Promise<string | undefined>;
  readonly scheduler: Scheduler;
  readonly version: string;
}

/** Answers an editor until it ends the connection. Returns the exit code that the protocol asks for. */
export function serveEditor(streams: Streams, machine: EditorMachine): Promise<number> {
  return new Promise((resolve) => {
    let close = (): void => undefined;
    const connection = connect(streams, (exitCode) => {
      close();
      resolve(exitCode);
    });
    close = answer(connection, machine);
    connection.listen();
  });
}

/** What the handlers of requests share. */
interface Server {
  readonly connection: Connection;
  readonly folders: Folders;
  readonly documents: ReturnType<typeof openDocuments>;
  readonly abilities: () => ClientAbilities;
  /** Tells the user about failed work, as long as the connection is open. */
  readonly report: Report;
}

type Report = (work: string, error: unknown) => void;

/** Registers all handlers. Returns a function that ends all work. */
function answer(connection: Connection, machine: EditorMachine): () => void {
  const documents = openDocuments();
  let abilities = readAbilities({});
  const folders = openFolders(machine.openFolder, machine.findRepository, machine.scheduler, () => diagnostics.plan());
  let isEnding = false;
  const end = (): void => {
    isEnding = true;
    folders.close();
  };
  // A check that was planned before the end fails, because it cannot be sent. Nobody can be told about that, either.
  const report: Report = (work, error) => {
    if (!isEnding) {
      connection.console.error(`Housestyle could not ${work}: ${messageOf(error)}`);
    }
  };
  const server: Server = { connection, folders, documents, abilities: () => abilities, report };
  const diagnostics = openDiagnostics(server, machine.scheduler, report);

  connection.onInitialize((params) => {
    abilities = readAbilities(params.capabilities);
    rootsOf(params).forEach((root) => folders.add(root));
    return describeServer(machine.version, abilities);
  });
  connection.onInitialized(() => {
    if (abilities.registersWatchers) {
      void connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] })
        .catch((error: unknown) => report('watch the files', error));
    }
    if (abilities.changesFolders) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        removed.forEach(({ uri }) => diagnostics.forget(folders.remove(filePathOf(uri))));
        added.forEach(({ uri }) => folders.add(filePathOf(uri)));
        diagnostics.plan();
      });
    }
    diagnostics.plan();
  });
  listenToDocuments(server, diagnostics.plan);
  connection.onDidChangeWatchedFiles(({ changes }) => {
    noteFileEvents(folders, changes);
    diagnostics.plan();
  });
  connection.onDidChangeConfiguration(() => {
    folders.all().forEach(({ session }) => session.noteNewPaths());
    diagnostics.plan();
  });
  answerRequests(server, diagnostics);
  connection.onShutdown(end);
  return end;
}

function listenToDocuments({ connection, documents, folders }: Server, plan: () => void): void {
  const note = (document: OpenDocument | undefined): void => {
    if (document !== undefined) {
      folders.noteText(document);
      plan();
    }
  };
  connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) =>
    note(documents.open(uri, version, text)),
  );
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) =>
    note(documents.change(uri, version, contentChanges)),
  );
  connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
    folders.noteSaved(uri);
    plan();
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    documents.close(uri);
    folders.noteClosed(uri);
    plan();
  });
}

function answerRequests(server: Server, diagnostics: ReturnType<typeof openDiagnostics>): void {
  const { connection, abilities } = server;
  connection.languages.diagnostics.on((params, token) =>
    guard(server, 'check a file', token, () => diagnostics.pull(params.textDocument.uri, params.previousResultId)),
  );
  connection.languages.diagnostics.onWorkspace((params, token) =>
    guard(server, 'check the workspace', token, () => diagnostics.pullAll(params.previousResultIds)),
  );
  connection.onCodeAction(({ textDocument, range, context }, token) =>
    guard(server, 'offer fixes', token, () =>
      inFile(server, textDocument.uri, [], (file, document) =>
        findCodeActions(file, document, range, context.only, abilities()),
      ),
    ),
  );
  connection.onHover(({ textDocument, position }, token) =>
    guard(server, 'explain a place', token, () =>
      inFile(server, textDocument.uri, undefined, (file, document) => hoverAt(file, document, position)),
    ),
  );
  connection.onCompletion(({ textDocument, position }, token) =>
    guard(server, 'complete a word', token, () =>
      inFile(server, textDocument.uri, [], (file, document) => completeAt(file, document, position)),
    ),
  );
  connection.onDocumentLinks(({ textDocument }, token) =>
    guard(server, 'find links', token, () =>
      inFile(server, textDocument.uri, [], (file, document) => findDocumentLinks(file, document)),
    ),
  );
}

/** Answers for an open document that is a customization file. For any other document, returns the empty answer. */
async function inFile<T>(
  { folders, documents }: Server,
  uri: string,
  empty: T,
  answerFor: (file: FoundFile, document: OpenDocument) => T | Promise<T>,
): Promise<T> {
  const file = await folders.find(uri);
  const document = documents.get(uri);
  return file === undefined || document === undefined ? empty : answerFor(file, document);
}

/** Ends a request early if it is cancelled. A failure is reported by its message alone, without a stack trace. */
async function guard<T>({ report }: Server, work: string, token: CancellationToken, run: () => Promise<T>): Promise<T> {
  const cancelled = new Promise<never>((_, reject) => {
    token.onCancellationRequested(() =>
      reject(new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled')),
    );
  });
  try {
    return await Promise.race([run(), cancelled]);
  } catch (error) {
    if (error instanceof ResponseError) {
      throw error;
    }
    report(work, error);
    throw new ResponseError(ErrorCodes.InternalError, `Housestyle could not ${work}: ${messageOf(error)}`);
  }
}

function noteFileEvents(folders: Folders, events: readonly FileEvent[]): void {
  const CHANGED = 2;
  for (const { uri, type } of events) {
    folders.noteFile(uri, type !== CHANGED);
  }
}

/** The folders to check. Old clients name one root. */
function rootsOf({ workspaceFolders, rootUri, rootPath }: InitializeParams): readonly string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
  const roots = uris.flatMap((uri) => filePathOf(uri) ?? []);
  return roots.length === 0 && typeof rootPath === 'string' && uris.length === 0 ? [rootPath] : roots;
}

/** Characters after which editors ask for completions. */
const TRIGGERS = [':', ' ', '/', '(', '[', ',', '@', '#', '"', "'"];

function describeServer(version: string, { changesFolders }: ClientAbilities): InitializeResult {
  return {
    serverInfo: { name: 'housestyle', version },
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
      diagnosticProvider: { identifier: 'housestyle', interFileDependencies: true, workspaceDiagnostics: true },
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
      hoverProvider: true,
      completionProvider: { triggerCharacters: TRIGGERS },
      documentLinkProvider: {},
      workspace: { workspaceFolders: { supported: true, changeNotifications: changesFolders } },
    },
  };
}
