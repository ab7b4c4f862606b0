import type { Clause, TextFinder, TextSubject, Violation } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';
import { readMarkdownLines, type MarkdownLine } from './markdown-lines.ts';

interface Form {
  /** The clause in words, with its subject and verb. */
  readonly forbidden?: RegExp;
  readonly required?: RegExp;
  readonly finder: TextFinder;
}

const ALL = '(?:all |every |each |any |the |your |our )*';
const BLOCKS = `${ALL}(?:fenced |markdown )*code (?:blocks?|fences?|snippets?|samples?|examples)(?: in markdown(?: files)?)?`;
const LANGUAGE =
  '(?:a |an |the )?(?:explicit |appropriate |correct |proper |valid |specific |programming )*language(?: (?:identifiers?|tags?|specifiers?|hints?|annotations?|names?|labels?|ids?|info strings?|specified))?(?: for (?:proper )?syntax highlighting)?';
const HEADINGS = `${ALL}(?:markdown |section )?head(?:ing|er)s?(?: titles?| text)?`;
const PUNCTUATION =
  '(?:with )?(?:a |any )?(?:trailing |ending |final )?(?:punctuation(?: marks?)?|periods?|full stops?|colons?)';

const FORMS: readonly Form[] = [
  {
    required: new RegExp(
      `^(?:${BLOCKS} (?:have|specify|include|use|declare|name|contain|set|state|carry|be (?:tagged|labell?ed|annotated|marked) with) ${LANGUAGE}|(?:specify|include|add|use|set|provide|declare|name|state|write) ${LANGUAGE} (?:for|on|in|to|of|after|with) ${BLOCKS}|(?:use|write|tag|label|annotate|mark|provide) ${BLOCKS} with ${LANGUAGE})$`,
    ),
    forbidden: new RegExp(`^(?:(?:use|have|write|leave|add|include) )?${BLOCKS} without ${LANGUAGE}$`),
    finder: findMarkdown('code blocks without a language', (line) =>
      line.kind === 'fence' && line.rest === '' ? 'a code block without a language' : undefined,
    ),
  },
  {
    forbidden: new RegExp(
      `^(?:(?:use|put|add|include|have|leave) )?(?:${PUNCTUATION} (?:in|at the end of|on|to|from) ${HEADINGS}|end ${HEADINGS} ${PUNCTUATION})$|^${HEADINGS} (?:end|have) ${PUNCTUATION}$`,
    ),
    finder: findMarkdown('headings that end with a full stop, comma, colon or semicolon', (line) =>
      line.kind === 'heading' && /[^.][.,:;]$/.test(line.rest ?? '')
        ? 'punctuation at the end of a heading'
        : undefined,
    ),
  },
  {
    forbidden: /^skip heading levels?$|^skipped heading levels?$/,
    finder: findMarkdown('headings that skip a level', (line, before) => {
      const level = before.findLast(({ kind }) => kind === 'heading')?.level;
      return line.kind === 'heading' && level !== undefined && (line.level ?? 1) > level + 1
        ? `a heading of level ${line.level} after one of level ${level}`
        : undefined;
    }),
  },
  {
    required:
      /^(?:use|have|include|contain) (?:only one|exactly one|a single|one) (?:h1|level[- ]1|top-level|# )(?: ?(?:heading|header|title))?(?: per (?:file|document|page))?$/,
    forbidden:
      /^(?:(?:use|have|include) )?(?:multiple|more than one) (?:h1|level[- ]1|top-level)(?: (?:headings?|headers?))?(?: per (?:file|document|page))?$/,
    finder: findMarkdown('second headings of the first level', (line, before) =>
      line.kind === 'heading' && line.level === 1 && before.some(({ level }) => level === 1)
        ? 'a second heading of the first level'
        : undefined,
    ),
  },
];

/** Reads rules on the form of Markdown documents: languages of code blocks, headings. */
export function readMarkdownForm({ polarity, subject, verb, object }: Clause): TextFinder | undefined {
  const phrase = [subject, verb, object].map(plainPhrase).filter(Boolean).join(' ');
  return FORMS.find((form) => form[polarity]?.test(phrase))?.finder;
}

function findMarkdown(
  name: string,
  judge: (line: MarkdownLine, before: readonly MarkdownLine[]) => string | undefined,
): TextFinder {
  return {
    looksAt: 'text',
    words: `reports ${name} in Markdown`,
    languages: ['markdown', 'mdx', 'instructions', 'prompt', 'chatagent', 'skill'],
    readsProse: true,
    find: ({ file: { path }, head, isAdded }: TextSubject): readonly Violation[] => {
      const lines = head === undefined ? [] : readMarkdownLines(head);
      return lines.flatMap((line, index): readonly Violation[] => {
        const found = isAdded(line.number) ? judge(line, lines.slice(0, index)) : undefined;
        return found === undefined ? [] : [{ path, line: line.number, found }];
      });
    },
  };
}
