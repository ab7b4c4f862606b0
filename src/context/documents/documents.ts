import type { FileChange } from '../../changes/types.ts';
import { countWork } from '../../symbols/count-work.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { LineRange } from '../../syntax/types.ts';
import { splitLines } from '../../syntax/lines.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { nameOf } from '../../workspace/paths.ts';
import type { ContextProvider } from '../provider.ts';
import { changedDeclarations } from '../symbols/changed-declarations.ts';
import { textKind } from '../../text/languages/text-kinds.ts';

/** The most characters that are searched; parsing counts many times as much. */
const MOST_WORK = 1_000_000_000;
/** Documents with a name; more of them use it in passing. */
const MAX_DOCUMENTS = 4;
/** Names and options that are looked for. */
const MAX_NAMES = 60;
const MOST_PLACES = 2;
const MOST_LINES = 4;
const WORTH = 0.35;
const OPTION_WORTH = 0.5;

/** Records of what was, not of what is. */
const RECORDS = /^(?:change(?:s|log)|history|news|releases?|authors|contributors|licen[cs]e|copying|todo)\b/i;
/** An option of a command in changed lines: `--max-count`. */
const OPTION = /(?<![\w-])--[a-z][\w-]{2,40}/g;

/**
 * Finds the paragraphs of documents that name a changed declaration in a code span, or an option of a command that changed
 * lines name, so that a reviewer sees documents that become wrong.
 */
export function documentsProvider(all: SymbolIndex): ContextProvider {
  const work = countWork(MOST_WORK);
  const index = all.countedBy(work);
  return {
    name: 'documents',
    work,
    async provide({ changed, add, signal }) {
      const paths = new Set(changed.map(({ file }) => file.path));
      const names = new Map<string, string>();
      for (const one of changed) {
        for (const { declaration } of await changedDeclarations(index, one)) {
          if (isDistinct(declaration.name)) {
            names.set(declaration.name, one.file.path);
          }
        }
        changedOptions(one.file).forEach((option) => names.set(option, one.file.path));
      }
      for (const [name, path] of [...names].slice(0, MAX_NAMES)) {
        if (signal.aborted) {
          return;
        }
        for (const place of await findPlaces(index, name, signal)) {
          if (!paths.has(place.path)) {
            const worth = name.startsWith('--') ? OPTION_WORTH : WORTH;
            add({ ...place, why: `names \`${name}\`, which ${path} changes`, worth, for: [path] });
          }
        }
      }
    },
  };
}

/** Shorter names without a mark of a name are words. */
function isDistinct(name: string): boolean {
  return /[a-z\d][A-Z_]|[A-Z]{2}|_[a-z]/.test(name) ? name.length >= 5 : name.length >= 9;
}

function changedOptions({ path, hunks }: FileChange): readonly string[] {
  if (textKind(languageOf(path) ?? 'plaintext') === 'prose') {
    return [];
  }
  const changed = hunks.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'context'));
  return changed.flatMap(({ text }) => text.slice(0, MAX_LINE_CHARACTERS).match(OPTION) ?? []);
}

const MAX_LINE_CHARACTERS = 1_000;

async function findPlaces(
  index: SymbolIndex,
  name: string,
  signal: AbortSignal,
): Promise<readonly (LineRange & { readonly path: string })[]> {
  const word = name.match(/[A-Za-z_$\u0080-\uFFFF][\w$\u0080-\uFFFF]*/g)?.toSorted((a, b) => b.length - a.length)[0];
  const holding = word === undefined ? [] : await index.listFilesWith(word, signal);
  const documents = holding.filter((path) => isDocument(path));
  const places = [];
  for (const path of documents.slice(0, 4 * MAX_DOCUMENTS)) {
    const lines = splitLines((await index.read(path))?.text ?? '');
    const found = lines.flatMap((line, at) => (namesIt(line, name) ? [around(lines, at)] : []));
    places.push(...(found.length === 0 ? [] : [found.slice(0, MOST_PLACES).map((range) => ({ ...range, path }))]));
  }
  return places.length > MAX_DOCUMENTS ? [] : places.flat();
}

function isDocument(path: string): boolean {
  return textKind(languageOf(path) ?? 'plaintext') === 'prose' && !RECORDS.test(nameOf(path));
}

/** Whether a line has a name in a code span, in a line of code, or as an option. */
function namesIt(line: string, name: string): boolean {
  const at = line.length > MAX_LINE_CHARACTERS ? -1 : line.indexOf(name);
  if (at < 0 || /[\w$]/.test(line.charAt(at - 1)) || /[\w$-]/.test(line.charAt(at + name.length))) {
    return false;
  }
  return name.startsWith('--') || line.slice(0, at).includes('`') || /^(?: {4}|\t)|[(=;]/.test(line);
}

/** The lines of the paragraph or list item around a line. */
function around(lines: readonly string[], at: number): LineRange {
  const isBoundary = (line: string | undefined): boolean => line === undefined || line.trim() === '';
  let from = at;
  let to = at;
  while (
    to - from + 1 < MOST_LINES &&
    !isBoundary(lines[to + 1]) &&
    !/^\s*(?:[-*+]|\d+\.)\s/.test(lines[to + 1] ?? '')
  ) {
    to += 1;
  }
  while (
    to - from + 1 < MOST_LINES &&
    !isBoundary(lines[from - 1]) &&
    !/^\s*(?:[-*+]|\d+\.)\s/.test(lines[from] ?? '')
  ) {
    from -= 1;
  }
  return { from: from + 1, to: to + 1 };
}
