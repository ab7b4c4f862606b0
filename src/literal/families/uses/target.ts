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

/** The kinds of facts by which uses are judged. */
export const USES_FACTS = ['code', 'comments', 'constructs', 'imports', 'strings', 'unsound', 'uses'] as const;

export type UsesFacts = Pick<CodeFacts, (typeof USES_FACTS)[number]>;

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
  /** Whether a use is meant. */
  readonly isMeant: (use: UseFact, facts: UsesFacts) => boolean;
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
