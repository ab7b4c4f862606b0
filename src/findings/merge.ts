import { isSaidAlike, readSaid, type Said } from './similar-words.ts';
import type { LeftOutDraft } from './types.ts';
import { bySeverity, worstFirst, type PlacedDraft } from './worst-first.ts';

export interface MergedFindings {
  /** Each with the names of all agents that report it. */
  readonly unique: readonly PlacedDraft[];
  readonly repeated: readonly LeftOutDraft[];
}

/** Agents may count lines differently, or mean the line above. */
const NEAR_LINES = 3;
/** A shorter line, such as a bracket, is in a file too often to identify a place. */
const LEAST_QUOTE_CHARACTERS = 8;
/** The most findings of one place that are compared with another finding. */
const MOST_COMPARED = 64;

/**
 * Merges findings about the same fault, and keeps the most severe and most certain of them. Findings are about the same fault
 *
 * - if they have the same line, and cite the same guideline or, without a guideline, use similar words. Two faults in one
 *   line stay two findings: otherwise a small one could hide a severe one;
 * - if different agents report them for near lines or for the same text, and they cite the same statement or use similar
 *   words. Reports of one agent about three lines in a row stay three findings.
 *
 * The order of the findings makes no difference.
 */
export function mergeFindings(placed: readonly PlacedDraft[]): MergedFindings {
  const kept = createKept();
  const repeated: LeftOutDraft[] = [];
  for (const finding of placed.toSorted(mostCertainFirst)) {
    const one = kept.same(finding) ?? kept.near(finding);
    if (one === undefined) {
      kept.add(finding);
    } else {
      one.agents = [...new Set([...one.agents, ...(finding.agents ?? [])])];
      repeated.push({ source: `${finding.path}:${finding.line ?? '?'}`, reason: whyRepeated(finding, one) });
    }
  }
  return {
    unique: kept.all().map(({ finding, agents }) => (agents.length === 0 ? finding : { ...finding, agents })),
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

/** A finding that is kept, and the agents that report it. */
interface Kept {
  readonly finding: PlacedDraft;
  readonly said: () => Said;
  agents: readonly string[];
}

interface KeptFindings {
  add(finding: PlacedDraft): void;
  /** The finding on the same line that this one repeats. */
  same(finding: PlacedDraft): Kept | undefined;
  /** The nearest finding in which other agents say the same. */
  near(finding: PlacedDraft): Kept | undefined;
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
      const kept: Kept = { finding, said: once(() => readSaid(finding)), agents: finding.agents ?? [] };
      all.push(kept);
      for (const subject of new Set([subjectKey(finding, ANY), subjectKey(finding)])) {
        push(bySubject, subject, kept);
      }
      push(byLine, lineKey(finding, finding.line), kept);
      push(byQuote, quoteKey(finding), kept);
    },
    same(finding) {
      if (finding.guideline === undefined) {
        // Two bugs in one line may be different bugs, so their words must be similar.
        const said = once(() => readSaid(finding));
        return (bySubject.get(subjectKey(finding)) ?? [])
          .slice(0, MOST_COMPARED)
          .find((kept) => isSaidAlike(kept.said(), said()));
      }
      // A citation of a whole guideline matches each of its statements.
      const [one] =
        finding.guideline.statement === undefined
          ? (bySubject.get(subjectKey(finding, ANY)) ?? [])
          : (bySubject.get(subjectKey(finding)) ?? bySubject.get(subjectKey(finding, WHOLE)) ?? []);
      return one;
    },
    near(finding) {
      const agents = finding.agents ?? [];
      if (agents.length === 0) {
        return undefined;
      }
      const said = once(() => readSaid(finding));
      const alike = byQuote.get(quoteKey(finding) ?? '') ?? [];
      return [...first(MOST_COMPARED, around(finding)), ...alike.slice(0, MOST_COMPARED)]
        .filter((kept) => isOfOthers(kept, finding))
        .find((kept) => citesTheSame(kept.finding, finding) || isSaidAlike(kept.said(), said()));
    },
    all: () => all,
  };
}

/** Whether other agents reported it. A finding without agents never matches. */
function isOfOthers(kept: Kept, { agents = [] }: PlacedDraft): boolean {
  return kept.agents.length > 0 && agents.length > 0 && !agents.some((agent) => kept.agents.includes(agent));
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
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [kept]);
    } else {
      group.push(kept);
    }
  }
}

/** Computes a value when it is first needed. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Instead of the id of a cited statement: any statement, or the guideline as a whole. */
const ANY = 'any';
const WHOLE = 'whole';

/** The key that two findings of one line share if they are about the same fault. */
function subjectKey({ path, side, line, title, guideline, kind }: PlacedDraft, statement?: string): string {
  if (line === undefined) {
    return JSON.stringify([path, side, 'title', title]);
  }
  return guideline === undefined
    ? JSON.stringify([path, side, line, kind])
    : JSON.stringify([path, side, line, guideline.id, statement ?? guideline.statement ?? WHOLE]);
}

function citesTheSame({ guideline: a }: PlacedDraft, { guideline: b }: PlacedDraft): boolean {
  return a?.statement !== undefined && a.statement === b?.statement;
}

function lineKey({ path, side }: PlacedDraft, line: number | undefined): string {
  return JSON.stringify([path, side, line ?? 0]);
}

/** The near lines, the nearest first. A finding about a whole file is near to other findings about the file. */
function linesAround({ line }: PlacedDraft): readonly (number | undefined)[] {
  if (line === undefined) {
    return [undefined];
  }
  const away = Array.from({ length: NEAR_LINES }, (_, index) => [line - index - 1, line + index + 1]);
  return [line, ...away.flat().filter((near) => near >= 1)];
}

function quoteKey({ path, side, quote }: PlacedDraft): string | undefined {
  const text = quote?.trim().replaceAll(/\s+/g, ' ') ?? '';
  return text.length < LEAST_QUOTE_CHARACTERS ? undefined : JSON.stringify([path, side, text]);
}
