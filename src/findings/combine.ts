import { highestConfidence } from './highest-confidence.ts';
import type { FaultPlace } from './types.ts';
import type { PlacedDraft } from './worst-first.ts';

/**
 * Makes one finding of several reports of a fault, of which the first is the most severe and most certain:
 *
 * - the proof of a literal check stays: its line, title and statement. A model's words explain it. What the validator
 *   reports needs no other words;
 * - otherwise, the first report keeps its place and words, and gets the most exact citation of all;
 * - the severity and the confidence are the highest, a report without a confidence counts as certain;
 * - a suggestion is kept if it is for the same lines.
 *
 * @param places other places of the fault
 */
export function combineFindings(
  first: PlacedDraft,
  others: readonly PlacedDraft[],
  places: readonly FaultPlace[],
): PlacedDraft {
  if (others.length === 0) {
    return first;
  }
  const all = [first, ...others];
  const { replacement: _replacement, confidence: _confidence, agents: _agents, ...base } = chooseBase(all);
  const replacement = all.find((one) => one.replacement !== undefined && hasSameLines(one, base))?.replacement;
  const confidence = highestConfidence(all);
  const agents = [...new Set(all.flatMap((one) => one.agents ?? []))];
  const guideline = base.guideline?.statement === undefined ? (findStatement(all) ?? base.guideline) : base.guideline;
  const elsewhere = otherPlaces(base, [...all.flatMap((one) => one.places ?? []), ...places]);
  return {
    ...base,
    severity: first.severity,
    ...(guideline === undefined ? {} : { guideline }),
    ...(replacement === undefined ? {} : { replacement }),
    ...(confidence === undefined ? {} : { confidence }),
    ...(agents.length === 0 ? {} : { agents }),
    ...(elsewhere.length === 0 ? {} : { places: elsewhere }),
  };
}

/** The place that a report names, without its words and without its suggestion, which is not proven yet. */
export function placeOfReport({ path, side, line, startLine, quote }: PlacedDraft): FaultPlace {
  return {
    path,
    side,
    ...(line === undefined ? {} : { line }),
    ...(startLine === undefined ? {} : { startLine }),
    ...(quote === undefined ? {} : { quote }),
  };
}

function chooseBase(all: readonly PlacedDraft[]): PlacedDraft {
  const [first] = all;
  const literal = all.find(({ origin }) => origin === 'literal');
  const explained = all.find(({ origin }) => origin === 'model');
  if (literal !== undefined && explained !== undefined) {
    return literal.rule === undefined ? { ...literal, body: explained.body } : literal;
  }
  if (first === undefined) {
    throw new RangeError('no finding to combine');
  }
  return first;
}

function hasSameLines(a: PlacedDraft, b: PlacedDraft): boolean {
  return a.path === b.path && a.side === b.side && a.line === b.line && a.startLine === b.startLine;
}

function findStatement(all: readonly PlacedDraft[]): PlacedDraft['guideline'] {
  return (
    all.find(({ guideline }) => guideline?.statement !== undefined)?.guideline ??
    all.find(({ guideline }) => guideline !== undefined)?.guideline
  );
}

function otherPlaces(base: PlacedDraft, places: readonly FaultPlace[]): readonly FaultPlace[] {
  const byLine = new Map(places.map((place) => [JSON.stringify([place.path, place.side, place.line]), place]));
  byLine.delete(JSON.stringify([base.path, base.side, base.line]));
  return [...byLine.values()];
}
