import { blankSecrets } from '../text/secrets/blank-secrets.ts';
import { lineText, type SourceText } from '../text/source-text.ts';

const known = new WeakMap<SourceText, readonly string[]>();

/**
 * A line of a text as reports draw it, counted from 1. If only the lines around it show that it is a part of a secret, such as
 * a private key or a value below its name, its characters are replaced by `*`, so that columns stay. What the line itself
 * shows is masked where it is drawn.
 */
export function lineToShow(source: SourceText, line: number): string {
  const text = lineText(source, line);
  if (text.trim() === '') {
    return text;
  }
  const lines = known.get(source) ?? blankSecrets(source.text, source.path).split('\n');
  known.set(source, lines);
  const blanked = lines[line - 1]?.replace(/\r$/, '');
  const isPart = blanked !== text && blankSecrets(text, source.path) !== blanked;
  return isPart ? text.replaceAll(/[^\s]/g, '*') : text;
}
