import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { LITERAL_CHECKS_NAME } from '../../text/disable-names.ts';
import type { Reported } from './check-text.ts';
import type { Suppression } from '../reading/reports/suppression-comments.ts';
import { suppressionUnknownRule } from '../suppressions/suppression-unknown-rule.ts';
import { suppressionUnused } from '../suppressions/suppression-unused.ts';
import { addToGroup } from '../../structures/group-by.ts';

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
  const comments = suppressions.map((suppression): Comment => ({ suppression, silenced: new Set() }));
  const { forLines, forRanges } = indexComments(comments);
  const silences = (finding: Diagnostic): boolean => {
    const { rule, start } = finding;
    const candidates = [
      forLines.get(start.line)?.get(rule),
      forLines.get(start.line)?.get(ALL),
      forRanges.get(rule),
      forRanges.get(ALL),
    ];
    const matching = candidates.flatMap((some = []) =>
      some.filter(({ suppression }) => covers(suppression.lines, start.line)),
    );
    matching.forEach(({ silenced }) => silenced.add(rule));
    return matching.length > 0;
  };
  const suppressed = findings.filter(silences);
  const gone = new Set(suppressed);
  return {
    kept: findings.filter((finding) => !gone.has(finding)),
    suppressed,
    reported: reportComments(comments, ids),
  };
}

/** A comment, and the rules of which it has silenced findings. */
interface Comment {
  readonly suppression: Suppression;
  readonly silenced: Set<string>;
}

/** The key in the index for comments that name no rule. */
const ALL = '';

type ByRule = Map<string, Comment[]>;

/** Indexes comments by line and rule, because a file may have thousands of comments and findings. */
function indexComments(comments: readonly Comment[]) {
  const forRanges: ByRule = new Map();
  const forLines = new Map<number, ByRule>();
  for (const comment of comments) {
    const { lines, rules } = comment.suppression;
    const index = lines === 'file' || lines.first !== lines.last ? forRanges : (forLines.get(lines.first) ?? new Map());
    if (index !== forRanges && lines !== 'file') {
      forLines.set(lines.first, index);
    }
    for (const id of rules.length === 0 ? [ALL] : new Set(rules.map(({ id }) => id))) {
      addToGroup(index, id, comment);
    }
  }
  return { forLines, forRanges };
}

function covers(lines: Suppression['lines'], line: number): boolean {
  return lines === 'file' || (lines.first <= line && line <= lines.last);
}

/** A file with more was made to produce long reports. */
const MAX_REPORTS_OF_A_FILE = 100;

function reportComments(comments: readonly Comment[], ids: ReadonlySet<string>): readonly Reported[] {
  const reported: Reported[] = [];
  for (const comment of comments) {
    if (reported.length >= MAX_REPORTS_OF_A_FILE) {
      return reported;
    }
    reported.push(...reportComment(comment, ids));
  }
  return reported;
}

/** A name for literal checks is no rule, and only a review knows whether it switches anything off. */
function reportComment({ suppression, silenced }: Comment, ids: ReadonlySet<string>): readonly Reported[] {
  const rules = suppression.rules.filter(({ id }) => id !== LITERAL_CHECKS_NAME);
  if (rules.length === 0 && suppression.rules.length > 0) {
    return [];
  }
  const unknown = rules.filter(({ id }) => !ids.has(id));
  const idle = rules.filter(({ id }) => ids.has(id) && !silenced.has(id));
  const isIdle = unknown.length === 0 && silenced.size === 0;
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
