import { codeSpan } from '../../code-span.ts';
import type { Clause, TextFinder } from '../../types.ts';
import { codesIn, codeListPattern, listCodes, plainPhrase } from '../code-list.ts';
import { COMMAND_LANGUAGES } from './commands.ts';

const OPTION = /^--[a-z][a-z\d]*(?:-[a-z\d]+)+$/;
const PHRASE = new RegExp(
  `^${codeListPattern('the|any|a', 'flags?|options?|switch(?:es)?|arguments?|parameters?')}(?: (?:anywhere|directly))?$`,
);
const BYPASS = /^(?:use|using|with|via|by using|by passing) /;

/**
 * Finds options of commands that nobody passes: ``never use `--no-verify` ``. They stand in scripts, workflows and the
 * scripts of packages; what somebody types is not seen. An option of one word, such as `--force`, is one of many commands.
 */
export function compileOptions({ polarity, subject, verb, object, codes }: Clause): TextFinder | undefined {
  if (polarity !== 'forbidden' || subject !== '' || !/^(?:|use|pass|add|set|run|include|specify|bypass)$/.test(verb)) {
    return undefined;
  }
  const phrase = plainPhrase(object).replace(verb === 'bypass' ? BYPASS : /^$/, '');
  const options = PHRASE.test(phrase) ? codesIn(phrase, codes).map((code) => code.trim()) : [];
  if (options.length === 0 || !options.every((code) => OPTION.test(code)) || (verb === 'bypass' && phrase === object)) {
    return undefined;
  }
  // The option of an alternative, such as `--frozen-lockfile` for `--frozen`, is another one.
  const marks = options.map((option) => ({ option, expression: new RegExp(`(?:^|[\\s"'\`])${option}(?![\\w-])`) }));
  return {
    looksAt: 'text',
    words: `reports the option ${listCodes(options)} in scripts and workflows`,
    languages: COMMAND_LANGUAGES,
    find: ({ file: { path }, added }) =>
      added.flatMap(({ number, text }) => {
        const isComment = /^\s*(?:#|\/\/|::|rem\b)/i.test(text);
        const found = isComment ? undefined : marks.find(({ expression }) => expression.test(text));
        return found === undefined ? [] : [{ path, line: number, found: `the option ${codeSpan(found.option)}` }];
      }),
  };
}
