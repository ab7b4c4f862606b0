import type { Fix } from '../../diagnostics/fix.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { Said, TextRule } from '../types.ts';
import { writtenGlobs, type WrittenGlob } from '../reading/written-globs.ts';

/** What is wrong with one glob. */
export interface GlobFault extends Said {
  /** Within the glob; the whole of it where this is absent. */
  readonly at?: TextRange;
  /** The glob that was certainly meant. */
  readonly fixed?: string;
}

/** A rule about single globs: what they say, wherever their file stands. */
export interface GlobRule extends TextRule {
  /** @param key what the glob stands under, in backticks */
  readonly findFault: (pattern: string, key: string) => GlobFault | undefined;
}

/** No client takes longer ones, and no person writes them. */
const MAX_GLOB_CHARACTERS = 4_096;

/** Makes a rule that holds each glob of a file against one question. */
export function globRule(rule: Omit<GlobRule, 'scope' | 'check'>): GlobRule {
  return {
    ...rule,
    scope: 'text',
    check(text, report) {
      const { key, globs } = writtenGlobs(text);
      for (const glob of globs.filter(({ pattern }) => pattern.length <= MAX_GLOB_CHARACTERS)) {
        const fault = rule.findFault(glob.pattern, `\`${key}\``);
        if (fault !== undefined) {
          const { message, hint, fixed } = fault;
          const fix = fixed === undefined ? undefined : writeInstead(text, glob, fixed);
          report(placeOf(glob, fault), { message, hint }, fix === undefined ? {} : { fix });
        }
      }
    },
  };
}

function placeOf({ range, isVerbatim }: WrittenGlob, { at }: GlobFault): TextRange {
  return at === undefined || !isVerbatim ? range : { start: range.start + at.start, end: range.start + at.end };
}

/** What may not begin a value of YAML that has no quotes. */
const NEEDS_QUOTES = /^[^\w./]/;

/** Puts a glob in another one's place, in quotes where YAML now wants them. */
export function writeInstead(
  { text }: CheckedText,
  { pattern, range, isVerbatim }: WrittenGlob,
  fixed: string,
): Fix | undefined {
  if (!isVerbatim || /["'\\\n]/.test(fixed)) {
    return undefined;
  }
  const before = text.slice(0, range.start).trimEnd().at(-1);
  const beginsValue = before === ':' || before === '-';
  if (!beginsValue || !NEEDS_QUOTES.test(fixed) || NEEDS_QUOTES.test(pattern)) {
    return { kind: 'edits', edits: [{ ...range, text: fixed }] };
  }
  const lineEnd = text.indexOf('\n', range.end);
  const rest = text.slice(range.end, lineEnd < 0 ? text.length : lineEnd);
  return rest.trim() === '' ? { kind: 'edits', edits: [{ ...range, text: `"${fixed}"` }] } : undefined;
}
