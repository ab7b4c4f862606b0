import type { OpenDocument } from './documents.ts';
import { uriBelow } from './folder-paths.ts';
import type { FoundFile } from './folders.ts';
import type { DocumentLink } from './protocol.ts';
import { findReferences } from './references.ts';

/** The references of a document to existing files, as links. */
export function findDocumentLinks({ root, file, repository }: FoundFile, document: OpenDocument): DocumentLink[] {
  if (file.level !== 'repository' || !isMarkdown(file.path)) {
    return [];
  }
  return findReferences(file, document.text, repository).flatMap(({ range, leadsTo }) => {
    const target = leadsTo.kind === 'file' ? uriBelow(root, leadsTo.path) : undefined;
    return target === undefined
      ? []
      : [{ range: document.rangeOf(range), target, tooltip: leadsTo.kind === 'file' ? leadsTo.path : '' }];
  });
}

/** Whether a file has Markdown in it, and not JSON or another language. */
export function isMarkdown(path: string): boolean {
  return /\.(?:md|mdc|markdown)$/i.test(path);
}
