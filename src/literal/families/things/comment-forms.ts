import type { CommentFact } from '../../../syntax/facts/types.ts';
import type { Topic } from '../../ownership/types.ts';
import type { CodeSubject } from '../../types.ts';
import { violationAt, type NamedThing, type ThingFinder } from './named-things.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** A finder of comments by each of their lines. */
function commentLines(
  words: string,
  found: string,
  isMeant: (text: string) => boolean,
  topics: readonly Topic[] = [],
): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports ${words}`,
    topics,
    mayMatch: isMeant,
    find: (file) =>
      file.facts.comments.flatMap((comment) =>
        listLines(comment)
          .filter(({ text }) => isMeant(text))
          .flatMap(({ line }) => violationAt(file, { line }, found)),
      ),
  };
}

function listLines({ text, line }: CommentFact): readonly { readonly line: number; readonly text: string }[] {
  return text.split('\n').map((row, index) => ({ line: line + index, text: row }));
}

const SWITCH = regex()`
  \b(?:
    eslint-disable|oxlint-disable|biome-ignore|tslint:disable|stylelint-disable|pylint:\s*disable|rubocop:disable
    |nolint\b|swiftlint:disable|phpcs:(?:ignore|disable)|ktlint-disable|checkstyle:off
  )
  |#\s*noqa\b|\bNOLINT
`;
const TYPE_SWITCH = /@ts-(?:ignore|nocheck|expect-error)\b|\btype:\s*ignore\b|\b(?:pyright|mypy):\s*ignore/;

const OFF = '(?:disable|suppress|bypass|ignore|silence|turn off|skip)';
const RULES = regexSource`
  (?:(?:any|the|all|existing) )*(?:eslint|lint(?:er|ing)?|biome|pylint|ruff|flake8|rubocop|golangci-lint)
    (?: (?:rules?|errors?|warnings?|checks?|issues?|violations?))*
`;
/** A rule on one linter is about its comments alone: `//nolint` is not one of ESLint. */
const ESLINT_RULES =
  '(?:(?:any|the|all|existing) )*eslint(?: (?:rules?|errors?|warnings?|checks?|issues?|violations?))*';
const COMMENTS = '(?: (?:with|using|via|through|by) (?:inline )?(?:[\\w-]+ )*(?:comments?|directives?|pragmas?))?';
const TYPES =
  '(?:(?:any|the|all) )*(?:type(?:script)?|type[- ]check(?:er|ing)?|ts)(?: (?:errors?|checks?|checking|warnings?))+';

/** Comments that tools read, that say whose the code is, or that document what follows. */
const IS_FOR_TOOLS = regex('i')`
  ^(?:
    \/\*\*|\/\/\/|\/\/!|#!
    |#\s*(?:-\*-|frozen_string_literal|region|endregion|pragma|noqa|type:|pylint|rubocop|coding)
    |\/\/\s*(?:@|eslint|prettier|biome|oxlint|tslint|go:|nolint|noinspection|region|endregion|sourceMappingURL|#)
    |\/\*\s*(?:eslint|istanbul|prettier|global|webpack|@)|<!--\s*(?:prettier|markdownlint)
  )
  |copyright|licen[sc]e|spdx|@ts-|\btodo\b|https?:\/\/
`;

/** Comments for readers, outside of documentation. */
function commentsForReaders(
  words: string,
  found: string,
  isMeant: (line: number, file: CodeSubject) => boolean,
): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports ${words}`,
    topics: [],
    find: (file) =>
      file.facts.comments
        .filter(({ text, line }) => !IS_FOR_TOOLS.test(text.trim()) && isMeant(line, file))
        .flatMap(({ line }) => violationAt(file, { line }, found)),
  };
}

function isInBody(line: number, { facts }: CodeSubject): boolean {
  return facts.declarations.some(
    (one) => /^(?:function|method|constructor)$/.test(one.kind) && line > one.nameLine && line <= one.endLine,
  );
}

const IN_CODE =
  '(?:,? (?:in|inside) (?:(?:all |the |your |any |our |new |generated )*code|(?:[a-z#+]+)(?:(?:, | or | and |, or |, and )[a-z#+]+)*))?';

/** Forms of comments that rules name by words. */
export const COMMENT_FORMS: readonly NamedThing[] = [
  {
    forbidden: new RegExp(
      `^(?:any |inline |code )*comments? (?:in|inside|within|in the|inside the) (?:of )?(?:method|function|methods'|functions') (?:bodies|body)${IN_CODE}$`,
    ),
    named: /^inline comment$|^comment (?:in|inside|within)(?: of)? (?:function|method|function and method)$/,
    finder: commentsForReaders('comments inside of functions', 'a comment inside of a function', isInBody),
  },
  {
    forbidden: new RegExp(`^(?:any |code )*comments${IN_CODE}$`),
    isAlone: true,
    // `no debug code or comments` is about comments for debugging.
    isMeantBy: (statement) => !/\bdebug\w* \w+(?:,| or| and) (?:or )?comments\b/i.test(statement),
    finder: commentsForReaders('comments, except documentation, licenses and what tools read', 'a comment', () => true),
  },
  {
    forbidden: new RegExp(
      `^${OFF} ${ESLINT_RULES}${COMMENTS}$|^(?:inline )?eslint[- ](?:disables?|suppressions?|disable (?:comments?|directives?)|ignores?)(?: comments?)?$`,
    ),
    finder: commentLines('comments that switch rules of ESLint off', 'a linter that is switched off', (text) =>
      /\beslint-disable/.test(text),
    ),
  },
  {
    forbidden: regex()`
      ^${OFF} ${RULES}${COMMENTS}$
      |^(?:inline )?(?:eslint|lint(?:er|ing)?)[- ]
        (?:disables?|suppressions?|disable (?:comments?|directives?)|ignores?)(?: comments?)?$
    `,
    finder: commentLines('comments that switch rules of a linter off', 'a linter that is switched off', (text) =>
      SWITCH.test(text),
    ),
  },
  {
    forbidden: new RegExp(`^${OFF} ${TYPES}${COMMENTS}$`),
    finder: commentLines(
      'comments that switch the check of types off',
      'a check of types that is switched off',
      (text) => TYPE_SWITCH.test(text),
    ),
  },
  {
    required: regex()`
      ^(?:
        (?:\/\/ ?|# ?)?todo\((?:user ?name|name|author|owner|your-?name|github-?user(?:name)?|handle)\):?
          (?: (?:format|comments?|style|syntax))?(?: for (?:all )?todos?(?: comments?)?)?
      )$
    `,
    finder: commentLines('`TODO` comments without a name in brackets', 'a `TODO` without a name', (text) =>
      /\bTODO\b(?!\([^)]+\))/.test(text),
    ),
  },
];
