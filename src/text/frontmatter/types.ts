import type { TextRange } from '../source-text.ts';
import type { YamlProblem } from '../yaml/problems.ts';
import type { ValuePath } from '../yaml/tree.ts';

/** The head of a customization file and the range of the text under it. */
export interface Frontmatter extends FrontmatterEntries {
  /** Whether the file begins with an opening fence. */
  readonly present: boolean;
  readonly body: TextRange;
  /** The lines between the fences, without the last line end; absent also where they are too many to be read. */
  readonly block?: TextRange;
}

/** What stands between the fences. */
export interface FrontmatterEntries {
  /** What could be read; also of a block with problems, as far as Copilot reads it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A warning where Copilot reads what strict YAML refuses, else an error. */
  readonly problems: readonly YamlProblem[];
  readonly rangeOf: (path: ValuePath) => TextRange | undefined;
  readonly rangeOfKey: (path: ValuePath) => TextRange | undefined;
}

/** For a file without frontmatter, whose body begins at `start`. */
export function noFrontmatter(text: string, start: number, problems: readonly YamlProblem[]): Frontmatter {
  return {
    present: false,
    data: {},
    body: { start, end: text.length },
    problems,
    rangeOf: nowhere,
    rangeOfKey: nowhere,
  };
}

/** Where a path leads in what could not be read. */
export function nowhere(): undefined {
  return undefined;
}
