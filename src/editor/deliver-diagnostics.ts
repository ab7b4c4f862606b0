import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ClientAbilities } from './client-abilities.ts';
import type { Documents } from './documents.ts';
import { editorDiagnostic } from './editor-diagnostics.ts';
import { uriBelow } from './folder-paths.ts';
import type { FolderResults } from './folder-contents.ts';
import type { Folders, OpenFolder } from './folders.ts';
import type {
  Connection,
  DocumentDiagnosticReport,
  EditorDiagnostic,
  PreviousResultId,
  WorkspaceDocumentDiagnosticReport,
} from './protocol.ts';
import type { Scheduler } from './scheduler.ts';

/** Brings diagnostics to the editor: when it asks, or when they change. */
export interface Diagnostics {
  /** Plans to bring the diagnostics up to date, unless that is planned already. */
  readonly plan: () => void;
  pull(uri: string, previousResultId: string | undefined): Promise<DocumentDiagnosticReport>;
  pullAll(previous: readonly PreviousResultId[]): Promise<{ items: WorkspaceDocumentDiagnosticReport[] }>;
  /** Clears the diagnostics of a folder that was closed. */
  forget(folder: OpenFolder | undefined): void;
}

interface Delivery {
  readonly connection: Connection;
  readonly folders: Folders;
  readonly documents: Documents;
  readonly abilities: () => ClientAbilities;
}

/** How long edits are collected before the files are checked. */
const EDIT_DELAY_MS = 10;

const NO_FINDINGS: readonly Diagnostic[] = [];

/** Prepares the delivery of diagnostics. `report` tells the user about failed work. */
export function openDiagnostics(
  { connection, folders, documents, abilities }: Delivery,
  scheduler: Scheduler,
  report: (work: string, error: unknown) => void,
): Diagnostics {
  /** The findings that the editor shows, by address. */
  const shown = new Map<string, readonly Diagnostic[]>();
  const ids = resultIds();
  let isPlanned = false;

  const draw = (uri: string, findings: readonly Diagnostic[]): EditorDiagnostic[] => {
    const document = documents.get(uri);
    const found = document && folders.locate(uri);
    const hiddenStart = found?.folder.session.texts.hiddenStart(found.path) ?? 0;
    return findings.map((finding) => editorDiagnostic(finding, document && { document, hiddenStart }));
  };
  const push = async (): Promise<void> => {
    const current = await collect(folders, documents);
    for (const uri of [...shown.keys()].filter((one) => !current.has(one))) {
      shown.delete(uri);
      await connection.sendDiagnostics({ uri, diagnostics: [] });
    }
    for (const [uri, findings] of current) {
      if (shown.get(uri) !== findings) {
        shown.set(uri, findings);
        await connection.sendDiagnostics({ uri, diagnostics: draw(uri, findings) });
      }
    }
  };
  /** Asks the editor to pull again if a document shows findings that are not current. */
  const refresh = async (): Promise<void> => {
    const current = await collect(folders, documents);
    const uris = new Set([...shown.keys(), ...documents.all().map(({ uri }) => uri)]);
    const stale = [...uris].filter((uri) => shown.has(uri) && shown.get(uri) !== (current.get(uri) ?? NO_FINDINGS));
    if (stale.length > 0 && abilities().refreshesDiagnostics) {
      stale.forEach((uri) => shown.delete(uri));
      await connection.languages.diagnostics.refresh();
    }
  };
  return {
    plan: () => {
      if (!isPlanned) {
        isPlanned = true;
        scheduler.later(EDIT_DELAY_MS, () => {
          isPlanned = false;
          (abilities().pullsDiagnostics ? refresh() : push()).catch((error: unknown) =>
            report('check the workspace', error),
          );
        });
      }
    },
    pull: async (uri, previousResultId) => {
      const file = await folders.find(uri);
      const findings = file === undefined ? ((await findingsAt(folders, uri)) ?? NO_FINDINGS) : listOf(file.findings);
      shown.set(uri, findings);
      const resultId = ids(findings);
      return resultId === previousResultId
        ? { kind: 'unchanged', resultId }
        : { kind: 'full', resultId, items: draw(uri, findings) };
    },
    pullAll: async (previous) => {
      const current = await collect(folders, documents);
      const known = new Map(previous.map(({ uri, value }) => [uri, value]));
      const cleared = [...known.keys()].filter((uri) => !current.has(uri));
      const all = [...current, ...cleared.map((uri) => [uri, NO_FINDINGS] as const)];
      return {
        items: all.map(([uri, findings]) => {
          const resultId = ids(findings);
          const version = documents.get(uri)?.version ?? null;
          return known.get(uri) === resultId
            ? { kind: 'unchanged', uri, version, resultId }
            : { kind: 'full', uri, version, resultId, items: draw(uri, findings) };
        }),
      };
    },
    forget: (folder) => {
      if (folder !== undefined && !abilities().pullsDiagnostics) {
        const below = uriBelow(folder.root, 'x')?.slice(0, -1) ?? '';
        for (const uri of [...shown.keys()].filter((one) => one.startsWith(below))) {
          shown.delete(uri);
          void connection.sendDiagnostics({ uri, diagnostics: [] });
        }
      }
    },
  };
}

/** One list for all files without findings, so that its identity says whether something changed. */
function listOf(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  return findings.length === 0 ? NO_FINDINGS : findings;
}

/** Findings in a file that is not a customization: a wrong configuration, an outdated baseline. */
async function findingsAt(folders: Folders, uri: string): Promise<readonly Diagnostic[] | undefined> {
  const found = folders.locate(uri);
  const results = await found?.folder.session.results();
  return found && results?.findings.get(found.path);
}

/** All findings by address. Open documents keep the address that the editor gave them. */
async function collect(folders: Folders, documents: Documents): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
  await folders.ready();
  const found = new Map<string, readonly Diagnostic[]>();
  for (const { root, session } of folders.all()) {
    const results = await session.results();
    const openUris = new Map(
      documents.all().flatMap(({ uri }) => {
        const own = folders.locate(uri);
        return own?.folder.root === root ? [[own.path, uri] as const] : [];
      }),
    );
    for (const [path, findings] of results.findings) {
      const uri = openUris.get(path) ?? (isInFolder(results, path) ? uriBelow(root, path) : undefined);
      const owner = uri === undefined ? undefined : folders.locate(uri);
      if (uri !== undefined && owner?.folder.root === root) {
        found.set(uri, findings);
      }
    }
  }
  return found;
}

/** Files of the user and of an organization are not in the folder. */
function isInFolder({ files }: FolderResults, path: string): boolean {
  const level = files.get(path)?.level;
  return level === undefined ? !path.startsWith('~/') : level === 'repository';
}

/** Gives each list of findings an id. Lists of unchanged files are the same objects. */
function resultIds(): (findings: readonly Diagnostic[]) => string {
  const ids = new WeakMap<readonly Diagnostic[], string>();
  let last = 0;
  return (findings) => {
    const known = ids.get(findings);
    if (known !== undefined) {
      return known;
    }
    last += 1;
    ids.set(findings, String(last));
    return String(last);
  };
}
