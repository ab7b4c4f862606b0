import { languageOf } from '../../../text/languages/languages.ts';
import { textKind } from '../../../text/languages/text-kinds.ts';
import { languagesOf } from '../../reading/scope/named-languages.ts';
import type { Clause, TextFinder, TextSubject, Violation } from '../../types.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const FILES = regexSource`
  (?:
    (?:
      all|every|each|any|new|the|our|source|code|python|typescript|javascript|go|rust|java|kotlin|swift|c#|c\+\+
      |php|ruby|\.[a-z]{1,5}
    )[ ]
  )*(?:files?|source code|modules?|scripts?)(?: (?:in the repo(?:sitory)?|in the project))?
`;
const HEADER = regexSource`
  (?:[a-z0-9.-]+ ){0,4}?(?:copyright|license|licence|spdx|copyright and license|license and copyright)
    (?: [a-z]+[-0-9.]+[a-z0-9.]*)?(?: license)?(?: identifier)? (?:headers?|notices?|comments?)
    (?: with (?!out\b)[a-z0-9 .,]{1,40} copyright)?
`;
const MODULE_DOC = '(?:(?:a|an|the|short|brief|clear) )*(?:module(?:[- ]level)? )?docstrings?';

/** Words for what new files begin with, around the two nouns. */
function forms(head: string, files: string): RegExp {
  return regex()`
    ^${files} (?:have|include|contain|start with|begin with|carry|need|require|use) ${head}
      (?: (?:at the top|as the first lines?|(?:immediately |right )?after the shebang(?: line)?))?$
    |^(?:add|include|put|use|place|provide|write|have) ${head} (?:in|to|at the top of|on|for) ${files}$
    |^(?:add|include) ${head}$|^${head} (?:be )?(?:required|mandatory) (?:in|on|for) ${files}$
  `;
}

const LICENSE_FORM = forms(HEADER, FILES);
const DOC_FORM = forms(MODULE_DOC, '(?:(?:all|every|each|any|new|the|our|python) )*modules?');
/** `all TypeScript files must …` */
const LANGUAGE =
  /(?:^| )(python|typescript|javascript|go|rust|java|kotlin|swift|c#|c\+\+|php|ruby) (?:source )?(?:code )?(?:files?|modules?|scripts?)/;
const LICENSE = /\b(?:copyright|licen[sc]ed?|spdx-license-identifier)\b|\(c\)|©/i;
const MAX_LINES = 40;

/** Reads a rule on what new files begin with that names it by words: a license header, a docstring. */
export function readNamedHead(words: string, { scope }: Clause): TextFinder | undefined {
  if (LICENSE_FORM.test(words)) {
    const language = LANGUAGE.exec(words)?.[1];
    const ending = /(?:^| )(?<ending>\.[a-z]{1,5}) files?\b/.exec(words)?.groups?.['ending'];
    const ofEnding = ending === undefined ? undefined : languageOf(`a${ending}`);
    const languages =
      language === undefined ? (ofEnding === undefined ? undefined : [ofEnding]) : languagesOf(language);
    return {
      looksAt: 'text',
      words: 'reports new files of code without a copyright or license in their first lines',
      ...(languages === undefined ? {} : { languages }),
      topics: ['license-header'],
      find: (file) =>
        textKind(languageOf(file.file.path) ?? '') === 'code' && !LICENSE.test(topOf(file))
          ? lacking(file, 'a copyright or license header')
          : [],
    };
  }
  return DOC_FORM.test(words) && scope.languages?.includes('python') !== false
    ? {
        looksAt: 'text',
        words: 'reports new modules of Python without a docstring',
        languages: ['python'],
        topics: ['docstring'],
        find: (file) => (isDocumented(file) ? [] : lacking(file, 'a docstring')),
      }
    : undefined;
}

function topOf({ head = '' }: TextSubject): string {
  return head.split('\n', MAX_LINES).join('\n');
}

/** Whether the first thing in a file, after comments, is a text. */
function isDocumented({ head = '' }: TextSubject): boolean {
  const first = head.split('\n').find((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  return first === undefined || /^[rRuU]?["']/.test(first.trimStart());
}

function lacking({ file, head }: TextSubject, what: string): readonly Violation[] {
  return file.status === 'added' && head !== undefined && head.trim() !== ''
    ? [{ path: file.path, found: `a new file without ${what}` }]
    : [];
}
