import type { FactKind } from '../../syntax/facts/types.ts';
import type { CodeFinder, CodeSubjectOf, Violation } from '../types.ts';

/** The functions of a finder that see some kinds of facts and no others. */
interface Functions<Kind extends FactKind> {
  readonly find: (file: CodeSubjectOf<Kind>) => readonly Violation[];
  readonly needsBase?: (file: CodeSubjectOf<Kind>) => boolean;
}

/**
 * The functions of a finder with the kinds of facts that they read. A file is read for the kinds of its finders alone, and
 * the types see to it that a finder reads no other kind. Where `inside` of a fact counts, declarations are one of the kinds.
 */
export function readsOnly<Kind extends FactKind>(
  reads: readonly Kind[],
  functions: Functions<Kind>,
): Pick<CodeFinder, 'reads' | 'find' | 'needsBase'> {
  return { reads, ...functions };
}
