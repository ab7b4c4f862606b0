import type { FileChange } from '../../changes/types.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { codeWords, proseWords } from '../../text/words.ts';

/** The words of a change and a message. */
export interface ChangeWords {
  /** Words of the message, of the paths and of the added lines, each with the first place where it occurs. */
  readonly message: ReadonlyMap<string, string>;
  readonly paths: ReadonlyMap<string, string>;
  readonly code: ReadonlyMap<string, string>;
  /** Changed file → its language id. */
  readonly languages: ReadonlyMap<string, string>;
  readonly files: readonly string[];
  /** Whether any of the files is more than prose. */
  readonly hasCode: boolean;
}

/** In a large change, the beginning of each file is enough. */
const MAX_CODE_CHARACTERS = 262_144;
const MAX_FILE_CHARACTERS = 16_384;
const MAX_MESSAGE_CHARACTERS = 65_536;

/**
 * Collects the words that agents are matched with. From the code, only added lines count (identifiers, imports and
 * comments): the first 16 kB of each file and 256 kB of the whole change, in the order of the paths.
 */
export function readChangeWords(message: string, changed: readonly FileChange[]): ChangeWords {
  const files = changed.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  const code = new Map<string, string>();
  const paths = new Map<string, string>();
  const languages = new Map<string, string>();
  let room = MAX_CODE_CHARACTERS;
  for (const file of files) {
    const language = languageOf(file.path);
    if (language !== undefined) {
      languages.set(file.path, language);
    }
    // The file extension stands for the language, which is matched separately.
    for (const word of codeWords(file.path.replace(/\.[^./]+$/, ''))) {
      paths.set(word, paths.get(word) ?? file.path);
    }
    const text = addedText(file, Math.min(room, MAX_FILE_CHARACTERS));
    room -= text.length;
    for (const word of codeWords(text)) {
      code.set(word, code.get(word) ?? file.path);
    }
  }
  const hasCode = [...languages.values()].some((language) => !PROSE.has(language));
  const said = new Map(proseWords(message.slice(0, MAX_MESSAGE_CHARACTERS)).map((word) => [word, 'the message']));
  return { message: said, paths, code, languages, files: files.map(({ path }) => path), hasCode };
}

const PROSE: ReadonlySet<string> = new Set(['markdown', 'plaintext', 'restructuredtext', 'asciidoc', 'latex', 'tex']);

function addedText({ hunks, view }: FileChange, most: number): string {
  let text = '';
  for (const { lines } of view?.hunks ?? hunks) {
    for (const line of text.length < most ? lines : []) {
      if (line.kind === 'added' && text.length < most) {
        text += `${line.text.slice(0, most - text.length)}\n`;
      }
    }
  }
  return text;
}
