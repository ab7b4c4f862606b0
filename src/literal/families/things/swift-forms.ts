import { isTestPath } from '../../../symbols/is-test.ts';
import type { TextFinder } from '../../types.ts';
import type { NamedThing } from './named-things.ts';

/** What a line of Swift says without the text of its strings and its comment. Swift has no grammar here. */
function codeOf(line: string): string {
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*$/, '');
  return /^\s*(?:\*|\/\*|"""|#)/.test(bare) || (bare.match(/"/g) ?? []).length % 2 === 1 ? '' : bare;
}

function inSwift(words: string, expression: RegExp, found: string): TextFinder {
  return {
    looksAt: 'text',
    words: `reports ${words} in added lines of Swift, outside of tests`,
    languages: ['swift'],
    topics: [],
    leavesTestsOut: true,
    find: ({ file: { path }, added }) =>
      isTestPath(path)
        ? []
        : added.filter(({ text }) => expression.test(codeOf(text))).map(({ number: line }) => ({ path, line, found })),
  };
}

/** `value!.name`, `f()!`, `a[0]!`, unlike `!=`, `try!`, `as!` and the type `String!`. */
const UNWRAP =
  /(?:(?<![\p{L}\p{N}_])(?!(?:try|as|is|in|return|if|while|guard)!)[a-z_][\p{L}\p{N}_]*|[)\]])!(?=[.)\],;?[]|\s*$|\s+[^=\s])/u;
const SWIFT = '(?: (?:in|for) swift)?';
const FORCED =
  '(?:forced?[- ]unwrap(?:s|ping|ped)?(?: (?:optionals?|operators?|values?))?(?: (?:with )?!)?|! force unwraps?|forced unwrapping|implicit force unwraps?)';

export const SWIFT_FORMS: readonly NamedThing[] = [
  {
    forbidden: new RegExp(`^(?:the )?${FORCED}(?: optionals?)?${SWIFT}$`),
    finder: inSwift('forced unwrapping with `!`', UNWRAP, 'a forced unwrap'),
  },
  {
    forbidden: new RegExp(`^forced?[- ](?:cast(?:s|ing)?|downcasts?)(?: as!)?${SWIFT}$`),
    finder: inSwift('forced casts with `as!`', /\bas!/, 'a forced cast'),
  },
  {
    forbidden: new RegExp(`^forced?[- ]tr(?:y|ies|ying)(?: try!)?${SWIFT}$`),
    finder: inSwift('`try!`', /\btry!/, 'a forced try'),
  },
];
