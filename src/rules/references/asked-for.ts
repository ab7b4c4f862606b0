import type { TextRange } from '../../text/source-text.ts';
import { regex } from '../../text/regex.ts';

const MAX_LINE = 300;
const MAX_WORDS = 80;

/** The beginning of an entry of a list, or of a cell of a table: `- `, `2. `, `| `. */
const ENTRY = /(?:^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+(?:\[[ x]\][ \t]+)?|\|[ \t]*)[`"'*_[(]*$/i;
/** A label before a path: `Script: `, `**Details**：`. */
const LABEL = /[:：][`"'*_]*[ \t]*[`"'*_[(]*$/;
/** The beginning of a paragraph. */
const PARAGRAPH = /(?:^|\n)[ \t>]*\n[ \t>]*[`"'*_[(]*$/;
/** Words directly before a path that ask to open the file, or that say what is taken from it. */
const OPENS = regex('i')`
  \b(?:
    see|read|load|open|view|study|review|follow|consult|check|run|runs|execute|invoke|call|use|uses|using|per|from
    |with|via|by|refer to|according to|following|bash|bun|node|python3?|sh
    |(?:
      described|documented|defined|listed|explained|found|given|shown|specified|details?|documentation|examples?
      |guides?|guidance|instructions?|lists?|patterns?|references?|rules|schemas?|spec|specification|steps|tables?
      |templates?
    ) in
  )\s+(?:(?:the|also|full|file|script)\s+)*[\`"'*_[(]*$
`;
/** The same in Chinese and Japanese: `参照 …`, `请阅读 …`. */
const OPENS_IN_CHINESE =
  /(?:参[照考见]|參[照考]|阅读|閱讀|读取|讀取|查看|加载|載入|详见|詳見|使用|执行|執行|运行)[\s`"'*_[(（]*$/;
/** Words behind a path in Japanese: `… を参照`, `…の` with what is in the file. */
const OPENED_BEHIND = /^[`"'*_]*\s?(?:を(?:参照|読|実行|使)|に従|の「)/;

/**
 * Whether the words around the path of a file ask to open the file, or whether a list names it. Another sentence may name a
 * file of another skill, plugin or project: on public repositories, less than half of such files should have existed.
 */
export function isAskedFor(text: string, { start, end }: TextRange): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_LINE), start);
  const words = text.slice(Math.max(0, start - MAX_WORDS), start);
  const joined = words.replaceAll(/\s+/g, ' ');
  return (
    ENTRY.test(line) ||
    LABEL.test(line) ||
    PARAGRAPH.test(words) ||
    OPENS.test(joined) ||
    OPENS_IN_CHINESE.test(joined) ||
    OPENED_BEHIND.test(text.slice(end, end + 20))
  );
}
