import { splitGlobList } from '../../../text/globs/glob.ts';
import { shiftRange, type TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../texts/checked-text.ts';
import { oncePerText } from '../texts/once-per-text.ts';

/** A glob of `applyTo`, or of the `paths` of a Claude rule, with its range. */
export interface WrittenGlob {
  readonly pattern: string;
  /** The range of the glob, or of the whole value if the glob is not written there literally, such as after an escape. */
  readonly range: TextRange;
  readonly isVerbatim: boolean;
}

interface WrittenGlobs {
  readonly key: 'applyTo' | 'paths';
  readonly globs: readonly WrittenGlob[];
}

/** People do not write more globs in one file. */
const MAX_GLOBS = 100;

/** The globs of an instruction file, in order. Empty if their key has a value of another type. */
export const writtenGlobs = oncePerText((text): WrittenGlobs =>
  text.kind === 'claude-rule' ? { key: 'paths', globs: readPaths(text) } : { key: 'applyTo', globs: readApplyTo(text) },
);

function readApplyTo({ text, frontmatter }: CheckedText): readonly WrittenGlob[] {
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
        : { pattern, range: shiftRange(within, range.start + at), isVerbatim: true },
    );
}

function readPaths({ text, frontmatter }: CheckedText): readonly WrittenGlob[] {
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
        : [{ pattern, range: shiftRange({ start: at, end: at + pattern.length }, range.start), isVerbatim: true }];
    },
  );
}
