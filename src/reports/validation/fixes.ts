import { diffTexts } from '../../changes/diff/diff-texts.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { lineToShow } from '../../diagnostics/line-to-show.ts';
import { lineText, sourceText, type SourceText } from '../../text/source-text.ts';
import type { Paint } from '../review/console.ts';
import { maskSecrets } from '../../text/secrets/mask-secrets.ts';

/** A diff for a person. */
export interface DrawnDiff {
  readonly text: string;
  /** Whether `git apply` accepts it. It does not if the diff shows hidden characters as codes, or secrets as asterisks. */
  readonly isExact: boolean;
}

/** Draws the changes of fixes as a diff. */
export async function drawFixes(
  changes: ReadonlyMap<string, string | undefined>,
  before: Workspace,
  paint: Paint,
): Promise<DrawnDiff> {
  const files = await Promise.all(
    [...changes].map(async ([path, text]) => {
      const read = await readText(before, path);
      const old = read.kind === 'text' ? read.source.text : '';
      const hunks = diffTexts(old, text ?? '');
      const hidden = new Set([old, text ?? ''].flatMap((one) => listHiddenLines(sourceText(path, one))));
      const head = [
        `--- ${read.kind === 'text' ? `a/${path}` : '/dev/null'}`,
        `+++ ${text === undefined ? '/dev/null' : `b/${path}`}`,
      ].map((line) => ({ line, shown: oneLine(line), style: 'bold' as const }));
      const lines = (hunks ?? '').split('\n').map((line) => ({
        line,
        shown: showLine(maskLine(line, path, hidden)),
        style: line.startsWith('+') ? ('green' as const) : line.startsWith('-') ? ('red' as const) : undefined,
      }));
      const drawn = [...head, ...lines];
      return {
        text: [
          ...drawn.map(({ shown, style }) => (style === undefined ? shown : paint(style, shown))),
          ...(hunks === undefined ? ['(too many different lines to show)'] : []),
        ].join('\n'),
        isExact: hunks !== undefined && !path.includes('\t') && drawn.every(({ line, shown }) => line === shown),
      };
    }),
  );
  return { text: files.map(({ text }) => text).join('\n'), isExact: files.every(({ isExact }) => isExact) };
}

/** The lines that are a part of a longer secret, such as a private key. */
function listHiddenLines(source: SourceText): readonly string[] {
  return source.text === ''
    ? []
    : source.lineStarts
        .map((_start, index) => lineText(source, index + 1))
        .filter((line, index) => lineToShow(source, index + 1) !== line);
}

/** A line of a hunk begins with its sign. */
function maskLine(line: string, path: string, hidden: ReadonlySet<string>): string {
  return hidden.has(line.slice(1).replace(/\r$/, ''))
    ? `${line.slice(0, 1)}${line.slice(1).replaceAll(/[^\s]/g, '*')}`
    : maskSecrets(line, path);
}

/** Keeps the CR at the end of a line, without which `git apply` refuses the diff. */
function showLine(line: string): string {
  return line.endsWith('\r') ? `${oneLine(line.slice(0, -1))}\r` : oneLine(line);
}
