import { findSignedLines, type SignedLine } from './lines.ts';
import { MARKERS, PROSE, type Marker } from './markers.ts';
import { NAME_RULES } from './names.ts';
import { isSourceMap, minifiedLineLength } from './shape.ts';
import type { FileChange } from '../types.ts';
import { writeCount } from '../../text/write-count.ts';
import { quote } from '../../text/quote.ts';

/** Why a file is taken not to be written by hand, or not by this team. */
export interface GeneratedReason {
  readonly kind: 'generated' | 'vendored';
  readonly reason: string;
  /** The line of the head that says so, counted from 1. */
  readonly line?: number;
}

/**
 * Says why a changed file is generated, minified or vendored: by its path, by a tool's marker in a comment near its
 * beginning or end, or by the length of its lines. The head's text is judged where it is at hand, else what the hunks
 * show of it. All of that is the author's word: in a file that was there before, what this change adds does not count,
 * so that no line can take the rest of a file out of review; of a new file the reason says that it says so of itself.
 * Data of any length (JSON, YAML, CSV, Markdown) is not generated for its shape.
 *
 * @see https://github.com/github-linguist/linguist/blob/main/lib/linguist/generated.rb
 */
export function generatedReason(file: FileChange, head: string | undefined): GeneratedReason | undefined {
  return generatedByName(file.path) ?? findByMarker(file, head) ?? findByShape(file, head);
}

/** The same by the path alone, for where reading a content would cost too much. */
export function generatedByName(path: string): GeneratedReason | undefined {
  const rule = NAME_RULES.find((one) => one.path.test(path));
  return rule && { kind: rule.kind, reason: `${rule.kind} by its name: ${rule.what}` };
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
  const says = file.status === 'added' ? 'as the new file says of itself on line' : 'by the marker on line';
  const reason = `generated, ${says} ${signed.number}: ${quote(signed.text)}`;
  return { kind: 'generated', reason, line: signed.number };
}

function isMarkedBy(line: SignedLine, { within, line: wanted }: Marker): boolean {
  const isThere = 'first' in within ? !line.isLast && line.furthest <= within.first : line.isLast;
  return isThere && wanted.test(line.text);
}

function findByShape(file: FileChange, head: string | undefined): GeneratedReason | undefined {
  const length = minifiedLineLength(file, head);
  if (length !== undefined) {
    return {
      kind: 'generated',
      reason: `minified: its lines have ${writeCount(length)} characters on average`,
    };
  }
  return isSourceMap(file, head) ? { kind: 'generated', reason: 'generated: a source map' } : undefined;
}
