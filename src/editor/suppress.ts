import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Edit } from '../diagnostics/fix.ts';
import type { CheckedFile } from '../rules/types.ts';
import { readHidden } from '../text/markdown/code.ts';
import { sourceText } from '../text/source-text.ts';
import { findHead } from './cursor.ts';

/** Files in which VS Code reads comments. Other JSON must not have any. */
const JSON_WITH_COMMENTS = /(?:^|\/)\.vscode\/[^/]+\.json$|\.code-workspace$|\.jsonc$/;

/**
 * Returns an edit that adds a comment which silences a rule: for the line of the finding if a comment can be above it,
 * otherwise for the file. Undefined if the file cannot have comments.
 */
export function suppress(
  { rule, start }: Pick<Diagnostic, 'rule' | 'start'>,
  { path }: Pick<CheckedFile, 'path'>,
  text: string,
): Edit | undefined {
  const { lineStarts } = sourceText('', text);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const at = lineStarts[start.line - 1] ?? text.length;
  const indentation = /^[ \t]*/.exec(text.slice(at))?.[0] ?? '';
  const insert = (offset: number, comment: string): Edit => ({
    start: offset,
    end: offset,
    text: `${comment}${newline}`,
  });
  if (/\.jsonc?$|\.code-workspace$/i.test(path)) {
    return JSON_WITH_COMMENTS.test(path)
      ? insert(at, `${indentation}// housestyle-disable-next-line ${rule}`)
      : undefined;
  }
  const head = findHead(text);
  const bodyStart = head?.bodyStart ?? 0;
  if (
    head !== undefined &&
    at >= head.block.start &&
    at < head.block.end &&
    !isInBlockText(text, head.block.start, at)
  ) {
    return insert(at, `${indentation}# housestyle-disable-next-line ${rule}`);
  }
  const isPlain = at >= bodyStart && isOutsideOfCode(text, bodyStart, at);
  return isPlain
    ? insert(at, `${indentation}<!-- housestyle-disable-next-line ${rule} -->`)
    : insert(bodyStart, `<!-- housestyle-disable-file ${rule} -->`);
}

/** Whether a line of the frontmatter belongs to a text of several lines, in which `#` starts no comment. */
function isInBlockText(text: string, blockStart: number, at: number): boolean {
  const isIndented = /^[ \t]/.test(text.slice(at, at + 1));
  const above = text.slice(blockStart, at).split('\n');
  const opener = above.findLast((line) => /^[\w-]/.test(line)) ?? '';
  return isIndented && /[|>][+-]?\d?\s*$/.test(opener.slice(-8));
}

/** A comment within a code block would be code, and one in a table or a long paragraph of HTML would break it. */
function isOutsideOfCode(text: string, bodyStart: number, at: number): boolean {
  const body = text.slice(bodyStart);
  const line = body.slice(at - bodyStart).split('\n', 1)[0] ?? '';
  const hiddenAt = readHidden(body);
  const first = at - bodyStart + (line.length - line.trimStart().length);
  return !line.trimStart().startsWith('|') && hiddenAt(first) === undefined && hiddenAt(at - bodyStart) === undefined;
}
