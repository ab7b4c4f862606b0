import type { FileChange } from '../../changes/types.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type { ChangedText, ContextProvider } from '../provider.ts';
import { readTraits, type ChangedCode, type ManifestFiles } from './read-traits.ts';

/** Most changed files whose imports are read; those with most changed lines come first. */
const MAX_FILES = 40;
/** A few dozen tokens that say which features the code may use. */
const WORTH = 3;

/** Notes what the changed files are built with, by the manifests of the repository: a line for each manifest. */
export function traitsProvider(open: () => Promise<ManifestFiles>): ContextProvider {
  return {
    name: 'traits',
    provide: async ({ changed, note }) => {
      const code = changed
        .toSorted((a, b) => countChangedLines(b.file) - countChangedLines(a.file))
        .slice(0, MAX_FILES)
        .flatMap(readCode);
      const found = code.length === 0 ? [] : await readTraits(code, await open());
      if (found.length > 0) {
        note({
          source: found.map(({ path }) => path).join(', '),
          title: 'What the changed files are built with',
          text: found.map(({ path, traits }) => `${path}: ${traits.map(drawTrait).join(', ')}`).join('\n'),
          why: 'says which languages, runtimes and packages the changed files can use',
          worth: WORTH,
        });
      }
    },
  };
}

function readCode({ file, text }: ChangedText): readonly ChangedCode[] {
  const shown = text ?? textAfter(file);
  const language = languageOf(file.path, shown.split('\n', 1)[0]);
  return language === undefined || file.status === 'removed' ? [] : [{ path: file.path, language, text: shown }];
}

/** The lines of the hunks after the change; the whole text of a new file. */
function textAfter({ hunks }: FileChange): string {
  return hunks.flatMap(({ lines }) => lines.flatMap(({ kind, text }) => (kind === 'removed' ? [] : [text]))).join('\n');
}

function countChangedLines({ additions, deletions }: FileChange): number {
  return additions + deletions;
}

function drawTrait({ name, version }: { readonly name: string; readonly version?: string }): string {
  return version === undefined ? name : `${name} ${version}`;
}
