import type { CommentFact, DeclarationFact } from '../../../syntax/facts/types.ts';
import type { Clause, CodeFinder, Violation } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';
import { regex } from '../../../text/regex.ts';

const SUBJECT = '(?:all |every |each |your |new |code |inline |line )*comments?';
const START = '(?:start|begin) with (?:an? )?(?:capital|capitali[sz]ed|uppercase|upper-case)(?: letter| word)?';
const END = '(?:end|finish|terminate|be terminated) (?:with|in) (?:an? )?(?:trailing )?(?:period|full stop|dot)s?';
const RULE = regex()`
  ^${SUBJECT} (?:be (?:full|complete) sentences,? (?:and |that )?)?
    (?:(?<start>${START})(?:,? and (?<end>${END}))?|(?<only>${END})|(?<last>${END}),? and (?<first>${START}))$
`;

/** Reads rules on how comments begin and end: `Comments must start with a capital letter and end with a full stop`. */
export function readCommentSentences({ polarity, subject, verb, object, codes }: Clause): CodeFinder | undefined {
  if (polarity !== 'required' || codes.length > 0) {
    return undefined;
  }
  const groups = RULE.exec(plainPhrase(`${subject} ${verb} ${object}`).trim())?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const start = groups['start'] ?? groups['first'];
  const end = groups['end'] ?? groups['only'] ?? groups['last'];
  const faults = [
    ...(start === undefined ? [] : ['that begin with a lowercase letter']),
    ...(end === undefined ? [] : ['without a full stop at their end']),
  ];
  return {
    looksAt: 'code',
    words: `reports new comments of three words or more, on lines of their own, ${faults.join(' or ')}`,
    find: ({ file: { path }, facts: { comments, declarations }, isAdded }) =>
      joinLines(comments)
        .filter((one) => isSentence(one) && one.lines.every(isAdded))
        .flatMap((one): readonly Violation[] => {
          const isSmall = start !== undefined && beginsSmall(one.text, declarations);
          const isOpen = end !== undefined && /[\p{L}\p{N},]$/u.test(one.text);
          const [first = 1] = one.lines;
          return isSmall || isOpen
            ? [
                {
                  path,
                  line: isSmall ? first : first + one.lines.length - 1,
                  found: isSmall ? 'a comment that begins with a lowercase letter' : 'a comment without a full stop',
                },
              ]
            : [];
        }),
  };
}

interface JoinedComment {
  readonly lines: readonly number[];
  readonly text: string;
}

/** Comments of one line each, in lines that follow each other, are one text. */
function joinLines(comments: readonly CommentFact[]): readonly JoinedComment[] {
  const joined: { lines: number[]; text: string; column: number }[] = [];
  for (const { line, column, endLine, text, isTrailing, kind } of comments) {
    const bare = text.replace(/^(?:\/\/[/!]?|#+|--|;+) ?/, '').trimEnd();
    const last = joined.at(-1);
    if (isTrailing || kind === 'block' || line !== endLine || !/^(?:\/\/|#|--|;)/.test(text)) {
      continue;
    }
    if (last !== undefined && last.lines.at(-1) === line - 1 && last.column === column) {
      last.lines.push(line);
      last.text += `\n${bare}`;
    } else {
      joined.push({ lines: [line], text: bare, column });
    }
  }
  return joined;
}

/** Comments that tools read, licenses, code that was commented out, lists, and what ends in an address or a quote. */
const NO_SENTENCE = regex('im')`
  ^(?:
    go:|nolint|lint|eslint|prettier|biome|region|endregion|pragma|noqa|type:|pylint|rubocop|swiftlint|@|!|\+build
    |[-*•]|\d+[.)]|[A-Z]+\(
  )
  |copyright|spdx|licen[sc]e|[;{}=<>|\\]|\)$|https?:\/\/|^\s*$|\n\s*[-*•] |\n {2,}|\b(?:TODO|FIXME|XXX|HACK)\b
`;

function isSentence({ text }: JoinedComment): boolean {
  return !NO_SENTENCE.test(text) && text.split(/\s+/).length >= 3;
}

/** A name of the code keeps its own letters. */
function beginsSmall(text: string, declarations: readonly DeclarationFact[]): boolean {
  const word = /^(?<word>[a-z]+)(?=[ ,])/.exec(text)?.groups?.['word'];
  return word !== undefined && !declarations.some(({ name }) => name === word);
}
