import type { BundleComparison, BundleFormat, ModuleChange } from '../../bundles/types.ts';
import type { ChangesReport } from '../../changes/change-json.ts';
import type { DiffLine } from '../../changes/types.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import type { Paint } from '../review/console.ts';
import { count } from '../count.ts';

/** A compared bundle for a terminal: its changed modules, each with the lines that differ. */
export function bundleText(comparison: BundleComparison, paint: Paint): readonly string[] {
  if (comparison.kind === 'not-compared') {
    return [`  ${paint('dim', 'not compared')} ${oneLine(comparison.reason)}`];
  }
  const { format, modules, unchanged } = comparison;
  const head = `  ${format} bundle: ${count(modules.length, 'module')} changed, ${unchanged} unchanged`;
  return [head, ...modules.flatMap((module) => moduleText(module, paint))];
}

function moduleText({ name, status, lines: [first, last], hunks }: ModuleChange, paint: Paint): readonly string[] {
  const place = first === last ? `line ${first}` : `lines ${first}-${last}`;
  const head = `  ${status.padEnd(8)} ${paint('bold', oneLine(name))} (${place}${status === 'removed' ? ' of the base' : ''})`;
  return [head, ...hunks.flatMap((hunk) => hunk.lines.map((line) => `    ${lineText(line)}`))];
}

const SIGNS = { added: '+', removed: '-', context: ' ' } as const;

function lineText(line: DiffLine): string {
  const number = line.kind === 'removed' ? line.oldLine : line.newLine;
  return `${number} ${SIGNS[line.kind]}${oneLine(line.text)}`;
}

/** A change as `changes --format json` prints it, with its bundles compared. */
export type ChangesWithBundles = ChangesReport<{
  /** Set for a bundle of JavaScript: the differences of its modules. */
  readonly bundle?: BundleReport;
}>;

/** A compared bundle, or why it could not be compared. */
type BundleReport = ComparedBundle | UncomparedBundle;

interface ComparedBundle {
  readonly compared: true;
  /** How the bundle is divided into modules. */
  readonly format: BundleFormat;
  /** Number of modules that are the same after formatting. */
  readonly unchanged: number;
  /** The modules that changed. */
  readonly modules: readonly (Pick<ModuleChange, 'name' | 'status' | 'lines'> & {
    /** The lines that differ, hunk by hunk, each with its line number in the bundle. */
    readonly changes: readonly (readonly BundleLine[])[];
  })[];
}

interface UncomparedBundle {
  readonly compared: false;
  /** Why it could not be compared. */
  readonly reason: string;
}

interface BundleLine {
  /** Whether the line is the same, new, or gone. */
  readonly kind: DiffLine['kind'];
  /** Its line number: in the base for a removed line, otherwise in the head. */
  readonly line: number;
  /** The line, without its end. */
  readonly text: string;
}

/** The same as JSON. The lines are those of a diff, each with its line number in the bundle. */
export function bundleJson(comparison: BundleComparison): BundleReport {
  if (comparison.kind === 'not-compared') {
    return { compared: false, reason: comparison.reason };
  }
  const { format, modules, unchanged } = comparison;
  return {
    compared: true,
    format,
    unchanged,
    modules: modules.map(({ name, status, lines, hunks }) => ({ name, status, lines, changes: hunks.map(hunkJson) })),
  };
}

function hunkJson({ lines }: ModuleChange['hunks'][number]): readonly BundleLine[] {
  return lines.map((line) => ({
    kind: line.kind,
    line: line.kind === 'removed' ? line.oldLine : line.newLine,
    text: line.text,
  }));
}
