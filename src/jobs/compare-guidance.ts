import { discoverCustomizations } from '../customizations/discover.ts';
import { identify } from '../customizations/identify.ts';
import type { Options } from '../options.ts';
import { compareGuidelines, type GuidelineChanges } from '../guidelines/compare.ts';
import { overlayWorkspace } from '../workspace/overlay.ts';
import { selectFor, sourcesOf, type Prepared, type ReviewSubject } from './prepare-review.ts';

/** More changed customizations than this are not read once more for a note. */
const MAX_CHANGED = 100;

/**
 * What a change that edits customizations would mean for the changes it makes itself: the guidelines in force for the
 * same files, as on the base and as on the head. Undefined where it edits none. The head's are read to be shown and for
 * nothing else.
 */
export async function compareGuidance(
  subject: Pick<ReviewSubject, 'guidance' | 'changes' | 'readHead'>,
  { guidelines, customizations }: Pick<Prepared, 'guidelines' | 'customizations'>,
  settings: Pick<Options, 'compatibility' | 'workspaceFolders'>,
): Promise<GuidelineChanges | undefined> {
  const known = new Set([
    ...customizations.found.flatMap((found) => [found.path, ...('content' in found ? [found.content.path] : [])]),
    ...customizations.leftOut.map(({ source }) => source),
  ]);
  const isOne = (path: string): boolean => known.has(path) || identify(path) !== undefined || SETTINGS.test(path);
  const edited = subject.changes.files
    .filter(({ path, previousPath }) => isOne(path) || (previousPath !== undefined && isOne(previousPath)))
    .slice(0, MAX_CHANGED);
  if (edited.length === 0) {
    return undefined;
  }
  const texts = await Promise.all(
    edited.map(
      async ({ path, status }) => [path, status === 'removed' ? undefined : await subject.readHead(path)] as const,
    ),
  );
  const gone = edited.flatMap(({ previousPath, status }) =>
    previousPath === undefined || status === 'copied' ? [] : [[previousPath, undefined] as const],
  );
  const head = overlayWorkspace(subject.guidance.repository, new Map([...gone, ...texts]), 'the head');
  const after = await discoverCustomizations(
    sourcesOf({ guidance: { ...subject.guidance, repository: head }, changes: subject.changes }, settings),
  );
  return compareGuidelines(guidelines.inForce, (await selectFor(subject, after)).inForce);
}

const SETTINGS = /(?:^|\/)\.vscode\/settings\.json$|\.code-workspace$/;
