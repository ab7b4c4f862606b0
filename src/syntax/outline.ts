import { outlineByIndentation } from './outline-by-indentation.ts';
import type { Grammars, Outline } from './types.ts';

/** In UTF-16 code units. People write smaller files; a larger file was generated, and parsing it takes seconds. */
const MAX_PARSED_CHARACTERS = 256 * 1_024;

/**
 * The declarations and imports of a file's text; `language` is VS Code's id. The text is read by the language's grammar
 * if there is one and it can parse the text, otherwise by indentation. No text makes it throw.
 */
export async function outlineOf(text: string, language: string, grammars: Grammars): Promise<Outline> {
  const read = text.length <= MAX_PARSED_CHARACTERS ? await grammars.read(text, language) : undefined;
  return read ?? outlineByIndentation(text, language);
}
