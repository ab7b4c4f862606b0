import type { EarlierFinding } from '../../findings/identity/earlier-finding.ts';
import { fingerprintsIn, identityIn, placeKeysIn } from './markers.ts';

/** Where GitHub shows a comment on the pull request now. */
export interface CommentPlace {
  readonly path: string;
  /** GitHub names no side for a comment on a file. */
  readonly side?: 'LEFT' | 'RIGHT' | undefined;
  /** Not given for a comment on a file, and for one whose line has changed since. */
  readonly line?: number | undefined;
  readonly startLine?: number | undefined;
  /** The line in the commit for which it was posted. */
  readonly originalLine?: number | undefined;
  readonly isOutdated: boolean;
}

/**
 * Reads the finding that a comment of ours reports; undefined if it reports none. Comments of earlier versions, which did
 * not record what a finding is recognized by, are read by their words. The caller makes sure that the comment is ours.
 */
export function readFindingComment(body: string, place: CommentPlace): EarlierFinding | undefined {
  const fingerprints = fingerprintsIn(body);
  if (fingerprints.length === 0) {
    return undefined;
  }
  const identity = identityIn(body);
  const placeKeys = placeKeysIn(body);
  const { title, text } = readWords(body);
  const { path, side = 'RIGHT', line, startLine, originalLine, isOutdated } = place;
  return {
    fingerprints,
    ...(placeKeys.some((key) => key !== undefined) ? { placeKeys } : {}),
    path,
    side,
    ...(line === undefined ? {} : { line }),
    ...(startLine === undefined ? {} : { startLine }),
    ...(originalLine === undefined ? {} : { lastLine: originalLine }),
    isOutdated,
    ...(identity === undefined ? {} : { identity }),
    title,
    body: text,
  };
}

/** A severity and a kind end its line: see `describeFinding`. A note that the finding is fixed may be above it. */
const HEAD = /^\*\*(.*)\*\* \([a-z]+, [a-z]+\)$/;
const MARKER_LINE = /^<!-- housestyle:.* -->$/;

/** The title and the text below it, up to the citation. Invisible characters against mentions are removed. */
function readWords(body: string): { readonly title: string; readonly text: string } {
  const lines = body.replaceAll('\u200B', '').trim().split(/\r?\n/);
  const head = lines.findIndex((line) => HEAD.test(line));
  const below = lines.slice(head + 1);
  const end = below.findIndex((line) => line.startsWith('> ') || MARKER_LINE.test(line));
  const text = below.slice(0, end === -1 ? undefined : end).join('\n');
  return { title: HEAD.exec(lines[head] ?? '')?.[1] ?? '', text: text.trim() };
}
