import type { AddedLine, TextFinder, TextSubject, Violation } from '../../types.ts';
import { textKind } from '../../../text/languages/text-kinds.ts';

/** Languages and files in which tabs are part of the language or of its formatter. */
const NEEDS_TABS = ['makefile', 'go', 'tsv'];
/** YAML allows no tabs, and tools write JSON with spaces. */
const NEEDS_SPACES = ['yaml', 'json', 'jsonc'];

const WITH_TABS = /^ *\t/;
/** A single space may align a comment. */
const WITH_SPACES = /^ {2,}[^\s*]/;

/** Finds lines that are indented with tabs. */
export const TABS = findSign('tabs', 'tabs', WITH_TABS, WITH_SPACES, NEEDS_TABS);

/** Finds lines that are indented with spaces. */
export const SPACES: TextFinder = {
  ...findSign('spaces', 'two or more spaces', WITH_SPACES, WITH_TABS, [...NEEDS_TABS, ...NEEDS_SPACES]),
  // Lists of documents, and the examples in them, are indented with spaces.
  mayReportLanguage: (language) =>
    ![...NEEDS_TABS, ...NEEDS_SPACES].includes(language ?? '') && textKind(language ?? '') !== 'prose',
};

/**
 * A finder of lines whose indentation begins with the wrong sign. Of lines in a row only the first is reported, and nothing of
 * a file whose other lines are mostly indented in the same way: one of another way would only mix the two.
 */
function findSign(name: string, written: string, wrong: RegExp, right: RegExp, without: readonly string[]): TextFinder {
  return {
    looksAt: 'text',
    words: `reports lines that are indented with ${written}, in files where most are not`,
    topics: ['indentation'],
    mayReportLanguage: (language) => !without.includes(language ?? ''),
    find: (file) => {
      const lines = isUsual(file, wrong, right) ? [] : file.added.filter(({ text }) => wrong.test(text));
      const numbers = new Set(lines.map(({ number }) => number));
      return lines
        .filter(({ number }) => !numbers.has(number - 1))
        .map(({ number }) => violation(file, number, `an indentation with ${name}`));
    },
  };
}

function isUsual({ head = '', isAdded }: TextSubject, wrong: RegExp, right: RegExp): boolean {
  const kept = head.split('\n').filter((_, index) => !isAdded(index + 1));
  return kept.filter((line) => wrong.test(line)).length > kept.filter((line) => right.test(line)).length;
}

/** Finds lines that are indented with tabs, and new files that are indented by another number of spaces than the wanted one. */
export function findOtherWidths(width: number): TextFinder {
  return {
    ...TABS,
    words: `${TABS.words}, and new files that are indented by another number of spaces than ${width}`,
    find: (file) => {
      const tabs = TABS.find(file);
      const other = tabs.length === 0 && file.file.status === 'added' ? readWidth(file) : undefined;
      return other === undefined || other.width === width
        ? tabs
        : [violation(file, other.line, `an indentation of ${other.width} spaces`)];
    },
  };
}

/** Fewer steps say too little about a file. */
const LEAST_STEPS = 4;
/** The other ones are lines that are aligned with those above. */
const LEAST_SHARE = 0.8;

/** By how many spaces the blocks of a file of code are indented, and the first line of one. Undefined if that is not clear. */
function readWidth({ added, languageId }: TextSubject): { readonly width: number; readonly line: number } | undefined {
  if (languageId === undefined || textKind(languageId) !== 'code') {
    return undefined;
  }
  const steps = listSteps(added);
  const most = steps.map(({ width }) => width).toSorted((a, b) => count(steps, b) - count(steps, a))[0];
  const first = steps.find(({ width }) => width === most);
  return first === undefined || count(steps, first.width) < Math.max(LEAST_STEPS, steps.length * LEAST_SHARE)
    ? undefined
    : first;
}

interface Step {
  readonly width: number;
  readonly line: number;
}

function count(steps: readonly Step[], wanted: number): number {
  return steps.filter(({ width }) => width === wanted).length;
}

/** The ends of lines that open a block, which arguments and lists do not, and lines that do so by their first word in Ruby and Lua. */
const OPENS: readonly RegExp[] = [
  /(?:[{:]|\b(?:do|then|else))\s*$/,
  /^\s*(?:class|module|def|if|elsif|unless|while|begin|(?:local )?function)\b(?!.*\bend\b)(?!.*[;{}]\s*$)/,
];

/** The lines that open a block by their end and the lines below them, which are indented by one step. */
function listSteps(added: readonly AddedLine[]): readonly Step[] {
  const written = added.filter(({ text }) => text.trim() !== '');
  return written.flatMap(({ number, text }, index): readonly Step[] => {
    const above = written[index - 1]?.text ?? '';
    const width = indentOf(text) - indentOf(above);
    return width > 0 && OPENS.some((opens) => opens.test(above)) && !/^\s*[*/#]/.test(text)
      ? [{ width, line: number }]
      : [];
  });
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function violation({ file: { path } }: TextSubject, line: number, found: string): Violation {
  return { path, line, found };
}
