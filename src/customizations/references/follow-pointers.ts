import { positionAt, type Position, type SourceText, type TextRange } from '../../text/source-text.ts';
import { targetOf, type ReferenceTarget } from './reference-target.ts';
import type { Standing } from './reference-tree.ts';
import { readReferences, type RawReference, type ReferenceForms } from './references.ts';

/** A reference with its place in its file and its target. */
export interface Pointer {
  readonly raw: RawReference;
  readonly start: Position;
  readonly target: Exclude<ReferenceTarget, { kind: 'nothing-meant' }>;
}

/** A file whose references are to be followed. */
export interface StartingFile {
  readonly source: SourceText;
  /** The part that is read: the file without its frontmatter. */
  readonly body: TextRange;
  readonly forms: ReferenceForms;
}

/** The references of a file, without texts that only look like references. Nothing is followed here. */
export function readPointers(
  { source, body, forms }: StartingFile,
  standsAt: (path: string) => Standing,
): readonly Pointer[] {
  return readReferences(source.text.slice(body.start, body.end), forms).flatMap((raw): readonly Pointer[] => {
    const target = targetOf(source.path, raw, standsAt);
    const start = positionAt(source, body.start + raw.range.start);
    return target.kind === 'nothing-meant' ? [] : [{ raw, start, target }];
  });
}
