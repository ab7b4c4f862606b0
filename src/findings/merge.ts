import { at } from '../structures/at.ts';
import { combineFindings, placeOfReport } from './combine.ts';
import { foldText } from './words/folded-text.ts';
import { isSaidAlike, readSaid, type Said } from './words/similar-words.ts';
import type { FaultPlace, LeftOutDraft } from './types.ts';
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
/** The most reports of one fault whose words are compared with another finding. */
const MOST_WORDINGS = 4;

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
    const said = once(() => readReport(finding));
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

/**
 * The findings that may be about the same fault as a finding of another source: those on near lines or with the same quote.
 * All others stay as they are when the findings are merged. Takes linear time.
 *
 * @param sources a number from 0 for each finding; the same for findings that were merged already
 */
export function findMixed<Found extends PlacedDraft>(
  findings: readonly Found[],
  sources: readonly number[],
): ReadonlySet<Found> {
  const files = new Map<string, Map<PlacedDraft['side'], SourcesOfSide>>();
  const quotes = findings.map(readQuote);
  const ownSides = findings.map((finding, index) => {
    const sides = files.get(finding.path) ?? new Map<PlacedDraft['side'], SourcesOfSide>();
    files.set(finding.path, sides);
    const side = sides.get(finding.side) ?? { byLine: new Map(), byQuote: new Map() };
    sides.set(finding.side, side);
    noteSource(side.byLine, finding.line ?? 0, at(sources, index));
    noteSource(side.byQuote, quotes[index], at(sources, index));
    return side;
  });
  return new Set(
    findings.filter((finding, index) => {
      const source = at(sources, index);
      const side = at(ownSides, index);
      const quote = quotes[index];
      return (quote !== undefined && side.byQuote.get(quote) !== source) || isNearOther(side, finding, source);
    }),
  );
}

function isNearOther({ byLine }: SourcesOfSide, { line }: PlacedDraft, source: number): boolean {
  if (line === undefined) {
    return byLine.get(0) !== source;
  }
  for (let near = Math.min(line, Math.max(1, line - NEAR_LINES)); near <= line + NEAR_LINES; near += 1) {
    if ((byLine.get(near) ?? source) !== source) {
      return true;
    }
  }
  return false;
}

/** The source that has findings on a line or about a quote; `SEVERAL` if there are several. */
interface SourcesOfSide {
  readonly byLine: Map<number, number>;
  readonly byQuote: Map<string, number>;
}

const SEVERAL = -1;

function noteSource<Key>(sources: Map<Key, number>, key: Key | undefined, source: number): void {
  if (key !== undefined) {
    const known = sources.get(key);
    sources.set(key, known === undefined || known === source ? source : SEVERAL);
  }
}

function mostCertainFirst(a: PlacedDraft, b: PlacedDraft): number {
  return bySeverity(a, b) || (b.confidence ?? 0) - (a.confidence ?? 0) || worstFirst(a, b);
}

function whyRepeated({ title, line }: PlacedDraft, { finding }: Kept): string {
  const where = finding.line === line ? 'the same line' : `line ${finding.line ?? '?'}`;
  return `"${title}" says the same as another finding about ${where}`;
}

