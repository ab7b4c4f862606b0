import { noFrontmatter, type Frontmatter } from '../../text/frontmatter/types.ts';
import { readJsonc, type JsoncDocument } from '../../text/json/jsonc.ts';
import { lazily } from '../../text/lazily.ts';
import { loadFrontmatter } from '../../text/frontmatter/load-frontmatter.ts';
import { findOddCharacters, type OddCharacters } from '../../text/hidden/odd-characters.ts';
import { sourceText, type SourceText, type TextRange } from '../../text/source-text.ts';
import { viewMarkdown, type MarkdownView } from './markdown-view.ts';
import type { CheckedKind } from './checked-kind.ts';

/** The text of a checked file, parsed as far as rules have asked. All ranges are offsets into the whole text. */
export interface CheckedText {
  readonly kind: CheckedKind;
  readonly format: 'markdown' | 'json';
  readonly text: string;
  /** The text with its lines. Its path is empty: a text may stand at several. */
  readonly source: SourceText;
  /** Whether it holds nothing but ASCII: most texts do, and have nothing hidden in them. */
  readonly isAscii: boolean;
  /** Hidden and destroyed characters where they have no business. */
  readonly oddCharacters: readonly OddCharacters[];
  /** Of every Markdown file, also of kinds that have none; absent for JSON. */
  readonly frontmatter: Frontmatter;
  /** What stands below the frontmatter; the whole text where there is none. */
  readonly body: TextRange;
  /** The body's Markdown. */
  readonly markdown: MarkdownView;
  /** Empty for Markdown. */
  readonly json: JsoncDocument;
}

/** A larger file is not checked: people do not write such files, and most readers give up long before. */
export const MAX_CHECKED_BYTES = 1024 * 1024;

const JSON_KINDS: ReadonlySet<CheckedKind> = new Set(['hooks', 'settings', 'mcp']);

/** Opens a text for the rules; but for the frontmatter nothing is parsed that no rule asks for. */
export async function openText(kind: CheckedKind, text: string, isAscii: boolean): Promise<CheckedText> {
  const format = JSON_KINDS.has(kind) ? 'json' : 'markdown';
  const source = sourceText('', text);
  const frontmatter = format === 'json' ? NO_FRONTMATTER : await loadFrontmatter(source);
  const markdown = lazily(() => viewMarkdown(text, frontmatter.body));
  const oddCharacters = lazily(() => findOddCharacters(text));
  const json = lazily(() => (format === 'json' ? readJsonc(source) : NO_JSON));
  return {
    kind,
    format,
    text,
    source,
    isAscii,
    get oddCharacters() {
      return oddCharacters();
    },
    frontmatter,
    body: frontmatter.body,
    get markdown() {
      return markdown();
    },
    get json() {
      return json();
    },
  };
}

/** The body of a JSON file is empty. */
const NO_FRONTMATTER = noFrontmatter('', 0, []);

const NO_JSON: JsoncDocument = {
  value: undefined,
  problems: [],
  rangeOf: () => undefined,
  rangeOfKey: () => undefined,
};
