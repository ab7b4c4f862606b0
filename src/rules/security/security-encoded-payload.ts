import type { TextRange } from '../../text/source-text.ts';
import { inAllClients } from './effect-in-all-clients.ts';
import { phraseRule } from './markdown-rule.ts';

const MIN_LENGTH = 200;
const DECODES = /base64|\batob\b|\bdecod(?:e|es|ed|ing)\b|FromBase64String|b64decode/i;
/** The most characters between the encoded text and the words that ask to decode it. */
const NEAR = 400;

export const securityEncodedPayload = phraseRule({
  id: 'security-encoded-payload',
  bundled: 'documents',
  description: 'A text tells the model to decode something that people cannot read',
  effects: inAllClients('warning', 'send both to the model, which may do what no reviewer of the file has read.'),
  *find({ text }) {
    for (const range of longRuns(text)) {
      const before = text.slice(Math.max(0, range.start - NEAR), range.start);
      const after = text.slice(range.end, range.end + NEAR);
      // Pictures and source maps are encoded data for a browser.
      if (!/data:[\w/+.-]{1,60};base64,$/.test(before) && (DECODES.test(before) || DECODES.test(after))) {
        yield range;
      }
    }
  },
  say: (found) => ({
    message: `The text tells the model to decode ${found.length} characters of base64`,
    hint: 'Write the decoded text, or put it into a file that people can open.',
  }),
});

const RUN = /[A-Za-z0-9+/]*={0,2}/y;

/** Finds long runs of base64 letters. It looks at only one in two hundred characters of most texts, which is enough to miss no run. */
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

/** Whether a run has digits and capitals throughout, as paths do not, and many different letters, as drawings do not. */
function isMixed(run: string): boolean {
  return /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run) && new Set(run).size > 20;
}
