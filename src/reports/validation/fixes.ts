import { diffTexts } from '../../changes/diff/diff-texts.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
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
      const head = [
        `--- ${old === '' ? '/dev/null' : `a/${path}`}`,
        `+++ ${text === undefined ? '/dev/null' : `b/${path}`}`,
      ];
      return [
        ...head.map((line) => paint('bold', oneLine(line))),
        ...hunks.split('\n').map((line) => drawLine(maskSecrets(line, path), paint)),
      ];
    }),
  );
  return files.flat().join('\n');
}

function drawLine(line: string, paint: Paint): string {
  const shown = oneLine(line.replace(/\r$/, ''));
  return line.startsWith('+') ? paint('green', shown) : line.startsWith('-') ? paint('red', shown) : shown;
}
