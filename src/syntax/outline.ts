import { outlineByIndentation } from './outline-by-indentation.ts';
import type { Grammars, Outline } from './types.ts';

/** UTF-16 code units. What people write is smaller; what is larger was generated, and parses for seconds. */
const MAX_PARSED_CHARACTERS = 256 * 1_024;

/**
 * The declarations and imports of a file's text; `language` is VS Code's id. Read by the language's grammar where there
 * is one and it gets through the text, else by indentation. No text makes it throw.
 */
export async function outlineOf(text: string, language: string, grammars: Grammars): Promise<Outline> {
  const read = text.length <= MAX_PARSED_CHARACTERS ? await grammars.read(text, language) : undefined;
  return read ?? outlineByIndentation(text, language);
}
