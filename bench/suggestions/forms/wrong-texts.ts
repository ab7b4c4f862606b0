import { editLine } from '../edits/line-edits.ts';
import { indentation, indentationUnit, replaceLines } from '../lines.ts';
import type { Language } from '../languages.ts';
import { foreignLines } from './foreign-code.ts';
import type { Form, FormInput, FormOutput } from './form.ts';
import { DOTS, placeholderLine, PROSE, WORDS_FOR_NOTHING } from './placeholders.ts';
import { wholeFunction } from './whole-function.ts';

/** Suggestions whose text cannot replace the lines they name. */
export const WRONG_TEXTS: readonly Form[] = [
  never('prose', 'any', ({ random }) => random.pick(PROSE)),
  never('a word for nothing', 'any', ({ random }) => random.pick(WORDS_FOR_NOTHING)),
  never('only dots', 'any', ({ random }) => random.pick(DOTS)),
  never('a code fence without code', 'any', ({ random, change }) => {
    const { name } = change.language;
    const words = random.pick([random.pick(PROSE), random.pick(WORDS_FOR_NOTHING), random.pick(DOTS), '']);
    return `\`\`\`${random.pick(['', 'suggestion', name.toLowerCase()])}\n${words}\n\`\`\``;
  }),
  never('an empty text', 'any', () => ''),
  never('only blanks', 'any', ({ random }) => random.pick([' ', '    ', '\t', '\n', '\n\n', '  \n  '])),
  text('the rest left out', 'several to several', (input) => leaveOutRest(input, 'English')),
  text('the rest left out, in another human language', 'several to several', (input) =>
    leaveOutRest(input, 'another language'),
  ),
  text('the beginning left out', 'several to several', ({ edit, change, random }) => {
    const last = edit.replacement.at(-1) ?? '';
    return `${indentation(last)}${placeholderLine(change.language, 'English', random)}\n${last}`;
  }),
  text('one line and dots', 'one to one', ({ text, change, random }) =>
    [text, `${indentation(text)}${placeholderLine(change.language, 'English', random)}`].join('\n'),
  ),
  never('a comment in place of the code', 'one to one', ({ old, change, random }) => {
    const { comment } = change.language;
    return isProse(old[0] ?? '', change.language)
      ? undefined
      : `${indentation(old[0] ?? '')}${comment} ${random.pick(PROSE)}`;
  }),
  text('a fragment of the line', 'one to one', takeFragment),
  text('a bracket missing', 'any', (input) =>
    changeBracket(input, (text, at) => text.slice(0, at) + text.slice(at + 1)),
  ),
  text('a bracket too many', 'any', (input) =>
    changeBracket(input, (text, at) => text.slice(0, at + 1) + (text[at] ?? '') + text.slice(at + 1)),
  ),
  never('white space only', 'any', changeWhiteSpace),
  never('the same text', 'any', ({ old }) => old.join('\n')),
  text('the old and the new lines, without signs', 'any', ({ old, text }) => [...old, text].join('\n')),
  text('the text twice', 'any', ({ text }) => `${text}\n${text}`),
  text('two alternatives', 'one to one', ({ change, text, random }) => {
    const second = editLine(text, change.language, random)?.text;
    const or = random.pick(['or', '// or', '# or', 'OR', '--- or ---']);
    return second === undefined ? undefined : `${text}\n${or}\n${second}`;
  }),
  text('a whole function for one line', 'one to one', wholeFunction),
  text('the whole file for one line', 'one to one', ({ change, edit, text }) =>
    change.lines.length > 150 || change.lines.length < 8
      ? undefined
      : replaceLines(change.head, edit.start, edit.end, text).trimEnd(),
  ),
  never('code in another language', 'any', ({ change, old, random }) =>
    foreignLines(change.language.name, old, random),
  ),
  text('hidden characters', 'any', ({ text, random }) => {
    const hidden = random.pick([
      '\u200B',
      '\u200D',
      '\u202E',
      '\u2066',
      '\uFEFF',
      '\u00AD',
      '\u{E0061}',
      '\u2060',
      '\u00A0',
    ]);
    const at = 1 + text.trimEnd().length - 1 - random.below(Math.max(1, text.trim().length - 1));
    return text.slice(0, at) + hidden + text.slice(at);
  }),
  {
    name: 'another level of indentation in Python',
    edit: 'one to one',
    languages: ['Python'],
    build: ({ change, text, random }) => {
      const unit = indentationUnit(change.lines);
      const levels = indentation(text).length / unit.length;
      return levels < 1 || !Number.isInteger(levels)
        ? undefined
        : { suggestion: random.pick([levels > 1 ? text.slice(unit.length) : unit + text, unit + text]) };
    },
  },
  never('a shell command', 'any', ({ random }) =>
    random.pick([
      'npm install --save-dev left-pad',
      'git checkout -- .',
      "sed -i 's/foo/bar/g' *",
      '$ make fix',
      'go mod tidy',
    ]),
  ),
];

