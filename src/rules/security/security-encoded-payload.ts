import type { TextRange } from '../../text/source-text.ts';
import { inAllClients } from './effects-of.ts';
import { phraseRule } from './markdown-rule.ts';

const MIN_LENGTH = 200;
const DECODES = /base64|\batob\b|\bdecod(?:e|es|ed|ing)\b|FromBase64String|b64decode/i;
/** How far from the letters it says what to do with them. */
const NEAR = 400;

export const securityEncodedPayload = phraseRule({
  id: 'security-encoded-payload',
  description: 'A text has the model decode something that people cannot read',
  effects: inAllClients('warning', 'hand both to the model, which can do what nobody who reviewed the file has read.'),
  *find({ text }) {
    for (const range of longRuns(text)) {
      const before = text.slice(Math.max(0, range.start - NEAR), range.start);
      const behind = text.slice(range.end, range.end + NEAR);
      // Pictures and source maps are data for a browser.
      if (!/data:[\w/+.-]{1,60};base64,$/.test(before) && (DECODES.test(before) || DECODES.test(behind))) {
        yield range;
      }
    }
  },
  say: (found) => ({
    message: `${found.length} letters in base64 are to be decoded`,
    hint: 'Write the text itself, or a file that people can open.',
  }),
});

const RUN = /[A-Za-z0-9+/]*={0,2}/y;

/** Steps through the text so far apart that no run is missed: most texts are looked at once in two hundred letters. */
function* longRuns(text: string): Generator<TextRange> {
  let from = 0;
  for (let at = MIN_LENGTH; at < text.length; at += MIN_LENGTH) {
    if (at < from || !isLetter(text, at)) {
      continue;
    }
    let start = at;
    while (start > from && isLetter(text, start - 1)) {
      start -= 1;
    }
    if (!isLetter(text, start + MIN_LENGTH - 1)) {
      continue;
    }
    RUN.lastIndex = at;
    const end = at + (RUN.exec(text)?.[0].length ?? 0);
    from = end;
    if (end - start >= MIN_LENGTH && isMixed(text.slice(start, end))) {
      yield { start, end };
    }
  }
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 43 ||
    code === 47
  );
}

/** Paths have no digits and capitals throughout, and rows of one letter are drawings. */
function isMixed(run: string): boolean {
  return /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run) && new Set(run).size > 20;
}
