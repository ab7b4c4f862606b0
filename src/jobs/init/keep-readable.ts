import type { ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import { mapInOrder } from '../../structures/map-in-order.ts';
import { grammarOf } from '../../syntax/grammars.ts';
import type { Grammars } from '../../syntax/types.ts';
import { languageOf } from '../../text/languages/languages.ts';

/** Macros make valid code of these languages look wrong to a parser. */
const WITH_MACROS: ReadonlySet<string> = new Set(['c', 'cpp']);
/** With more of its lines in faults, a file with macros is not read as what it is. */
const MAX_FAULTY_PART = 0.2;
const FILES_AT_ONCE = 32;

/**
 * Keeps the files that are valid code of their language. A check finds little in a text that cannot be parsed, so such a
 * file would seem to keep every rule. Without a grammar, every file is kept.
 */
export async function keepReadable(
  files: readonly FileChange[],
  readHead: ReadHead,
  grammars: Grammars | undefined,
): Promise<readonly FileChange[]> {
  if (grammars === undefined) {
    return files;
  }
  const kept = await mapInOrder(files, FILES_AT_ONCE, async (file) => {
    const language = languageOf(file.path);
    if (language === undefined || grammarOf(language) === undefined) {
      return [file];
    }
    const text = await readHead(file.path);
    return text !== undefined && (await isReadable(text, language, grammars)) ? [file] : [];
  });
  return kept.flat();
}

async function isReadable(text: string, language: string, grammars: Grammars): Promise<boolean> {
  const faults = await grammars.findFaults(text, language);
  if (faults === undefined || !WITH_MACROS.has(language)) {
    return faults?.length === 0;
  }
  const faulty = faults.reduce((sum, { startLine, endLine }) => sum + endLine - startLine + 1, 0);
  return faulty <= MAX_FAULTY_PART * text.split('\n').length;
}
