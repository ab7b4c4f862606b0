import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Reported } from './check-text.ts';
import type { Suppression } from '../reading/suppression-comments.ts';
import { suppressionUnknownRule } from '../suppressions/suppression-unknown-rule.ts';
import { suppressionUnused } from '../suppressions/suppression-unused.ts';

/** What is left of the findings of one file, and what there is to say of its comments. */
export interface Unsuppressed {
  readonly kept: readonly Diagnostic[];
  readonly suppressed: readonly Diagnostic[];
  readonly reported: readonly Reported[];
}

/** Takes away what the comments of a file silence. `ids` are the rules that there are. */
export function applySuppressions(
  findings: readonly Diagnostic[],
  suppressions: readonly Suppression[],
  ids: ReadonlySet<string>,
): Unsuppressed {
  const used = new Map<Suppression, Set<string>>(suppressions.map((suppression) => [suppression, new Set()]));
  const { ofLine, ofLines } = indexSuppressions(suppressions);
  const silences = (finding: Diagnostic): boolean => {
    const { rule, start } = finding;
    const candidates = [
      ofLine.get(start.line)?.get(rule),
      ofLine.get(start.line)?.get(ALL),
      ofLines.get(rule),
      ofLines.get(ALL),
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
    reported: reportOnAll(suppressions, used, ids),
  };
}

/** In place of a rule's name, for comments that name none. */
const ALL = '';

type ByRule = Map<string, Suppression[]>;

/** A file may have thousands of comments and of findings: those of one line and one rule are looked up. */
function indexSuppressions(suppressions: readonly Suppression[]) {
  const ofLines: ByRule = new Map();
  const ofLine = new Map<number, ByRule>();
  for (const suppression of suppressions) {
    const { lines, rules } = suppression;
    const index = lines === 'file' || lines.first !== lines.last ? ofLines : (ofLine.get(lines.first) ?? new Map());
    if (index !== ofLines && lines !== 'file') {
      ofLine.set(lines.first, index);
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
  return { ofLine, ofLines };
}

function covers(lines: Suppression['lines'], line: number): boolean {
  return lines === 'file' || (lines.first <= line && line <= lines.last);
}

/** Beyond these the file is made to be long. */
const MAX_REPORTS_OF_A_FILE = 100;

function reportOnAll(
  suppressions: readonly Suppression[],
  used: ReadonlyMap<Suppression, ReadonlySet<string>>,
  ids: ReadonlySet<string>,
): readonly Reported[] {
  const reported: Reported[] = [];
  for (const suppression of suppressions) {
    if (reported.length >= MAX_REPORTS_OF_A_FILE) {
      return reported;
    }
    reported.push(...reportOn(suppression, used.get(suppression) ?? new Set(), ids));
  }
  return reported;
}

function reportOn(suppression: Suppression, used: ReadonlySet<string>, ids: ReadonlySet<string>): readonly Reported[] {
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
