import type { Violation } from '../../types.ts';
import { SCRIPT } from '../../script-languages.ts';
import { findConstructs, type NamedThing, type ThingFinder } from './named-things.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const WITH_BRACES = [...SCRIPT, 'java', 'csharp', 'php', 'c', 'cpp'];
const WITH_COMMAS = [...SCRIPT, 'python'];

const BRACELESS = findConstructs({
  kinds: ['braceless-body'],
  topics: ['braces'],
  name: 'bodies of branches and loops without braces',
  one: 'a body without braces',
  languages: WITH_BRACES,
  mayMatch: (line) => /\b(?:if|else|for|foreach|while|do)\b/.test(line),
});

const BRACE_ON_OWN_LINE = findConstructs({
  kinds: ['brace-on-own-line'],
  topics: ['brace-style'],
  name: 'opening braces on a line of their own',
  one: 'an opening brace on a line of its own',
  languages: WITH_BRACES,
  mayMatch: (line) => /^\s*\{/.test(line),
});

const BRACE_ON_HEADER_LINE = findConstructs({
  kinds: ['brace-on-header-line'],
  topics: ['brace-style'],
  name: 'opening braces of blocks on the line of their statement or declaration',
  one: 'an opening brace on the line of its statement',
  // Nobody writes JavaScript so; the rule is for the languages of a repository in which it is common.
  languages: WITH_BRACES.filter((language) => !SCRIPT.includes(language)),
  mayMatch: (line) => line.includes('{'),
});

const RETURN_SHARES_LINE = findConstructs({
  kinds: ['return-shares-line'],
  topics: ['one-statement'],
  name: 'functions whose last `return` shares its line with other code',
  one: 'a final `return` that shares its line',
  languages: [...WITH_BRACES, 'python'],
  mayMatch: (line) => /\breturn\b/.test(line),
});

const NO_BLANK_LINE = findConstructs({
  kinds: ['return-without-blank-line'],
  topics: ['blank-line-before-return'],
  name: '`return` directly below another statement',
  one: '`return` without a blank line before it',
  languages: [...WITH_BRACES, 'python'],
  mayMatch: (line) => /\breturn\b/.test(line),
});

const MISSING_SEMICOLON = findConstructs({
  kinds: ['missing-semicolon'],
  topics: ['semicolons'],
  name: 'statements that do not end with a semicolon',
  one: 'a statement without a semicolon',
  languages: SCRIPT,
});

const NEEDLESS_SEMICOLON = findConstructs({
  kinds: ['needless-semicolon'],
  topics: ['semicolons'],
  name: 'semicolons at the end of statements that do not need them',
  one: 'a semicolon at the end of a statement',
  languages: SCRIPT,
  mayMatch: (line) => line.includes(';'),
});

const MISSING_COMMA = findConstructs({
  kinds: ['missing-trailing-comma'],
  topics: ['trailing-commas'],
  name: 'collections of several lines without a comma after their last item',
  one: 'a last item without a trailing comma',
  languages: WITH_COMMAS,
});

const TRAILING_COMMA = findConstructs({
  kinds: ['trailing-comma'],
  topics: ['trailing-commas'],
  name: 'commas after the last item',
  one: 'a trailing comma',
  languages: WITH_COMMAS,
  mayMatch: (line) => line.includes(','),
});

const CARRIAGE_RETURNS: ThingFinder = {
  looksAt: 'text',
  words: 'reports lines that end with CR LF',
  topics: ['line-endings'],
  find: ({ file, added, languageId }) =>
    languageId === 'bat'
      ? []
      : added
          .filter(({ text }) => text.endsWith('\r'))
          .slice(0, 1)
          .map(({ number }): Violation => ({ path: file.path, line: number, found: 'a line that ends with CR LF' })),
};

const EVERY = '(?:(?:all|every|any|each|the|your|single-line|one-line|single|body of|bodies of) )*';
const CONTROL = regexSource`
  (?:(?:control(?: flow)?|flow control|conditional|branching|looping|loop|if|for|while) )?
    (?:statements?|structures?|blocks?|bodies)
  |conditionals?|ifs?|if/else(?: statements?| blocks?)?|loops?
`;
const CONTROLS = `${EVERY}(?:${CONTROL})(?:,? (?:and|or|&) ${EVERY}(?:${CONTROL}))*`;
const BRACES = '(?:curly )?(?:braces|brackets)';
const OPENING = '(?:open|opening|left) (?:curly )?(?:braces?|brackets?)';
const STANDS = '(?: (?:must|should|always|be|go|goes|are|is|stay|stays|placed|belong|belongs|stand|put|kept))*';
const OF_HEADER = regexSource`
  (?:
    [ ](?:as|of|with) (?:(?:the|its|their|whatever) )*(?:
      (?:control )?statements?|declarations?|headers?|keywords?|functions?|conditions?|necessitates? (?:them|it)
    )(?: (?:that )?(?:they|it) belongs? to)?
  )?
`;
const BEFORE_BRACE = `(?:newline|new line|line break) before ${EVERY}${OPENING}(?: of ${EVERY}(?:code )?blocks?)?`;

/** Rules on braces, semicolons, commas, `return` and the ends of lines, by their words. */
export const BRACES_AND_PUNCTUATION: readonly NamedThing[] = [
  {
    required: regex()`
      ^${BRACES}(?: (?:for|around|on|with|in) ${CONTROLS})?$
      |^(?:surround|wrap|enclose) ${CONTROLS} (?:with|in|by) ${BRACES}$
      |^${CONTROLS} (?:must |should )?(?:always )?(?:have|use) ${BRACES}$
    `,
    forbidden: new RegExp(
      `^braceless (?:${CONTROL}|one-liners)$|^${CONTROLS} without ${BRACES}$|^omit ${BRACES}(?: (?:for|around|on|with|in) ${CONTROLS})?$`,
    ),
    finder: BRACELESS,
  },
  {
    required: regex()`
      ^${OPENING}${STANDS} on (?:the )?same line${OF_HEADER}$
      |^(?:k&r|1tbs|egyptian|one true brace)(?:[- ]style)?(?: (?:for )?(?:curly )?brac(?:e|es|ing|ket|kets))?
        (?: style)?$
    `,
    forbidden: new RegExp(`^${OPENING}${STANDS} on (?:a|its|their|the) (?:new|own|separate|next) lines?$`),
    finder: BRACE_ON_OWN_LINE,
  },
  {
    required: regex()`
      ^(?:(?:place|put) )?${OPENING}${STANDS} on (?:(?:a|its|their|the) )?(?:new|own|separate|next) lines?
        (?: (?:for|of|in) [a-z, ]+)?$
      |^${BEFORE_BRACE}$|^allman(?:[- ]style)?(?: (?:for )?(?:curly )?brac(?:e|es|ing|ket|kets))?(?: style)?$
    `,
    forbidden: new RegExp(`^${OPENING}${STANDS} on (?:the )?same line${OF_HEADER}$`),
    finder: BRACE_ON_HEADER_LINE,
  },
  {
    required: regex()`
      ^(?:final|last) return(?: statements?)?(?: of (?:a|each|every|the) (?:method|function))? (?:must |should )?
        (?:be|is|go|goes|stay) on (?:its|their) own line$
    `,
    finder: RETURN_SHARES_LINE,
  },
  {
    required:
      /^(?:one |a |an )?(?:blank|empty)[- ]lines? before (?:(?:each|every|all|any) )?returns?(?: statements?)?$/,
    finder: NO_BLANK_LINE,
  },
  {
    required: regex()`
      ^(?:explicit )?semicolons?
        (?: (?:at the ends? of|to (?:end|terminate)|after|for) (?:(?:all|every|each|the) )*(?:statements?|lines?))?
        (?: consistently)?$
      |^(?:end|terminate) (?:(?:all|every|each) )?statements? with (?:a )?semicolons?$
      |^semicolons? be (?:required|mandatory)$
    `,
    forbidden: /^(?:omit|skip|leave out) semicolons$/,
    finder: MISSING_SEMICOLON,
  },
  {
    forbidden:
      /^semicolons(?: at the ends? of (?:(?:all|every|each|the) )*(?:statements?|lines?))?$|^(?:unnecessary|needless|trailing) semicolons$/,
    finder: NEEDLESS_SEMICOLON,
  },
  {
    required: regex()`
      ^trailing commas?(?:
        [ ](?:in|for|on) (?:(?:all|every|any) )?(?:
          multi[- ]?line (?:
            (?:
              objects?|arrays?|lists?|dicts?|dictionaries|collections?|literals?|structures?|constructs?|expressions?
              |object literals?|array literals?|data structures?
            )(?:(?:,|,? and|,? or|\/) ?)?
          )+
        )\s*
      )?$
    `,
    finder: MISSING_COMMA,
  },
  { forbidden: /^trailing commas?$/, finder: TRAILING_COMMA },
  {
    required:
      /^(?:lf|unix|unix-style|linux|posix|\\n)(?: \(?lf\)?)? (?:line[- ]endings?|newlines?|end of lines?)(?: \(lf\)| \(\\n\))?(?: only)?$/,
    forbidden: /^(?:crlf|windows|windows-style|dos)(?: \(?crlf\)?)? (?:line[- ]endings?|newlines?)$/,
    finder: CARRIAGE_RETURNS,
  },
];
