import { findSignedLines, type SignedLine } from './lines.ts';
import { MARKERS, PROSE, type Marker } from './markers.ts';
import { NAME_RULES } from './names.ts';
import { isSourceMap, minifiedLineLength } from './shape.ts';
import type { FileChange } from '../types.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { quote } from '../../text/shown/quote.ts';

/** The reason why a file is considered generated or vendored, that is, not written by hand or not by this team. */
export interface GeneratedReason {
  readonly kind: 'generated' | 'vendored';
  readonly reason: string;
  /**
   * `content`: a tool's comment, or the form of a source map. `shape`: only the length of the lines, which says nothing of
   * who wrote them. The author of the change controls the name and the text of a new file.
   */
  readonly by: 'name' | 'content' | 'shape';
  /** The line of the head that has the marker, counted from 1. */
  readonly line?: number;
}

/**
 * Decides whether a changed file is generated, minified or vendored: by its path, by a tool's marker in a comment near
 * its beginning or end, or by the length of its lines. It reads the text of the head if that is available, otherwise
 * the hunks.
 *
 * All of this is under the control of the author. So in an existing file, markers and lines that the change adds do not
 * count, unless the same marker was there before: no added line can remove the rest of a file from the review. For a new file, the reason says that the file
 * itself is the source. Data files of any line length (JSON, YAML, CSV, Markdown) are not considered generated because
 * of their shape.
 *
 * @see https://github.com/github-linguist/linguist/blob/main/lib/linguist/generated.rb
 */
export function generatedReason(file: FileChange, head: string | undefined): GeneratedReason | undefined {
  return generatedByName(file.path) ?? findByMarker(file, head) ?? findByShape(file, head);
}

/** Decides by the path alone, for callers for which reading the content would cost too much. */
export function generatedByName(path: string): GeneratedReason | undefined {
  const rule = NAME_RULES.find((one) => one.path.test(path));
  return rule && { kind: rule.kind, by: 'name', reason: `${rule.kind} by its name: ${rule.what}` };
}

function findByMarker(file: FileChange, head: string | undefined): GeneratedReason | undefined {
  const path = file.path.toLowerCase();
  if (PROSE.some((ending) => path.endsWith(ending))) {
    return undefined;
  }
  const markers = MARKERS.filter(({ endings }) => endings?.some((ending) => path.endsWith(ending)) ?? true);
  const signed = findSignedLines(file, head).find((line) => markers.some((marker) => isMarkedBy(line, marker)));
  if (signed === undefined) {
    return undefined;
  }
  const says =
    file.status === 'added' && file.isWhole !== true
      ? 'according to the new file itself, line'
      : 'by the marker on line';
  const reason = `generated, ${says} ${signed.number}: ${quote(signed.text)}`;
  return { kind: 'generated', by: 'content', reason, line: signed.number };
}

function isMarkedBy({ isLast, furthest, text, replaced }: SignedLine, { within, line: wanted }: Marker): boolean {
  const isThere = 'first' in within ? !isLast && furthest <= within.first : isLast;
  return isThere && wanted.test(text) && replaced?.some((line) => wanted.test(line)) !== false;
}

function findByShape(file: FileChange, head: string | undefined): GeneratedReason | undefined {
  const length = minifiedLineLength(file, head);
  if (length !== undefined) {
    return {
      kind: 'generated',
      by: 'shape',
      reason: `minified: its lines have ${writeCount(length)} characters on average`,
    };
  }
  return isSourceMap(file, head) ? { kind: 'generated', by: 'content', reason: 'generated: a source map' } : undefined;
}
