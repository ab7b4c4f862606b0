import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { ruleUrl } from '../../diagnostics/rule-url.ts';
import { groupBy } from '../../structures/group-by.ts';
import { count } from '../count.ts';
import { describeCountsOfFile, validationSentence, worstOfFile, type Validation } from './diagnostics.ts';
import { fileLink, fileUrl, type LinkTarget } from '../markdown/links.ts';
import { codeSpan, plainMarkdown } from '../markdown/markdown-text.ts';
import { nameCopies, nameOtherPaths } from './other-paths.ts';
import { takeWithin } from '../markdown/room.ts';
import { worstFirst } from './worst-first.ts';

/** Most characters: GitHub drops a job summary of more than 1 MiB, and a character takes up to three bytes. */
const MAX_CHARACTERS = 300_000;
/** Most rows of one file: a file with thousands would take the room of the others. */
const MAX_ROWS_OF_A_FILE = 50;

/** Draws the findings as Markdown: a table for each file, the files with the worst findings first. */
export function validationMarkdown(validation: Validation, target?: LinkTarget): string {
  const { diagnostics } = validation;
  const files = [...groupBy(worstFirst(diagnostics), ({ path }) => path).keys()];
  const own = groupBy(diagnostics, ({ path }) => path);
  const tables = files.map((path) => drawFile(path, own.get(path) ?? [], target));
  const shown = takeWithin(tables, MAX_CHARACTERS, '\n\n'.length);
  const notShown = tables.length - shown.length;
  const rest = notShown === 0 ? [] : [`… and the findings of ${count(notShown, 'more file')}.`];
  const blocks = ['## Housestyle validation', validationSentence(validation), ...shown, ...rest];
  return `${blocks.join('\n\n')}\n`;
}

function drawFile(path: string, diagnostics: readonly Diagnostic[], target: LinkTarget | undefined): string {
  const { shown, rest } = worstOfFile(diagnostics, MAX_ROWS_OF_A_FILE);
  return [
    `### ${drawPath(path, target)}: ${describeCountsOfFile(diagnostics)}`,
    ...nameOthers(diagnostics),
    '',
    '| | place | what is wrong | rule |',
    '|---|---|---|---|',
    ...shown.map((diagnostic) => drawRow(diagnostic, target)),
    ...(rest.length === 0 ? [] : ['', `… and ${describeCountsOfFile(rest)} more in this file.`]),
  ].join('\n');
}

/** The name of a file; a link if the file is in the repository. */
function drawPath(path: string, target: LinkTarget | undefined): string {
  return target === undefined || isElsewhere(path)
    ? codeSpan(path)
    : `[${codeSpan(path)}](${fileUrl(path, 1, target)})`;
}

/** A file of the user or of an organization. */
function isElsewhere(path: string): boolean {
  return path.startsWith('~/') || path.includes(':');
}

/** The other paths that links make of a file. */
function nameOthers([first]: readonly Diagnostic[]): readonly string[] {
  const named = first === undefined ? undefined : nameOtherPaths(first);
  return named === undefined ? [] : ['', sentenceMarkdown(named)];
}

function drawRow(diagnostic: Diagnostic, target: LinkTarget | undefined): string {
  const { severity, path, start, message, hint, rule } = diagnostic;
  const place =
    target === undefined || isElsewhere(path) ? `${start.line}:${start.column}` : fileLink(path, start.line, target);
  const said = [message, hint ?? '', nameCopies(diagnostic)]
    .filter((sentence) => sentence !== '')
    .map(sentenceMarkdown)
    .join('<br>');
  return `| ${severity} | ${place} | ${said} | [${codeSpan(rule)}](${ruleUrl(rule)}) |`;
}

/** Escapes a sentence of a rule: parts between backticks as code, all others as plain text, whatever they quote. */
function sentenceMarkdown(sentence: string): string {
  const parts = sentence.split('`');
  return parts
    .map((part, index) => {
      if (index % 2 === 1 && index < parts.length - 1) {
        return codeSpan(part);
      }
      const opening = index % 2 === 1 ? '&#96;' : '';
      return `${opening}${/^\s|^$/.test(part) ? ' ' : ''}${plainMarkdown(part)}${/\s$/.test(part) ? ' ' : ''}`;
    })
    .join('')
    .trim();
}
