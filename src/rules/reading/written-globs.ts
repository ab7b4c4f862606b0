import { splitGlobList } from '../../text/globs/glob.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from './checked-text.ts';
import { oncePerText } from './once-per-text.ts';

/** A glob of `applyTo`, or of the `paths` of a rule of Claude's, with its place. */
export interface WrittenGlob {
  readonly pattern: string;
  /** Of the whole value where the glob does not stand there letter by letter, as after an escape. */
  readonly range: TextRange;
  readonly isVerbatim: boolean;
}

interface WrittenGlobs {
  readonly key: 'applyTo' | 'paths';
  readonly globs: readonly WrittenGlob[];
}

/** More globs in one file are no work of a person. */
const MAX_GLOBS = 100;

/** The globs of an instruction file, in order; none where their key has a value of another type. */
export const writtenGlobs = oncePerText((text): WrittenGlobs =>
  text.kind === 'claude-rule'
    ? { key: 'paths', globs: globsOfPaths(text) }
    : { key: 'applyTo', globs: globsOfApplyTo(text) },
);

function globsOfApplyTo({ text, frontmatter }: CheckedText): readonly WrittenGlob[] {
  const value = frontmatter.data['applyTo'];
  const range = frontmatter.rangeOf(['applyTo']);
  if (typeof value !== 'string' || range === undefined) {
    return [];
  }
  const at = text.slice(range.start, range.end).indexOf(value);
  return splitGlobList(value)
    .slice(0, MAX_GLOBS)
    .map(({ pattern, range: within }) =>
      at < 0
        ? { pattern, range, isVerbatim: false }
        : { pattern, range: shifted(within, range.start + at), isVerbatim: true },
    );
}

function globsOfPaths({ text, frontmatter }: CheckedText): readonly WrittenGlob[] {
  const values = frontmatter.data['paths'];
  return (Array.isArray(values) ? values.slice(0, MAX_GLOBS) : []).flatMap(
    (value: unknown, index): readonly WrittenGlob[] => {
      const pattern = typeof value === 'string' ? value.trim() : '';
      const range = pattern === '' ? undefined : frontmatter.rangeOf(['paths', index]);
      if (range === undefined) {
        return [];
      }
      const at = text.slice(range.start, range.end).indexOf(pattern);
      return at < 0
        ? [{ pattern, range, isVerbatim: false }]
        : [{ pattern, range: shifted({ start: at, end: at + pattern.length }, range.start), isVerbatim: true }];
    },
  );
}

function shifted({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}
