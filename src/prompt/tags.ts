import { writeOutMarks } from '../text/hidden/chat-markup.ts';
import { wordsIn } from '../structures/words-in.ts';

/** Tags in which a prompt encloses texts of the team. */
const TAGS = wordsIn(
  'guidelines? instructions? custom-instructions agent-instructions attachments? skills? agents?',
).join('|');

/** Blanks and invisible characters after `<` do not keep a model from reading a tag, so they match too. */
const TAG = new RegExp(String.raw`<(?=[\s/\p{Default_Ignorable_Code_Point}]*(?:${TAGS})\b)`, 'giu');

/**
 * Changes a text so that it cannot begin or end one of our tags, as in `&lt;/guideline>`, and cannot end a message. A team
 * may well write about such tags.
 */
export function escapeTags(text: string): string {
  return writeOutMarks(text).replaceAll(TAG, '&lt;');
}

/** Writes the value of an attribute, in quotes. */
export function quotedAttribute(value: string): string {
  return escapeTags(JSON.stringify(value));
}

/** Writes a value in its own tag, on one line: `<name>…</name>`. The value cannot contain a tag. */
export function tagged(name: string, value: string): string {
  const line = value
    .split(LINE_ENDS)
    .map((part) => part.trim())
    .join(' ');
  return `<${name}>${writeOutMarks(line).replaceAll('<', '&lt;')}</${name}>`;
}

const LINE_ENDS = /[\r\n\v\f\u0085\u2028\u2029]+/;
