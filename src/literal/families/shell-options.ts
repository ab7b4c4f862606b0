import type { Clause, Family, TextFinder } from '../types.ts';
import { codeSpan } from '../code-span.ts';
import { CODE, codesIn, plainPhrase } from './code-list.ts';

/** Rules on the options that shell scripts set: `` scripts must begin with `set -euo pipefail` ``. */
export const SHELL_OPTIONS_FAMILY: Family = { name: 'shell-options', compile: compileShellOptions };

const SCRIPTS =
  '(?:all |every |each |any |new |the |our |your |bash |shell |sh )*(?:scripts?|shell|bash)(?: scripts?)?';
const TOP = '(?: (?:at|near) the (?:top|beginning|start)(?: of (?:.+))?)?';
const FORMS: readonly RegExp[] = [
  new RegExp(`^${SCRIPTS} (?:start|begin) with ${CODE}$`),
  new RegExp(`^${SCRIPTS} (?:use|have|include|set|enable|contain|declare) ${CODE}${TOP}$`),
  new RegExp(
    `^(?:use|enable|set|add|include|put|write) ${CODE}${TOP}(?: to (?:fail|exit|stop|abort|catch|ensure) .*)?$`,
  ),
  new RegExp(
    `^(?:use|enable|set|add|include|put|write) ${CODE} (?:in|to|at the (?:top|beginning|start) of) ${SCRIPTS}$`,
  ),
  new RegExp(`^(?:start|begin) ${SCRIPTS} with ${CODE}$`),
];

function compileShellOptions({ polarity, subject, verb, object, codes }: Clause): TextFinder | undefined {
  if (polarity !== 'required' || codes.length === 0) {
    return undefined;
  }
  const phrase = [subject, verb, object].map(plainPhrase).filter(Boolean).join(' ');
  const [code = '', ...others] = codesIn(phrase, codes);
  const wanted = readOptions(code);
  if (others.length > 0 || wanted.size === 0 || !FORMS.some((form) => form.test(phrase))) {
    return undefined;
  }
  return {
    looksAt: 'text',
    words: `reports new shell scripts without ${codeSpan(code)}`,
    languages: ['shellscript'],
    find: ({ file: { path, status }, head }) => {
      // A file without `#!` may be read by other scripts, which have set their options.
      if (status !== 'added' || head === undefined || !/^#!.*sh\b/.test(head)) {
        return [];
      }
      const set = readOptions(head);
      return [...wanted].every((option) => set.has(option))
        ? []
        : [
            {
              path,
              found: `a new script without ${codeSpan(code)}`,
              note: `This script does not set ${codeSpan(code)}.`,
            },
          ];
    },
  };
}

/** The options that a text sets: `e`, `u`, `pipefail`. */
function readOptions(text: string): ReadonlySet<string> {
  const options = new Set<string>();
  for (const { groups } of text.matchAll(/^(?:#!\S+(?: \S*sh)?|\s*set)(?<words>(?: [-+][a-zA-Z]+| [a-z]+)+)/gm)) {
    for (const word of (groups?.['words'] ?? '').trim().split(' ')) {
      if (word.startsWith('-')) {
        word
          .slice(1)
          .replaceAll('o', '')
          .split('')
          .forEach((letter) => options.add(letter));
      } else if (/^(?:pipefail|errexit|nounset|noglob|noclobber)$/.test(word)) {
        options.add({ errexit: 'e', nounset: 'u' }[word] ?? word);
      }
    }
  }
  return options;
}
