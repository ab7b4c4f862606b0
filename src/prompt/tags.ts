import { writeOutMarks } from '../text/hidden/chat-markup.ts';

/** Tags in which a prompt holds what a team wrote. */
const TAGS = [
  'guidelines?',
  'instructions?',
  'custom-instructions',
  'agent-instructions',
  'attachments?',
  'skills?',
  'agents?',
].join('|');

/** A tag is one with blanks in it too, and with characters that nobody sees. */
const TAG = new RegExp(String.raw`<(?=[\s/\p{Default_Ignorable_Code_Point}]*(?:${TAGS})\b)`, 'giu');

/** A text that ends no tag of ours and begins none, `&lt;/guideline>`, and ends no message: a team may write of models. */
export function withoutTags(text: string): string {
  return writeOutMarks(text).replaceAll(TAG, '&lt;');
}

/** The value of an attribute, in quotes. */
export function quotedAttribute(value: string): string {
  return withoutTags(JSON.stringify(value));
}

/** A value inside of its own tag, on one line, with no tag in it: `<name>…</name>`. */
export function tagged(name: string, value: string): string {
  const line = value
    .split(LINE_ENDS)
    .map((part) => part.trim())
    .join(' ');
  return `<${name}>${writeOutMarks(line).replaceAll('<', '&lt;')}</${name}>`;
}

const LINE_ENDS = /[\r\n\v\f\u0085\u2028\u2029]+/;
