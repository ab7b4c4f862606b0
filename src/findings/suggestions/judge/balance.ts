import { blankCommentsAndStrings } from '../../../text/languages/code-mask.ts';
import { applyLines, replacedLines, type Target } from '../replacement.ts';
import { wordSet } from '../../../structures/words-in.ts';

/**
 * Languages whose blocks end with a word, with the words that open and close them. Most have no grammar here; Ruby has one,
 * which finds a word too few only where the rest of the file parses.
 */
const WORD_BLOCKS: Readonly<Record<string, readonly [open: RegExp, close: RegExp]>> = {
  crystal: [/^\s*(?:def|class|module|if|unless|while|until|case|begin|struct|enum)\b|\bdo\b/gm, /\bend\b/g],
  elixir: [/\bdo\b(?!:)|\bfn\b/g, /\bend\b/g],
  julia: [/\b(?:function|if|for|while|begin|let|struct|module|try|do|quote|macro)\b/g, /\bend\b/g],
  lua: [/\b(?:function|if|do)\b/g, /\bend\b/g],
  ruby: [
    /^\s*(?:def(?![^\n=]{0,200}\s=\s)|class|module|if|unless|while|until|case|begin|for)\b|\bdo\b(?!:)/gm,
    /(?<![.:])\bend\b(?!:)/g,
  ],
  shellscript: [/\b(?:if|case|do)\b/g, /\b(?:fi|esac|done)\b/g],
  makefile: [/^\s*(?:if\w*|define)\b/gm, /^\s*end(?:if|ef)\b/gm],
};

const MARKUP: ReadonlySet<string> = wordSet('html xml xsl vue svelte astro handlebars blade razor twig');
const VOID_TAGS: ReadonlySet<string> = wordSet(
  'area base br col embed hr img input link meta source track wbr doctype',
);

/**
 * Whether the new lines open and close the same brackets, blocks and tags as the replaced ones, and no string or comment
 * runs on behind them.
 */
export function isBalanced(lines: readonly string[], target: Target): boolean {
  const { known, start, end, language } = target;
  const before = maskLines(known, language);
  const after = maskLines(applyLines(target, lines), language);
  const newEnd = start + lines.length;
  const old = before.slice(start, end);
  const fresh = after.slice(start, newEnd);
  const isClosed =
    before.length - end === after.length - newEnd && before.slice(end).every((line, at) => line === after[newEnd + at]);
  return (
    isClosed &&
    openEnds(old) === openEnds(fresh) &&
    isWordBalanced(old, fresh, language) &&
    (!MARKUP.has(language) || openTags(replacedLines(target)) === openTags(lines)) &&
    quoteParity(lines, target) <= quoteParity(replacedLines(target), target) &&
    fenceParity(lines) === fenceParity(replacedLines(target))
  );
}

/** Whether two texts open and close the same brackets and blocks. */
export function hasSameBlocks(a: readonly string[], b: readonly string[], language: string): boolean {
  const [left, right] = [maskLines(a, language), maskLines(b, language)];
  return openEnds(left) === openEnds(right) && isWordBalanced(left, right, language);
}

function maskLines(lines: readonly string[], language: string): readonly string[] {
  const text = lines.join('\n');
  return (blankCommentsAndStrings(text, language) ?? text).split('\n');
}

const CLOSER: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The brackets without a partner, in order: `) } {` of `) } else {`. */
function openEnds(lines: readonly string[]): string {
  const left: string[] = [];
  for (const [bracket] of lines.join('\n').matchAll(/[()[\]{}]/g)) {
    const opener = left.at(-1) ?? '';
    if (CLOSER[opener] === bracket) {
      left.pop();
    } else {
      left.push(bracket);
    }
  }
  return left.join('');
}

function isWordBalanced(old: readonly string[], fresh: readonly string[], language: string): boolean {
  const words = Object.hasOwn(WORD_BLOCKS, language) ? WORD_BLOCKS[language] : undefined;
  if (words === undefined) {
    return true;
  }
  const [open, close] = words;
  const depth = (lines: readonly string[]): number => {
    const text = lines.join('\n');
    return (text.match(open)?.length ?? 0) - (text.match(close)?.length ?? 0);
  };
  return depth(old) === depth(fresh);
}

function openTags(lines: readonly string[]): string {
  const left: string[] = [];
  for (const { groups } of lines.join('\n').matchAll(/<(?<close>\/?)(?<name>[A-Za-z][\w:.-]*)[^<>]*?(?<self>\/?)>/g)) {
    const { close = '', name = '', self = '' } = groups ?? {};
    if (self !== '' || VOID_TAGS.has(name.toLowerCase())) {
      continue;
    }
    if (close !== '' && left.at(-1) === name) {
      left.pop();
    } else {
      left.push(`${close}${name}`);
    }
  }
  return left.join(' ');
}

/** The number of lines with an odd number of double quotes, which is an open string in most languages. */
function quoteParity(lines: readonly string[], { language }: Target): number {
  if (['plaintext', 'markdown', 'vb', 'tex', 'latex'].includes(language)) {
    return 0;
  }
  return lines.filter((line) => (line.replaceAll(/\\.|'"'/g, '').match(/"/g)?.length ?? 0) % 2 === 1).length;
}

function fenceParity(lines: readonly string[]): number {
  return lines.filter((line) => /^\s*(?:`{3,}|~{3,})/.test(line)).length % 2;
}
