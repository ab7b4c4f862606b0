import { at } from '../../structures/at.ts';
import type { DiffLine } from '../../changes/types.ts';
import type { Finding } from '../../findings/types.ts';
import type { TextPiece } from '../../fitting/piece.ts';
import {
  codePiece,
  definitionsPiece,
  findingPiece,
  lookupPiece,
  type FindingToCheck,
} from '../../prompt/parts/verification.ts';
import type { Tokenizer } from '../../tokens/tokens.ts';
import type { Definition, FindDefinitions } from './definitions.ts';
import type { FindLookups } from './lookups.ts';
import { nearRows, rowsAround, type FileCode, type RowRange } from './code-around.ts';

/** A finding to check, and how it is shown to the model. */
export interface Check {
  readonly finding: Finding;
  readonly shown: FindingToCheck;
}

/** Findings that are shown to the model together, below the code that they are about. */
export interface CheckBlock {
  readonly checks: readonly Check[];
  readonly pieces: readonly TextPiece[];
  /** Tokens of its code and findings. */
  readonly tokens: number;
}

/**
 * Groups findings on the same lines of a file into blocks, in the order of the first finding of each block. A block
 * has at most `most` findings and, if it has several, at most `room` tokens of them.
 */
export function groupChecks(
  checks: readonly Check[],
  codeOf: (finding: Finding) => FileCode | undefined,
  terms: BlockTerms,
): readonly CheckBlock[] {
  const { room, most, tokenizer } = terms;
  const open = new Map<FileCode | undefined, OpenBlock[]>();
  const placed = checks.map((check, index): PlacedCheck => {
    const code = codeOf(check.finding);
    const piece = findingPiece(check.shown);
    return {
      index,
      check,
      piece,
      code,
      tokens: tokenizer.count(piece.text),
      rows: code === undefined ? NO_ROWS : rowsAround(check.finding, code),
    };
  });
  for (const one of placed.toSorted((a, b) => a.rows.from - b.rows.from)) {
    const blocks = open.get(one.code) ?? [];
    open.set(one.code, blocks);
    const last = blocks.at(-1);
    const joins =
      last !== undefined &&
      one.rows.from <= last.rows.to &&
      last.placed.length < most &&
      last.tokens + one.tokens <= room;
    if (joins) {
      last.placed.push(one);
      last.tokens += one.tokens;
      last.rows = { from: last.rows.from, to: Math.max(last.rows.to, one.rows.to) };
    } else {
      blocks.push({ code: one.code, rows: one.rows, placed: [one], tokens: one.tokens });
    }
  }
  return [...open.values()]
    .flat()
    .toSorted((a, b) => firstIndex(a) - firstIndex(b))
    .map((block) => closeBlock(block, terms));
}

interface BlockTerms {
  readonly room: number;
  readonly most: number;
  readonly tokenizer: Tokenizer;
  readonly findLookups: FindLookups;
  readonly findDefinitions: FindDefinitions;
}

const NO_ROWS: RowRange = { from: 0, to: 0 };

interface PlacedCheck {
  /** Position in the list of all checks. */
  readonly index: number;
  readonly code: FileCode | undefined;
  readonly check: Check;
  readonly piece: TextPiece;
  readonly tokens: number;
  readonly rows: RowRange;
}

interface OpenBlock {
  readonly code: FileCode | undefined;
  readonly placed: PlacedCheck[];
  rows: RowRange;
  tokens: number;
}

function firstIndex({ placed }: OpenBlock): number {
  return Math.min(...placed.map(({ index }) => index));
}

function closeBlock(
  { code, rows, placed, tokens: own }: OpenBlock,
  { tokenizer, findLookups, findDefinitions }: BlockTerms,
): CheckBlock {
  const sorted = placed.toSorted((a, b) => a.index - b.index);
  const checks = sorted.map(({ check }) => check);
  const findings = checks.map(({ finding }) => finding);
  const looked = findLookups(findings).map((lookup, index) =>
    lookupPiece(`lookup/${at(checks, 0).shown.id}/${index + 1}`, lookup),
  );
  const defined = findDefinitions(findings).filter((one) => code === undefined || !isShown(one, code, rows));
  const helping = [
    ...(defined.length === 0 ? [] : [definitionsPiece(`definitions/${at(checks, 0).shown.id}`, defined)]),
    ...looked,
  ];
  const pieces = [...helping, ...sorted.map(({ piece }) => piece)];
  const tokens = own + helping.reduce((sum, { text }) => sum + tokenizer.count(text), 0);
  if (code === undefined || code.rows.length === 0) {
    return { checks, pieces, tokens };
  }
  const near = joined(checks.map(({ finding }) => nearRows(finding, code)));
  const piece = codePiece(code.file, {
    id: `code/${at(checks, 0).shown.id}`,
    all: [sliceRows(code, rows)],
    near: near.map((range) => sliceRows(code, range)),
  });
  return { checks, pieces: [piece, ...pieces], tokens: tokens + tokenizer.count(piece.text) };
}

/** Whether the lines of a declaration are among the rows of a file. */
function isShown({ path, from, to }: Definition, code: FileCode, rows: RowRange): boolean {
  if (path !== code.file.path) {
    return false;
  }
  const lines = new Set(sliceRows(code, rows).flatMap((row) => (row.kind === 'removed' ? [] : [row.newLine])));
  return lines.has(from) && lines.has(to);
}

function sliceRows({ rows }: FileCode, { from, to }: RowRange): readonly DiffLine[] {
  return rows.slice(from, to + 1);
}

/** Merges ranges that overlap or touch. */
function joined(ranges: readonly RowRange[]): readonly RowRange[] {
  const all: RowRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last !== undefined && range.from <= last.to + 1) {
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else {
      all.push(range);
    }
  }
  return all;
}
