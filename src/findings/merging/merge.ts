import { combineFindings, placeOfReport } from '../combine.ts';
import { lineKey, linesAround, quoteKey, subjectKey } from './keys.ts';
import {
  hasLikeBody,
  isAlike,
  isCompared,
  isEqualText,
  isFoundLiterally,
  isOfOthers,
  isOneStatement,
  mayJoin,
  MOST_WORDINGS,
  readReport,
  type Kept,
} from './same-fault.ts';
import type { LeftOutDraft } from '../types.ts';
import { foldText } from '../words/folded-text.ts';
import type { Said } from '../words/similar-words.ts';
import { bySeverity, worstFirst, type PlacedDraft } from '../worst-first.ts';
import { lazily } from '../../structures/lazily.ts';
import { addToGroup } from '../../structures/group-by.ts';

export interface MergedFindings {
  /** Each with the names of all agents that report it. */
  readonly unique: readonly PlacedDraft[];
  readonly repeated: readonly LeftOutDraft[];
}

/** The most findings of one place that are compared with another finding. */
const MOST_COMPARED = 64;
/**
 * Merges findings about the same fault. Findings are about the same fault
 *
 * - if they have the same line, and cite the same statement or use similar words, whoever reports them and of whatever kind,
 *   or the title of a model's report names the code that a literal check found.
 *   Two faults in one line stay two findings: otherwise a small one could hide a severe one;
 * - if they have near lines and use similar words. If one reviewer reports both, the other line stays as a place;
 * - if different models report them for near lines or for the same text, and they cite the same statement.
 *
 * Findings that cite two different statements are never merged. `combineFindings` decides what is kept of each. The order of
 * the findings makes no difference.
 */
export function mergeFindings(placed: readonly PlacedDraft[]): MergedFindings {
  const kept = createKept();
  const repeated: LeftOutDraft[] = [];
  for (const finding of placed.toSorted(mostCertainFirst)) {
    const said = lazily(() => readReport(finding));
    const one = kept.same(finding, said) ?? kept.near(finding, said);
    if (one === undefined) {
      kept.add(finding);
    } else {
      kept.join(one, finding);
      repeated.push({ source: `${finding.path}:${finding.line ?? '?'}`, reason: whyRepeated(finding, one) });
    }
  }
  return {
    unique: kept.all().map(({ finding, others, places }) => combineFindings(finding, others, places)),
    repeated,
  };
}

function mostCertainFirst(a: PlacedDraft, b: PlacedDraft): number {
  return bySeverity(a, b) || (b.confidence ?? 0) - (a.confidence ?? 0) || worstFirst(a, b);
}

function whyRepeated({ title, line }: PlacedDraft, { finding }: Kept): string {
  const where = finding.line === line ? 'the same line' : `line ${finding.line ?? '?'}`;
  return `"${title}" says the same as another finding about ${where}`;
}

interface KeptFindings {
  add(finding: PlacedDraft): void;
  join(kept: Kept, finding: PlacedDraft): void;
  /** The finding on the same line that this one repeats. */
  same(finding: PlacedDraft, said: () => Said): Kept | undefined;
  /** The nearest finding on other lines that this one repeats. Call it if `same` finds none. */
  near(finding: PlacedDraft, said: () => Said): Kept | undefined;
  all(): readonly Kept[];
}

function createKept(): KeptFindings {
  const all: Kept[] = [];
  const bySubject = new Map<string, Kept[]>();
  const byLine = new Map<string, Kept[]>();
  const byQuote = new Map<string, Kept[]>();

  function* around(finding: PlacedDraft): Generator<Kept> {
    for (const line of linesAround(finding)) {
      yield* byLine.get(lineKey(finding, line)) ?? [];
    }
  }

  return {
    add(finding) {
      const { agents = [], origin } = finding;
      const said = [lazily(() => readReport(finding))];
      const kept: Kept = { finding, said, others: [], places: [], hasLiteral: origin === 'literal', agents };
      all.push(kept);
      push(bySubject, subjectKey(finding), kept);
      push(byLine, lineKey(finding, finding.line), kept);
      push(byQuote, quoteKey(finding), kept);
    },
    join(kept, finding) {
      if (finding.line !== kept.finding.line && !isOfOthers(kept, finding)) {
        kept.places.push(placeOfReport(finding));
      }
      kept.others.push(finding);
      kept.hasLiteral ||= finding.origin === 'literal';
      kept.agents = [...new Set([...kept.agents, ...(finding.agents ?? [])])];
      if (kept.said.length < MOST_WORDINGS) {
        kept.said.push(lazily(() => readReport(finding)));
      }
    },
    same(finding, said) {
      const equal = (bySubject.get(subjectKey(finding)) ?? [])
        .slice(0, MOST_COMPARED)
        .find((kept) => mayJoin(kept, finding) && (finding.line !== undefined || hasLikeBody(kept, finding)));
      if (equal !== undefined || finding.line === undefined) {
        return equal;
      }
      return (byLine.get(lineKey(finding, finding.line)) ?? [])
        .slice(0, MOST_COMPARED)
        .find((kept) => mayJoin(kept, finding) && (isAlike(kept, said, 'same') || isFoundLiterally(kept, finding)));
    },
    near(finding, said) {
      const words = lazily(() => foldText(`${finding.title}\n${finding.body}`));
      const alike = byQuote.get(quoteKey(finding) ?? '') ?? [];
      const nearest = first(MOST_COMPARED, around(finding)).find((kept) => {
        if (isCompared(kept, finding) || !mayJoin(kept, finding)) {
          return false;
        }
        return isOfOthers(kept, finding)
          ? isOneStatement(kept, finding) || isAlike(kept, said, 'near')
          : finding.line !== undefined && isAlike(kept, said, 'near') && !isEqualText(kept, words());
      });
      return (
        nearest ??
        alike
          .slice(0, MOST_COMPARED)
          .filter((kept) => mayJoin(kept, finding) && isOfOthers(kept, finding))
          .find((kept) => isOneStatement(kept, finding) || isAlike(kept, said, 'near'))
      );
    },
    all: () => all,
  };
}

/** The first items of many; `Iterator.take` is not in Node 20. */
function first<T>(most: number, items: Iterable<T>): readonly T[] {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length >= most) {
      break;
    }
    taken.push(item);
  }
  return taken;
}

function push(groups: Map<string, Kept[]>, key: string | undefined, kept: Kept): void {
  if (key !== undefined) {
    addToGroup(groups, key, kept);
  }
}
