import { textKind } from '../../../text/languages/text-kinds.ts';
import type { Clause, TextFinder, TextSubject, Violation } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';
import { proseLines } from './prose-lines.ts';
import { regex } from '../../../text/regex.ts';

/** The beginnings of words that are spelled in two ways, with all of their endings: American, British. */
const STEMS: readonly (readonly [american: string, british: string])[] = [
  ['analyze', 'analyse'],
  ['analyzing', 'analysing'],
  ['behavior', 'behaviour'],
  ['canceled', 'cancelled'],
  ['canceling', 'cancelling'],
  ['catalog', 'catalogue'],
  ['center', 'centre'],
  ['color', 'colour'],
  ['customiz', 'customis'],
  ['defense', 'defence'],
  ['favor', 'favour'],
  ['fulfill', 'fulfil'],
  ['gray', 'grey'],
  ['honor', 'honour'],
  ['initializ', 'initialis'],
  ['labeled', 'labelled'],
  ['labeling', 'labelling'],
  ['license', 'licence'],
  ['modeling', 'modelling'],
  ['neighbor', 'neighbour'],
  ['normaliz', 'normalis'],
  ['optimiz', 'optimis'],
  ['organiz', 'organis'],
  ['recogniz', 'recognis'],
  ['serializ', 'serialis'],
  ['summariz', 'summaris'],
  ['synchroniz', 'synchronis'],
  ['traveling', 'travelling'],
  ['utiliz', 'utilis'],
  ['visualiz', 'visualis'],
];
const SPELLING = regex()`
  ^(?:(?:use|write|write in|in|prefer|follow|spell|with) )*(?:the )?(?<which>american|us|u\.s\.|british|uk)[ ]
    (?:english)?(?: ?(?:spelling|spellings|conventions?))*(?: (?:in|for|throughout|everywhere|across) .{1,80})?$
`;

/** Reads a rule on American or British spelling. */
export function readSpelling({ polarity, subject, verb, object, codes, instead }: Clause): TextFinder | undefined {
  const which =
    polarity === 'required' &&
    codes.length === 0 &&
    instead === undefined &&
    /^(?:|spelling|all text|text|prose)$/.test(subject)
      ? SPELLING.exec(plainPhrase(`${verb} ${object}`))?.groups?.['which']
      : undefined;
  if (which === undefined || !/english|spell/.test(object)) {
    return undefined;
  }
  const isBritish = /^(?:british|uk)$/.test(which);
  const wrong = STEMS.filter(
    ([american, british]) => !(isBritish ? british : american).startsWith(isBritish ? american : british),
  )
    .map((pair) => pair[isBritish ? 0 : 1])
    .join('|');
  // An organism and an optimist are none of these words.
  const expression = new RegExp(
    String.raw`(?<![\p{L}\p{N}_$.#/'"-])(?:${wrong})(?!(?<=is)[mt])[a-z]{0,7}(?![\p{L}\p{N}_$(-])`,
    'iu',
  );
  const name = isBritish ? 'American' : 'British';
  return {
    looksAt: 'text',
    about: ['prose'],
    words: `reports common words in ${name} spelling in prose and comments`,
    readsProse: true,
    findingKind: 'naming',
    find: (file) =>
      proseLines(file)
        .filter(({ number }) => isProse(file, number))
        .flatMap(({ number, text }): readonly Violation[] => {
          const word = expression.exec(text)?.[0];
          return word === undefined ? [] : [{ path: file.file.path, line: number, found: `"${word}"` }];
        }),
  };
}

/** Strings of code are often keys and names. */
function isProse({ languageId = 'plaintext', added }: TextSubject, line: number): boolean {
  const text = added.find(({ number }) => number === line)?.text ?? '';
  return textKind(languageId) !== 'code' || /^\s*(?:\/\/|\/\*|\*|#|--|<!--)/.test(text);
}
