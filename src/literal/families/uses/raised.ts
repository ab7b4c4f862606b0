import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { codesIn } from '../code-list.ts';
import { codeLines } from '../things/vocabulary/finders.ts';

const OBJECT =
  /^(?:(?:the|an?|any|raw|bare|plain|generic|base|built-in|standard|new|untyped|instances? of) )*(?<codes>[\uE000-\uF8FF](?:(?:,? (?:or|and) |, | ?\/ ?)[\uE000-\uF8FF])*)(?: (?:errors?|exceptions?|objects?|instances?|class(?:es)?|types?|directly))*$/;
const NAME = /^(?:new )?(?<name>\\?[A-Z]\w*(?:(?:\.|::)[A-Z]\w*)*)(?:\(\))?$/;

/** Finds where errors of a type are thrown: ``Never throw generic `Error` ``. */
export function compileRaised({ polarity, subject, verb, object, codes }: Clause): CodeFinder | undefined {
  const listed = OBJECT.exec(object)?.groups?.['codes'];
  if (polarity !== 'forbidden' || subject !== '' || !/^(?:throw|raise)$/.test(verb) || listed === undefined) {
    return undefined;
  }
  const names = codesIn(listed, codes).map((code) => NAME.exec(code.trim())?.groups?.['name']);
  if (names.length === 0 || !names.every((name) => name !== undefined)) {
    return undefined;
  }
  const list = names.map((name) => name.replaceAll(/[.\\]/g, String.raw`\$&`)).join('|');
  const written = names.map((name) => codeSpan(name)).join(', ');
  const { languages: _, ...finder } = codeLines(
    { name: `errors of the type ${written} that are thrown`, one: `a thrown ${written}`, languages: [] },
    new RegExp(String.raw`\b(?:throw|raise)\s+(?:new\s+)?(?:[\w\\]+(?:\.|::|\\))*\\?(?:${list})(?![\w.:])`),
  );
  return finder.looksAt === 'code' ? finder : undefined;
}
