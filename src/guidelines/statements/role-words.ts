import type { Heading } from '../../text/markdown/markdown.ts';
import { plainWords } from './polarity.ts';
import { regex, regexSource } from '../../text/regex.ts';

/** Stands for a code span in the words that `readWords` returns. */
export const CODE = '\u{FFFC}';
export const wordsOf = (words: string): string => words.trim().split(/\s+/).join('|');
export const anyOf = (words: string): string => String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}-])`;

/** Words with which a rule is stated outright. */
export const STRONG = new RegExp(
  anyOf(
    regexSource`
      must|shall|should|never|always|avoid|prefer(?:red|ably)?|refrain|ensure|make sure|be sure|remember|don't|do not
      |mustn't|shouldn't|may only|not allowed|disallowed|forbidden|prohibited|mandatory|required to|needs? to|has to|have to
      |banned|(?:is|are) (?:required|expected|named|prefixed|suffixed|documented)
      |belongs? (?:in|on|to|under|next|only)|(?:go|goes) (?:in|into|under|next to)
      |(?:changes|fixes|features|apis|functions|methods|endpoints|defaults|classes|components|dependencies)[ ]
        (?:require|need)s?
    `,
  ) + '|^(?:all|every|no|only|any) ',
  'u',
);
/** `never shows`, `is always taken`: what something does, not what is to be done. */
export const THIRD_PERSON = regex('gu')`
  (?:
    (?:never|always) (?:(?!(?:use|pass|access|process|address|focus|discuss|suppress|express|less)\b)[a-z]+s)
    |(?:is|are|was|were|gets?) (?:never|always) (?:the|a|[a-z]+ed|taken|sent|run|set|kept)
    |(?:never|always) (?:the|a|on|true|false|returned)
    |(?:don't|do not) (?:need|apply|have|require|matter|trigger|affect|exist|support)
  )(?![\p{L}])
`;
/** What begins with a command is a list of commands: `Run tests: npm test`. */
export const COMMAND = regex()`
  ^(?:
    \$ |\.\/|\/[a-z][\w:-]+(?: |$)
    |(?:
      bash|sh|pwsh|mise|claude|npm|npx|pnpm|yarn|bun|bunx|deno|node|make|just|task|cargo|go|dotnet|python3?|pip|uv
      |uvx|poetry|pytest|tox|nox|git|gh|docker|mvn|gradlew?|bundle|rake|composer|php|swift|mix|cd|curl|bazel|nx
      |turbo
    )(?: |$)
  )
`;

export function isUnder(headings: readonly Heading[], expression: RegExp): boolean {
  const own = headings.at(-1);
  return own !== undefined && expression.test(plainWords(own.title));
}

/** Rules that the change itself shows: its title, its branch, its commits, and what must not be in it. */
export const RULE_ON_CHANGE = new RegExp(
  [
    regexSource`
      (?:
        commit(?: message)?s?|(?:commit |pr |pull request )?(?:titles?|subjects?|headers?|subject lines?)
        |branch(?:es| names?)?
      )\b.{0,60}(?<![\p{L}])(?:
        start|begin|prefix|format|imperative|characters|chars|lower ?case|upper ?case|capitali[sz]e|named|pattern
        |conventional|semantic|end with|period|tense
      )
    `,
    String.raw`(?:conventional|semantic) (?:commits?|pr titles?)`,
    String.raw`^(?:never|don't|do not|must not|avoid) commit(?:ting)? (?!directly|to |on |unless|without|until|anything|changes|or push)`,
  ].join('|'),
  'u',
);
