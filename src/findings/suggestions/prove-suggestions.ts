import type { ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Finding, LeftOutDraft, PlacedFinding, Proposal } from '../types.ts';
import { cleanSuggestion } from './clean/clean-suggestion.ts';
import { isSearchAndReplace } from './clean/search-and-replace.ts';
import { findUnsafeText, holdsSuggestionBlock } from './judge/hidden-text.ts';
import { findDoubt } from './judge/judge-suggestion.ts';
import { isSensitiveFile } from './judge/sensitive-files.ts';
import type { FindFaults } from './judge/still-parses.ts';
import { createTargets, type OpenTarget } from './open-targets.ts';
import { withoutOverlaps } from './overlaps.ts';
import { replacedLines, type Replacement, type Target } from './replacement.ts';

/** The change and the files that suggestions are checked against. */
export interface ProofSubject {
  readonly files: readonly FileChange[];
  readonly readHead: ReadHead;
  /** Absent if no model reviews. Then there is no suggestion to parse either. */
  readonly grammars: Grammars | undefined;
}

export interface ProvenFindings {
  /** In the given order. */
  readonly findings: readonly Finding[];
  /** The suggestions that are not shown at all. Their findings stay. */
  readonly leftOut: readonly LeftOutDraft[];
}

/** The most suggestions that are checked. Comments are fewer, and the worst findings come first. */
const MAX_CHECKED = 200;
/** In UTF-16 code units. */
const MAX_SUGGESTION_CHARACTERS = 20_000;

/**
 * Gives each finding the suggestion that can be applied with one click, if it is proven to replace exactly the lines that
 * are meant and to leave a sound file. Any other code is kept as a proposal with the reason, for a person to read. Text
 * that is not code is left out.
 */
export async function proveSuggestions(
  placed: readonly PlacedFinding[],
  { files, readHead, grammars }: ProofSubject,
): Promise<ProvenFindings> {
  const openTarget = createTargets(files, readHead);
  const findFaults = rememberFaults(grammars);
  const findings: Finding[] = [];
  const leftOut: LeftOutDraft[] = [];
  let checked = 0;
  for (const { replacement, ...finding } of placed) {
    if (replacement === undefined) {
      findings.push(finding);
      continue;
    }
    checked += 1;
    const outcome: Outcome =
      checked > MAX_CHECKED
        ? { kind: 'dropped', reason: `only ${MAX_CHECKED} suggestions are checked` }
        : await proveOne(finding, replacement, openTarget, findFaults);
    findings.push(withOutcome(finding, outcome));
    if (outcome.kind === 'dropped') {
      const source = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
      leftOut.push({ source, reason: `the suggestion of "${finding.title}" is not shown: ${outcome.reason}` });
    }
  }
  return { findings: withoutOverlaps(findings), leftOut };
}

type Outcome =
  | { readonly kind: 'proven'; readonly suggestion: string }
  | { readonly kind: 'shown'; readonly proposal: Proposal }
  | { readonly kind: 'dropped'; readonly reason: string };

function withOutcome(finding: Finding, outcome: Outcome): Finding {
  switch (outcome.kind) {
    case 'proven':
      return { ...finding, suggestion: outcome.suggestion };
    case 'shown':
      return { ...finding, proposal: outcome.proposal };
    case 'dropped':
      return finding;
  }
}

