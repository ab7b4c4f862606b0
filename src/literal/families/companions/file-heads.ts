import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { languageOf } from '../../../text/languages/languages.ts';
import { textKind } from '../../../text/languages/text-kinds.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, TextFinder, TextSubject, Violation } from '../../types.ts';
import { SCRIPT } from '../../script-languages.ts';
import { regexSource } from '../../../text/regex.ts';

const LICENSE = /\b(?:copyright|spdx-license-identifier|licensed under)\b/i;

/** First lines that a rule may require, and the languages that have them. */
const HEADS: readonly (readonly [RegExp, readonly string[] | undefined])[] = [
  [/^from __future__ import \w+$/, ['python']],
  [/^['"]use (?:client|server|strict)['"];?$/, SCRIPT],
  [/^#nullable enable$/, ['csharp']],
  [/^(?:declare\(\s*)?strict_types\s*=\s*1(?:\s*\);?)?$/, ['php']],
  [/^(?:#\s*)?typed: (?:strict|true)$/, ['ruby']],
  [/^(?:#\s*)?frozen_string_literal: true$/, ['ruby']],
  [/^#pragma once$/, undefined],
  [/^#!\/\S+(?: \S+)*$/, ['shellscript']],
  [LICENSE, undefined],
];
const FILES = regexSource`
  (?:
    (?:all|every|each|any|new|the|our|source|code|python|typescript|javascript|c#|php|ruby|test|c\+\+|c|headers?)[ ]
  )*(?:files?|headers?|modules?|scripts?|source code)
`;
const CODE = regexSource`
  (?:the |a |an )?(?:following )?
    (?:(?:license|copyright) header |header |directive |line |pragma |import |declaration )*@
    (?: (?:header|directive|line|pragma|import|declaration|comment|statement))*
`;
const TOP =
  '(?: (?:at the (?:top|beginning|start)|as (?:the|its|their) first line|on the first line)(?: of (?:the )?files?)?)';
const FORMS: readonly RegExp[] = [
  new RegExp(`^${FILES} (?:start|begin|be start|be begin) with ${CODE}${TOP}?$`),
  new RegExp(`^${FILES} (?:have|include|contain|declare|use|need|carry) ${CODE}${TOP}?$`),
  new RegExp(
    `^(?:add|put|include|place|use|write) ${CODE} (?:at|to|as) the (?:top|beginning|start|first line) of ${FILES}$`,
  ),
  new RegExp(`^(?:add|include|use|put|enable) ${CODE} (?:in|to) ${FILES}$`),
  new RegExp(`^(?:start|begin) ${FILES} with ${CODE}$`),
];
/** `in all PHP files` is a place, so that only the code is left. */
const ALONE = new RegExp(`^(?:add|include|use|put|enable|declare|have) ${CODE}${TOP}?$`);
const BY_ITS_NATURE = /^(?:from __future__|#nullable|declare\(|strict_types|(?:#\s*)?(?:frozen_string|typed: ))/;
const MAX_LINES = 40;

/** Reads a rule on what new files begin with: "Every Python file must start with `from __future__ import annotations`". */
export function readFileHead({ subject, verb, object, codes, scope }: Clause): TextFinder | undefined {
  if (codes.length === 0) {
    return undefined;
  }
  const written = `${subject} ${verb} ${object}`
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ (?:at (?:a |the )?minimum|as a minimum|or stricter)$/, '');
  const marks = written.match(/[\uE000-\uF8FF]/g) ?? [];
  const [mark = ''] = marks;
  const code = unmaskCodeSpans(mark, codes).replaceAll('`', '').trim();
  const forms = BY_ITS_NATURE.test(code) && scope.languages !== undefined ? [...FORMS, ALONE] : FORMS;
  if (marks.length !== 1 || !forms.some((form) => form.test(written.replace(mark, '@')))) {
    return undefined;
  }
  const head = HEADS.find(([is]) => is.test(code));
  const isOfHeaders =
    /\bheaders?\b(?! file comment)/.test(written.replace(/(?:license|copyright) header/g, '')) &&
    /^#pragma once$|^#ifndef\b/.test(code);
  const languages = isOfHeaders ? ['c', 'cpp', 'cuda-cpp'] : (scope.languages ?? head?.[1]);
  const isOfAllCode = LICENSE.test(code) && /\b(?:source|code)\b/.test(written);
  // Without a language, only a place says which files are meant.
  if (head === undefined || (languages === undefined && scope.inside.length === 0 && !isOfAllCode)) {
    return undefined;
  }
  return {
    looksAt: 'text',
    words: `reports new files whose first lines do not contain ${codeSpan(code)}`,
    ...(languages === undefined ? {} : { languages }),
    find: (file) =>
      (isOfHeaders && !/\.(?:h|hh|hpp|hxx|cuh|h\+\+)$/.test(file.file.path)) ||
      (isOfAllCode && textKind(languageOf(file.file.path) ?? '') !== 'code')
        ? []
        : findMissingHead(file, code),
  };
}

function findMissingHead({ file, head }: TextSubject, code: string): readonly Violation[] {
  // The file that makes a folder a package often has nothing to which its head could matter.
  const isPackage = code.startsWith('from __future__') && /(?:^|\/)__init__\.py$/.test(file.path);
  if (file.status !== 'added' || head === undefined || head.trim() === '' || isPackage) {
    return [];
  }
  const top = plain(head.split('\n').slice(0, MAX_LINES).join('\n'));
  return headsThatDo(code).some((one) => top.includes(plain(one)))
    ? []
    : [
        {
          path: file.path,
          found: `a new file without ${codeSpan(code)}`,
          note: `The first lines of this new file do not contain ${codeSpan(code)}.`,
        },
      ];
}

/** The levels of Sorbet, each of which demands all that those before it do. */
const LEVELS = ['true', 'strict', 'strong'];

/** A higher level does as well: `# typed: strong` where `# typed: strict` is asked for. */
function headsThatDo(code: string): readonly string[] {
  const [, start = '', level = ''] = /^(#\s*typed:\s*)(\w+)$/.exec(code.trim()) ?? [];
  return LEVELS.includes(level) ? LEVELS.slice(LEVELS.indexOf(level)).map((one) => `${start}${one}`) : [code];
}

/** Text without what may differ: kinds of quotes, signs of comments, spaces, a year. */
function plain(text: string): string {
  return text
    .replaceAll(/["'`]/g, "'")
    .replaceAll(/^[ \t]*(?:\/\/+|\/\*+|\*+\/?|#(?!\w)|--|<!--)/gm, '')
    .replaceAll(/\b(?:19|20)\d\d\b|\byyyy\b|\[year\]|<year>|\{year\}/gi, 'YEAR')
    .replaceAll(/[\s;]+/g, '')
    .toLowerCase();
}
