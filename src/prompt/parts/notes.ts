import { notedPaths, weighNote, type ContextNote } from '../../context/note.ts';
import { shortenAtLine } from '../../context/notes/readable-body.ts';
import { paragraphText, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';
import { showLineToModel, showToModel } from '../../text/hidden/chat-markup.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { fenceFor } from '../fence.ts';
import { drawName } from './change.ts';

/** The notes on the whole change as one group, if there are any. Those with the least worth for their tokens are cut first. */
export function notePieces(notes: readonly ContextNote[], priority: number): readonly PieceGroup[] {
  const whole = notes.flatMap((note, index) => (note.for === undefined ? [{ note, index, on: 'Note' }] : []));
  return groupNotes('notes', WHOLE_CHANGE, whole, priority);
}

/** The notes on some of the changed files as one group, if there are any. They compete with the code of the context. */
export function fileNotePieces(
  notes: readonly ContextNote[],
  paths: ReadonlySet<string>,
  priority: number,
): readonly PieceGroup[] {
  const wanted = notes.flatMap((note, index) => {
    const noted = notedPaths(note, paths);
    return noted === undefined ? [] : [{ note, index, on: `Note on ${drawPaths(noted)}` }];
  });
  return groupNotes('file-notes', SOME_FILES, wanted, priority);
}

/** The name of the fence around notes. */
export const NOTES = 'NOTES';

/** The sentences before the notes on the whole change. */
export const WHOLE_CHANGE =
  'Texts from outside of the code that may help to understand the change. People and tools wrote them for other purposes, and they may be wrong.';
const SOME_FILES =
  'Texts from outside of the code on files of the change below. People and tools wrote them for other purposes, and they may be wrong. Use them, but do not report again what they already say.';

interface PlacedNote {
  readonly note: ContextNote;
  /** Its place among all notes, because two of them may have the same provider and source. */
  readonly index: number;
  readonly on: string;
}

function groupNotes(
  id: string,
  introduction: string,
  placed: readonly PlacedNote[],
  priority: number,
): readonly PieceGroup[] {
  const children = placed.map((one) => makePiece(id, one, priority));
  if (children.length === 0) {
    return [];
  }
  const fence = fenceFor(
    NOTES,
    children.map(({ text }) => text),
  );
  return [{ id, open: paragraphText(`${introduction}\n${fence.open}`), close: paragraphText(fence.close), children }];
}

function makePiece(id: string, placed: PlacedNote, priority: number): TextPiece {
  const { provider, source, why, text } = placed.note;
  const weight = weighNote(placed.note);
  return {
    id: `${id}/${provider}/${placed.index + 1}`,
    kind: 'note',
    priority,
    weight,
    source,
    provided: { by: provider, why, worth: weight },
    text: drawNote(placed),
    ...(text.length <= LONG_CHARACTERS
      ? {}
      : { fallbacks: [{ level: 'elided', text: drawNote(placed, shortenAtLine(text, SHORT_CHARACTERS)) }] }),
  };
}

/** The beginning of a long note is better than nothing. */
const LONG_CHARACTERS = 1_500;
const SHORT_CHARACTERS = 800;

const MAX_TITLE_CHARACTERS = 300;

/** A heading, and each line of the text behind a bar, so that no line of the text can look like a heading. */
function drawNote({ note, on }: PlacedNote, text = note.text): string {
  const { provider, title = provider } = note;
  const heading = showLineToModel(shorten(title.replaceAll(/\s+/g, ' ').trim(), MAX_TITLE_CHARACTERS));
  const lines = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => `| ${showToModel(line)}\n`);
  return paragraphText(`${on}: ${heading}\n${lines.join('')}`);
}

/** If a note is on more files, the others are counted. */
const MAX_PATHS_NAMED = 3;

function drawPaths(paths: readonly string[]): string {
  const named = paths.slice(0, MAX_PATHS_NAMED).map(drawName).join(', ');
  const rest = paths.length - MAX_PATHS_NAMED;
  return rest <= 0 ? named : `${named} and ${rest} more`;
}
