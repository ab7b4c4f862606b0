import { isTestPath } from '../../../symbols/is-test.ts';
import { nameOf } from '../../../workspace/paths.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, TextFinder } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';
import { regex } from '../../../text/regex.ts';

const FORM = regex()`
  ^(?:write|create|use) (?:(?:all|new|the|your) )*(?:unit )?tests? (?:as|using|in|with) (?<name>pest|phpunit)
    (?: (?:classes|tests?|syntax|functions?|php))*$
  |^use (?<only>pest|phpunit)(?: \d+)? for (?:all |the )*tests$
`;

/** How the tests of each begin: those of PHPUnit are classes, those of Pest calls. No import tells them apart. */
const OTHER: Readonly<Record<string, { readonly name: string; readonly line: RegExp }>> = {
  phpunit: { name: 'Pest', line: /^\s*(?<code>(?:it|test|describe)\(\s*['"])/ },
  pest: { name: 'PHPUnit', line: /^\s*(?:final )?(?<code>class\s+\w+\s+extends\s+\\?(?:\w+\\)*TestCase)\b/ },
};

/** Finds tests of PHP in the other framework: "All tests must be written as PHPUnit classes". */
export function compilePhpTests({ polarity, subject, verb, object, instead }: Clause): TextFinder | undefined {
  const groups = FORM.exec(`${verb} ${plainPhrase(object)}`)?.groups;
  const name = groups?.['name'] ?? groups?.['only'];
  if (polarity !== 'required' || subject !== '' || instead !== undefined || name === undefined) {
    return undefined;
  }
  const other = OTHER[name];
  return other === undefined
    ? undefined
    : {
        looksAt: 'text',
        words: `reports tests that are written with ${other.name}`,
        languages: ['php'],
        find: ({ file: { path }, added }) =>
          !isTestPath(path) || nameOf(path) === 'TestCase.php'
            ? []
            : added.flatMap(({ number, text }) => {
                const code = other.line.exec(text)?.groups?.['code'];
                return code === undefined
                  ? []
                  : [{ path, line: number, found: `a test of ${other.name}: ${codeSpan(code)}` }];
              }),
      };
}
