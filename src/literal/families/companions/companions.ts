import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import type { Clause, Family } from '../../types.ts';
import { readDocumentation } from './documentation.ts';
import { readFileHead } from './file-heads.ts';
import { readNamedHead } from './named-heads.ts';
import { readAttributes, readModifiers } from './modifiers.ts';
import { readWrittenTypes } from './written-types.ts';

/** Rules on what belongs to a declaration or a new file: documentation, types, modifiers, attributes, a header. */
export const COMPANIONS_FAMILY: Family = {
  name: 'companions',
  compile: (clause) => {
    if (clause.polarity !== 'required' || clause.instead !== undefined) {
      return undefined;
    }
    const words = wordsOf(clause);
    return (
      readDocumentation(words, clause) ??
      readWrittenTypes(words, clause) ??
      readModifiers(words, clause) ??
      readAttributes(clause) ??
      readFileHead(clause) ??
      readNamedHead(words, clause)
    );
  },
};

/** All words of a clause in lower case, with the contents of its code spans. */
function wordsOf({ subject, verb, object, codes }: Clause): string {
  return unmaskCodeSpans(`${subject} ${verb} ${object}`, codes)
    .replaceAll('`', '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
