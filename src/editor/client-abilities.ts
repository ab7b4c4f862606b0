import type { InitializeParams } from './protocol.ts';

/** What the editor can do, as far as the server depends on it. */
export interface ClientAbilities {
  /** Whether the editor asks for diagnostics. Otherwise they are sent to it. */
  readonly pullsDiagnostics: boolean;
  /** Whether the editor asks again when it is told that diagnostics changed. */
  readonly refreshesDiagnostics: boolean;
  readonly registersWatchers: boolean;
  readonly changesFolders: boolean;
  /** Whether the editor compares the version of a document for which edits were made with the one that it has. */
  readonly editsVersions: boolean;
  readonly renamesFiles: boolean;
}

/** Reads what an editor can do. */
export function readAbilities({ textDocument, workspace }: InitializeParams['capabilities']): ClientAbilities {
  return {
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    changesFolders: workspace?.workspaceFolders === true,
    editsVersions: workspace?.workspaceEdit?.documentChanges === true,
    renamesFiles:
      workspace?.workspaceEdit?.documentChanges === true &&
      workspace.workspaceEdit.resourceOperations?.includes('rename') === true,
  };
}
