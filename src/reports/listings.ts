import type { BundleComparison } from '../bundles/types.ts';
import type { Changes, FileChange } from '../changes/types.ts';
import type { Guidelines } from '../guidelines/types.ts';
import { showHidden } from '../text/visible.ts';
import { bundleText } from './bundles.ts';
import type { Paint } from './console.ts';
import { count } from './count.ts';

/** The guidelines in force with their files, then those left out with the reason. */
export function guidelinesText({ inForce, leftOut }: Guidelines, paint: Paint): string {
  const kept = inForce.map((guideline) => {
    const head = `${paint('bold', String(guideline.id))}  ${showHidden(guideline.content.path)}  ${guideline.filePatterns.map(showHidden).join(', ')}`;
    const facts = `    ${guideline.name}: ${count(guideline.statements.length, 'statement')}, ${count(guideline.appliesTo.size, 'changed file')}`;
    return `${head}\n${facts}`;
  });
  const left = leftOut.map((entry) => `${paint('dim', '-')}  ${showHidden(entry.source)}: ${showHidden(entry.reason)}`);
  return `${[...kept, ...left, `${count(inForce.length, 'guideline')} in force, ${leftOut.length} left out.`].join('\n')}\n`;
}

/** One line a file: status, added and removed lines, path; below a bundle that was compared, its changed modules. */
export function changesText(
  { files, leftOut }: Changes,
  bundles: ReadonlyMap<string, BundleComparison>,
  paint: Paint,
): string {
  const rows = files.flatMap((file) => {
    const bundle = bundles.get(file.path);
    return [
      `${file.status.padEnd(8)} ${drawCounts(file)} ${paint('bold', showHidden(file.path))}${drawPrevious(file)}`,
      ...(bundle === undefined ? [] : bundleText(bundle, paint)),
    ];
  });
  const left = leftOut.map(
    (entry) => `${paint('dim', 'left out')} ${showHidden(entry.path)}: ${showHidden(entry.reason)}`,
  );
  return `${[...rows, ...left, `${count(files.length, 'file')}, ${leftOut.length} left out.`].join('\n')}\n`;
}

function drawCounts(file: FileChange): string {
  return file.binary ? 'binary'.padStart(11) : `+${file.additions} -${file.deletions}`.padStart(11);
}

function drawPrevious(file: FileChange): string {
  return file.previousPath === undefined ? '' : ` (from ${showHidden(file.previousPath)})`;
}
