import type { Comment, Group, ReplyKind } from '../types.ts';
import { firstLine, json, whole } from '../write.ts';

/** The number of the line as it is written in the reply, where `12` was meant. The quote is right in all of them. */
const WRITTEN: Readonly<Record<string, (line: number, comment: Comment) => string>> = {
  text: (line) => `"${line}"`,
  'text with blanks': (line) => `" ${line} "`,
  'text with an L': (line) => `"L${line}"`,
  'text with a hash': (line) => `"#L${line}"`,
  'text with the word line': (line) => `"line ${line}"`,
  'text with a plus': (line) => `"+${line}"`,
  'text with a tilde': (line) => `"~${line}"`,
  'text with a colon and a column': (line) => `"${line}:5"`,
  'text with a point': (line) => `"${line}.0"`,
  'text with an ending': (line) => `"${line}th"`,
  'two numbers with a hyphen': (line, comment) => `"${firstLine(comment)}-${line}"`,
  'two numbers with a dash': (line, comment) => `"${firstLine(comment)}–${line}"`,
  'two numbers with a comma': (line, comment) => `"${firstLine(comment)}, ${line}"`,
  'two numbers with the word to': (line, comment) => `"${firstLine(comment)} to ${line}"`,
  'two numbers with points': (line, comment) => `"${firstLine(comment)}..${line}"`,
  'two numbers with letters': (line, comment) => `"L${firstLine(comment)}-L${line}"`,
  'a word': () => '"twelve"',
  'not applicable': () => '"N/A"',
  unknown: () => '"unknown"',
  'full-width digits': (line) =>
    `"${String(line).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))}"`,
  'a decimal point and zero': (line) => `${line}.0`,
  'an exponent': (line) => `${line}e0`,
  'a half': (line) => `${line}.5`,
  zero: () => '0',
  'minus one': () => '-1',
  'minus the line': (line) => `-${line}`,
  'a million': () => '1000000',
  'more than a number holds': () => '1e309',
  'more than is counted exactly': () => '9007199254740993',
  'a plus sign': (line) => `+${line}`,
  'a zero before it': (line) => `0${line}`,
  hexadecimal: (line) => `0x${line.toString(16)}`,
  'a decimal point after it': (line) => `${line}.`,
  'a big integer': (line) => `${line}n`,
  'a letter before it, without quotes': (line) => `L${line}`,
  'two numbers, without quotes': (line, comment) => `${firstLine(comment)}-${line}`,
  'not a number': () => 'NaN',
  infinity: () => 'Infinity',
  undefined: () => 'undefined',
  none: () => 'None',
  'nothing after the colon': () => '',
  'a digit group': (line) => `1_000${line}`,
  'the next line': (line) => String(line + 1),
  'two lines before': (line) => String(Math.max(1, line - 2)),
  'a sum': (line) => `${line - 1} + 1`,
};

/** Numbers of lines as no number of a line is written. */
export const numbers: Group = {
  name: 'odd numbers',
  kinds: [
    ...Object.entries(WRITTEN).map(([name, write]): ReplyKind => ({
      name,
      write: (answer) => {
        const text = json(answer, 2);
        let index = 0;
        const bent = text.replaceAll(/^( {6}"line": )\d+/gm, (_, key: string) => {
          const comment = answer.comments[index++] ?? answer.refuted;
          return key + write(comment.line, comment);
        });
        return whole(answer, bent);
      },
    })),
    ...Object.entries({ 'a point before it': '.9', 'not a number': 'NaN', 'a comma': '0,9', 'an ellipsis': '...' }).map(
      ([name, written]): ReplyKind => ({
        name: `confidence: ${name}`,
        write: (answer) => whole(answer, json(answer, 2).replaceAll(/("confidence": )[\d.]+/g, `$1${written}`)),
      }),
    ),
  ],
};
