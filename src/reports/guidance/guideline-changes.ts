import type { BeforeAndAfter, GuidelineChange, GuidelineChanges } from '../../guidelines/claims/compare.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { count } from '../count.ts';
import { codeSpan } from '../markdown/markdown-text.ts';
import { modelLine } from '../markdown/model-markdown.ts';
import { firstWithin } from '../markdown/room.ts';
import { shorten, shortenSentence } from '../../text/shown/shorten.ts';

/** Draws for a terminal what the edited instruction files would change: a line for each file, and below it a line for each difference. */
export function guidelineChangesText(changes: GuidelineChanges): string {
  const draw: Draw = { code: (text) => `\`${text}\``, words: (text) => text };
  const rows = changes.changes.flatMap((change) => drawChange(change, draw));
  return `${[summarySentence(changes), ...rows.map(({ depth, text }) => `${'  '.repeat(depth)}${oneLine(text)}`)].join('\n')}\n`;
}

const MAX_ROWS = 50;
const MAX_CHARACTERS = 200;
/** Most globs and files that are named in a row; the others are counted. */
const MAX_NAMES = 10;

/**
 * The same as Markdown, at most 50 rows. The texts come from the head's authors, so they can only be words and code.
 * @param room characters of the rows
 */
export function guidelineChangesMarkdown(changes: GuidelineChanges, room = Number.POSITIVE_INFINITY): string {
  const draw: Draw = {
    code: (text) => codeSpan(shorten(text, MAX_CHARACTERS)),
    words: (text) => modelLine(shortenSentence(text, MAX_CHARACTERS)),
  };
  const rows = changes.changes.flatMap((change) => drawChange(change, draw));
  const drawn = rows.slice(0, MAX_ROWS).map(({ depth, text }) => `${'  '.repeat(depth)}- ${text}`);
  const shown = firstWithin(drawn, room);
  const rest = rows.length > shown.length ? [`- … and ${rows.length - shown.length} more`] : [];
  return [summarySentence(changes), ...(rows.length === 0 ? [] : ['', ...shown, ...rest])].join('\n');
}

/** Most files that are listed, as in a receipt: a thousand guidelines with all files of a large change would fill the memory. */
const MAX_FILES = 100;

/** What the edited instruction files would change. Files are counted, and the first ones are listed. */
export interface GuidelineChangesReport {
  /** The guidelines that would be added, removed or changed. */
  readonly changes: readonly (
    | (Exclude<GuidelineChange, { kind: 'changed' }> & {
        /** Number of changed files that it applies to. */
        readonly changedFiles: number;
      })
    | (Extract<GuidelineChange, { kind: 'changed' }> & {
        /** Number of changed files that it applies to, before and after the edit. */
        readonly changedFiles: { readonly before: number; readonly after: number };
      })
  )[];
  /** Number of guidelines that stay as they are. */
  readonly unchanged: number;
}

/** The same as JSON, complete except for the files. */
export function guidelineChangesJson({ changes, unchanged }: GuidelineChanges): GuidelineChangesReport {
  const first = (files: readonly string[]): readonly string[] => files.slice(0, MAX_FILES);
  return {
    changes: changes.map((change) =>
      change.kind === 'changed'
        ? {
            ...change,
            changedFiles: { before: change.files.before.length, after: change.files.after.length },
            files: { before: first(change.files.before), after: first(change.files.after) },
          }
        : { ...change, changedFiles: change.files.length, files: first(change.files) },
    ),
    unchanged,
  };
}

function summarySentence({ changes, unchanged }: GuidelineChanges): string {
  if (changes.length === 0) {
    return `With this change, the same guidelines apply (${unchanged}).`;
  }
  const counts = (['added', 'removed', 'changed'] as const).map(
    (kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`,
  );
  return `The change affects the guidelines: ${counts.join(', ')}, ${unchanged} unchanged.`;
}

/** How text from a file is drawn. */
interface Draw {
  readonly code: (text: string) => string;
  readonly words: (text: string) => string;
}

interface Row {
  readonly depth: 0 | 1;
  readonly text: string;
}

function drawChange(change: GuidelineChange, draw: Draw): readonly Row[] {
  const title = `${change.kind} ${draw.code(change.path)}`;
  if (change.kind === 'changed') {
    const { added, removed } = change.statements;
    return [
      { depth: 0, text: title },
      ...patternRows(change.filePatterns, draw),
      ...fileRows(change.files, draw),
      ...statementRows('removed', removed, draw),
      ...statementRows('added', added, draw),
    ];
  }
  const scope = `${count(change.statements.length, 'statement')} for ${names(change.filePatterns, draw)}, ${count(change.files.length, 'changed file')}`;
  return [{ depth: 0, text: `${title}: ${scope}` }, ...statementRows(change.kind, change.statements, draw)];
}

function patternRows({ before, after }: BeforeAndAfter, draw: Draw): readonly Row[] {
  return before.join('\n') === after.join('\n')
    ? []
    : [{ depth: 1, text: `files: ${names(before, draw)} → ${names(after, draw)}` }];
}

function fileRows({ before, after }: BeforeAndAfter, draw: Draw): readonly Row[] {
  const [earlier, later] = [new Set(before), new Set(after)];
  const gained = after.filter((path) => !earlier.has(path));
  const lost = before.filter((path) => !later.has(path));
  return [
    ...(gained.length === 0 ? [] : [{ depth: 1 as const, text: `now applies to ${names(gained, draw)}` }]),
    ...(lost.length === 0 ? [] : [{ depth: 1 as const, text: `no longer applies to ${names(lost, draw)}` }]),
  ];
}

function statementRows(kind: 'added' | 'removed', statements: readonly string[], draw: Draw): readonly Row[] {
  return statements.map((text) => ({ depth: 1, text: `${kind}: ${draw.words(text)}` }));
}

function names(texts: readonly string[], draw: Draw): string {
  const shown = texts.slice(0, MAX_NAMES).map(draw.code).join(', ');
  return texts.length > MAX_NAMES ? `${shown} and ${texts.length - MAX_NAMES} more` : shown;
}
