import type { RepeatedFile } from '../../context/distinct-files.ts';
import type { ElidedFile } from '../../context/elided-file.ts';
import { drawName } from './change.ts';
import { drawFileLevels, drawFileNote } from '../file-lines.ts';
import { paragraphText, type Fallback, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';

/** Files that a person attached, without those that the prompt already has. */
export interface Attachments {
  readonly files: readonly ElidedFile[];
  readonly repeated: readonly RepeatedFile[];
}

/** The priority of each form of an attachment. Shorter forms are cut later. */
export interface FormPriorities {
  readonly full: number;
  readonly elided: number;
  readonly outline: number;
  readonly name: number;
}

/** Priorities that rise from that of the whole files. So all attachments are shortened before one of them is cut. */
export function risingFrom(full: number): FormPriorities {
  return { full, elided: full + 1, outline: full + 2, name: full + 3 };
}

/** The attachments as one group, if there are any. Each is shortened from its whole text down to its name. */
export function attachmentPieces({ files, repeated }: Attachments, priorities: FormPriorities): readonly PieceGroup[] {
  const children = [
    ...files.map((file) => attachmentPiece(file, priorities)),
    ...repeated.map((file) => repeatPiece(file, priorities)),
  ];
  return children.length === 0 ? [] : [{ id: 'attachments', open: paragraphText(INTRODUCTION), close: '', children }];
}

const INTRODUCTION =
  'Files that are attached. Each line begins with its number and "|"; a line without a number says what was left out there.';

function attachmentPiece(file: ElidedFile, priorities: FormPriorities): TextPiece {
  const { full, elided, outline, name } = drawFileLevels(file);
  const fallbacks: readonly Fallback[] = [
    // If no line is touched, the elided file is the same as the outline.
    ...(file.touchedLines === 0 ? [] : [{ level: 'elided', text: elided, priority: priorities.elided } as const]),
    { level: 'outline', text: outline, priority: priorities.outline },
    { level: 'name', text: name, priority: priorities.name },
  ];
  return { ...commonFields(file.path), priority: priorities.full, text: full, fallbacks };
}

function repeatPiece({ path, sameAs }: RepeatedFile, priorities: FormPriorities): TextPiece {
  const note = sameAs === path ? 'it is given elsewhere in this prompt' : `it has the same text as ${drawName(sameAs)}`;
  return { ...commonFields(path), priority: priorities.name, text: drawFileNote(path, note) };
}

function commonFields(path: string): Pick<TextPiece, 'id' | 'kind' | 'source'> {
  return { id: `attachments/${path}`, kind: 'attachment', source: path };
}
