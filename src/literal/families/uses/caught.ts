import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { codesIn } from '../code-list.ts';
import { codeLines } from '../things/vocabulary/finders.ts';
import { regex } from '../../../text/regex.ts';
import { regexSource } from '../../../text/regex.ts';

const OBJECT = regex()`
  ^(?:(?:the|an?|any|new|raw|bare|plain|generic|base|broad) )*
    (?<codes>[\uE000-\uF8FF](?:(?:,? (?:or|and) |, | ?\/ ?)[\uE000-\uF8FF])*)
    (?: (?:errors?|exceptions?|class(?:es)?|types?|directly))*$
`;
/** A handler without a name for the error: `catch (Throwable)`. */
const HANDLER = /^catch ?\( ?(?<type>[A-Z][\w.]*) ?\)(?: ?\{ ?\})?$/;
const NAME = /^\\?[A-Z]\w*(?:(?:\.|::|\\)[A-Z]\w*)*$/;
/** An error can only be thrown again where it was caught, so such a rule does not forbid to catch it. */
const RETHROWN = /\bre-?(?:throw|raise)/i;
const LANGUAGES = ['java', 'csharp', 'python', 'php', 'kotlin', 'scala', 'groovy', 'dart', 'cpp', 'ruby'];

/** Finds handlers of a type of errors: ``Never catch `Throwable` or `Error` ``, ``Never use `catch (Throwable)` ``. */
export function compileCaught({ statement, polarity, subject, verb, object, codes }: Clause): CodeFinder | undefined {
  const listed = OBJECT.exec(object)?.groups?.['codes'];
  if (polarity !== 'forbidden' || subject !== '' || listed === undefined || RETHROWN.test(statement.text)) {
    return undefined;
  }
  const written = codesIn(listed, codes).map((code) => code.trim());
  const handlers = written.flatMap((code) => HANDLER.exec(code)?.groups?.['type'] ?? []);
  const names = verb === 'catch' ? written : handlers;
  if (names.length < written.length) {
    return undefined;
  }
  if (names.length === 0 || !names.every((name) => NAME.test(name))) {
    return undefined;
  }
  const types = names.map((name) => codeSpan(name)).join(', ');
  const finder = codeLines(
    { name: `handlers of errors of the type ${types}`, one: `a handler of ${types}`, languages: LANGUAGES },
    new RegExp(handlerOf(names)),
  );
  return finder.looksAt === 'code' ? finder : undefined;
}

/** The source of an expression for handlers: `catch (final A | B e)`, `catch (e: A)`, `except (A, B) as e`, `rescue A => e`. */
export function handlerOf(names: readonly string[]): string {
  const list = names.map((name) => name.replaceAll(/[.\\]/g, String.raw`\$&`)).join('|');
  const type = String.raw`(?:[\w\\]+(?:\.|::|\\))*\\?(?:${list})(?![\w.\\]|::)`;
  return regexSource`
    \bcatch\s*\(\s*(?:final\s+|const\s+)?(?:\w+\s*:\s*)?(?:[\w.\\:]+\s*[|&]\s*)*${type}
    |\b(?:except|rescue)\s*\(?\s*(?:[\w.:]+\s*,\s*)*${type}
    |\bon\s+${type}\s+catch\b
  `;
}
