import type { TextRange } from '../source-text.ts';
import type { YamlProblem } from '../yaml/problems.ts';
import type { ValuePath } from '../yaml/tree.ts';

/** The frontmatter of a customization file and the range of the text below it. */
export interface Frontmatter extends FrontmatterEntries {
  /** Whether the file begins with an opening fence. */
  readonly present: boolean;
  readonly body: TextRange;
  /** The range between the fences, without the last line end; absent also if it is too long to be read. */
  readonly block?: TextRange;
}

/** The entries between the fences. */
export interface FrontmatterEntries {
  /** The values that could be read. From a block with problems, these are the values that Copilot reads. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A problem is a warning if Copilot reads what strict YAML rejects, and an error otherwise. */
  readonly problems: readonly YamlProblem[];
  readonly rangeOf: (path: ValuePath) => TextRange | undefined;
  readonly rangeOfKey: (path: ValuePath) => TextRange | undefined;
}

/** The result for a file without frontmatter, whose body begins at `start`. */
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

/** The range of any path in frontmatter that could not be read. */
export function nowhere(): undefined {
  return undefined;
}
