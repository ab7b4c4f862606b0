import { lineSimilarity } from '../similar-lines.ts';
import { replacedLines, type Target } from '../replacement.ts';

const TAGS = /^<(?<tag>code|pre|suggestion)>(?<code>[\s\S]*)<\/\k<tag>>$/i;

/** Removes backticks, quotes or an HTML tag around the whole text, unless the replaced text has them too. */
export function unwrapQuotes(lines: readonly string[], target: Target): readonly string[] {
  const text = lines.join('\n').trim();
  const replaced = replacedLines(target).join('\n').trim();
  const code = insideTags(text, replaced) ?? insideMarks(text, replaced);
  return code === undefined ? lines : withoutOuterBlanks(code.split('\n'));
}

function insideTags(text: string, replaced: string): string | undefined {
  const { tag, code } = TAGS.exec(text)?.groups ?? {};
  return tag === undefined || replaced.toLowerCase().includes(`<${tag.toLowerCase()}>`) ? undefined : code;
}

function insideMarks(text: string, replaced: string): string | undefined {
  const mark = /^(?:`{1,2}(?!`)|["'])/.exec(text)?.[0];
  if (mark === undefined || text.length <= 2 * mark.length || !text.endsWith(mark) || text.includes('\n')) {
    return undefined;
  }
  const code = text.slice(mark.length, -mark.length);
  const isPlain = !code.replaceAll(/\\./g, '').includes(mark);
  const isOfTheCode = replaced.startsWith(mark) || replaced.endsWith(mark);
  return isPlain && !isOfTheCode && lineSimilarity(code, replaced) >= lineSimilarity(text, replaced) ? code : undefined;
}

function withoutOuterBlanks(lines: readonly string[]): readonly string[] {
  const from = lines[0]?.trim() === '' && lines.length > 1 ? 1 : 0;
  const to = lines.length > 1 && lines.at(-1)?.trim() === '' ? lines.length - 1 : lines.length;
  return lines.slice(from, Math.max(to, from));
}
