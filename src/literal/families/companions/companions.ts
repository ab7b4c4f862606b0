import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import type { Clause, Family } from '../../types.ts';
import { readBaseClass, readForbiddenBase } from './base-classes.ts';
import { readDocumentation } from './documentation.ts';
import { readDemand } from './demands.ts';
import { readFileHead } from './file-heads.ts';
import { readNamedHead } from './named-heads.ts';
import { readPreviews } from './previews.ts';
import { readRequiredKeys } from './required-keys.ts';
import { readAttributes, readModifiers } from './modifiers.ts';
import { readSiblingFiles } from './sibling-files.ts';
import { readTestComments } from './test-comments.ts';
import { readWrittenTypes } from './written-types.ts';

/** Rules on what belongs to a declaration or a new file: documentation, types, modifiers, attributes, a header. */
export const COMPANIONS_FAMILY: Family = {
  name: 'companions',
  compile: (given) => {
    const clause = asRequired(given);
    if (clause.polarity !== 'required' || clause.instead !== undefined) {
      return readForbiddenBase(clause);
    }
    const words = wordsOf(clause);
    return (
      readDocumentation(words, clause) ??
      readWrittenTypes(words, clause) ??
      readModifiers(words, clause) ??
      readAttributes(clause) ??
      readFileHead(clause) ??
      readRequiredKeys(clause) ??
      readNamedHead(words, clause) ??
      readPreviews(words, clause) ??
      readBaseClass(clause) ??
      readTestComments(clause) ??
      readSiblingFiles(clause) ??
      readDemand(clause)
    );
  },
};

/** `never skip XML documentation on public members` requires it. */
function asRequired(clause: Clause): Clause {
  return clause.polarity === 'forbidden' && /^(?:skip|omit|forget|neglect)$/.test(clause.verb) && clause.subject === ''
    ? { ...clause, polarity: 'required', verb: 'have' }
    : clause;
}

/** All words of a clause in lower case, with the contents of its code spans. */
function wordsOf({ subject, verb, object, codes }: Clause): string {
  return unmaskCodeSpans(`${subject} ${verb} ${object}`, codes)
    .replaceAll('`', '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
