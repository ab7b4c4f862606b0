import type { LineRange } from '../syntax/types.ts';
import { groupBy } from '../structures/group-by.ts';
import type { ContextPiece, FoundContext } from './piece.ts';

/** Successive lines of a file that are shown or left out together. No two fragments share a line. */
export interface ContextFragment extends LineRange, Pick<ContextPiece, 'provider' | 'why'> {
  /** Worth for each estimated token. */
  readonly weight: number;
}

/** A file with the fragments to show of it, in the order of its lines. */
export interface ContextFile {
  readonly path: string;
  readonly lines: readonly string[];
  readonly fragments: readonly ContextFragment[];
}

/**
 * Lays the pieces out that help to understand some changed files. A line that several pieces want goes to the one with the
 * most worth for its tokens, and lines that the change shows are left out.
 *
 * @param shown lines that the change itself shows, by path
 * @param forFiles paths of the changed files
 * @param budget the most input tokens of the request
 */
export function layOutPieces(
  { pieces, lines }: Pick<FoundContext, 'pieces' | 'lines'>,
  shown: ReadonlyMap<string, readonly LineRange[]>,
  forFiles: ReadonlySet<string>,
  budget: number,
): readonly ContextFile[] {
  const least = leastWeight(budget);
  const wanted = pieces.filter((piece) => piece.for.some((path) => forFiles.has(path)));
  const files = [...groupBy(wanted, ({ path }) => path)].flatMap(([path, ofFile]) => {
    const text = lines.get(path);
    const fragments = text === undefined ? [] : layOutFile(ofFile, text, shown.get(path) ?? [], least);
    return text === undefined || fragments.length === 0 ? [] : [{ path, lines: text, fragments }];
  });
  // The files of the change come last: they belong to what follows.
  return files.toSorted((a, b) => Number(forFiles.has(a.path)) - Number(forFiles.has(b.path)));
}

function layOutFile(
  pieces: readonly ContextPiece[],
  lines: readonly string[],
  shown: readonly LineRange[],
  least: number,
): readonly ContextFragment[] {
  const weighed = pieces
    .map((piece) => ({ ...piece, weight: piece.worth / estimateTokens(lines, piece) }))
    .filter(({ weight }) => weight >= least)
    .toSorted((a, b) => b.weight - a.weight || a.from - b.from);
  /** For each line the index of the piece that has it, plus one. */
  const owners = new Uint32Array(lines.length + 2);
  for (const { from, to } of shown) {
    owners.fill(IN_CHANGE, Math.max(from, 1), to + 1);
  }
  for (const [index, { from, to }] of weighed.entries()) {
    for (let line = Math.max(from, 1); line <= Math.min(to, lines.length); line += 1) {
      owners[line] ||= index + 1;
    }
  }
  return joinLines(owners).flatMap(({ from, to, owner }) => {
    const piece = weighed[owner - 1];
    return piece === undefined || !hasWords(lines, from, to)
      ? []
      : [{ from, to, provider: piece.provider, why: piece.why, weight: piece.weight }];
  });
}

/**
 * The least worth for each token that a piece must have, even if there is room, because each token costs attention. A
 * token costs less where there are more: in a budget four times as large, a piece may say a quarter as much for its tokens.
 */
function leastWeight(budget: number): number {
  return LEAST_WEIGHT * Math.min(1, ORDINARY_BUDGET / budget);
}

const LEAST_WEIGHT = 0.002;
/** In smaller budgets, pieces compete for room anyway. */
const ORDINARY_BUDGET = 32_000;

const IN_CHANGE = 0xff_ff_ff_ff;

function joinLines(owners: Uint32Array): readonly (LineRange & { readonly owner: number })[] {
  const runs: (LineRange & { readonly owner: number })[] = [];
  for (let from = 1; from < owners.length;) {
    const owner = owners[from] ?? 0;
    let to = from;
    while (to + 1 < owners.length && owners[to + 1] === owner) {
      to += 1;
    }
    runs.push({ from, to, owner });
    from = to + 1;
  }
  return runs;
}

/** Brackets and blank lines alone say nothing. */
function hasWords(lines: readonly string[], from: number, to: number): boolean {
  return lines.slice(from - 1, to).some((line) => /[\p{L}\p{N}]/u.test(line));
}

const CHARACTERS_PER_TOKEN = 4;
/** The number of a line, its bar and its line feed. */
const TOKENS_PER_LINE = 3;

/** Tokens of drawn lines, roughly. Texts are counted exactly when a prompt is fitted. */
export function estimateTokens(lines: readonly string[], { from, to }: LineRange): number {
  let tokens = 1;
  for (let line = Math.max(from, 1); line <= Math.min(to, lines.length); line += 1) {
    tokens += TOKENS_PER_LINE + (lines[line - 1]?.length ?? 0) / CHARACTERS_PER_TOKEN;
  }
  return tokens;
}
