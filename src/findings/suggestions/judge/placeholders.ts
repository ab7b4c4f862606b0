import { blankCommentsAndStrings } from '../../../text/languages/code-mask.ts';
import { lineSimilarity } from '../similar-lines.ts';
import { replacedLines, type Target } from '../replacement.ts';
import { regex } from '../../../text/regex.ts';

/** Words that stand for no suggestion. */
const NOTHING = regex('i')`
  ^[("'\`[<]*(?:
    null|none|nil|undefined|n\/?a|nan|no(?:ne)?(?: code)? (?:change|suggestion)s?(?: needed| required)?|no change
    |not applicable|same|unchanged|todo|tbd|-+|empty|string|suggestion|code
  )[)"'\`\]>.]*$
`;

const COMMENT_LEADER = /^(?:\/\/+|\/\*+|\*|#+|--+|<!--|;+|%+|\{\/\*|"""|''')\s*/;
const COMMENT_END = /\s*(?:\*\/\}?|-->|"""|''')$/;

/** A comment that stands for code which the writer left out. */
const LEFT_OUT = regex('i')`
  ^(?:\.{3,}|…)|(?:\.{3,}|…)\s*\)?$
  |\b(?:
    rest of|the rest|remaining (?:code|lines?|logic|implementation|methods?|fields?|function)
    |existing (?:code|implementation|logic|body|lines?|content)
    |(?:code|lines?|rest|body|implementation|logic|everything|function|method) (?:is |are |remains? |stays? |as )?
      (?:unchanged|the same|as before|as (?:they are|it is|is)|omitted|unmodified)
    |unchanged|same as (?:before|above)|as before|omitted(?: for brevity)?
    |(?:your|my|more|other|some|previous|original) (?:\w+ )?(?:code|logic|implementation)|code (?:goes )?here
    |implementation (?:goes )?here|goes here|snip(?:ped)?|etc\.?$
  )
`;

/** `<your code here>`, `[insert value]`, `{{ placeholder }}`. */
const BLANK_TO_FILL = regex('i')`
  [<[{]{1,2}\s*(?:your|insert|add|replace|put|the actual|some|appropriate|placeholder|new|fill|existing)\b
    [^>\]}\n]{0,80}[>\]}]
  |\bYOUR_[A-Z_]+(?:_HERE)\b
`;

/** Dots in the place of an argument, an item or a body. */
const DOTS = /\(\s*(?:\.{3}|…)\s*\)|\[\s*(?:\.{3}|…)\s*\]|\{\s*(?:\.{3}|…)\s*\}|…/;

/** Finds a part of a suggestion that stands for something else, and says which. */
export function findPlaceholder(lines: readonly string[], target: Target): string | undefined {
  const replaced = replacedLines(target);
  const before = new Set(replaced.map((line) => line.trim()));
  const solid = lines.map((line) => line.trim()).filter((line) => line !== '' && !before.has(line));
  const whole = solid.join(' ');
  if (NOTHING.test(whole)) {
    return 'it has no code';
  }
  if (solid.length > 0 && solid.every((line) => isTodo(line)) && !replaced.some((line) => /\bTODO\b/.test(line))) {
    return 'it is only a TODO';
  }
  const isLeftOut = solid.some(
    (line) => isDots(line) || isDotsWithWords(line, replaced) || (isLeftOutComment(line) && !isEdited(line, replaced)),
  );
  const old = replaced.join('\n');
  const code = blankCommentsAndStrings(lines.join('\n'), target.language) ?? lines.join('\n');
  const hasDots = DOTS.test(code.replaceAll(/\bcatch\s*\(\.{3}\)/g, '')) && !DOTS.test(old);
  const hasBlank = BLANK_TO_FILL.test(whole) && !BLANK_TO_FILL.test(old);
  return isLeftOut || hasDots || hasBlank ? 'it leaves out code' : undefined;
}

const MAX_COMPARED = 100;
/** A comment this much like a replaced line is that line, edited. */
const LEAST_ALIKE = 0.6;

function isEdited(line: string, replaced: readonly string[]): boolean {
  return replaced.slice(0, MAX_COMPARED).some((old) => lineSimilarity(old, line) >= LEAST_ALIKE);
}

function isTodo(line: string): boolean {
  return /^(?:\/\/+|\/\*+|\*|#+|--+|<!--|;+|%+)?\s*TODO\b/i.test(line);
}

function isDots(line: string): boolean {
  return /^[([{]?\s*(?:\.{3,}|…|(?:\. ){2,}\.)\s*[)\]}]?[;,]?$/.test(line);
}

/**
 * A line such as `... other lines stay as they are`, in whatever human language. A spread has no blank after its dots, and
 * the examples of Python's interpreter continue after other such lines.
 */
function isDotsWithWords(line: string, replaced: readonly string[]): boolean {
  const isExample = replaced.some((old) => /^\s*(?:>>>|\.{3})/.test(old));
  return /^(?:\.{3,}|…)\s+[\p{L}\p{N}<([]/u.test(line) && !isExample && !isEdited(line, replaced);
}

function isLeftOutComment(line: string): boolean {
  const leader = COMMENT_LEADER.exec(line)?.[0];
  if (leader === undefined) {
    const inline = /(?:\/\/|\/\*|#|--)\s*(?<note>(?:\.{3}|…).*)$/.exec(line)?.groups?.['note'];
    return inline !== undefined;
  }
  return LEFT_OUT.test(line.slice(leader.length).replace(COMMENT_END, '').trim());
}
