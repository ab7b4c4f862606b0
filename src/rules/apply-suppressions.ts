import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Reported } from './check-text.ts';
import type { Suppression } from './suppression-comments.ts';
import { suppressionUnknownRule } from './suppressions/suppression-unknown-rule.ts';
import { suppressionUnused } from './suppressions/suppression-unused.ts';

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
  const { ofFile, ofLine, ofLines } = indexSuppressions(suppressions);
  const silences = (finding: Diagnostic): boolean => {
    const matching = [...ofFile, ...(ofLine.get(finding.start.line) ?? []), ...ofLines].filter((suppression) =>
      covers(suppression, finding),
    );
    matching.forEach((suppression) => used.get(suppression)?.add(finding.rule));
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

/** A file may have thousands: those of one line are looked up. */
function indexSuppressions(suppressions: readonly Suppression[]) {
  const ofFile: Suppression[] = [];
  const ofLines: Suppression[] = [];
  const ofLine = new Map<number, Suppression[]>();
  for (const suppression of suppressions) {
    const { lines } = suppression;
    if (lines === 'file') {
      ofFile.push(suppression);
    } else if (lines.first === lines.last) {
      ofLine.set(lines.first, [...(ofLine.get(lines.first) ?? []), suppression]);
    } else {
      ofLines.push(suppression);
    }
  }
  return { ofFile, ofLine, ofLines };
}

function covers({ lines, rules }: Suppression, { rule, start }: Diagnostic): boolean {
  return (
    (lines === 'file' || (lines.first <= start.line && start.line <= lines.last)) &&
    (rules.length === 0 || rules.some(({ id }) => id === rule))
  );
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
