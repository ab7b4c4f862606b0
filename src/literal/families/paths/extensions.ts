import type { Clause, Finder } from '../../types.ts';
import { codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { isNewName } from './file-kinds.ts';

const EXTENSION = /^\*?\.[a-z][a-z0-9]{0,9}$/;
const ENDING = '(?: (?:file )?(?:extensions?|endings?|suffix(?:es)?)| files?)?';
const CODE = '[\\uE000-\\uF8FF]';
const ALONE = new RegExp(`^(?:the )?${CODE}${ENDING}(?: for .{1,60}| in .{1,60})?$`);
const VERB = /^(?:|use|prefer|write|create|add|name|have)$/;
/** Extensions of which a file has one or the other. */
const OTHER: Readonly<Record<string, string>> = { '.yaml': '.yml', '.yml': '.yaml' };

/** Finds new files with another extension than a clause wants: ``use `.yml`, not `.yaml` ``. */
export function compileExtensions({ polarity, subject, verb, object, instead, codes }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const isAboutFiles = /^(?:(?:all |the |new )*(?:yaml |[a-z]+ )?(?:files?|extensions?|file extensions?))?$/.test(
    plainPhrase(subject),
  );
  const [code = ''] = codesIn(phrase, codes);
  if (!isAboutFiles || !VERB.test(verb) || !ALONE.test(phrase) || !EXTENSION.test(code)) {
    return undefined;
  }
  const extension = code.replace('*', '');
  const wanted = instead === undefined ? [] : codesIn(plainPhrase(instead), codes);
  if (polarity === 'forbidden') {
    return wanted.length === 1 && wanted.every((one) => EXTENSION.test(one)) ? findExtension(extension) : undefined;
  }
  const other =
    /\b(?:extension|ending|suffix)/.test(phrase) && Object.hasOwn(OTHER, extension) ? OTHER[extension] : undefined;
  return other === undefined ? undefined : findExtension(other);
}

function findExtension(extension: string): Finder {
  const name = listCodes([extension]);
  return {
    looksAt: 'change',
    words: `reports new files that end with ${name}`,
    find: ({ files }) =>
      files
        .filter((file) => isNewName(file) && file.path.endsWith(extension))
        .map(({ path }) => ({ path, found: `files that end with ${name}`, note: `This new file ends with ${name}.` })),
  };
}
