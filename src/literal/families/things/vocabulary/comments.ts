import { SCRIPT } from '../../../script-languages.ts';
import type { CommentFact } from '../../../../syntax/facts/types.ts';
import type { CodeSubject } from '../../../types.ts';
import { violationAt, type NamedThing, type ThingFinder } from '../named-things.ts';

const LANGUAGES = [...SCRIPT, 'python', 'java', 'csharp', 'php', 'go', 'rust', 'ruby', 'c', 'cpp'];
/** Comments that tools read, and notes on the license. */
const FOR_TOOLS =
  /eslint|oxlint|prettier|biome|tslint|@ts-|@type|@jsx|istanbul|\bc8\b|\bv8\b|noqa|type:\s*ignore|pylint|mypy|pyright|ruff|fmt:|isort|nolint|nosec|go:|\+build|rubocop|frozen_string_literal|typed:|phpstan|psalm|phpcs|NOLINT|clang-format|IWYU|swiftlint|webpack|@vite|#__|sourceMapping|region|SAFETY|SPDX|copyright|licen[cs]e|^#!|coding[:=]|<reference|allow\(|spell-?checker|cspell|TODO|FIXME/i;

function comments(
  name: string,
  one: string,
  isMeant: (comment: CommentFact, file: CodeSubject) => boolean,
): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports ${name}`,
    topics: [],
    languages: LANGUAGES,
    find: (file) => {
      let last = -1;
      return file.facts.comments
        .filter((comment) => comment.kind !== 'doc' && !FOR_TOOLS.test(comment.text) && isMeant(comment, file))
        .filter(({ line, endLine }) => {
          // Lines below each other are one comment.
          const isNew = line > last + 1;
          last = endLine;
          return isNew;
        })
        .flatMap((comment) => violationAt(file, comment, one));
    },
  };
}

const isInFunction = ({ line, endLine }: CommentFact, { facts }: CodeSubject): boolean =>
  facts.declarations.some(
    (one) =>
      /^(?:function|method|constructor)$/.test(one.kind) && one.hasBody && one.line < line && endLine <= one.endLine,
  );

const WHERE = '(?:in|inside|within|inside of) (?:method|function|function and method|method and function)(?: body)?';

/** Comments, by the words that rules have for them. */
export const COMMENT_VOCABULARY: readonly NamedThing[] = [
  {
    named: new RegExp(`^(?:(?:inline|code|explanatory) )?comment ${WHERE}$|^inline comment$`),
    finder: comments('comments in the bodies of functions', 'a comment in a function', isInFunction),
  },
  {
    forbidden: /^(?:(?:any|code|unsolicited) )*comments(?: (?:in|to) (?:the )?code)?$/,
    isAlone: true,
    finder: comments('comments that are no documentation', 'a comment', () => true),
  },
];
