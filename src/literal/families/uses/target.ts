import type { CodeFacts, UseFact } from '../../../syntax/facts/types.ts';
import type { CodePattern } from './code-pattern.ts';
import type { Part } from './snippets/read-snippet.ts';

/** What a clause says about quoted code: ``the `fs` module``, `` `TODO` comments``. */
export type Noun =
  | 'code'
  | 'comment'
  | 'module'
  | 'type'
  | 'attribute'
  | 'tag'
  | 'call'
  | 'command'
  | 'macro'
  | 'operator'
  | 'keyword';

/** The kinds of facts by which targets are found. */
type UsesFactKind = 'code' | 'comments' | 'constructs' | 'imports' | 'strings' | 'unsound' | 'uses';

export type UsesFacts = Pick<CodeFacts, UsesFactKind>;

/** The kinds of facts that some targets need. Most files are read for few of them. */
export function kindsOfFacts(targets: readonly Target[]): readonly UsesFactKind[] {
  return [...new Set(targets.flatMap(kindsOfTarget))];
}

function kindsOfTarget({ by, snippet, pattern, isForm = false }: Target): readonly UsesFactKind[] {
  switch (by) {
    case 'class':
    case 'string':
      return ['strings'];
    case 'comment':
      return ['comments'];
    case 'import':
      return ['imports'];
    case 'use':
      return [...USE, ...(isForm ? (['constructs'] as const) : [])];
    case 'command':
    case 'text':
      return snippet !== undefined
        ? ['code', 'strings']
        : pattern.place === 'anywhere'
          ? ['comments', 'strings']
          : ['code'];
  }
}

/** Where the text does not follow its grammar, the lines of code are searched. */
const USE: readonly UsesFactKind[] = ['code', 'imports', 'unsound', 'uses'];

/** Something that a clause rules out, and how it is recognized. */
export interface Target {
  /** As quoted. */
  readonly code: string;
  /** ``calls of `eval` ``. */
  readonly words: string;
  /** What the text is searched for, where no grammar decides, or where no name is enough: `as unknown as`. */
  readonly pattern: CodePattern;
  /** By what the code of a file is searched. `text`: for the pattern, in lines of code. */
  readonly by: 'use' | 'comment' | 'text' | 'string' | 'command' | 'import' | 'class';
  /** Whether a use is meant, by the kinds of facts of `kindsOfFacts`. */
  readonly isMeant: (use: UseFact, facts: UsesFacts) => boolean;
  /** Whether uses are meant only in a form of code: `as` in a type assertion. */
  readonly isForm?: boolean;
  /** The module whose imports are meant. */
  readonly module?: string;
  /** Whether a class of CSS is meant. */
  readonly isClass?: (name: string) => boolean;
  /** Syntax that is meant, with any names where the quote has names for others. */
  readonly snippet?: readonly Part[];
  /** Whether it is in the syntax of several languages, and means something in the one of the document alone: `_ =`. */
  readonly needsLanguage?: boolean;
  /** A part that is in every line that can have it, unless an alias hides it. */
  readonly needle?: string;
}
