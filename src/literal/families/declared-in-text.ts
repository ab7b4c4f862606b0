import type { FileChange } from '../../changes/types.ts';
import { declarationsInText } from '../../syntax/declarations-in-text.ts';
import type { DeclarationFact } from '../../syntax/facts/types.ts';
import type { CodeFinder, CodeSubjectOf, Violation } from '../types.ts';

/** Several checks ask for the declarations of one file. */
const KNOWN = new WeakMap<FileChange, readonly DeclarationFact[]>();

/**
 * A finder that reads declarations alone, for files without a grammar as well: there, the lines of the text tell what is declared
 * (`syntax/declarations-in-text.ts`).
 */
export function alsoInText(
  find: (file: CodeSubjectOf<'declarations'>) => readonly Violation[],
): Pick<CodeFinder, 'findInText'> {
  return {
    findInText: (subject) => {
      const { file, head, languageId = '' } = subject;
      if (head === undefined) {
        return [];
      }
      const declarations = KNOWN.get(file) ?? declarationsInText(head, languageId) ?? [];
      KNOWN.set(file, declarations);
      return find({ ...subject, facts: { declarations } });
    },
  };
}
