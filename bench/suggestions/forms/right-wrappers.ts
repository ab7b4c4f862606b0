import { indentation, indentationUnit } from '../lines.ts';
import type { Form, FormInput, FormOutput } from './form.ts';

const ALONE: readonly Form[] = [
  texts('wrapped in a code fence', ({ text, change, random }) => {
    const name = random.pick(['', 'suggestion', change.language.name.toLowerCase()]);
    const fence = random.pick(['```', '```', '~~~', '````']);
    return text.includes(fence) ? undefined : `${fence}${name}\n${text}\n${fence}`;
  }),
  texts('a sentence and a code fence', ({ text, change, random }) =>
    text.includes('```')
      ? undefined
      : `${random.pick(['Use this instead:', 'Suggested change:', 'Replace the line with'])}\n\n\`\`\`${change.language.name.toLowerCase()}\n${text}\n\`\`\`${random.pick(['', '\n\nThis avoids the problem.'])}`,
  ),
  textsInCode('a sentence without a fence', ({ text }) => `Change it to:\n${text}`),
  textsInCode('in backticks', ({ edit, text }) =>
    edit.replacement.length > 1 || text.includes('`') ? undefined : `\`${text.trim()}\``,
  ),
  texts('plus signs', ({ edit }) => edit.replacement.map((line) => `+${line}`).join('\n')),
  texts('plus signs and a blank', ({ edit }) => edit.replacement.map((line) => `+ ${line}`).join('\n')),
  texts('minus and plus signs', ({ old, edit }) => writeDiff(old, edit.replacement).join('\n')),
  texts('a unified diff', writeUnifiedDiff),
  texts('a patch envelope', ({ change, old, edit }) =>
    [
      '*** Begin Patch',
      `*** Update File: ${change.path}`,
      '@@',
      ...writeDiff(old, edit.replacement),
      '*** End Patch',
    ].join('\n'),
  ),
  texts('search and replace marks', ({ old, text }) =>
    ['<<<<<<< SEARCH', ...old, '=======', text, '>>>>>>> REPLACE'].join('\n'),
  ),
  texts('numbers before the lines', ({ edit, random }) => {
    const write = random.pick([
      (number: number, line: string) => `${number} ${line}`,
      (number: number, line: string) => `${number} + ${line}`,
      (number: number, line: string) => `${number}: ${line}`,
      (number: number, line: string) => `${String(number).padStart(5)} | ${line}`,
      (number: number, line: string) => `L${number}: ${line}`,
      (number: number, line: string) => `${number}\t${line}`,
    ]);
    return edit.replacement.map((line, index) => write(edit.start + index, line)).join('\n');
  }),
  texts('a JSON object around the text', ({ text, random }) =>
    JSON.stringify({ [random.pick(['code', 'suggestion', 'replacement'])]: text }),
  ),
  texts('indentation lost, of all lines alike', ({ edit, text }) => {
    const common = indentation(edit.replacement[0] ?? '');
    const isCommon = edit.replacement.every((line) => line.trim() === '' || line.startsWith(common));
    return common === '' || !isCommon ? undefined : text.replaceAll(new RegExp(`^${common}`, 'gm'), '');
  }),
  texts('indentation lost, of the first line', ({ text }) => unlessSame(text.trimStart(), text)),
  texts('indentation lost, of every line', ({ edit, text }) =>
    unlessSame(edit.replacement.map((line) => line.trimStart()).join('\n'), text),
  ),
  texts('blanks in place of tabs', ({ change, text, random }) =>
    indentationUnit(change.lines) === '\t'
      ? unlessSame(text.replaceAll('\t', ' '.repeat(random.pick([2, 4, 8]))), text)
      : undefined,
  ),
  texts('the line before repeated', ({ change, edit, text }) => repeatContext(change.lines, edit, text, 1, 0)),
  texts('the line after repeated', ({ change, edit, text }) => repeatContext(change.lines, edit, text, 0, 1)),
  texts('the lines before and after repeated', ({ change, edit, text }) =>
    repeatContext(change.lines, edit, text, 1, 1),
  ),
  texts('three lines after repeated', ({ change, edit, text }) => repeatContext(change.lines, edit, text, 0, 3)),
  textsInCode('HTML entities', ({ text }) =>
    unlessSame(
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
      text,
    ),
  ),
  texts('JSON escapes', ({ text }) => unlessSame(JSON.stringify(text).slice(1, -1), text)),
  textsInCode('typographic quotes', ({ text }) =>
    unlessSame(
      text
        .replaceAll(/"([^"\n]*)"/g, '“$1”')
        .replaceAll(/'([^'\n]*)'/g, '‘$1’')
        .replaceAll("'", '’'),
      text,
    ),
  ),
  texts('line ends after the text', ({ text, random }) => text + '\n'.repeat(random.pick([1, 1, 2, 3]))),
  texts('a line end before the text', ({ text }) => `\n${text}`),
  texts('blanks after the lines', ({ text }) => text.replaceAll(/$/gm, '  ')),
];

