import { ruleUrl } from '../../../diagnostics/rule-url.ts';
import { showHidden } from '../../../text/hidden/visible.ts';
import { shorten, shortenPath } from '../../../text/shown/shorten.ts';
import { writeCount } from '../../../text/shown/write-count.ts';
import type { Finding } from '../../../findings/types.ts';
import { count } from '../../count.ts';
import { fileLink, headLink, wordsLink, type LinkTarget } from '../../markdown/links.ts';
import { cell } from '../../markdown/markdown-text.ts';
import { firstWithin } from '../../markdown/room.ts';
import type { Since } from '../state/since.ts';
import { wrapCharacters } from './screen.ts';

export interface TableTerms {
  readonly target: LinkTarget | undefined;
  readonly since: Since | undefined;
  /** Most lines on the screen; at least `LEAST_ROWS` rows are shown. */
  readonly lines: number;
  /** Most characters of the rows. */
  readonly room: number;
}

const LEAST_ROWS = 5;
const MAX_ROWS = 100;
const MAX_TITLE_CHARACTERS = 80;
const MAX_PATH_CHARACTERS = 40;
/** Characters of severity, line numbers and the space in cells. */
const OTHER_CHARACTERS = 35;
/** The line of column titles, and the line that counts the rest. */
const OTHER_LINES = 2;

/**
 * Draws the findings as one table, the worst first, each with links to its comment, its line and its guideline; nothing
 * without findings. Those that do not fit are counted.
 * @param findings the worst first
 */
export function findingTable(findings: readonly Finding[], terms: TableTerms): readonly string[] {
  if (findings.length === 0) {
    return [];
  }
  const links = collectLinks(terms.since);
  const marks = collectMarks(terms.since);
  const rows = findings.slice(0, MAX_ROWS).map((finding) => drawRow(finding, terms.target, { links, marks }));
  const shown = firstWithin(takeLines(rows, terms.lines - OTHER_LINES), terms.room);
  const more = findings.length - shown.length;
  const note = more === 0 ? [] : [`… and ${count(more, 'more finding')}; the run's JSON has all of them.`];
  const table = ['| Severity | Finding | Place | Guideline |', '| --- | --- | --- | --- |', ...shown].join('\n');
  return shown.length === 0 ? note : [table, ...note];
}

interface Row {
  readonly markdown: string;
  /** Lines on the screen. */
  readonly lines: number;
}

function takeLines(rows: readonly Row[], lines: number): readonly string[] {
  let left = lines;
  const kept = rows.filter((row, index) => {
    left -= row.lines;
    return left >= 0 || index < LEAST_ROWS;
  });
  return kept.map(({ markdown }) => markdown);
}

interface RowFacts {
  /** Addresses of comments, by fingerprint. */
  readonly links: ReadonlyMap<string, string>;
  /** What is new since the last run, by fingerprint. */
  readonly marks: ReadonlyMap<string, string>;
}

function drawRow(finding: Finding, target: LinkTarget | undefined, { links, marks }: RowFacts): Row {
  const { fingerprint, severity, guideline } = finding;
  const shown = severity === 'high' ? '**high**' : severity;
  const title = shorten(showHidden(finding.title), MAX_TITLE_CHARACTERS);
  const words = cell(wordsLink(title, links.get(fingerprint)));
  const place = drawPlace(finding, target);
  const paths = [finding.path, guideline?.source ?? ''].map((path) =>
    shortenPath(showHidden(path), MAX_PATH_CHARACTERS),
  );
  return {
    markdown: `| ${shown}${marks.get(fingerprint) ?? ''} | ${words} | ${place} | ${drawGuideline(finding, target)} |`,
    lines: wrapCharacters(title.length + paths.join('').length + OTHER_CHARACTERS),
  };
}

function drawPlace({ path, line, side, places = [] }: Finding, target: LinkTarget | undefined): string {
  // A removed line is not part of the head.
  const removed = side === 'LEFT' && line !== undefined ? ' (removed)' : '';
  const place = headLink(path, line, removed === '' ? target : undefined, MAX_PATH_CHARACTERS);
  return `${place}${removed}${places.length === 0 ? '' : ` and ${writeCount(places.length)} more`}`;
}

/** The cited statement, the rule of the validator, or the kind of a finding that cites neither. */
function drawGuideline({ guideline, kind, rule }: Finding, target: LinkTarget | undefined): string {
  if (guideline === undefined) {
    return rule === undefined ? `none (${kind})` : `rule [\`${rule}\`](${ruleUrl(rule)})`;
  }
  const { source, line, level } = guideline;
  // Only a file of the repository is linked: the address of others is not known.
  return fileLink(source, line, level === undefined ? target : undefined, MAX_PATH_CHARACTERS);
}

function collectLinks(since: Since | undefined): ReadonlyMap<string, string> {
  const rows = since === undefined ? [] : [...since.fresh, ...since.returned, ...since.open];
  return new Map(rows.flatMap(({ fingerprint, url }) => (url === undefined ? [] : [[fingerprint, url]])));
}

/** On a first review, everything is new and nothing is marked. */
function collectMarks(since: Since | undefined): ReadonlyMap<string, string> {
  return since?.since === undefined
    ? new Map()
    : new Map([
        ...since.fresh.map(({ fingerprint }) => [fingerprint, ', new'] as const),
        ...since.returned.map(({ fingerprint }) => [fingerprint, ', again'] as const),
      ]);
}
