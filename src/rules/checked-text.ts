import { readFrontmatter, type Frontmatter } from '../text/frontmatter.ts';
import { readJsonc, type JsoncDocument } from '../text/jsonc.ts';
import { sourceText, type SourceText, type TextRange } from '../text/source-text.ts';
import { lazily } from '../text/lazily.ts';
import { viewMarkdown, type MarkdownView } from './markdown-view.ts';
import type { CheckedKind } from './types.ts';

/** The text of a checked file, parsed as far as rules have asked. All ranges are offsets into the whole text. */
export interface CheckedText {
  readonly kind: CheckedKind;
  readonly format: 'markdown' | 'json';
  readonly text: string;
  /** The text with its lines. Its path is empty: a text may stand at several. */
  readonly source: SourceText;
  /** Whether it holds nothing but ASCII: most texts do, and have nothing hidden in them. */
  readonly isAscii: boolean;
  /** Of every Markdown file, also of kinds that have none; absent for JSON. */
  readonly frontmatter: Frontmatter;
  /** What stands below the frontmatter; the whole text where there is none. */
  readonly body: TextRange;
  /** The body's Markdown. */
  readonly markdown: MarkdownView;
  /** Empty for Markdown. */
  readonly json: JsoncDocument;
}

const JSON_KINDS: ReadonlySet<CheckedKind> = new Set(['hooks', 'settings', 'mcp']);

/** Opens a text for the rules; nothing is parsed that no rule asks for. */
export function openText(kind: CheckedKind, text: string, isAscii: boolean): CheckedText {
  const format = JSON_KINDS.has(kind) ? 'json' : 'markdown';
  const source = sourceText('', text);
  const frontmatter = lazily(() => (format === 'json' ? NO_FRONTMATTER : readFrontmatter(source)));
  const markdown = lazily(() => viewMarkdown(text, format === 'json' ? { start: 0, end: 0 } : frontmatter().body));
  const json = lazily(() => (format === 'json' ? readJsonc(source) : NO_JSON));
  return {
    kind,
    format,
    text,
    source,
    isAscii,
    get frontmatter() {
      return frontmatter();
    },
    get body() {
      return frontmatter().body;
    },
    get markdown() {
      return markdown();
    },
    get json() {
      return json();
    },
  };
}

const NO_FRONTMATTER: Frontmatter = {
  present: false,
  data: {},
  problems: [],
  body: { start: 0, end: 0 },
  rangeOf: () => undefined,
  rangeOfKey: () => undefined,
};

const NO_JSON: JsoncDocument = { value: undefined, problems: [], rangeOf: () => undefined };
