import { matchEnd, peekBlanks, type Reader } from './reader.ts';
import { regex } from '../../../text/regex.ts';

/** A fence, a tag such as `</answer>`, a token such as `<|end|>`, or a word such as `[DONE]`. */
const MARK = regex('iy')`
  (?:\`{3,8}(?!\`)|~{3,8}(?!~))[\w-]{0,20}[ \t]*(?=[\r\n]|$)|<\/[A-Za-z][\w:-]{0,40}>|<[|｜][^<>|｜\n]{1,40}[|｜]>
  |<(?:eos|end|eot|eof|end_of_turn)>|\[\/?[A-Z_]{2,20}\]
`;
const STARTS = '`~<[';
/** The most marks in a row that are looked at. */
const MAX_MARKS = 4;

/** The offset after the marks that begin at an offset. Undefined if none does. No value of an answer begins with a mark. */
export function endOfMarks(reader: Pick<Reader, 'text' | 'lastCommentEnd'>, from: number): number | undefined {
  const { text } = reader;
  let at = from;
  for (let count = 0; count < MAX_MARKS && STARTS.includes(text.charAt(at)); count += 1) {
    const end = matchEnd(MARK, text, at);
    if (end === undefined) {
      break;
    }
    at = peekBlanks(reader, end);
  }
  return at === from ? undefined : at;
}
