import { readCodeRanges, type CodeRange } from '../../text/markdown/code.ts';
import { readLinks } from '../../text/markdown/links.ts';
import { firstEndingFrom, rangeAround } from '../../text/range-around.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { Reference } from '../types.ts';

/** A reference in a text. It is not yet known whether its target exists. */
export interface RawReference {
  readonly kind: Reference['kind'];
  /** The target as the author wrote it. */
  readonly target: string;
  /** The range of the target in the text. */
  readonly range: TextRange;
  /**
   * `tentative`: it refers to a file only if the file exists. `@README` may be a person, and code may only look like a
   * reference. `wrapped` and `definition` are links that no assistant follows: the text of a wrapped link spans several
   * lines, and the target of a definition is apart from its text, as in `[label]: target`.
   */
  readonly standing: 'plain' | 'tentative' | 'wrapped' | 'definition';
}

/** The forms of references that a file may have in addition to `#file:`, `#tool:` and links. */
export interface ReferenceForms {
  /** `@path`, in the files that `importers.ts` lists and in what they import. */
  readonly imports: boolean;
}

/**
 * The references of a Markdown text, without its frontmatter, in order.
 *
 * `#file:`, `#tool:` and links are read as VS Code does, line by line and in code too (promptFileParser.ts); where
 * it misreads Markdown (a target with parentheses or a title, a picture in a link, a full stop behind a tool) we
 * read what was written. `@path` is read as Claude Code does, not in code and comments
 * (https://code.claude.com/docs/en/memory#import-additional-files). Autolinks name addresses, never files.
 */
export function readReferences(text: string, forms: ReferenceForms): readonly RawReference[] {
  const code = readCodeRanges(text);
  const links = readLinks(text);
  const inline = links.filter(({ kind }) => kind === 'inline').map(({ range }) => range);
  return [
    ...links.flatMap(({ kind, target }) => linkReference(text, target, kind, code)),
    ...markedReferences(text, inline, code),
    ...(forms.imports ? importReferences(text, code) : []),
  ].sort((a, b) => a.range.start - b.range.start);
}

/** The reference of a link. Code contains no Markdown, so it has no wrapped links and no definitions. */
function linkReference(
  text: string,
  range: TextRange,
  kind: 'inline' | 'wrapped' | 'definition',
  code: readonly CodeRange[],
): readonly RawReference[] {
  const isCode = rangeAround(code, range.start)?.kind === 'code';
  if (isCode && kind !== 'inline') {
    return [];
  }
  const standing = kind === 'inline' ? standingIn(isCode) : kind;
  return [{ kind: 'link', target: text.slice(range.start, range.end), range, standing }];
}

function standingIn(isDoubtful: boolean): RawReference['standing'] {
  return isDoubtful ? 'tentative' : 'plain';
}

const MARKED = /#(?:(file):[^\s#]+|tool:[\w./-]+)/gi;

/** `#file:` and `#tool:` references. One inside a link or directly next to it belongs to the link. */
function markedReferences(
  text: string,
  links: readonly TextRange[],
  code: readonly CodeRange[],
): readonly RawReference[] {
  return Array.from(text.matchAll(MARKED)).flatMap((match): readonly RawReference[] => {
    const end = match.index + match[0].length;
    const link = firstEndingFrom(links, match.index);
    if (link !== undefined && link.start <= end) {
      return [];
    }
    const kind = match[1] === undefined ? 'tool' : 'file';
    const written = match[0].slice('#:'.length + kind.length);
    // VS Code takes the full stop of a sentence into the name of a tool; no tool's name ends in one.
    const target = kind === 'file' ? written : withoutEnd(written, '.');
    const isCode = kind === 'file' && rangeAround(code, match.index)?.kind === 'code';
    const start = end - written.length;
    const range = { start, end: start + target.length };
    return target === '' ? [] : [{ kind, target, range, standing: standingIn(isCode) }];
  });
}

/** `@` after white space or `*`, then everything up to white space. A space in a path is escaped. */
const IMPORT = /(?<![^\s*])@(?:[^\s\\]|\\ )+/g;
/** Targets that Claude Code tries to read. */
const MAY_BE_PATH = /^(?:\/.|~\/|[\w.-])/;
const TEXT_ENDINGS = 'md|mdc|mdx|markdown|txt|rst|adoc|jsonc?|ya?ml|toml';
/**
 * Targets that can only be files. False for `@types/node`, which is a package, `@pytest.mark.slow`, a decorator, and
 * `@/components`, by which code imports a folder.
 */
const CLEAR = new RegExp(String.raw`^(?:\/?[\w.@ \\/-]+\.(?:${TEXT_ENDINGS})|\.{1,2}\/[\w.@ \\/-]*\w)(?:#.*)?$`, 'i');
const ENDS_LIKE_TEXT = new RegExp(String.raw`\.(?:${TEXT_ENDINGS})$`, 'i');

function importReferences(text: string, code: readonly CodeRange[]): readonly RawReference[] {
  return Array.from(text.matchAll(IMPORT)).flatMap((match): readonly RawReference[] => {
    const target = withoutEnd(match[0].slice('@'.length), '*');
    if (!MAY_BE_PATH.test(target) || rangeAround(code, match.index) !== undefined) {
      return [];
    }
    const start = match.index + '@'.length;
    const [path = ''] = withoutPunctuation(target).split('#', 1);
    const standing = standingIn(!path.startsWith('~/') && !ENDS_LIKE_TEXT.test(path) && !isClearlyPath(path));
    return [{ kind: 'import', target, range: { start, end: start + target.length }, standing }];
  });
}

/** Whether the target of an import is a path of the repository and not a name. */
export function isClearlyPath(target: string): boolean {
  return CLEAR.test(target);
}

/** A target without the punctuation that a sentence may add after it. */
export function withoutPunctuation(target: string): string {
  return withoutEnd(target, '.,;:!?)]}>\'"');
}

function withoutEnd(target: string, signs: string): string {
  let end = target.length;
  while (end > 0 && signs.includes(target.charAt(end - 1))) {
    end -= 1;
  }
  return target.slice(0, end);
}
