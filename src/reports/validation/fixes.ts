import { diffTexts } from '../../changes/diff/diff-texts.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { lineToShow } from '../../diagnostics/line-to-show.ts';
import { lineText, sourceText, type SourceText } from '../../text/source-text.ts';
import type { Paint } from '../review/console.ts';
import { maskSecrets } from '../../text/secrets/mask-secrets.ts';

/** Draws the changes of fixes as a diff for a person. */
export async function drawFixes(
  changes: ReadonlyMap<string, string | undefined>,
  before: Workspace,
  paint: Paint,
): Promise<string> {
  const files = await Promise.all(
    [...changes].map(async ([path, text]) => {
      const read = await readText(before, path);
      const old = read.kind === 'text' ? read.source.text : '';
      const hunks = diffTexts(old, text ?? '') ?? '(too many different lines to show)';
      const hidden = new Set([old, text ?? ''].flatMap((one) => listHiddenLines(sourceText(path, one))));
      const head = [
        `--- ${old === '' ? '/dev/null' : `a/${path}`}`,
        `+++ ${text === undefined ? '/dev/null' : `b/${path}`}`,
      ];
      return [
        ...head.map((line) => paint('bold', oneLine(line))),
        ...hunks.split('\n').map((line) => drawLine(maskLine(line, path, hidden), paint)),
      ];
    }),
  );
  return files.flat().join('\n');
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

function drawLine(line: string, paint: Paint): string {
  const shown = oneLine(line.replace(/\r$/, ''));
  return line.startsWith('+') ? paint('green', shown) : line.startsWith('-') ? paint('red', shown) : shown;
}
