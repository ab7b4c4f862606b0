import { TextDocument } from 'vscode-languageserver-textdocument';
import type { EditorPosition, EditorRange, TextDocumentContentChangeEvent } from './protocol.ts';
import type { TextRange } from '../text/source-text.ts';

/** A document that the editor has open. */
export interface OpenDocument {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
  offsetAt(position: EditorPosition): number;
  positionAt(offset: number): EditorPosition;
  rangeOf(range: TextRange): EditorRange;
}

/** The documents that the editor has open, by address. */
export interface Documents {
  readonly get: (uri: string) => OpenDocument | undefined;
  readonly all: () => readonly OpenDocument[];
  open(uri: string, version: number, text: string): OpenDocument;
  /** Applies the changes in order. Returns undefined for a document that is not open. */
  change(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): OpenDocument | undefined;
  close(uri: string): void;
}

/** Returns an empty list of documents. */
export function openDocuments(): Documents {
  const documents = new Map<string, { readonly document: TextDocument; readonly open: OpenDocument }>();
  const keep = (document: TextDocument): OpenDocument => {
    const open = describe(document);
    documents.set(document.uri, { document, open });
    return open;
  };
  return {
    get: (uri) => documents.get(uri)?.open,
    all: () => [...documents.values()].map(({ open }) => open),
    open: (uri, version, text) => keep(TextDocument.create(uri, '', version, text)),
    change: (uri, version, changes) => {
      const known = documents.get(uri);
      return known && keep(TextDocument.update(known.document, [...changes], version));
    },
    close: (uri) => {
      documents.delete(uri);
    },
  };
}

function describe(document: TextDocument): OpenDocument {
  return {
    uri: document.uri,
    version: document.version,
    text: document.getText(),
    offsetAt: (position) => document.offsetAt(position),
    positionAt: (offset) => document.positionAt(offset),
    rangeOf: ({ start, end }) => ({ start: document.positionAt(start), end: document.positionAt(end) }),
  };
}