/** A finding that is kept, and the others that report the same fault. */
interface Kept {
  readonly finding: PlacedDraft;
  /** The words of the finding and of the first others. */
  readonly said: (() => Said)[];
  readonly others: PlacedDraft[];
  /** Other lines that the same reviewer names. */
  readonly places: FaultPlace[];
  hasLiteral: boolean;
  agents: readonly string[];
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
      const said = [once(() => readReport(finding))];
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
        kept.said.push(once(() => readReport(finding)));
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
      const words = once(() => foldText(`${finding.title}\n${finding.body}`));
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

/** Whether `same` already compared the two. It asks for less likeness than `near` does. */
function isCompared({ finding: kept }: Kept, { line }: PlacedDraft): boolean {
  return line !== undefined && kept.line === line;
}

/** The words of a literal check are the same for all statements; what it says are the statement and the code it found. */
function readReport({ title, body, origin, guideline }: PlacedDraft): Said {
  return origin === 'literal' && guideline !== undefined
    ? readSaid({ title: guideline.text, body: title.match(/`.*`/)?.[0] ?? '' })
    : readSaid({ title, body });
}

/**
 * Whether one is a literal check's and the other a model's report of it in other words: its title names the code that the
 * check found, and it cites the same file or is about nothing graver than form.
 */
function isFoundLiterally({ finding }: Kept, other: PlacedDraft): boolean {
  if (finding.origin === other.origin) {
    return false;
  }
  const [literal, model] = finding.origin === 'literal' ? [finding, other] : [other, finding];
  const code = FOUND_CODE.exec(literal.title)?.[1];
  const isOfForm = FORM_KINDS.has(model.kind) && model.guideline === undefined;
  return (
    code !== undefined &&
    model.title.includes(`\`${code}\``) &&
    (isOfForm || (model.guideline !== undefined && model.guideline.source === literal.guideline?.source))
  );
}

/** The last code that the title of a literal check names is what it found. */
const FOUND_CODE = /`([^`]+)`$/;
const FORM_KINDS: ReadonlySet<string> = new Set([
  'consistency',
  'documentation',
  'naming',
  'readability',
  'style',
  'other',
]);

function isAlike(kept: Kept, said: () => Said, where: 'same' | 'near'): boolean {
  return kept.said.some((other) => isSaidAlike(other(), said(), where));
}

/**
 * Whether the bodies of two findings without a line say the same. Their titles are equal, but without a line nothing else
 * tells two faults of a file apart, and the text of one of them would be lost.
 */
function hasLikeBody({ finding, others }: Kept, { body }: PlacedDraft): boolean {
  return [finding, ...others.slice(0, MOST_WORDINGS)].some(
    (other) =>
      other.body === body || isSaidAlike(readSaid({ title: '', body: other.body }), readSaid({ title: '', body })),
  );
}

/** One reviewer who says the same in equal words about another line means another place. `gatherFaults` gathers those. */
function isEqualText({ finding, others }: Kept, words: string): boolean {
  return [finding, ...others.slice(0, MOST_WORDINGS)].some(
    ({ title, body }) => foldText(`${title}\n${body}`) === words,
  );
}

/** Two literal checks found two things, and two statements are broken in two ways. */
function mayJoin({ finding, hasLiteral }: Kept, { origin, guideline }: PlacedDraft): boolean {
  const { guideline: cited } = finding;
  const isLiteralTwice = hasLiteral && origin === 'literal';
  const areTwo =
    cited?.statement !== undefined && guideline?.statement !== undefined && cited.statement !== guideline.statement;
  return !isLiteralTwice && !areTwo;
}

/**
 * Whether two reviewers mean the same because they cite the same statement. A literal check finds every line that breaks its
 * statement, so a model that cites it for another line may mean something else.
 */
function isOneStatement({ finding, hasLiteral }: Kept, other: PlacedDraft): boolean {
  return citesTheSame(finding, other) && !hasLiteral && other.origin !== 'literal';
}

/** Whether other reviewers reported it. The literal checks are a reviewer of their own. */
function isOfOthers(kept: Kept, { agents = [], origin }: PlacedDraft): boolean {
  return (
    kept.finding.origin !== origin ||
    (kept.agents.length > 0 && agents.length > 0 && !agents.some((agent) => kept.agents.includes(agent)))
  );
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

/** The key that two findings of one line share if they certainly are about the same fault. */
function subjectKey({ path, side, line, title, body, guideline }: PlacedDraft): string {
  if (line === undefined) {
    return JSON.stringify([path, side, 'title', title]);
  }
  return guideline?.statement === undefined
    ? JSON.stringify([path, side, line, guideline?.id, title, body])
    : JSON.stringify([path, side, line, guideline.statement]);
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

function quoteKey(finding: PlacedDraft): string | undefined {
  const { path, side } = finding;
  const text = readQuote(finding);
  return text === undefined ? undefined : JSON.stringify([path, side, text]);
}

const HAS_OTHER_BLANKS = /^\s|\s\s|\s$|[^\S ]/;

/** The quote, if it is long enough to identify a place. */
function readQuote({ quote }: PlacedDraft): string | undefined {
  const text =
    quote === undefined || !HAS_OTHER_BLANKS.test(quote) ? (quote ?? '') : quote.trim().replaceAll(/\s+/g, ' ');
  return text.length < LEAST_QUOTE_CHARACTERS ? undefined : text;
}
