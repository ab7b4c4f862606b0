import type { Fix } from '../../diagnostics/fix.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { quote } from '../../text/shown/quote.ts';
import type { Effects, Particulars, Said, TextRule } from '../types.ts';
import { writtenGlobs, type WrittenGlob } from '../reading/paths/written-globs.ts';

/** A fault of one glob. */
export interface GlobFault extends Said {
  /** The range within the glob. If absent, the whole glob is reported. */
  readonly at?: TextRange;
  /** The intended glob, if it is certain. */
  readonly fixed?: string;
  /** A glob that may be intended. It applies to more files. */
  readonly wider?: string;
  /** Another effect than the rule's. */
  readonly effects?: Effects;
}

/** A rule about single globs, whatever the path of their file. */
export interface GlobRule extends TextRule {
  /**
   * @param key the key that holds the glob, in backticks
   * @param all all globs of the file
   */
  readonly findFault: (pattern: string, key: string, all: readonly WrittenGlob[]) => GlobFault | undefined;
}

/** Clients accept no longer globs, and people do not write them. */
const MAX_GLOB_CHARACTERS = 4_096;

/** Makes a rule that checks each glob of a file by itself. */
export function globRule(rule: Omit<GlobRule, 'scope' | 'check'>): GlobRule {
  return {
    ...rule,
    scope: 'text',
    check(text, report) {
      const { key, globs } = writtenGlobs(text);
      for (const glob of globs.filter(({ pattern }) => pattern.length <= MAX_GLOB_CHARACTERS)) {
        const fault = rule.findFault(glob.pattern, `\`${key}\``, globs);
        if (fault !== undefined) {
          const { message, hint, effects } = fault;
          const particulars = { ...changeGlob(text, glob, fault), ...(effects && { effects }) };
          report(findFaultRange(glob, fault), { message, hint }, particulars);
        }
      }
    },
  };
}

function changeGlob(text: CheckedText, glob: WrittenGlob, { fixed, wider }: GlobFault): Particulars {
  const meant = fixed ?? wider;
  const fix = meant === undefined ? undefined : writeInstead(text, glob, meant);
  if (fix === undefined || meant === undefined) {
    return {};
  }
  const reason = 'the instructions then apply to more files, and are sent more often';
  return fixed === undefined ? { suggestions: [{ title: `Write ${quote(meant)}`, reason, fix }] } : { fix };
}

function findFaultRange({ range, isVerbatim }: WrittenGlob, { at }: GlobFault): TextRange {
  return at === undefined || !isVerbatim ? range : { start: range.start + at.start, end: range.start + at.end };
}

/** A YAML value that begins with one of these characters needs quotes. */
const NEEDS_QUOTES = /^[^\w./]/;

/** Replaces a glob by another one, in quotes if YAML now needs them. */
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
