import { writeCount } from '../../text/shown/write-count.ts';
import type { BundleComparison } from '../../bundles/types.ts';
import type { Changes, FileChange } from '../../changes/types.ts';
import type { GuidelineChanges } from '../../guidelines/claims/compare.ts';
import type { Conflict } from '../../guidelines/claims/conflicts.ts';
import type { Compatibility, WorkspaceFolder } from '../../customizations/types.ts';
import type { CodingGuideline } from '../../guidelines/guideline-json.ts';
import type { GuidelineNote, LeftOutGuideline } from '../../guidelines/types.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { bundleText } from './bundles.ts';
import type { Paint } from '../review/console.ts';
import { conflictsText } from './conflicts.ts';
import { count } from '../count.ts';
import { guidelineChangesText, type GuidelineChangesReport } from './guideline-changes.ts';
import { reachedText, type ReachedFile } from './reached.ts';
import { receiptsText, type FileWord } from './receipts.ts';
import { wrapAtTerminal, wrapListing } from '../wrap.ts';
import type { CustomizationReceipt } from '../review/review-result.ts';
import { shownPath } from '../../text/shown/shown-path.ts';

/** The guidelines that apply to a change, and every customization with the reason why it applies or not. */
export interface GuidelinesListing extends Pick<GuidelinesReport, 'notes' | 'conflicts' | 'reached'> {
  /** The guidelines, in the form in which Copilot's review takes them. */
  readonly guidelines: readonly CodingGuideline[];
  /** Customizations that give no guideline, and why. */
  readonly leftOut: readonly LeftOutGuideline[];
  /** Every customization that was found: whether it applies, to which files, and why it does not apply. */
  readonly customizations: readonly CustomizationReceipt[];
  /** What the edited instruction files would change; null if none is edited. */
  readonly changes: GuidelineChangesReport | null;
  /** Whose rules decide what applies, as `compatibility` names them. */
  readonly compatibility: Compatibility;
  /** The repository's root, which has an empty path, and the workspace folders that were named in addition. */
  readonly folders: readonly WorkspaceFolder[];
}

/** What `housestyle guidelines` prints for people. */
export interface GuidelinesReport {
  readonly receipts: readonly CustomizationReceipt[];
  readonly notes: readonly GuidelineNote[];
  readonly conflicts: readonly Conflict[];
  readonly changes: GuidelineChanges | undefined;
  readonly reached: readonly ReachedFile[];
  /** Number of customizations that do not apply and that nobody asked for. */
  readonly hidden?: number;
}

/** Draws the guidelines that apply with their files, the other customizations with the reason, and the notes on them. */
export function guidelinesText(
  { receipts, notes, conflicts, changes, reached, hidden = 0 }: GuidelinesReport,
  paint: Paint,
  fileWord: FileWord = 'changed file',
  columns?: number,
): string {
  const lines = [
    ...receiptsText(receipts, paint, fileWord),
    ...reachedText(reached, paint),
    ...notes.map(({ source, message }) => `note: ${oneLine(source)}: ${oneLine(message)}`),
    ...conflictsText(conflicts, fileWord),
    ...(changes === undefined ? [] : [guidelineChangesText(changes).trimEnd()]),
    countSentence(receipts, hidden),
  ];
  return wrapListing(`${lines.join('\n')}\n`, columns);
}

function countSentence(receipts: readonly CustomizationReceipt[], hidden: number): string {
  const applying = receipts.filter(({ status, guideline }) => status === 'in-force' && guideline !== undefined).length;
  const idle = receipts.filter(({ status }) => status === 'idle').length;
  const left = receipts.length - applying - idle;
  return [
    `${count(applying, 'guideline')} ${applying === 1 ? 'applies' : 'apply'}`,
    ...(idle === 0 ? [] : [`${idle} ${idle === 1 ? 'has' : 'have'} no file in this change`]),
    hidden === 0 ? `${left} left out.` : `${hidden} not shown.`,
  ].join(', ');
}

/** Draws a line for each file: status, added and removed lines, path. Below a compared bundle are its changed modules. */
export function changesText(
  { files, leftOut }: Changes,
  bundles: ReadonlyMap<string, BundleComparison>,
  paint: Paint,
  columns?: number,
): string {
  const rows = files.flatMap((file) => {
    const bundle = bundles.get(file.path);
    return [
      `${file.status.padEnd(8)} ${drawCounts(file)} ${paint('bold', shownPath(file.path))}${drawPrevious(file)}`,
      ...(bundle === undefined ? [] : bundleText(bundle, paint)),
    ];
  });
  const left = leftOut.map((entry) => `${paint('dim', 'left out')} ${shownPath(entry.path)}: ${oneLine(entry.reason)}`);
  const text = `${[...rows, ...left, `${count(files.length, 'file')}, ${writeCount(leftOut.length)} left out.`].join('\n')}\n`;
  return wrapAtTerminal(text, columns);
}

function drawCounts(file: FileChange): string {
  return file.binary ? 'binary'.padStart(11) : `+${file.additions} -${file.deletions}`.padStart(11);
}

function drawPrevious(file: FileChange): string {
  return file.previousPath === undefined ? '' : ` (from ${shownPath(file.previousPath)})`;
}
