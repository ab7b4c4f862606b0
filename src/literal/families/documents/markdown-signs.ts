import { findMarkdown, type MarkdownForm } from './find-markdown.ts';
import type { MarkdownLine } from './markdown-lines.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const ALL = '(?:all |every |each |any |the |your |our )*';
const IN_MARKDOWN = regexSource`
  (?:
    [ ](?:in|for|throughout) (?:all |the |your |our |any )*
      (?:markdown|\.md|documents?|docs|documentation|articles?|body|body text|body of an article)(?: files?)?
  )?
`;
const HEADINGS = `${ALL}(?:markdown |section )?(?:heading|header)s?`;
const WITHOUT_CODE = /`[^`]*`/g;
const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
/** Signs that documents have in place of those on a keyboard: quotes, dashes, arrows. */
const ITEM = /^\s*(?<number>\d{1,9})[.)]\s+\S/;

function isBlank(line: MarkdownLine | undefined): boolean {
  return line === undefined || line.text.trim() === '';
}

/** Italics of `*word*` or `_word_`, without bold text, lists and names with underscores. */
const ITALICS =
  /(?<![\w*\\])\*(?![\s*])[^*]{1,200}(?<![\s*\\])\*(?![\w*])|(?<![\w_\\])_(?![\s_])[^_]{1,200}(?<![\s_\\])_(?![\w_])/;

/** Signs of Markdown that rules ask for or rule out. */
export const MARKDOWN_SIGNS: readonly MarkdownForm[] = [
  {
    required: regex()`
      ^(?:(?:use|write|prefer|keep) )?(?:only )?atx(?:[- ]style)? ${HEADINGS}(?: only)?${IN_MARKDOWN}$
      |^${HEADINGS} (?:use|be|be in|follow) (?:the )?atx(?:[- ]style| style)?$
      |^(?:use |prefer )?(?:the )?atx style${IN_MARKDOWN}(?: for ${HEADINGS})?$
    `,
    forbidden: new RegExp(`^(?:use |write )?(?:setext|underlined)(?:[- ]style)? ${HEADINGS}${IN_MARKDOWN}$`),
    finder: findMarkdown('headings that are underlined with `=` or `-`', (line, before) =>
      line.kind === 'text' &&
      /^ {0,3}(?:=+|-{2,})[ \t]*$/.test(line.text) &&
      before.at(-1)?.kind === 'text' &&
      !isBlank(before.at(-1)) &&
      !/^\s*(?:[-*+>|<]|\d+[.)])|\|/.test(before.at(-1)?.text ?? '')
        ? 'an underlined heading'
        : undefined,
    ),
  },
  {
    forbidden: regex()`
      ^(?:(?:use|add|insert|put|include|have|write) )?(?:an? |any )?
        (?:horizontal (?:rules?|lines?|dividers?|separators?)|thematic breaks?)(?: \(?(?:\`?---\`?|---)\)?)?
        (?: (?:to (?:visually )?separate|between|as separators between) (?:the )?sections?)?${IN_MARKDOWN}$
      |^(?:use|add|insert|write) \`---\` as (?:an? )?
        (?:horizontal rules?|horizontal lines?|dividers?|separators?|section separators?)
        (?: (?:to (?:visually )?separate|between) (?:the )?sections?(?: in the body of an article)?)?${IN_MARKDOWN}$
    `,
    finder: findMarkdown('horizontal rules', (line, before) =>
      line.kind === 'text' && RULE.test(line.text) && isBlank(before.at(-1)) ? 'a horizontal rule' : undefined,
    ),
  },
  {
    required: regex()`
      ^(?:use )?\`1\.\` for (?:every|all|each) (?:list )?items?(?: (?:in|of) ${ALL}(?:ordered|numbered) lists?)?$
      |^${ALL}(?:ordered|numbered) lists? (?:use|have) \`1\.\` for (?:every|all|each) (?:list )?items?$
    `,
    finder: findMarkdown('items of ordered lists with another number than 1', (line) => {
      const number = line.kind === 'text' ? ITEM.exec(line.text)?.groups?.['number'] : undefined;
      return number !== undefined && number !== '1' && number.length < 4
        ? `an item with the number ${number}`
        : undefined;
    }),
  },
  {
    forbidden: new RegExp(
      `^(?:use )?(?:any )?(?:italics?|italic (?:text|formatting|type))(?: for emphasis)?${IN_MARKDOWN}$`,
    ),
    finder: findMarkdown('italic text', (line) =>
      line.kind === 'text' &&
      ITALICS.test(line.text.replaceAll(WITHOUT_CODE, '').replaceAll(/\]\([^)]*\)|<[^>]*>|https?:\S+|\$[^$]*\$/g, ''))
        ? 'italic text'
        : undefined,
    ),
  },
];
