import { positionAt } from '../text/source-text.ts';
import type { CustomizationText, Instructions } from '../customizations/types.ts';
import { isForEverything } from './for-everything.ts';
import type { Scope } from './scope.ts';
import type { LeftOutGuideline } from './types.ts';

/** Instructions with the files they are in force for. */
export interface Scoped {
  readonly instructions: Instructions;
  readonly scope: Extract<Scope, { kind: 'in-force' }>;
}

/**
 * Keeps each file once, and each text once for the same files: the one that holds for every file, else the first.
 * Copilot looks at the text alone; with two workspace folders that have the same text, the second would lose its own.
 */
export function withoutRepeats(given: readonly Scoped[]): {
  readonly kept: readonly Scoped[];
  readonly repeated: readonly LeftOutGuideline[];
} {
  const ofFile = firstOf(given, placeOf, ({ instructions }) => languageOf(instructions), '');
  const placed = given.filter((one) => ofFile(one) === one);
  const ofText = firstOf(placed, ({ content }) => content.text, reachOf, EVERYTHING);
  const kept = placed.filter((one) => ofText(one) === one);
  const isKept = new Set(kept);
  return {
    kept,
    repeated: given.flatMap((one) => {
      const same = ofFile(one);
      const reason = same === one ? sameText(ofText(one)) : sameFile(one, same);
      return isKept.has(one) ? [] : [{ source: one.instructions.path, reason }];
    }),
  };
}

/**
 * Tells of each the one that stands for it: of those with the same identity the first that reaches everywhere, else the
 * first that reaches as far. Texts are keys as they are, for copies of them would take as much memory again.
 */
function firstOf(
  given: readonly Scoped[],
  identityOf: (instructions: Instructions) => string,
  reach: (one: Scoped) => string,
  everywhere: string,
): (one: Scoped) => Scoped {
  const byIdentity = new Map<string, Map<string, Scoped>>();
  for (const one of given) {
    const same = byIdentity.get(identityOf(one.instructions)) ?? new Map<string, Scoped>();
    byIdentity.set(identityOf(one.instructions), same);
    same.set(reach(one), same.get(reach(one)) ?? one);
  }
  return (one) => {
    const same = byIdentity.get(identityOf(one.instructions));
    return same?.get(everywhere) ?? same?.get(reach(one)) ?? one;
  };
}

/** Texts of settings share a file, but each has its own place in it. */
function placeOf({ path, entry, content }: Instructions): string {
  return entry === 'text' ? `${path}\n${placeIn(content)}` : path;
}

/** For which files and which language. */
function reachOf({ instructions, scope }: Scoped): string {
  return isForEverything(instructions) ? EVERYTHING : JSON.stringify([scope.filePatterns, languageOf(instructions)]);
}

const EVERYTHING = 'everything';

function languageOf({ applies }: Instructions): string {
  return applies.kind === 'language' ? applies.language : '';
}

function sameFile({ instructions }: Scoped, { instructions: earlier }: Scoped): string {
  const by = instructions.broughtBy ?? earlier.broughtBy;
  return `it is already included${by === undefined ? '' : `; ${by} names it too`}`;
}

function sameText({ instructions: { path, entry, content } }: Scoped): string {
  return `it has the same text as ${entry === 'text' ? `${path}:${placeIn(content)}` : path}`;
}

/** Its line and column. */
function placeIn({ origin }: CustomizationText): string {
  const { line, column } = origin.kind === 'setting' ? origin.position : positionAt(origin.source, origin.offset);
  return `${line}:${column}`;
}