type Write = (input: FormInput) => string | undefined;

function text(name: string, edit: Form['edit'], write: Write): Form {
  return { name, edit, build: (input) => asOutput(write(input)) };
}

function never(name: string, edit: Form['edit'], write: Write): Form {
  return { ...text(name, edit, write), isNeverRight: true };
}

function asOutput(suggestion: string | undefined): FormOutput | undefined {
  return suggestion === undefined ? undefined : { suggestion };
}

function leaveOutRest({ edit, change, random }: FormInput, where: 'English' | 'another language'): string | undefined {
  const { replacement } = edit;
  if (replacement.length < 3) {
    return undefined;
  }
  const kept = 1 + random.below(replacement.length - 2);
  const blanks = indentation(replacement[kept] ?? '');
  const rest = `${blanks}${placeholderLine(change.language, where, random)}`;
  const endsWithLast = random.below(2) === 0 && kept < replacement.length - 1;
  return [...replacement.slice(0, kept), rest, ...(endsWithLast ? replacement.slice(-1) : [])].join('\n');
}

/** Whether a shorter text can be as good, as in comments. */
function isProse(line: string, { comment }: Language): boolean {
  return comment === undefined || line.trim().startsWith(comment) || /^\s*(?:\*|\/\*|"|')/.test(line);
}

/** A part of the line that reads as code of its own. */
function takeFragment({ text, change, random }: FormInput): string | undefined {
  const line = text.trim();
  if (isProse(line, change.language)) {
    return undefined;
  }
  const parts = [/ :?= (.{4,}?);?$/, /^return (.{4,}?);?$/, /\((.{4,})\)/, /^(.{4,}\w) \S/, /^\S+ (.{4,})$/]
    .map((pattern) => pattern.exec(line)?.[1])
    .filter((part) => part !== undefined && /\w{2}/.test(part) && part !== line);
  return parts.length === 0 ? undefined : random.pick(parts);
}

/** Only where the result has more syntax errors, as far as a parser can tell. */
function changeBracket(
  { change, edit, text, countErrors, random }: FormInput,
  write: (text: string, at: number) => string,
): string | undefined {
  const brackets = [...text.matchAll(/[()[\]{}]/g)].map(({ index }) => index);
  if (brackets.length === 0) {
    return undefined;
  }
  const written = write(text, random.pick(brackets));
  const errors = countErrors(replaceLines(change.head, edit.start, edit.end, written));
  return errors !== undefined && errors > (countErrors(change.head) ?? 0) ? written : undefined;
}

/** Changes blanks and tabs of lines in which they are of no importance, or all of it. */
function changeWhiteSpace({ old, change, random }: FormInput): string | undefined {
  const changed = random.pick([
    () => old.map((line) => `${line}  `),
    () => old.map((line) => line.replace(/(?<=\S) (?=\S)/, '  ')),
    () => old.map((line) => `${indentationUnit(change.lines)}${line}`),
    () => old.map((line) => line.replace(/^(?: {2}|\t)/, '')),
    () => old.map((line) => line.replaceAll('\t', '    ')),
    () => [...old, ''],
    () => old.map((line) => line.replace(/(?<=[,;:]) (?=\S)/, '')),
  ])();
  return changed.join('\n') === old.join('\n') ? undefined : changed.join('\n');
}
