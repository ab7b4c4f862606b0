import { editLine } from '../edits/line-edits.ts';
import { indentationUnit, lineEnd, splitLines } from '../lines.ts';
import type { Form, FormInput, FormOutput } from './form.ts';

/** Suggestions that are written as the prompt asks, or nearly, for edits and files of all kinds. */
export const RIGHT_SHAPES: readonly Form[] = [
  { name: 'one line', edit: 'one to one', build: () => ({}) },
  { name: 'a range, its last line quoted', edit: 'several to several', build: () => ({}) },
  { name: 'a range, all of it quoted', edit: 'several to several', build: quoteAll },
  { name: 'a range, its first line quoted', edit: 'several to several', build: ({ old }) => ({ quote: old[0] ?? '' }) },
  { name: 'one line to several', edit: 'one to several', build: () => ({}) },
  { name: 'several lines to one', edit: 'several to one', build: quoteAll },
  {
    name: 'a line removed from a range, as the body says',
    edit: 'a line removed',
    build: ({ old }) => ({
      quote: old.join('\n'),
      title: 'A line that is not needed',
      body: `The line \`${old[1]?.trim() ?? ''}\` has no effect here. Remove it.`,
    }),
  },
  { name: 'a file with CRLF', edit: 'any', build: inFileWithReturns },
  {
    name: 'a file with CRLF, and CRLF in the suggestion',
    edit: 'any',
    build: (input) => ({ ...inFileWithReturns(input), suggestion: input.text.replaceAll('\n', '\r\n') }),
  },
  { name: 'the last line of a file without a line end', edit: 'one to one', build: atEndOfFile },
  { name: 'a file indented with tabs', edit: 'any', build: inFileWithTabs },
  { name: 'a code fence in Markdown', edit: 'one to one', languages: ['Markdown'], build: addFence },
  { name: 'no quote', edit: 'any', build: () => ({ quote: '' }) },
  {
    name: 'no number, all quoted',
    edit: 'any',
    build: (input) => ({ ...quoteAll(input), line: null, startLine: null }),
  },
  ...[1, 2, 5].map((distance): Form => ({
    name: `the number off by ${distance}, all quoted`,
    edit: 'any',
    build: (input) => shiftNumber(input, input.random.pick([distance, -distance])),
  })),
];

function quoteAll({ old }: FormInput): FormOutput {
  return { quote: old.join('\n') };
}

function inFileWithReturns({ change: { base, head } }: FormInput): FormOutput {
  return { base: withReturns(base), head: withReturns(head) };
}

function withReturns(text: string): string {
  return lineEnd(text) === '\r\n' ? text : text.replaceAll('\n', '\r\n');
}

/** The last line is new. */
function atEndOfFile({ change, random }: FormInput): FormOutput | undefined {
  const head = change.head.trimEnd();
  const lines = splitLines(head);
  const last = lines.at(-1) ?? '';
  const edited = editLine(last, change.language, random);
  return edited === undefined
    ? undefined
    : {
        head,
        base: lines.slice(0, -1).join(lineEnd(head)),
        edit: { kind: edited.kind, start: lines.length, end: lines.length, replacement: [edited.text] },
        quote: last,
        suggestion: edited.text,
      };
}

function inFileWithTabs({ change, edit, old, text }: FormInput): FormOutput | undefined {
  const unit = indentationUnit(change.lines);
  if (unit === '\t' || ['YAML', 'Markdown'].includes(change.language.name)) {
    return undefined;
  }
  const replacement = edit.replacement.map((line) => withTabs(line, unit));
  return {
    base: withTabs(change.base, unit),
    head: withTabs(change.head, unit),
    edit: { ...edit, replacement },
    quote: withTabs(old.at(-1) ?? '', unit),
    suggestion: withTabs(text, unit),
  };
}

/** Writes each level of indentation as a tab. */
function withTabs(text: string, unit: string): string {
  return text.replace(/^ +/gm, (blanks) => {
    const levels = Math.floor(blanks.length / unit.length);
    return '\t'.repeat(levels) + blanks.slice(levels * unit.length);
  });
}

function addFence({ edit, old, random }: FormInput): FormOutput {
  const added = ['', '```sh', random.pick(['npm ci', 'make check', 'pip install -e .', 'go test ./...']), '```'];
  const replacement = [...old, ...added];
  return { edit: { ...edit, kind: 'a code block added', replacement }, suggestion: replacement.join('\n') };
}

function shiftNumber({ edit, old, change }: FormInput, by: number): FormOutput | undefined {
  return edit.start + by < 1 || edit.end + by > change.lines.length
    ? undefined
    : {
        line: edit.end + by,
        startLine: edit.start === edit.end ? null : edit.start + by,
        quote: old.join('\n'),
      };
}
