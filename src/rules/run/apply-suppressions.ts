import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Reported } from './check-text.ts';
import type { Suppression } from '../reading/suppression-comments.ts';
import { suppressionUnknownRule } from '../suppressions/suppression-unknown-rule.ts';
import { suppressionUnused } from '../suppressions/suppression-unused.ts';

/** The findings of one file by whether a comment silences them, and the reports about the comments themselves. */
export interface Unsuppressed {
  readonly kept: readonly Diagnostic[];
  readonly suppressed: readonly Diagnostic[];
  readonly reported: readonly Reported[];
}

/** Removes the findings that comments of a file silence. `ids` are all existing rules. */
export function applySuppressions(
  findings: readonly Diagnostic[],
  suppressions: readonly Suppression[],
  ids: ReadonlySet<string>,
): Unsuppressed {
  const used = new Map<Suppression, Set<string>>(suppressions.map((suppression) => [suppression, new Set()]));
  const { forLines, forRanges } = indexSuppressions(suppressions);
  const silences = (finding: Diagnostic): boolean => {
    const { rule, start } = finding;
    const candidates = [
      forLines.get(start.line)?.get(rule),
      forLines.get(start.line)?.get(ALL),
      forRanges.get(rule),
      forRanges.get(ALL),
    ];
    const matching = candidates.flatMap((some = []) => some.filter(({ lines }) => covers(lines, start.line)));
    matching.forEach((suppression) => used.get(suppression)?.add(rule));
    return matching.length > 0;
  };
  const suppressed = findings.filter(silences);
  const gone = new Set(suppressed);
  return {
    kept: findings.filter((finding) => !gone.has(finding)),
    suppressed,
    reported: reportComments(suppressions, used, ids),
  };
}

/** The key in the index for comments that name no rule. */
const ALL = '';

type ByRule = Map<string, Suppression[]>;

/** Indexes comments by line and rule, because a file may have thousands of comments and findings. */
function indexSuppressions(suppressions: readonly Suppression[]) {
  const forRanges: ByRule = new Map();
  const forLines = new Map<number, ByRule>();
  for (const suppression of suppressions) {
    const { lines, rules } = suppression;
    const index = lines === 'file' || lines.first !== lines.last ? forRanges : (forLines.get(lines.first) ?? new Map());
    if (index !== forRanges && lines !== 'file') {
      forLines.set(lines.first, index);
    }
    for (const id of rules.length === 0 ? [ALL] : new Set(rules.map(({ id }) => id))) {
      const known = index.get(id);
      if (known === undefined) {
        index.set(id, [suppression]);
      } else {
        known.push(suppression);
      }
    }
  }
  return { forLines, forRanges };
}

function covers(lines: Suppression['lines'], line: number): boolean {
  return lines === 'file' || (lines.first <= line && line <= lines.last);
}

/** A file with more was made to produce long reports. */
const MAX_REPORTS_OF_A_FILE = 100;

function reportComments(
  suppressions: readonly Suppression[],
  used: ReadonlyMap<Suppression, ReadonlySet<string>>,
  ids: ReadonlySet<string>,
): readonly Reported[] {
  const reported: Reported[] = [];
  for (const suppression of suppressions) {
    if (reported.length >= MAX_REPORTS_OF_A_FILE) {
      return reported;
    }
    reported.push(...reportComment(suppression, used.get(suppression) ?? new Set(), ids));
  }
  return reported;
}

function reportComment(
  suppression: Suppression,
  used: ReadonlySet<string>,
  ids: ReadonlySet<string>,
): readonly Reported[] {
  const unknown = suppression.rules.filter(({ id }) => !ids.has(id));
  const idle = suppression.rules.filter(({ id }) => ids.has(id) && !used.has(id));
  const isIdle = unknown.length === 0 && used.size === 0;
  return [
    ...unknown.map(({ id, place }) => ({
      rule: suppressionUnknownRule,
      place,
      ...suppressionUnknownRule.say(id, ids),
    })),
    ...(isIdle
      ? [{ rule: suppressionUnused, place: suppression.place, ...suppressionUnused.sayOfAll(suppression) }]
      : idle.map(({ id, place }) => ({ rule: suppressionUnused, place, ...suppressionUnused.sayOfOne(id) }))),
  ];
}