async function proveOne(
  finding: Finding,
  replacement: Replacement,
  openTarget: OpenTarget,
  findFaults: FindFaults,
): Promise<Outcome> {
  const { text } = replacement;
  if (finding.rule !== undefined) {
    return proveFix(finding, replacement, openTarget);
  }
  if (text.length > MAX_SUGGESTION_CHARACTERS) {
    return { kind: 'dropped', reason: `it is longer than ${MAX_SUGGESTION_CHARACTERS} characters` };
  }
  // The marks of a block with old and new lines look like those of a merge conflict, and are removed.
  const unsafe = isSearchAndReplace(text) ? undefined : findUnsafeText(text);
  if (unsafe !== undefined) {
    return { kind: 'dropped', reason: unsafe };
  }
  const target = finding.side === 'RIGHT' ? await openTarget(finding) : undefined;
  const cleaned = cleanSuggestion(text, target ?? unknownTarget(finding.path));
  if (cleaned.kind === 'useless') {
    return { kind: 'dropped', reason: cleaned.reason };
  }
  const { lines } = cleaned;
  const decoded = findUnsafeText(lines.join('\n'));
  if (decoded !== undefined || holdsSuggestionBlock(lines.join('\n'))) {
    return { kind: 'dropped', reason: decoded ?? 'it has a suggestion block inside' };
  }
  const show = (reason: string, kind: Proposal['kind'] = 'code', shown = lines): Outcome => ({
    kind: 'shown',
    proposal: { kind, text: shown.join('\n'), reason },
  });
  if (target === undefined) {
    return show(finding.side === 'LEFT' ? 'it is for removed lines' : 'it is not certain which lines it is for');
  }
  if (isSameCode(lines, replacedLines(target))) {
    return { kind: 'dropped', reason: 'it changes nothing' };
  }
  if (cleaned.kind === 'unclear') {
    return show(cleaned.reason);
  }
  const claim = { replacement, said: `${finding.title}\n${finding.body}` };
  const doubt = await findDoubt(lines, target, claim, findFaults);
  if (doubt !== undefined) {
    return show(doubt);
  }
  return isSensitiveFile(target.path)
    ? show('it changes how the repository is built, checked or guided', 'diff', drawDiff(lines, target))
    : { kind: 'proven', suggestion: lines.join(target.ending) };
}

/**
 * The validator made these lines from the file itself, and a fix is the one right answer. So nothing is cleaned or doubted:
 * it only has to be for these lines, and safe to show.
 */
async function proveFix(finding: Finding, { text, decision }: Replacement, openTarget: OpenTarget): Promise<Outcome> {
  const target = await openTarget(finding);
  if (target === undefined || replacedLines(target).at(-1) !== finding.quote?.replace(/\r$/, '')) {
    return { kind: 'dropped', reason: 'its lines are not as the validator read them' };
  }
  const unsafe = findUnsafeText(text);
  if (unsafe !== undefined || holdsSuggestionBlock(text) || text.length > MAX_SUGGESTION_CHARACTERS) {
    return { kind: 'dropped', reason: unsafe ?? 'it cannot be shown as a suggestion' };
  }
  const lines = text.split(/\r?\n/);
  return decision === undefined
    ? { kind: 'proven', suggestion: lines.join(target.ending) }
    : { kind: 'shown', proposal: { kind: 'diff', text: drawDiff(lines, target).join('\n'), reason: decision } };
}

/** Stands for the lines of a finding without a place, so that its suggestion can still be cleaned. */
function unknownTarget(path: string): Target {
  return { path, language: 'plaintext', known: [], isWholeHead: false, start: 0, end: 0, firstLine: 1, ending: '\n' };
}

function isSameCode(lines: readonly string[], replaced: readonly string[]): boolean {
  const plain = (some: readonly string[]): string => some.join('\n').replaceAll(/\s+/g, '');
  return plain(lines) === plain(replaced);
}

function drawDiff(lines: readonly string[], target: Target): readonly string[] {
  return [...replacedLines(target).map((line) => `-${line}`), ...lines.map((line) => `+${line}`)];
}

/** The most texts whose faults are remembered: a file as it is now is needed for each of its suggestions. */
const MAX_REMEMBERED = 40;

/** Asks the grammars once for each text. A grammar that is not installed, or a thread that ended, counts as no grammar. */
function rememberFaults(grammars: Grammars | undefined): FindFaults {
  const known = new Map<string, ReturnType<FindFaults>>();
  return (text, language) => {
    const key = `${language}\n${text}`;
    const faults = known.get(key) ?? Promise.resolve(grammars?.findFaults(text, language)).catch(() => undefined);
    if (known.size < MAX_REMEMBERED) {
      known.set(key, faults);
    }
    return faults;
  };
}
