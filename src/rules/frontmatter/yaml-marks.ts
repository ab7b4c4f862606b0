import { lineAt } from '../../text/line.ts';
import type { TextRange } from '../../text/source-text.ts';

/** A YAML mark that makes one value refer to another one, or gives it a type. */
export interface YamlMark {
  readonly kind: 'anchor' | 'alias' | 'tag' | 'merge';
  readonly range: TextRange;
}

/** Matches a mark at a place where a value or a key begins. */
const MARK = /^([ \t]*(?:- +)*(?:["']?[\w.-]+["']?[ \t]*:[ \t]+)?)([&*!][^\s,\]}]+|<<:)(?=\s|$)/;
const BLOCK_TEXT = /:[ \t]+[|>][-+\d]*(?:[ \t]+#.*)?$/;
/** Matches the place of a key or dash with a text behind it, which goes on in lines that are indented more. */
const TEXT = /^[ \t]*(?:- +)*(?=["']?[\w.-]+["']?[ \t]*:[ \t]+[^\s[{&*!|>#])/;
const TEXT_OF_DASH = /^[ \t]*(?:- +)*(?=- +(?!["']?[\w.-]+["']?[ \t]*:(?:\s|$))[^\s[{&*!|>#-])/;

/** Finds the marks in a block. Texts of several lines contain none. */
export function findMarks(text: string, block: TextRange): readonly YamlMark[] {
  const marks: YamlMark[] = [];
  let textColumn: number | undefined;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    const content = text.slice(line.start, line.end);
    const column = content.search(/\S/);
    if (column < 0 || (textColumn !== undefined && column > textColumn)) {
      continue;
    }
    textColumn = BLOCK_TEXT.test(content) ? column : (TEXT.exec(content) ?? TEXT_OF_DASH.exec(content))?.[0].length;
    const [, lead = '', mark = ''] = MARK.exec(content) ?? [];
    const kind = classifyMark(mark);
    // Without a key or a dash before it, the mark may be part of a longer text.
    if (kind !== undefined && (kind === 'merge' || lead.trim() !== '')) {
      const start = line.start + lead.length;
      marks.push({ kind, range: { start, end: start + mark.length - (kind === 'merge' ? 1 : 0) } });
    }
  }
  return marks;
}

function classifyMark(mark: string): YamlMark['kind'] | undefined {
  if (mark === '<<:') {
    return 'merge';
  }
  if (/^[&*][A-Za-z_][\w-]*$/.test(mark)) {
    return mark.startsWith('&') ? 'anchor' : 'alias';
  }
  return /^!(?:!?[A-Za-z][\w/:.-]*|<[^>]+>)$/.test(mark) ? 'tag' : undefined;
}
