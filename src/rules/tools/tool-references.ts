import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';

/** A `#tool:name` in the text of an agent or prompt. */
export interface ToolReference {
  readonly name: string;
  /** The range of the name, without `#tool:`. */
  readonly range: TextRange;
}

/** A text asks for a tool with this mark and the tool's name. */
export const TOOL_MARK = '#tool:';
const MAX_REFERENCES = 200;

/** Finds the references whose names are wanted, outside code and comments. */
export function findToolReferences(
  { text, body, markdown }: Pick<CheckedText, 'text' | 'body' | 'markdown'>,
  isWanted: (name: string) => boolean,
): readonly ToolReference[] {
  const found: ToolReference[] = [];
  let seen = 0;
  for (
    let at = text.indexOf(TOOL_MARK, body.start);
    at >= 0 && seen < MAX_REFERENCES;
    at = text.indexOf(TOOL_MARK, at + 1)
  ) {
    seen += 1;
    const start = at + TOOL_MARK.length;
    const name = readName(text.slice(start, start + MAX_NAME_CHARACTERS));
    if (name !== '' && isWanted(name) && markdown.hiddenAt(at) === undefined) {
      found.push({ name, range: { start, end: start + name.length } });
    }
  }
  return found;
}

const MAX_NAME_CHARACTERS = 100;

/** The name at the start of a text. A full stop at its end belongs to the sentence, not to the name. */
function readName(text: string): string {
  const end = text.search(/[^\w./-]/);
  return text.slice(0, end < 0 ? text.length : end).replace(/[./-]+$/, '');
}

/** Keeps the first reference to each tool. */
export function firstOfEach(references: readonly ToolReference[]): readonly ToolReference[] {
  const seen = new Set<string>();
  return references.filter(({ name }) => !seen.has(name) && seen.add(name));
}