const WITHIN_FENCE = [
  'plus signs',
  'minus and plus signs',
  'numbers before the lines',
  'indentation lost, of all lines alike',
  'the line after repeated',
  'the line before repeated',
];

/** Suggestions that say what is meant, but in a wrapper, or with something lost. */
export const RIGHT_WRAPPERS: readonly Form[] = [
  ...ALONE,
  {
    name: 'a code fence around another of these forms',
    edit: 'any',
    build: (input) => {
      const wanted = input.random.pick(WITHIN_FENCE);
      const form = ALONE.find(({ name }) => name === wanted);
      const suggestion = form?.build(input)?.suggestion;
      return suggestion === undefined || suggestion.includes('```')
        ? undefined
        : { suggestion: `\`\`\`\n${suggestion}\n\`\`\`` };
    },
  },
];

function texts(name: string, write: (input: FormInput) => string | undefined): Form {
  const build = (input: FormInput): FormOutput | undefined => {
    const suggestion = write(input);
    return suggestion === undefined ? undefined : { suggestion };
  };
  return { name, edit: 'any', build };
}

/** In Markdown, the text might be meant as it is. */
function textsInCode(name: string, write: (input: FormInput) => string | undefined): Form {
  return texts(name, (input) => (input.change.language.name === 'Markdown' ? undefined : write(input)));
}

function unlessSame(written: string, text: string): string | undefined {
  return written === text ? undefined : written;
}

function writeDiff(old: readonly string[], replacement: readonly string[]): readonly string[] {
  return [...old.map((line) => `-${line}`), ...replacement.map((line) => `+${line}`)];
}

function writeUnifiedDiff({ change, edit, old, random }: FormInput): string {
  const before = change.lines.slice(Math.max(0, edit.start - 3), edit.start - 1);
  const after = change.lines.slice(edit.end, edit.end + 2);
  const context = before.length + after.length;
  const start = edit.start - before.length;
  const counts = `-${start},${old.length + context} +${start},${edit.replacement.length + context}`;
  const files = random.pick([[], [`--- a/${change.path}`, `+++ b/${change.path}`]]);
  const asContext = (line: string): string => ` ${line}`;
  return [
    ...files,
    `@@ ${counts} @@`,
    ...before.map(asContext),
    ...writeDiff(old, edit.replacement),
    ...after.map(asContext),
  ].join('\n');
}

function repeatContext(
  lines: readonly string[],
  { start, end }: FormInput['edit'],
  text: string,
  before: number,
  after: number,
): string | undefined {
  const first = lines.slice(Math.max(0, start - 1 - before), start - 1);
  const last = lines.slice(end, end + after);
  const isComplete = first.length === before && last.length === after;
  return isComplete && [...first, ...last].every((line) => line.trim() !== '')
    ? [...first, text, ...last].join('\n')
    : undefined;
}
