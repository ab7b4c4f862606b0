import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { readsOnly } from '../reads-only.ts';
import { isTestMethod } from './declared.ts';

/** `MethodName_Condition_ExpectedResult`, `<Method>_<Scenario>_<Result>`: parts in words, joined by `_`. */
const PATTERN =
  /^(?:\p{Lu}\p{L}+|[<{[]\p{L}[\p{L} ]*[>}\]])(?:_(?:\p{Lu}\p{L}+|[<{[]\p{L}[\p{L} ]*[>}\]])){1,3}(?:\(\))?$/u;
/** Words that say that the parts stand for something: `Add_Null_Throws` may be an example of one test. */
const STANDS_FOR =
  /method|unit|given|when|should|scenario|condition|context|state|expect|result|behaviou?r|feature|action/i;

/**
 * Reads the pattern of the names of tests: "Test methods follow `Method_Scenario_Result`". Languages whose tests an attribute
 * marks are checked. Undefined for another clause.
 */
export function readTestNamePattern({ polarity, subject, verb, object, codes }: Clause): CodeFinder | undefined {
  const [pattern = '', ...others] = listMaskedCodes(object, codes).map((code) => code.trim());
  const parts = pattern.split('_');
  if (
    polarity !== 'required' ||
    !/^test (?:methods follow the pattern|files end with) [\uE000-\uF8FF]$/.test(`${subject} ${verb} ${object}`) ||
    others.length > 0 ||
    !PATTERN.test(pattern) ||
    parts.filter((part) => STANDS_FOR.test(part)).length < 2
  ) {
    return undefined;
  }
  // Many teams leave one of the parts out, so that only a name without any is certainly another pattern.
  return {
    looksAt: 'code',
    findingKind: 'naming',
    words: `reports names of new test methods without parts that are joined by \`_\`, as in ${codeSpan(pattern)}`,
    languages: ['csharp', 'java'],
    ...readsOnly(['declarations'], {
      find: ({ file, facts, isAdded, languageId = '' }) =>
        facts.declarations.flatMap((one) => {
          const { name = '', nameLine } = one;
          const isWrong =
            isAdded(nameLine) &&
            isTestMethod({ one, all: facts.declarations, languageId }) &&
            name.split('_').filter((part) => part !== '').length < 2;
          return isWrong
            ? [
                {
                  path: file.path,
                  line: nameLine,
                  found: codeSpan(name),
                  note: `The name ${codeSpan(name)} has no parts that are joined by \`_\`, as in ${codeSpan(pattern)}.`,
                },
              ]
            : [];
        }),
    }),
  };
}
