import type { Random } from '../../accuracy/random.ts';
import type { Language } from '../languages.ts';
import { indentation } from '../lines.ts';
import type { Edit } from '../types.ts';
import { editLine } from './line-edits.ts';

/** The lines of a file and what is needed to change them. */
export interface EditedFile {
  readonly lines: readonly string[];
  readonly language: Language;
  /** One level of indentation. */
  readonly unit: string;
}

/** Changes several lines of a block, and keeps their number. */
export function editBlock(
  { lines, language }: EditedFile,
  start: number,
  end: number,
  random: Random,
): Edit | undefined {
  const old = lines.slice(start - 1, end);
  const changed = old.map((line) => editLine(line, language, random)?.text);
  return changed.every((text) => text === undefined)
    ? undefined
    : {
        kind: 'lines of a block changed',
        start,
        end,
        replacement: changed.map((text, index) => text ?? old[index] ?? ''),
      };
}

/** Gives the arguments of a call lines of their own, and adds one. */
export function splitCall({ lines, language, unit }: EditedFile, start: number): Edit | undefined {
  const line = lines[start - 1] ?? '';
  const call = /^(.*?\w\()([^()]+)(\).*)$/.exec(line);
  if (call === null || language.comment === undefined || line.includes(language.comment) || /^\s*\*/.test(line)) {
    return undefined;
  }
  const [, opening = '', given = '', closing = ''] = call;
  const indent = indentation(line);
  const comma = language.trailingComma === true ? ',' : '';
  const replacement = [opening, `${indent}${unit}${given.trim()}, options${comma}`, `${indent}${closing}`];
  return { kind: 'a call split into lines', start, end: start, replacement };
}

/** Puts a statement before a line. */
export function addGuard({ lines, language }: EditedFile, start: number): Edit | undefined {
  const line = lines[start - 1] ?? '';
  if (language.guard === undefined || language.comment === undefined) {
    return undefined;
  }
  const indent = indentation(line);
  const replacement = [`${indent}${language.comment} Stop before the first use.`, `${indent}${language.guard}`, line];
  return { kind: 'a guard added', start, end: start, replacement };
}

/** Makes a line conditional, one level deeper. */
export function wrapLine({ lines, language, unit }: EditedFile, start: number): Edit | undefined {
  const line = lines[start - 1] ?? '';
  if (language.wrap === undefined || line.trim() === '') {
    return undefined;
  }
  const indent = indentation(line);
  const [opening, closing] = language.wrap;
  const replacement = [
    `${indent}${opening}`,
    `${unit}${line}`,
    ...(closing === undefined ? [] : [`${indent}${closing}`]),
  ];
  return { kind: 'a statement made conditional', start, end: start, replacement };
}

/** Joins lines between brackets, or lines of comment, and changes something in the result. */
export function joinLines(file: EditedFile, start: number, end: number, random: Random): Edit | undefined {
  const old = file.lines.slice(start - 1, end);
  const joined = joinComments(old, file.language) ?? joinBracketed(old, file.language);
  const changed = joined === undefined ? undefined : editLine(joined, file.language, random);
  return changed === undefined ? undefined : { kind: 'lines joined', start, end, replacement: [changed.text] };
}

function joinComments(old: readonly string[], { comment }: Language): string | undefined {
  const mark = comment ?? '';
  const isComment = mark !== '' && old.every((line) => line.trim().startsWith(`${mark} `));
  const words = old.map((line) => line.trim().slice(mark.length).trim()).join(' ');
  return isComment ? `${indentation(old[0] ?? '')}${mark} ${words.slice(0, 100).trim()}` : undefined;
}

function joinBracketed(old: readonly string[], { comment }: Language): string | undefined {
  const [first = '', ...rest] = old;
  if (!/[([{]$/.test(first) || old.some((line) => comment !== undefined && line.includes(comment))) {
    return undefined;
  }
  const joined = rest.reduce((text, line) => {
    const next = line.trim();
    const isTight = /[([]$/.test(text) || /^[)\]]/.test(next);
    return (/^[)\]]/.test(next) ? text.replace(/,$/, '') : text) + (isTight ? '' : ' ') + next;
  }, first);
  return isBalanced(joined) ? joined : undefined;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [character] of text.matchAll(/[()[\]{}]/g)) {
    depth += '([{'.includes(character) ? 1 : -1;
    if (depth < 0) {
      return false;
    }
  }
  return depth === 0;
}

/** Leaves out the middle one of three lines. */
export function removeLine({ lines }: EditedFile, start: number): Edit | undefined {
  const [first, middle, last] = lines.slice(start - 1, start + 2);
  return first === undefined || middle === undefined || last === undefined || middle.trim().length < 4
    ? undefined
    : { kind: 'a line removed', start, end: start + 2, replacement: [first, last] };
}
