import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder, CodeSubjectOf, Violation } from '../../types.ts';
import { readsOnly } from '../reads-only.ts';

const OBJECT = /^(?:(?:the|an?|any|own|custom) )*(?<mark>[\uE000-\uF8FF]) (?:methods?|constructors?|functions?)$/;
const NAME = /^(?<name>[A-Za-z_]\w*)(?:\(\))?$/;
/** Methods that only the language calls, so that ruling one out means to declare none. */
const SPECIAL = /^__\w+__$/;
const TEST_CLASS = /^Test|Tests?$/;

/**
 * Finds where a class declares a method that is ruled out: ``No `__init__` method in test classes``, ``the `$casts` property instead
 * of the `casts()` method``. Other rules on methods are about their calls.
 */
export function compileDeclaredMethod({
  statement,
  polarity,
  subject,
  verb,
  object,
  instead = '',
  codes,
}: Clause): CodeFinder | undefined {
  const [code = ''] = listMaskedCodes(OBJECT.exec(object)?.groups?.['mark'] ?? '', codes);
  const name = NAME.exec(code.trim())?.groups?.['name'];
  const isDeclared =
    name !== undefined &&
    (/^(?:declare|define|implement|override)$/.test(verb) ||
      (/^(?:|use|have|add|write)$/.test(verb) &&
        (SPECIAL.test(name) || /\b(?:propert(?:y|ies)|attributes?|fields?)$/.test(instead))));
  if (polarity !== 'forbidden' || subject !== '' || !isDeclared) {
    return undefined;
  }
  const isOfTests = /\btest class(?:es)?\b/i.test(statement.text);
  const find = ({ file, facts: { declarations }, isAdded }: CodeSubjectOf<'declarations'>): readonly Violation[] =>
    declarations.flatMap((one): readonly Violation[] => {
      const around = one.inside === undefined ? undefined : declarations[one.inside];
      return /^(?:method|constructor)$/.test(one.kind) &&
        one.name === name &&
        isAdded(one.nameLine) &&
        (!isOfTests || TEST_CLASS.test(around?.name ?? ''))
        ? [{ path: file.path, line: one.nameLine, found: `the method ${codeSpan(name)}` }]
        : [];
    });
  return {
    looksAt: 'code',
    words: `reports ${isOfTests ? 'test classes' : 'classes'} that declare the method ${codeSpan(name)}`,
    signs: [{ inFile: name }],
    ...readsOnly(['declarations'], { find }),
  };
}
