import type { FaultPlace, Finding } from '../../findings/types.ts';
import { countFindings, drawBaseline, isCountedIn, type BaselineEntry } from '../../rules/baseline.ts';
import { digest } from '../../text/bytes/digest.ts';

/** Findings that an audit does not report again, by their fingerprints: how many equal ones there are. */
export interface KnownFindings {
  readonly path: string;
  readonly entries: readonly BaselineEntry[];
}

export interface FreshFindings {
  readonly fresh: readonly Finding[];
  /** How many findings the baseline has. */
  readonly known: number;
  /** How many entries of the baseline have no finding any more. */
  readonly gone: number;
}

/** Leaves out the findings that a baseline has. Among equal ones, as many are known as their entry counts. */
export function leaveOutKnown(findings: readonly Finding[], { entries }: KnownFindings): FreshFindings {
  const left = new Map(entries.map(({ fingerprint, count }) => [fingerprint, count]));
  const isKnown = isCountedIn(left, nameForBaseline);
  const fresh = findings.flatMap(splitPlaces).filter((finding) => !isKnown(finding));
  const all = findings.reduce((sum, { places = [] }) => sum + 1 + places.length, 0);
  return { fresh, known: all - fresh.length, gone: [...left.values()].filter((count) => count > 0).length };
}

/** Writes the baseline of an audit, in the form of the validator's baseline. */
export function writeAuditBaseline(findings: readonly Finding[]): string {
  return drawBaseline(
    countFindings(
      findings
        .flatMap(splitPlaces)
        .map((finding) => ({ rule: nameRule(finding), path: finding.path, fingerprint: nameForBaseline(finding) })),
    ),
  );
}

/** A finding at each of its places. */
function splitPlaces({ places = [], ...finding }: Finding): readonly Finding[] {
  return [finding, ...places.map((place) => atPlace(finding, place))];
}

function atPlace({ line: _line, startLine: _start, quote: _quote, ...finding }: Finding, place: FaultPlace): Finding {
  return { ...finding, ...place, fingerprint: place.fingerprint ?? finding.fingerprint };
}

/**
 * Identifies a finding independently of its line number. A model words the same finding differently each time, so its words
 * do not count: what it cites, or else its kind, and the code do.
 */
function nameForBaseline({ origin, path, title, kind, guideline, quote = '' }: Finding): string {
  const about = guideline?.text ?? kind;
  const parts = [origin, path, about, origin === 'literal' ? withoutNumbers(title) : '', quote.trim()];
  return digest('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}

/** The numbers of lines and characters in a title change with nearly every edit. */
function withoutNumbers(title: string): string {
  return title
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/\d+/g, '0') : part))
    .join('`');
}

const MAX_RULE_CHARACTERS = 120;

function nameRule({ guideline, kind }: Finding): string {
  const text = guideline === undefined ? kind : `${guideline.source}: ${guideline.text}`;
  return text.slice(0, MAX_RULE_CHARACTERS).toWellFormed();
}
