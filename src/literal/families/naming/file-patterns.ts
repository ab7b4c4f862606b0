import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { nameOf } from '../../../workspace/paths.ts';
import { codeSpan } from '../../code-span.ts';
import type { ChangeFinder, Clause } from '../../types.ts';

const STEMS: Readonly<Record<string, RegExp>> = {
  camelcase: /^[a-z][A-Za-z0-9]*$/,
  // `chat.ng.test-d.ts` has a part of its ending before the last dots.
  'kebab-case': /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/,
  pascalcase: /^[A-Z][A-Za-z0-9]*$/,
  snake_case: /^[a-z0-9]+(?:[_.][a-z0-9]+)*$/,
};
const PATTERN =
  /^(?:[a-z -]{0,30}(?:files?|tests?)(?: be| use|:)* )`(?<style>[A-Za-z_-]{5,7}case)(?<ending>\.[\w-]+\.[a-z]+)`$/i;

/** Reads `kebab-case.test-d.ts`: a style, and an ending that few files have, which says which ones are meant. */
export function readFilePattern({ subject, verb, object, codes, polarity }: Clause): ChangeFinder | undefined {
  const written = unmaskCodeSpans(`${subject} ${verb} ${object}`, codes).replaceAll(/\s+/g, ' ').trim();
  const { style = '', ending = '' } = PATTERN.exec(written)?.groups ?? {};
  const key = style.toLowerCase();
  const stem = Object.hasOwn(STEMS, key) ? STEMS[key] : undefined;
  return stem === undefined || polarity !== 'required'
    ? undefined
    : {
        looksAt: 'change',
        findingKind: 'naming',
        words: `reports new files that end with ${codeSpan(ending)} and whose names are not in ${style} before it`,
        find: ({ files }) =>
          files.flatMap(({ path, status }) => {
            const name = nameOf(path);
            return status === 'added' && name.endsWith(ending) && !stem.test(name.slice(0, -ending.length))
              ? [
                  {
                    path,
                    found: `the file name ${codeSpan(name)}`,
                    note: `The name of this new file is not in ${style}.`,
                  },
                ]
              : [];
          }),
      };
}
