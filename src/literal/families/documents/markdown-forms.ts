import { createExpressionIndex } from '../../../text/expressions/expression-index.ts';
import { unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, TextFinder } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';
import { findMarkdown, type MarkdownForm as Form } from './find-markdown.ts';
import { LINES_AND_LINKS, readLinkTexts } from './markdown-lines-and-links.ts';
import { MARKDOWN_SIGNS } from './markdown-signs.ts';
import { asHeading, type MarkdownLine } from './markdown-lines.ts';
import { wordSet } from '../../../structures/words-in.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const ALL = '(?:all |every |each |any |the |your |our )*';
const BLOCKS = `${ALL}(?:fenced |markdown )*code (?:blocks?|fences?|snippets?|samples?|examples)(?: in markdown(?: files)?)?`;
const LANGUAGE = regexSource`
  (?:a |an |the )?(?:explicit |appropriate |correct |proper |valid |specific |programming )*language
    (?: (?:identifiers?|tags?|specifiers?|hints?|annotations?|names?|labels?|ids?|info strings?|specified))?
    (?: for (?:proper )?syntax highlighting)?
`;
const HEADINGS = `${ALL}(?:markdown |section )?head(?:ing|er)s?(?: titles?| text)?`;
const PUNCTUATION =
  '(?:with )?(?:a |any )?(?:trailing |ending |final )?(?:punctuation(?: marks?)?|periods?|full stops?|colons?)(?: (?:such as|like) .{1,80})?';

/** Words that are no names, and that headings often have. */
const ORDINARY = wordSet(`
  about adding before building changing checking choosing common conclusion configuring contributing creating custom
  debugging defining deploying developing editing enabling examples frequently getting guidelines handling how important
  installation installing introduction known learning limitations making managing migrating naming next of other our
  overview prerequisites principles quick reading recommended related removing requirements running sections setting
  started steps summary supported the this tips to troubleshooting understanding updating upgrading usage using when where
  why with working writing your
`);
const MINOR =
  /^(?:a|an|and|as|at|but|by|for|from|how|if|in|nor|of|on|or|our|per|the|this|to|up|via|when|where|why|with|your)$/;

