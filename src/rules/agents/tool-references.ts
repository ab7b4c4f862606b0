import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../checked-text.ts';

/** A `#tool:name` in the text of an agent or prompt. */
export interface ToolReference {
  readonly name: string;
  readonly range: TextRange;
}

const MARK = '#tool:';
const MAX_REFERENCES = 200;

/** Finds the tools that a text asks for; whether in code or a comment is another question. */
export function findToolReferences({ text, body }: CheckedText): readonly ToolReference[] {
  const found: ToolReference[] = [];
  for (
    let at = text.indexOf(MARK, body.start);
    at >= 0 && found.length < MAX_REFERENCES;
    at = text.indexOf(MARK, at + 1)
  ) {
    const start = at + MARK.length;
    // A full stop ends the sentence, not the name.
    const name = /^[\w./-]*/.exec(text.slice(start, start + MAX_NAME_CHARACTERS))?.[0].replace(/[./-]+$/, '') ?? '';
    if (name !== '') {
      found.push({ name, range: { start: at, end: start + name.length } });
    }
  }
  return found;
}

const MAX_NAME_CHARACTERS = 100;
