import { textOfStep, type Step, type Walk } from '../../walk.ts';
import { regex } from '../../../../text/regex.ts';

const MAX_CHARACTERS = 200;
/** Lines of languages with semicolons that can be nothing but code. */
const STATEMENT = regex()`
  ^(?:
    (?:const|let|var|return|throw|await|import|export|final|public|private)\s[^;]*;
    |(?:if|for|while|switch)\s*\([^;]*\)\s*\{|[\w$]+(?:[.:>-]+[\w$]+)*\([^;]*\);
    |[\w$]+(?:\.[\w$]+)*\s*[-+]?=\s[^;]*;
    |(?:(?:static|final|const|auto|unsigned)\s)*[A-Za-z_][\w.:]*(?:<[\w<>,.? ]*>)?(?:\[\])?[*&]?\s[*&]?[A-Za-z_]\w*
      \s=\s[^;]*;
  )$
`;
/** The same of Python and Ruby. */
const LINE = regex()`
  ^(?:
    (?:from\s+[\w.]+\s+)?import\s+[\w.]+(?:,\s*[\w.]+)*|(?:def|class)\s+\w+\([^)]*\)\s*(?:->\s*\w+\s*)?:
    |[a-z_]\w*\s=\s[a-z_][\w.]*\([^)]*\)|self\.\w+\s=\s\S+
  )$
`;
/** The same of Go, which has neither semicolons nor brackets around conditions. */
const GO = regex()`
  ^(?:
    [a-z_]\w*(?:, [a-z_]\w*)* := \S.*|(?:if|for|switch)\s[^{]*[!=<>:(][^{]*\{|\} else (?:if .*)?\{
    |func\s(?:\([^)]*\)\s)?\w+\([^)]*\)[^{]*\{|return\s[\w.]+(?:\(.*\)|\{.*\})?, (?:nil|err)
    |(?:defer|go)\s[\w.]+\(.*\)(?: \{)?|(?:fmt|log|logger|slog)\.\w+\(.*\)
  )$
`;
const COMMENT = /^(?:\/\/(?![/!])|#(?!!))\s?(.*)$/;
/** What is indented in comments of Go is an example. */
const GO_COMMENT = /^\/\/ ?(\S.*)$/;
/** Comments that announce an example or a formula. */
const INTRODUCES = /(?::|e\.g\.|example|equivalent to|such as)\s*$/i;

/** The text of a block that is not documentation. */
const BLOCK = /^\/\*(?![*!])(?<inside>[^]*)\*\/$/;
/** What else code has on its lines: closing brackets, a chained call, and the beginning of an expression. */
const PART = /^(?:[\])}]+[;,]?|\.\w+\(.*|(?:\}\s*)?(?:else|try|finally|catch\b.*)\s*\{|[^.]*[{(,[])$/;
const MAX_BLOCK_CHARACTERS = 4000;

/** Whether all lines of a block are code, so that none of them is prose. */
function isBlockOfCode(written: string, grammar: string): boolean {
  const inside = BLOCK.exec(written)?.groups?.['inside'];
  const lines = (inside ?? '').split('\n').flatMap((line) => line.trim().replace(/\s*\/\/.*$/, '') || []);
  const statement = grammar === 'go' ? GO : STATEMENT;
  return lines.some((line) => statement.test(line)) && lines.every((line) => statement.test(line) || PART.test(line));
}

/** Whether a comment is code that is switched off. Prose and examples are not. */
export function isCommentedOut(step: Step, { text, grammar }: Walk): boolean {
  if (text.startsWith('/*', step.node.startIndex)) {
    return (
      step.node.endIndex - step.node.startIndex <= MAX_BLOCK_CHARACTERS &&
      isBlockOfCode(textOfStep(step, text, MAX_BLOCK_CHARACTERS).trim(), grammar)
    );
  }
  const written = textOfStep(step, text, MAX_CHARACTERS).trim();
  const own = (grammar === 'go' ? GO_COMMENT : COMMENT).exec(written)?.[1]?.trim();
  if (own === undefined || step.node.startPosition.row !== step.node.endPosition.row) {
    return false;
  }
  const isCode =
    grammar === 'python' || grammar === 'ruby' ? LINE.test(own) : (grammar === 'go' ? GO : STATEMENT).test(own);
  if (!isCode) {
    return false;
  }
  const lineStart = text.lastIndexOf('\n', step.node.startIndex - 1) + 1;
  const before = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, Math.max(lineStart - 1, 0)).trim();
  const isTrailing = text.slice(lineStart, step.node.startIndex).trim() !== '';
  return !isTrailing && !(/^(?:\/\/|#)/.test(before) && INTRODUCES.test(before));
}
