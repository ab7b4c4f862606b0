import type { Clause, Finder } from '../../types.ts';
import { codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { isNewName } from './file-kinds.ts';
import { regexSource } from '../../../text/regex.ts';

const EXTENSION = /^\*?\.[a-z][a-z0-9]{0,9}$/;
const ENDING = '(?: (?:file )?(?:extensions?|endings?|suffix(?:es)?)| files?)?';
const CODE = '[\\uE000-\\uF8FF]';
/** Files that have the one extension or the other, and those among them that a rule can be about. */
const FILES = regexSource`
  (?:(?:all|any|every|new|our|the) )*(?:
    (?:
      ya?ml|workflow|github workflow|github actions workflow|github actions|react|component|typescript|javascript
    )[ ]
  )?(?:files?|file names?|workflows?|components?|extensions?|file extensions?|project|repo(?:sitory)?|codebase)
`;
const ALONE = new RegExp(`^(?:the )?${CODE}${ENDING}(?: (?:for|in) ${FILES})?$`);
const SUBJECT = new RegExp(`^(?:${FILES})?$`);
const VERB = /^(?:|use|prefer|write|create|add|name|have)$/;
/** Extensions of which a file has one or the other. */
const OTHER: Readonly<Record<string, string>> = { '.yaml': '.yml', '.yml': '.yaml' };

/** Finds new files with another extension than a clause wants: ``use `.yml`, not `.yaml` ``. */
export function compileExtensions({ polarity, subject, verb, object, instead, codes }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const about = plainPhrase(subject);
  const [code = ''] = codesIn(phrase, codes);
  if (!SUBJECT.test(about) || !VERB.test(verb) || !ALONE.test(phrase) || !EXTENSION.test(code)) {
    return undefined;
  }
  const areWorkflows = [about, phrase, plainPhrase(instead ?? '')].some((words) =>
    /\bworkflows?\b|\bgithub actions\b/.test(words),
  );
  const extension = code.replace('*', '');
  const wanted = ALONE.test(plainPhrase(instead ?? '')) ? codesIn(plainPhrase(instead ?? ''), codes) : [];
  if (polarity === 'forbidden') {
    return wanted.length === 1 && wanted.every((one) => EXTENSION.test(one))
      ? findExtension(extension, areWorkflows)
      : undefined;
  }
  const other =
    /\b(?:extension|ending|suffix)/.test(phrase) && Object.hasOwn(OTHER, extension) ? OTHER[extension] : undefined;
  return other === undefined ? undefined : findExtension(other, areWorkflows);
}

function findExtension(extension: string, areWorkflows: boolean): Finder {
  const name = listCodes([extension]);
  const folder = areWorkflows ? '.github/workflows/' : '';
  return {
    looksAt: 'change',
    words: `reports new ${areWorkflows ? 'workflows' : 'files'} that end with ${name}`,
    find: ({ files }) =>
      files
        .filter((file) => isNewName(file) && file.path.startsWith(folder) && file.path.endsWith(extension))
        .map(({ path }) => ({ path, found: `files that end with ${name}`, note: `This new file ends with ${name}.` })),
  };
}
