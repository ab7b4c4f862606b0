import { quickAny } from '../../text/expressions/quick-expressions.ts';
import type { Family } from '../types.ts';
import { readAddressRule } from './documents/addresses.ts';
import { readCommentSentences } from './documents/comment-sentences.ts';
import { readEmojiRule } from './documents/emoji.ts';
import { readEnglish } from './documents/english.ts';
import { readMarkdownForm } from './documents/markdown-forms.ts';
import { readQuotedComments } from './documents/quoted-comments.ts';
import { readSpelling } from './documents/spelling.ts';
import { readTerms } from './documents/terms.ts';
import { regex } from '../../text/regex.ts';

/** Rules on the words and the form of texts: terms, emoji, addresses, headings and code blocks of Markdown. */
export const DOCUMENTS_FAMILY: Family = {
  name: 'documents',
  signs: quickAny(
    /["“”'‘’\uE000-\uF8FF]|h1\b/,
    regex()`
      moji|comment|english|spelling|american|british|markdown|head(?:ing|er)|title|bullet|list|image|fence|code block
      |table|http|horizontal|thematic|italic|blank line|empty line|terms?\b|words?\b|phrase|sentence|line[- ]?break
      |urls?\b|links?\b|addresses|html|trailing|asterisk
    `,
  ),
  compile: (clause) =>
    readEmojiRule(clause) ??
    readQuotedComments(clause) ??
    readCommentSentences(clause) ??
    readEnglish(clause) ??
    readTerms(clause) ??
    readSpelling(clause) ??
    readMarkdownForm(clause) ??
    readAddressRule(clause),
};
