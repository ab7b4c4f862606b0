/**
 * The protocol of language servers, as far as the server uses it. This is the only file that imports the library, so that
 * its types and its process handling stop here.
 */
import { createConnection, type Connection, type WatchDog } from 'vscode-languageserver';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';

export {
  CodeActionKind,
  CompletionItemKind,
  CompletionItemTag,
  DiagnosticSeverity,
  DiagnosticTag,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
export type {
  CancellationToken,
  CodeAction,
  CompletionItem,
  Connection,
  Diagnostic as EditorDiagnostic,
  DocumentDiagnosticReport,
  DocumentLink,
  FileEvent,
  Hover,
  InitializeParams,
  InitializeResult,
  Position as EditorPosition,
  PreviousResultId,
  Range as EditorRange,
  TextDocumentContentChangeEvent,
  TextEdit,
  WorkspaceDocumentDiagnosticReport,
  WorkspaceEdit,
} from 'vscode-languageserver';

/** What the server reads from and writes to. */
export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Opens a connection. `ended` is called with the exit code that the protocol asks for; the process is not ended here. */
export function connect({ input, output }: Streams, ended: (exitCode: number) => void): Connection {
  const watchDog: WatchDog = { shutdownReceived: false, initialize: () => undefined, exit: ended };
  const end = (): void => ended(watchDog.shutdownReceived ? 0 : 1);
  input.on('end', end);
  input.on('close', end);
  const reader = new StreamMessageReader(input);
  // The library asks again and again for the rest of a message, and would keep the process alive after the input has ended.
  reader.partialMessageTimeout = 0;
  const writer = new StreamMessageWriter(output);
  return createConnection((logger) => createProtocolConnection(reader, writer, logger), watchDog);
}