/** The words of a heading after its first one and after signs that begin a new one, without code and links. */
function laterWords(heading: string): readonly string[] {
  const plain = heading.replaceAll(/`[^`]*`|\[[^\]]*\]\([^)]*\)|["“(][^"”)]*["”)]/g, ' ');
  return plain.split(/[:.!?/–—-]\s/).flatMap((part) => part.trim().split(/\s+/).slice(1));
}

const HEADINGS_CASE =
  '(?:all |every |the |your |our )*(?:markdown |section )?(?:head(?:ing|er)s?|titles?)(?: titles?| text)?(?:(?:,| and|, and) [a-z ]{3,30})?';
const LIST_NOUN =
  '(?:all |every |the |your |our )*(?:unordered |bulleted? |bullet )?(?:lists?|bullets|bullet points|list items)';
const DASH = '(?:`-`|hyphens?|dashes|dash)';

const TOP_HEADINGS = findMarkdown('headings of the first level', (line, before, after) =>
  asHeading(line, before.at(-1), after)?.level === 1 ? 'a heading of the first level' : undefined,
);

const FORMS: readonly Form[] = [
  ...MARKDOWN_SIGNS,
  ...LINES_AND_LINKS,
  {
    required: regex()`
      ^(?:use |write |keep )?sentence[- ]cas(?:e|ing) (?:for |in |on )?${HEADINGS_CASE}$
      |^(?:write )?${HEADINGS_CASE} (?:be |use |in |be in |stay in )*sentence[- ]cas(?:e|ing)$
    `,
    finder: findMarkdown(
      'headings with ordinary words in capital letters after the first word',
      (line, before, after) =>
        laterWords(asHeading(line, before.at(-1), after)?.rest ?? '').some(
          (word) => /^[A-Z][a-z]+$/.test(word) && ORDINARY.has(word.toLowerCase()),
        )
          ? 'a heading that is not in sentence case'
          : undefined,
    ),
  },
  {
    required: new RegExp(
      `^(?:use |write |keep )?title[- ]case (?:for |in |on )?${HEADINGS_CASE}$|^(?:write )?${HEADINGS_CASE} (?:be |use |in |be in |stay in )*title[- ]case$`,
    ),
    finder: findMarkdown('headings with ordinary words in lowercase', (line, before, after) =>
      laterWords(asHeading(line, before.at(-1), after)?.rest ?? '').some(
        (word) => /^[a-z]+$/.test(word) && ORDINARY.has(word) && !MINOR.test(word),
      )
        ? 'a heading that is not in title case'
        : undefined,
    ),
  },
  {
    forbidden: regex()`
      ^(?:use |add |write |include |have )?(?:an? |any |another |extra |additional )?
        (?:h1|level[- ](?:1|one)|top-level|# ?)(?: \(?#?\)?)? ?(?:head(?:ing|er)s?)?
        (?: (?:in|to) (?:markdown(?: files)?|(?:the )?body|the page|documents|the document))?$
    `,
    finder: TOP_HEADINGS,
  },
  {
    forbidden: /^(?:use |add |write |include )?html comments?(?: in markdown)?$/,
    finder: findMarkdown('HTML comments', (line) =>
      line.kind !== 'code' && line.kind !== 'fence' && line.text.replaceAll(/`[^`]*`/g, '').includes('<!--')
        ? 'an HTML comment'
        : undefined,
    ),
  },
  {
    required: new RegExp(
      `^(?:${LIST_NOUN} (?:use|have|start with|begin with) ${DASH}|use ${DASH} (?:for|in|as) ${LIST_NOUN})(?: markers?)?$`,
    ),
    finder: findMarkdown('items of lists that begin with `*` or `+`', (line) =>
      line.kind === 'text' && /^\s*[*+] +\S/.test(line.text) && !/^\s*\*(?: *\*){2,}\s*$/.test(line.text)
        ? 'a list item that does not begin with `-`'
        : undefined,
    ),
  },
  {
    required: regex()`
      ^(?:(?:add|leave|put|use|have|insert) )?(?:a |one |exactly one |single )*blank lines?[ ]
        (?:before and after|around|above and below) (?:all |every |each )*headings?(?:(?:,| and|, and) [a-z ]{3,30})*$
      |^(?:all |every |each )*headings? (?:be )?surrounded by blank lines?$
    `,
    finder: findMarkdown('headings without a blank line before or after them', (line, before, after) => {
      const isOpen = (one: MarkdownLine | undefined): boolean => one !== undefined && one.text.trim() !== '';
      return line.kind === 'heading' && (isOpen(before.at(-1)) || isOpen(after))
        ? 'a heading without a blank line around it'
        : undefined;
    }),
  },
  {
    required:
      /^(?:all |every |each )*markdown images? (?:have|include|need) (?:an? )?(?:descriptive |meaningful |proper )*alt(?:ernative)?[- ]text$/,
    finder: findMarkdown('images without an alternative text', (line) =>
      line.kind === 'text' && /!\[\s*\]\(/.test(line.text.replaceAll(/`[^`]*`/g, ''))
        ? 'an image without an alternative text'
        : undefined,
    ),
  },
  {
    required: regex()`
      ^(?:
        ${BLOCKS} (?:
          have|specify|include|use|declare|name|contain|set|state|carry|be (?:tagged|labell?ed|annotated|marked) with
        ) ${LANGUAGE}
        |(?:specify|include|add|use|set|provide|declare|name|state|write) ${LANGUAGE} (?:for|on|in|to|of|after|with)
          [ ]${BLOCKS}
        |(?:use|write|tag|label|annotate|mark|provide) ${BLOCKS} with ${LANGUAGE}
      )$
    `,
    forbidden: new RegExp(`^(?:(?:use|have|write|leave|add|include) )?${BLOCKS} without ${LANGUAGE}$`),
    finder: findMarkdown('code blocks without a language', (line) =>
      line.kind === 'fence' && line.rest === '' ? 'a code block without a language' : undefined,
    ),
  },
  {
    forbidden: regex()`
      ^(?:(?:use|put|add|include|have|leave) )?
        (?:${PUNCTUATION} (?:in|at the end of|on|to|from) ${HEADINGS}|end ${HEADINGS} ${PUNCTUATION})$
      |^${HEADINGS} (?:end|have) ${PUNCTUATION}$
    `,
    finder: findMarkdown('headings that end with a full stop, comma, colon or semicolon', (line, before, after) =>
      /[^.][.,:;]$/.test(asHeading(line, before.at(-1), after)?.rest ?? '')
        ? 'punctuation at the end of a heading'
        : undefined,
    ),
  },
  {
    forbidden: regex()`
      ^(?:skip|jump) (?:
        heading levels?|(?:a |any )?levels? (?:in|of) (?:the )?(?:headings?|heading (?:hierarchy|structure|levels?))
      )$
      |^skipped heading levels?$
    `,
    finder: findMarkdown('headings that skip a level', (line, before) => {
      const level = before.findLast(({ kind }) => kind === 'heading')?.level;
      return line.kind === 'heading' && level !== undefined && (line.level ?? 1) > level + 1
        ? `a heading of level ${line.level} after one of level ${level}`
        : undefined;
    }),
  },
  {
    required: regex()`
      ^(?:(?:each|every|a|all|the) (?:markdown )?(?:files?|documents?|pages?) )?(?:use|have|include|contain)[ ]
        (?:only one|exactly one|at most one|a single|one) (?:h1|level[- ]1|top-level|\`# ?\`|# )
        (?: ?(?:heading|header|title))?(?: (?:per|in (?:a|each|every)) (?:file|document|page))?$
    `,
    forbidden:
      /^(?:(?:use|have|include) )?(?:multiple|more than one) (?:h1|level[- ]1|top-level)(?: (?:headings?|headers?))?(?: per (?:file|document|page))?$/,
    finder: findMarkdown('second headings of the first level', (line, before) =>
      line.kind === 'heading' && line.level === 1 && before.some(({ level }) => level === 1)
        ? 'a second heading of the first level'
        : undefined,
    ),
  },
];

/** "No H1, as it is generated from the title" is about documents that have a title in their frontmatter. */
const UNDER_A_TITLE: TextFinder = {
  ...TOP_HEADINGS,
  words: `${TOP_HEADINGS.words}, where the frontmatter has a \`title\``,
  find: (subject) => (HAS_TITLE.test(subject.head ?? '') ? TOP_HEADINGS.find(subject) : []),
};
const HAS_TITLE = /^---[ \t]*\r?\n(?:(?!---)[^\n]*\n){0,60}?title[ \t]*:/;
const IS_MADE_OF_TITLE = regex('i')`
  \b(?:generated|rendered|created|added|taken|made|comes?|derived|set)\b[^.]{0,60}\b(?:from|by|based on|using|of)
    \b[^.]{0,30}\b(?:title|frontmatter|front matter)\b
`;

/** Reads rules on the form of Markdown documents: languages of code blocks, headings. */
export function readMarkdownForm(clause: Clause): TextFinder | undefined {
  const found = readForm(clause);
  return found === TOP_HEADINGS && IS_MADE_OF_TITLE.test(clause.statement.text) ? UNDER_A_TITLE : found;
}

function readForm(clause: Clause): TextFinder | undefined {
  const { polarity, subject, verb, object, codes, instead, scope } = clause;
  const masked = [subject, verb, object].map(plainPhrase).filter(Boolean).join(' ');
  const phrase = unmaskCodeSpans(masked, codes);
  const sign = instead === undefined || polarity !== 'forbidden' ? undefined : readSignInHeadings(phrase);
  const known = sign ?? readLinkTexts(clause, phrase);
  const read = (words: string): TextFinder | undefined =>
    BY_WORDS[polarity].listPossible(words).find((form) => form[polarity]?.test(words))?.finder;
  // The reader takes "in Markdown files" out of the phrase, because it says where the rule counts.
  const isOfMarkdown = scope.languages?.includes('markdown') === true;
  return known ?? read(phrase) ?? (isOfMarkdown ? read(`${phrase} in markdown`) : undefined);
}

const BY_WORDS = {
  forbidden: createExpressionIndex(FORMS, ({ forbidden }) => (forbidden === undefined ? [] : [forbidden])),
  required: createExpressionIndex(FORMS, ({ required }) => (required === undefined ? [] : [required])),
};

/** ``use `and` instead of `&` in headings`` */
function readSignInHeadings(phrase: string): TextFinder | undefined {
  const sign = /^use [`"](?<sign>[^`"\s]{1,3})[`"] in (?:all |the )*head(?:ing|er)s?$/.exec(phrase)?.groups?.['sign'];
  return sign === undefined
    ? undefined
    : findMarkdown(`headings with ${codeSpan(sign)}`, (line) =>
        line.kind === 'heading' &&
        (line.rest ?? '')
          .replaceAll(/`[^`]*`/g, '')
          .split(/\s+/)
          .includes(sign)
          ? `${codeSpan(sign)} in a heading`
          : undefined,
      );
}
