import { lineSimilarity } from '../similar-lines.ts';
import { replacedLines, type Target } from '../replacement.ts';
import { wordSet } from '../../../structures/words-in.ts';
import { regex } from '../../../text/regex.ts';

/** Words with which a model tells what to do, or names what follows. */
const STARTERS = regex()`
  ^(?:
    Add|After|Also|Alternatively|Always|Apply|Avoid|Before|Better|But|Call|Change|Check|Consider|Convert
    |Correct(?:ed)?|Delete|Do|Drop|Ensure|Example|Extract|Fix(?:ed)?|For|Handle|Here(?:'s)?|However|I|If|Improved
    |In|Initialize|Inline|Insert|Instead|It|Just|Keep|Let's|Make|Maybe|Merge|Move|No|Not|Note|Or|Otherwise|Pass
    |Perhaps|Please|Prefer|Put|Refactor|Remove|Rename|Replace(?:ment)?|Return|Rewrite|Same|See|Set|Should
    |Simplif(?:y|ied)|Something|Split|Suggest(?:ed|ion)|Swap|Switch|That|The|Then|There|This|To|Try|Update(?:d)?
    |Use|Using|Validate|We|When|With|Wrap|Write|You|Your
  )\b(?:'\w+)?
`;

const COMMENT = /^\s*(?:\/\/|\/\*|\*|#|--|<!--|;|%|"""|''')/;

/**
 * Whether a line is a sentence for a person. `strict`: it must begin as an instruction does; otherwise any few words
 * without signs of code count too.
 */
export function looksLikeProse(line: string, { strict }: { readonly strict: boolean }): boolean {
  const text = line.trim();
  if (text === '' || COMMENT.test(line)) {
    return false;
  }
  const plain = text.replaceAll(/`[^`]*`/g, 'code').replaceAll(/\*\*|__/g, '');
  const words = plain.match(/(?<![^\s("'])[A-Za-z][A-Za-z'’-]*(?=[\s.,:;!?)"']|$)/g) ?? [];
  const parts = plain.split(/\s+/);
  const isMostlyWords = words.length >= 2 && words.length >= parts.length * 0.6;
  const begins = STARTERS.test(plain) && /^\S+(?:\s+[a-z`"'(A-Z]|:)/.test(plain);
  if (begins && isMostlyWords && (words.length >= 3 || plain.endsWith(':'))) {
    return true;
  }
  const hasCode = /[;{}=<>[\]\\|&@#$^]|\w\(|\)\w|::|->|\w\.\w/.test(plain);
  const isSentence = /^["'(]?[A-Z]/.test(plain) && words.length >= 4 && isMostlyWords && !hasCode;
  return strict
    ? isSentence && /[.!?:]$/.test(plain)
    : isSentence || (plain.endsWith(':') && isMostlyWords && !hasCode);
}

/** Files whose own lines are sentences. */
const TEXT: ReadonlySet<string> = wordSet(
  'plaintext markdown mdx restructuredtext asciidoc instructions prompt chatagent skill latex tex typst html',
);
/** A sentence that is so much like a replaced line is that line, edited. */
const LEAST_ALIKE = 0.4;

/** Whether a suggestion is a sentence about the code. An edited sentence of a text or a comment is not. */
export function isProse(lines: readonly string[], target: Target): boolean {
  const solid = lines.filter((line) => line.trim() !== '');
  const replaced = replacedLines(target).filter((line) => line.trim() !== '');
  const isText = TEXT.has(target.language);
  return solid.some(
    (line) =>
      looksLikeProse(line, { strict: true }) &&
      (!isText || STARTERS.test(line.trim())) &&
      !replaced.slice(0, MAX_COMPARED).some((old) => lineSimilarity(old, line) >= LEAST_ALIKE) &&
      !isAmongProse(replaced, isText),
  );
}

const MAX_COMPARED = 100;

/** Whether the replaced lines are sentences themselves, as in a comment of many lines. A text always looks so. */
function isAmongProse(replaced: readonly string[], isText: boolean): boolean {
  return !isText && replaced.length > 0 && replaced.every((line) => looksLikeProse(line, { strict: false }));
}
