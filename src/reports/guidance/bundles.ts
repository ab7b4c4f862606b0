import type { BundleComparison, ModuleChange } from '../../bundles/types.ts';
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

/** The same as JSON. The lines are those of a diff, each with its line number in the bundle. */
export function bundleJson(comparison: BundleComparison): Record<string, unknown> {
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

function hunkJson({ lines }: ModuleChange['hunks'][number]): readonly unknown[] {
  return lines.map((line) => ({
    kind: line.kind,
    line: line.kind === 'removed' ? line.oldLine : line.newLine,
    text: line.text,
  }));
}
