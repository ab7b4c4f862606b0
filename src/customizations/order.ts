import { KINDS } from './places/kinds.ts';
import type { CustomizationKind, Level } from './types.ts';

const LEVELS = ['repository', 'user', 'organization'] as const satisfies readonly Level[];

/** Kinds whose files are sorted from the innermost folder out. */
const NESTED: ReadonlySet<CustomizationKind> = new Set(['agents-md', 'claude-md', 'gemini-md', 'review-md']);

interface Ordered {
  readonly path: string;
  readonly kind: CustomizationKind;
  readonly level: Level;
}

/**
 * The order in which customizations are listed and guidelines get their ids: the repository's, the user's, the
 * organization's. Within these, by the table of kinds. Files for their own folder are sorted from the innermost folder out,
 * all others by path.
 */
export function byCollectionOrder(a: Ordered, b: Ordered): number {
  return (
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    rankOf(a.kind) - rankOf(b.kind) ||
    (NESTED.has(a.kind) ? depthOf(b.path) - depthOf(a.path) : 0) ||
    (a.path < b.path ? -1 : Number(a.path > b.path))
  );
}

function rankOf(kind: CustomizationKind): number {
  return KINDS.findIndex((spec) => spec.kind === kind);
}

/** The number of folders above a file. */
export function depthOf(path: string): number {
  return path.split('/').length - 1;
}
