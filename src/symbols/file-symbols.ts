import type { Grammars } from '../syntax/types.ts';
import { languageOf } from '../text/languages/languages.ts';
import { symbolsByPatterns } from './patterns.ts';
import type { FileSymbols } from './types.ts';

/** In UTF-16 code units. People write smaller files, and parsing a larger one takes seconds. */
const MAX_PARSED_CHARACTERS = 256 * 1_024;
/** If a file is larger, patterns read only its beginning. */
const MAX_CHARACTERS = 2 * 1_024 * 1_024;

/** Reads the names of a file by the grammar of its language, or by patterns. No text makes it throw. */
export async function readFileSymbols(path: string, text: string, grammars: Grammars): Promise<FileSymbols> {
  const language = languageOf(path, text.slice(0, text.indexOf('\n') >>> 0).slice(0, 200)) ?? 'plaintext';
  const parsed = text.length <= MAX_PARSED_CHARACTERS ? await grammars.readSymbols?.(text, language) : undefined;
  const { declarations, locals, imports, exports } =
    parsed ?? symbolsByPatterns(path, text.slice(0, MAX_CHARACTERS), language);
  return {
    path,
    text,
    language,
    declarations: declarations.map((one) => ({ ...one, path })),
    locals,
    imports,
    exports,
    by: parsed === undefined ? 'patterns' : 'grammar',
  };
}
