import { mayHaveImports } from '../customizations/references/importers.ts';
import { resolveReference } from '../customizations/references/reference-path.ts';
import { readReferences, withoutPunctuation } from '../customizations/references/references.ts';
import type { CheckedFile, RepositoryView } from '../rules/types.ts';
import type { TextRange } from '../text/source-text.ts';
import { findHead } from './cursor.ts';

/** A reference in the body of a file, and where it leads. */
export interface FoundReference {
  readonly range: TextRange;
  readonly target: string;
  readonly leadsTo:
    | { readonly kind: 'file' | 'folder' | 'missing'; readonly path: string }
    | { readonly kind: 'tool'; readonly name: string }
    | { readonly kind: 'elsewhere'; readonly reason: string };
}

/** A text with more links is a list of links. */
const MAX_REFERENCES = 1_000;

/** The references of a text, in order. Words that only may be references are left out if no file has that path. */
export function findReferences(
  { path, kind }: Pick<CheckedFile, 'path' | 'kind'>,
  text: string,
  { paths }: Pick<RepositoryView, 'paths'>,
): readonly FoundReference[] {
  const bodyStart = findHead(text)?.bodyStart ?? 0;
  const found = readReferences(text.slice(bodyStart), { imports: mayHaveImports(kind) }).slice(0, MAX_REFERENCES);
  return found.flatMap((raw): readonly FoundReference[] => {
    const range = { start: raw.range.start + bodyStart, end: raw.range.end + bodyStart };
    const { target } = raw;
    if (raw.kind === 'tool') {
      return [{ range, target, leadsTo: { kind: 'tool', name: target } }];
    }
    const leadsTo = findTarget(path, raw.kind === 'link' ? target : withoutPunctuation(target), paths);
    const isDoubtful = raw.standing === 'tentative' && leadsTo.kind !== 'file';
    return isDoubtful ? [] : [{ range, target, leadsTo }];
  });
}

function findTarget(from: string, target: string, paths: RepositoryView['paths']): FoundReference['leadsTo'] {
  const resolved = resolveReference(from, target.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'));
  if (resolved.kind !== 'inside') {
    return { kind: 'elsewhere', reason: resolved.reason };
  }
  const path = resolved.path.replace(/\/$/, '');
  if (paths.has(path)) {
    return { kind: 'file', path };
  }
  return { kind: paths.hasFolder(path) ? 'folder' : 'missing', path };
}
