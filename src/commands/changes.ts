import { changesJson } from '../changes/change-json.ts';
import type { FileChange } from '../changes/types.ts';
import { EXIT } from '../errors.ts';
import { compareChangedBundles } from '../jobs/choose/compare-bundles.ts';
import { chooseScope } from '../jobs/choose/choose-scope.ts';
import { bundleJson, type ChangesWithBundles } from '../reports/guidance/bundles.ts';
import { changesText } from '../reports/guidance/listings.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { withChange, type OpenedChange } from './open/open-change.ts';
import type { Terminal } from './output/terminal.ts';

/** `housestyle changes`: prints the change as it is read, with what a review would leave out. */
export function runChanges(line: CommandLine, terminal: Terminal): Promise<number> {
  return withChange(line, terminal, (opened) => showChanges(opened, line, terminal));
}

async function showChanges({ subject, options }: OpenedChange, line: CommandLine, terminal: Terminal): Promise<number> {
  // With `--bundles`, all bundles are shown, also those that a review leaves out.
  const bundles = options.bundles ? await compareChangedBundles(subject.changes.files, subject.readVersion) : undefined;
  const scope = await chooseScope(subject, options, bundles);
  const changes = { ...subject.changes, leftOut: scope.leftOut };
  const describeBundle = (file: FileChange): Pick<ChangesWithBundles['files'][number], 'bundle'> => {
    const bundle = scope.bundles.get(file.path);
    return bundle === undefined ? {} : { bundle: bundleJson(bundle) };
  };
  const { paint, columns } = terminal;
  await terminal.print(
    line.format === 'json' ? changesJson(changes, describeBundle) : changesText(changes, scope.bundles, paint, columns),
  );
  return EXIT.done;
}
