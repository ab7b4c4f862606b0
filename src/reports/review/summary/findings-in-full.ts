import type { Finding } from '../../../findings/types.ts';
import { showHidden } from '../../../text/hidden/visible.ts';
import { shorten, shortenPath } from '../../../text/shown/shorten.ts';
import { count } from '../../count.ts';
import { fold } from '../../markdown/fold.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { codeSpan } from '../../markdown/markdown-text.ts';
import { modelLine } from '../../markdown/model-markdown.ts';
import { describeFinding, shortenBody } from '../inline-comment.ts';
import { drawSuggestedCode } from '../suggested-code.ts';

export interface FullTerms {
  /** Whether the findings with an inline comment are described too. */
  readonly all: boolean;
  readonly target: LinkTarget | undefined;
  /** Most characters. */
  readonly room: number;
}

const MAX_QUOTE_CHARACTERS = 200;
/** Most findings that are described: in a report, and in a comment. */
const MOST_FINDINGS = { all: 1_000, unplaced: 100 };
/** If not all descriptions fit, each gets its share of the room, but not less. */
const LEAST_ENTRY_CHARACTERS = 600;
/** Folds of one finding each; the others share a fold. */
const MAX_FOLDS = 5;
/** With the severity, the title and the path of a fold take one line of the screen. The whole title is in the fold. */
const MAX_TITLE_CHARACTERS = 48;
const MAX_PATH_CHARACTERS = 40;
/** Most characters around the descriptions: folds, titles, and the sentence that counts the rest. */
const FRAME_CHARACTERS = 1_200;
const SEPARATOR = '\n\n';

/**
 * Describes the findings that have no inline comment, or all of them, folded. Those that do not fit are counted.
 * @param findings the worst first
 */
export function findingsInFull(findings: readonly Finding[], { all, target, room }: FullTerms): readonly string[] {
  const shown = all ? findings : findings.filter(({ placement }) => placement.kind === 'summary');
  if (shown.length === 0) {
    return [];
  }
  const kept = entriesWithin(
    drawEntries(shown.slice(0, all ? MOST_FINDINGS.all : MOST_FINDINGS.unplaced), target, room - FRAME_CHARACTERS),
    room - FRAME_CHARACTERS,
  );
  const missing = shown.length - kept.length;
  const rest = missing === 0 ? [] : [`… and ${count(missing, 'more finding')}; the run's JSON has all of them.`];
  if (all) {
    return [
      fold(`${count(shown.length, 'finding')} in full`, [...kept.map(drawUnderHeading), ...rest].join(SEPARATOR)),
    ];
  }
  const alone = kept.slice(0, MAX_FOLDS).map(({ finding, body }) => fold(nameFinding(finding), body));
  const together = kept.slice(MAX_FOLDS);
  const others =
    together.length === 0
      ? rest
      : [
          fold(
            `${count(shown.length - MAX_FOLDS, 'more finding')} without an inline comment`,
            [...together.map(drawUnderHeading), ...rest].join(SEPARATOR),
          ),
        ];
  return ['### Findings without an inline comment', ...alone, ...others];
}

interface Entry {
  readonly finding: Finding;
  readonly body: string;
}

/** Describes findings. If that takes more than the room, long texts are shortened, so that one does not push out the others. */
function drawEntries(shown: readonly Finding[], target: LinkTarget | undefined, room: number): readonly Entry[] {
  const whole = shown.map((finding) => ({ finding, body: drawEntry(finding, target, true) }));
  if (whole.reduce((total, entry) => total + sizeOf(entry), 0) <= room) {
    return whole;
  }
  const share = Math.max(LEAST_ENTRY_CHARACTERS, Math.floor(room / shown.length));
  return whole.map((entry) => {
    const around = sizeOf(entry) - entry.body.length;
    const draw = (shorter: Finding): string => drawEntry(shorter, target, false);
    return sizeOf(entry) <= share ? entry : { ...entry, body: shortenBody(entry.finding, share - around, draw) };
  });
}

function sizeOf(entry: Entry): number {
  return drawUnderHeading(entry).length + SEPARATOR.length;
}

/** A description that is too long is skipped, and later ones may still fit. */
function entriesWithin(entries: readonly Entry[], room: number): readonly Entry[] {
  let left = room;
  return entries.filter((entry) => {
    const size = sizeOf(entry);
    const fits = size <= left;
    left -= fits ? size : 0;
    return fits;
  });
}

const MAX_HEADING_CHARACTERS = 300;

function drawUnderHeading({ finding, body }: Entry): string {
  return `#### ${codeSpan(shortenPath(placeOf(finding), MAX_HEADING_CHARACTERS))}\n\n${body}`;
}

function drawEntry(finding: Finding, target: LinkTarget | undefined, hasCode: boolean): string {
  const { placement, quote = '' } = finding;
  const code = hasCode ? drawSuggestedCode(finding) : undefined;
  return [
    ...(quote.trim() === '' ? [] : [codeSpan(shorten(quote, MAX_QUOTE_CHARACTERS))]),
    describeFinding(finding, target),
    ...(code === undefined ? [] : [code]),
    ...(placement.kind === 'summary' ? [`Why it has no inline comment: ${modelLine(placement.reason)}.`] : []),
  ].join(SEPARATOR);
}

function nameFinding(finding: Finding): string {
  const place = shortenPath(showHidden(placeOf(finding)), MAX_PATH_CHARACTERS);
  return `${finding.severity}: ${shorten(showHidden(finding.title), MAX_TITLE_CHARACTERS)} (${place})`;
}

function placeOf({ path, line }: Finding): string {
  return line === undefined ? path : `${path}:${line}`;
}
