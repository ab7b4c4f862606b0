import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { codesIn } from '../code-list.ts';
import { handlerOf } from './caught.ts';
import { codeLines } from '../things/vocabulary/finders.ts';
import { regex } from '../../../text/regex.ts';

const OBJECT = regex()`
  ^(?:(?:the|an?|any|raw|bare|plain|generic|base|built-in|standard|new|untyped|instances? of) )*
    (?<codes>[\uE000-\uF8FF](?:(?:,? (?:or|and) |, | ?\/ ?)[\uE000-\uF8FF])*)
    (?: (?:errors?|exceptions?|objects?|instances?|class(?:es)?|types?|directly))*$
`;
const NAME = /^(?:(?:throw|raise) )?(?:new )?(?<name>\\?[A-Z]\w*(?:(?:\.|::)[A-Z]\w*)*)(?:\(\))?$/;

/** The types from which all errors of a language descend. Rules against them do not forbid to extend them or to name them as a type. */
const OF_ALL_ERRORS = /^(?:Error|(?:Base|Runtime)?Exception|Throwable|StandardError)$/;

/**
 * Finds where errors of a type are thrown: ``Never throw generic `Error` ``. Where a rule only wants other types than that of all
 * errors, as in ``specific exceptions over bare `Exception` ``, handlers of these are found as well.
 */
export function compileRaised({ polarity, subject, verb, object, codes }: Clause): CodeFinder | undefined {
  const listed = OBJECT.exec(object)?.groups?.['codes'];
  if (polarity !== 'forbidden' || subject !== '' || !/^(?:throw|raise|use|)$/.test(verb) || listed === undefined) {
    return undefined;
  }
  const names = codesIn(listed, codes).map((code) => NAME.exec(code.trim())?.groups?.['name']);
  if (names.length === 0 || !names.every((name) => name !== undefined)) {
    return undefined;
  }
  const isAnyUse = !/^(?:throw|raise)$/.test(verb) && !codes.some((code) => /^(?:throw|raise) /.test(code.trim()));
  if (isAnyUse && !names.every((name) => OF_ALL_ERRORS.test(name))) {
    return undefined;
  }
  // `Error` is written in the handlers of no language that has it.
  const caught = isAnyUse ? names.filter((name) => name !== 'Error') : [];
  const list = names.map((name) => name.replaceAll(/[.\\]/g, String.raw`\$&`)).join('|');
  const written = names.map((name) => codeSpan(name)).join(', ');
  const { languages: _, ...finder } = codeLines(
    {
      name: `errors of the type ${written} that are thrown${caught.length > 0 ? ' or caught' : ''}`,
      one: caught.length > 0 ? `the type ${written}` : `a thrown ${written}`,
      languages: [],
    },
    new RegExp(
      [
        String.raw`\b(?:throw|raise)\s+(?:new\s+)?(?:[\w\\]+(?:\.|::|\\))*\\?(?:${list})(?![\w.:])`,
        ...(caught.length > 0 ? [handlerOf(caught)] : []),
      ].join('|'),
    ),
  );
  return finder.looksAt === 'code' ? finder : undefined;
}
