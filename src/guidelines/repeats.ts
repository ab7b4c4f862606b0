import { positionAt } from '../text/source-text.ts';
import type { CustomizationText, Instructions } from '../customizations/types.ts';
import { isForEverything } from './for-everything.ts';
import type { Scope } from './scope.ts';
import type { LeftOutGuideline } from './types.ts';

/** Instructions with the files that they apply to. */
export interface Scoped {
  readonly instructions: Instructions;
  readonly scope: Extract<Scope, { kind: 'applies' }>;
}

/**
 * Keeps each file once, and each text once for the same files: the one that applies to every file, or else the first.
 * Copilot compares only texts. If two workspace folders have the same text, the second folder would lose its own.
 */
export function withoutRepeats(given: readonly Scoped[]): {
  readonly kept: readonly Scoped[];
  readonly repeated: readonly LeftOutGuideline[];
} {
  const ofFile = firstOf(given, fileIdentity, ({ instructions }) => languageKey(instructions), '');
  const placed = given.filter((one) => ofFile(one) === one);
  const ofText = firstOf(placed, ({ content }) => content.text, reachKey, EVERYTHING);
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
 * Gives a function that finds, for each instructions, those to keep in their place: among those with the same identity, the
 * first that apply everywhere, else the first that apply to the same files. The texts themselves are the keys, because
 * copies would need as much memory again.
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

/** The identity of a file. Texts in settings share a file, so each has its place in the file too. */
function fileIdentity({ path, entry, content }: Instructions): string {
  return entry === 'text' ? `${path}\n${describePosition(content)}` : path;
}

/** The files and the language that instructions apply to, as one key. */
function reachKey({ instructions, scope }: Scoped): string {
  return isForEverything(instructions) ? EVERYTHING : JSON.stringify([scope.filePatterns, languageKey(instructions)]);
}

const EVERYTHING = 'everything';

function languageKey({ applies }: Instructions): string {
  return applies.kind === 'language' ? applies.language : '';
}

function sameFile({ instructions }: Scoped, { instructions: earlier }: Scoped): string {
  const by = instructions.broughtBy ?? earlier.broughtBy;
  return `it is already included${by === undefined ? '' : `; ${by} names it too`}`;
}

function sameText({ instructions: { path, entry, content } }: Scoped): string {
  return `it has the same text as ${entry === 'text' ? `${path}:${describePosition(content)}` : path}`;
}

/** The line and column at which a text begins. */
function describePosition({ origin }: CustomizationText): string {
  const { line, column } = origin.kind === 'setting' ? origin.position : positionAt(origin.source, origin.offset);
  return `${line}:${column}`;
}
