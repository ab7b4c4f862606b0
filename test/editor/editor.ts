import { PassThrough } from 'node:stream';
import {
  createProtocolConnection,
  type ClientCapabilities,
  type CodeAction,
  type CompletionItem,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type DocumentLink,
  type Hover,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readCommandLine } from '../../src/commands/arguments/command-line.ts';
import { describeFolder } from '../../src/commands/lsp.ts';
import { serveEditor } from '../../src/editor/server.ts';
import type { Scheduler } from '../../src/editor/scheduler.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';

/** An editor with one or more folders in memory, connected to a server in the same process. */
export interface Editor {
  readonly connection: ProtocolConnection;
  /** The exit code of the server. */
  readonly ended: Promise<number>;
  /** What the server wrote into its log. */
  readonly logged: string[];
  /** The diagnostics that the server sent, by path. */
  readonly sent: Map<string, readonly Diagnostic[]>;
  /** How often the server asked to pull again. */
  readonly refreshes: () => number;
  open(path: string, text?: string, languageId?: string): Promise<void>;
  /** Types a text in place of a range. */
  type(path: string, range: Range, text: string): Promise<void>;
  /** Replaces the whole text. */
  write(path: string, text: string): Promise<void>;
  /** Changes the disk without a word to the server. */
  writeDisk(path: string, content: MemoryFile): void;
  /** Changes the disk and tells the server. */
  changeDisk(path: string, content: MemoryFile | undefined): Promise<void>;
  /** Runs everything that the server put off, until nothing is left. */
  rest(): Promise<void>;
  pull(path: string): Promise<readonly Diagnostic[]>;
  hover(path: string, at: Place): Promise<string | undefined>;
  complete(path: string, at: Place): Promise<readonly CompletionItem[]>;
  actions(path: string, range: Range, only?: readonly string[]): Promise<readonly CodeAction[]>;
  links(path: string): Promise<readonly DocumentLink[]>;
  /** The text of an open document after the edits of an action. Edits for another version are refused, as editors do. */
  apply(path: string, action: CodeAction): string;
  text(path: string): string;
  /** Runs what waits for time to pass. Returns whether anything did. */
  passTime(): boolean;
  close(): Promise<number>;
}

interface Place {
  readonly line: number;
  readonly character: number;
}

export const ROOT = '/work/repository';

/** The address of a file in a folder. */
export function uriOf(path: string, root = ROOT): string {
  return `file://${root}/${path}`;
}

