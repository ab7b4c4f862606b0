import { editLine } from '../edits/line-edits.ts';
import { withoutBlanks } from '../lines.ts';
import type { Form, FormInput, FormOutput } from './form.ts';

/** Suggestions that name other lines than those that they replace. */
export const WRONG_PLACES: readonly Form[] = [
  ...[1, 2, 5].flatMap((distance): readonly Form[] => [
    {
      name: `the number off by ${distance}, no quote`,
      edit: 'one to one',
      build: (input) => misplace(input, distance, () => ''),
    },
    {
      name: `the number off by ${distance}, the line there quoted`,
      edit: 'one to one',
      build: (input) => misplace(input, distance, (line) => line),
    },
  ]),
  {
    name: 'a range one line too long, its last line quoted',
    edit: 'several to several',
    build: (input) => lengthen(input, 1),
  },
  {
    name: 'a range one line too long, all of it quoted',
    edit: 'several to several',
    build: (input) => lengthen(input, input.old.length + 1),
  },
  {
    name: 'a range one line too long, the lines that are meant quoted',
    edit: 'several to several',
    build: (input) => {
      const longer = lengthen(input, 1);
      return longer === undefined ? undefined : { ...longer, quote: input.old.join('\n') };
    },
  },
  {
    name: 'a range one line too short, its last line quoted',
    edit: 'several to several',
    build: ({ edit, old }) =>
      old.length < 2 || (old.at(-2) ?? '').trim() === ''
        ? undefined
        : { line: edit.end - 1, startLine: old.length === 2 ? null : edit.start, quote: old.at(-2) ?? '' },
  },
  {
    name: 'only the first line of the range named',
    edit: 'several to several',
    build: ({ edit, old }) => ({ line: edit.start, startLine: null, quote: old[0] ?? '' }),
  },
  {
    name: 'only the last line of the range named',
    edit: 'several to several',
    build: ({ edit, old }) => ({ line: edit.end, startLine: null, quote: old.at(-1) ?? '' }),
  },
  { name: 'meant for another place in the file', edit: 'one to one', isNeverRight: true, build: useAnotherPlace },
  { name: 'code of another file', edit: 'one to one', isNeverRight: true, build: useAnotherFile },
  { name: 'a diff that does not apply', edit: 'one to one', isNeverRight: true, build: writeStrayDiff },
  { name: 'on a removed line', edit: 'one to one', isNeverRight: true, build: replaceRemoved },
];

/** Names a line near the one that is meant, with other text, in the same hunk. */
function misplace(
  { change, edit, old, random }: FormInput,
  distance: number,
  quote: (line: string) => string,
): FormOutput | undefined {
  const places = [edit.start - distance, edit.start + distance].filter((number) => {
    const line = change.lines[number - 1];
    return line !== undefined && /\w{2}/.test(line) && line !== old[0] && isAdded(change, number);
  });
  if (places.length === 0) {
    return undefined;
  }
  const line = random.pick(places);
  return { line, quote: quote(change.lines[line - 1] ?? '') };
}

function isAdded({ hunks }: FormInput['change'], number: number): boolean {
  return hunks.some(({ newStart, newCount }) => newStart <= number && number < newStart + newCount);
}

/** Names the line after the range as its last one; the given number of lines at the end is quoted. */
function lengthen({ change, edit }: FormInput, quoted: number): FormOutput | undefined {
  const next = change.lines[edit.end];
  return next === undefined || next.trim() === '' || next === edit.replacement.at(-1) || !isAdded(change, edit.end + 1)
    ? undefined
    : { line: edit.end + 1, quote: change.lines.slice(edit.end + 1 - quoted, edit.end + 1).join('\n') };
}

const FAR = 10;

function useAnotherPlace({ change, edit, old, random }: FormInput): FormOutput | undefined {
  const others = change.lines.filter(
    (line, index) =>
      Math.abs(index + 1 - edit.start) >= FAR &&
      /\w{3}.*\w{3}/.test(line) &&
      withoutBlanks(line) !== withoutBlanks(old[0] ?? ''),
  );
  return others.length === 0 ? undefined : editElsewhere(random.pick(others), change, random);
}

function useAnotherFile({ other, change, random }: FormInput): FormOutput | undefined {
  const lines = other.lines.filter((line) => /\w{3}.*\w{3}/.test(line) && !change.lines.includes(line));
  return other.language.name !== change.language.name || lines.length === 0
    ? undefined
    : editElsewhere(random.pick(lines), other, random);
}

function editElsewhere(
  line: string,
  { language }: FormInput['change'],
  random: FormInput['random'],
): FormOutput | undefined {
  const edited = editLine(line, language, random);
  return edited === undefined ? undefined : { suggestion: edited.text };
}

function writeStrayDiff({ other, change, edit, random }: FormInput): FormOutput | undefined {
  const index = random.below(other.lines.length);
  const line = other.lines[index] ?? '';
  const edited = editLine(line, other.language, random);
  if (edited === undefined || change.lines.includes(line)) {
    return undefined;
  }
  const header = random.pick([[], [`@@ -${edit.start},2 +${edit.start},2 @@`]]);
  const before = other.lines[index - 1] ?? '';
  return { suggestion: [...header, ` ${before}`, `-${line}`, `+${edited.text}`].join('\n') };
}

function replaceRemoved({ change, random }: FormInput): FormOutput | undefined {
  const base = change.base.split(/\r?\n/);
  const removed = change.hunks
    .flatMap(({ oldStart, oldCount }) => Array.from({ length: oldCount }, (_, index) => oldStart + index))
    .filter((number) => /\w{3}/.test(base[number - 1] ?? '') && !change.lines.includes(base[number - 1] ?? ''));
  if (removed.length === 0) {
    return undefined;
  }
  const line = random.pick(removed);
  const quote = base[line - 1] ?? '';
  const edited = editLine(quote, change.language, random);
  return edited === undefined ? undefined : { line, startLine: null, side: 'LEFT', quote, suggestion: edited.text };
}