/** Starts a server for folders in memory, and greets it as an editor does. */
export async function openEditor(
  files: Readonly<Record<string, MemoryFile>>,
  { capabilities = PULLS, roots = { [ROOT]: files }, hold = Promise.resolve() }: EditorSettings = {},
): Promise<Editor> {
  const disks = new Map(Object.entries(roots).map(([root, content]) => [root, new Map(Object.entries(content))]));
  const openDisk = (root: string) => (): Workspace => memoryWorkspace(Object.fromEntries(disks.get(root) ?? []));
  const toServer = new PassThrough();
  const toClient = new PassThrough();
  const clock = stoppedClock();
  const ended = serveEditor(
    { input: toServer, output: toClient },
    {
      openFolder: (root) => describeFolder(root, readCommandLine(['lsp']), liveDisk(openDisk(root), hold)),
      findRepository: () => Promise.resolve(undefined),
      scheduler: clock.scheduler,
      version: '1.0.0',
    },
  );
  const connection = createProtocolConnection(toClient, toServer);
  const sent = new Map<string, readonly Diagnostic[]>();
  const logged: string[] = [];
  const documents = new Map<string, TextDocument>();
  let refreshes = 0;
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    sent.set(decodeURIComponent(uri.slice(uriOf('').length)), diagnostics);
  });
  connection.onNotification('window/logMessage', ({ message }: { readonly message: string }) => {
    logged.push(message);
  });
  connection.onRequest('workspace/diagnostic/refresh', () => {
    refreshes += 1;
    // eslint-disable-next-line unicorn/no-null -- the protocol asks for null
    return null;
  });
  connection.onRequest('client/registerCapability', () => undefined);
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: undefined,
    capabilities,
    workspaceFolders: Object.keys(roots).map((root) => ({ uri: `file://${root}`, name: root })),
  });
  await connection.sendNotification('initialized', {});
  const documentAt = (path: string): TextDocument => {
    const document = documents.get(path);
    if (document === undefined) {
      throw new Error(`${path} is not open`);
    }
    return document;
  };
  const change = async (path: string, changes: { readonly range?: Range; readonly text: string }[]): Promise<void> => {
    const before = documentAt(path);
    documents.set(path, TextDocument.update(before, changes, before.version + 1));
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: before.uri, version: before.version },
      contentChanges: changes,
    });
  };
  const ask = async <T>(method: string, path: string, more: object = {}): Promise<T> =>
    connection.sendRequest<T>(method, { textDocument: { uri: uriOf(path) }, ...more });
  return {
    connection,
    ended,
    logged,
    sent,
    refreshes: () => refreshes,
    open: async (path, text = textOf(disks.get(ROOT)?.get(path)), languageId = 'markdown') => {
      documents.set(path, TextDocument.create(uriOf(path), languageId, 1, text));
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uriOf(path), languageId, version: 1, text },
      });
    },
    type: (path, range, text) => change(path, [{ range, text }]),
    write: (path, text) => change(path, [{ text }]),
    writeDisk: (path, content) => {
      disks.get(ROOT)?.set(path, content);
    },
    changeDisk: async (path, content) => {
      const disk = disks.get(ROOT);
      const kind = content === undefined ? 3 : disk?.has(path) === true ? 2 : 1;
      if (content === undefined) {
        disk?.delete(path);
      } else {
        disk?.set(path, content);
      }
      await connection.sendNotification('workspace/didChangeWatchedFiles', {
        changes: [{ uri: uriOf(path), type: kind }],
      });
    },
    rest: async () => {
      // A request is answered after all notifications before it. Any result settles what was noted.
      do {
        await connection.sendRequest('workspace/diagnostic', { previousResultIds: [] });
      } while (clock.run());
      await connection.sendRequest('workspace/diagnostic', { previousResultIds: [] });
    },
    pull: async (path) => {
      const report = await ask<DocumentDiagnosticReport>('textDocument/diagnostic', path);
      return report.kind === 'full' ? report.items : [];
    },
    hover: async (path, position) => {
      const hover = await ask<Hover | null>('textDocument/hover', path, { position });
      return hover === null || typeof hover.contents !== 'object' || !('value' in hover.contents)
        ? undefined
        : hover.contents.value;
    },
    complete: (path, position) => ask('textDocument/completion', path, { position }),
    actions: (path, range, only) =>
      ask('textDocument/codeAction', path, { range, context: { diagnostics: [], ...(only && { only }) } }),
    links: (path) => ask('textDocument/documentLink', path),
    apply: (path, { edit }) => {
      const document = documentAt(path);
      const versioned = (edit?.documentChanges ?? []).flatMap((change) =>
        'edits' in change && change.textDocument.version === document.version ? change.edits : [],
      );
      const edits = [...(edit?.changes?.[document.uri] ?? []), ...versioned];
      return TextDocument.applyEdits(
        document,
        edits.flatMap((one) => ('newText' in one ? [one] : [])),
      );
    },
    text: (path) => documentAt(path).getText(),
    passTime: () => clock.run(),
    close: async () => {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const exitCode = await ended;
      // As the command does, so that the process can end.
      toServer.destroy();
      return exitCode;
    },
  };
}

interface EditorSettings {
  readonly capabilities?: ClientCapabilities;
  readonly roots?: Readonly<Record<string, Readonly<Record<string, MemoryFile>>>>;
  /** The disk answers only after this. */
  readonly hold?: Promise<void>;
}

/** An editor that asks for diagnostics. */
export const PULLS: ClientCapabilities = {
  textDocument: { diagnostic: {} },
  workspace: {
    workspaceFolders: true,
    diagnostics: { refreshSupport: true },
    workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] },
  },
};

/** An editor to which diagnostics are sent. */
export const LISTENS: ClientCapabilities = { workspace: { workspaceFolders: true } };

/** Reads the disk anew each time, as a real disk does. */
function liveDisk(open: () => Workspace, hold: Promise<void>): () => Workspace {
  return () => ({
    ...open(),
    read: (path) => open().read(path),
    list: (folder) => open().list(folder),
    find: async (query) => {
      await hold;
      return open().find(query);
    },
  });
}

function textOf(file: MemoryFile | undefined): string {
  return typeof file === 'string' ? file : '';
}

/** A clock that only moves when the test says so. */
function stoppedClock(): { readonly scheduler: Scheduler; readonly run: () => boolean } {
  let waiting: (() => void)[] = [];
  return {
    scheduler: {
      later: (_, callback) => {
        waiting.push(callback);
        return () => {
          waiting = waiting.filter((one) => one !== callback);
        };
      },
      breathe: () => Promise.resolve(),
    },
    run: () => {
      const due = waiting;
      waiting = [];
      due.forEach((callback) => callback());
      return due.length > 0;
    },
  };
}
