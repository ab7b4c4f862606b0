import type { CodeLineFact } from '../types.ts';
import { hasWanted, type Collector, type Step } from '../walk.ts';
import { regex } from '../../../text/regex.ts';

/** Nodes whose text is no code: the inside of strings, regular expressions and markup, and what stands outside of PHP. */
const NO_CODE = regex()`
  ^(?:
    string_.*|.*_string_.*|.*string_literal|.*_content|escape_sequence|escape_interpolation
    |char(?:acter)?(?:_literal)?|rune_literal|regex_.*|jsx_text|html_.*|heredoc_.*|nowdoc_.*|system_lib_string
    |text|php_tag|php_end_tag|hash_bang_line|shebang|raw_text|interpolation_start
  )$
`;

/** Whether the text of a leaf is code. */
export function isCodeLeaf({ type, isNamed, children }: Step): boolean {
  return children.length === 0 && !type.endsWith('comment') && !(isNamed && NO_CODE.test(type));
}

/** Collects the wanted lines with everything but code blanked out. */
export function collectCodeLines(lines: readonly number[]): Collector<readonly CodeLineFact[]> {
  const code = new Map<number, string>([...new Set(lines)].toSorted((a, b) => a - b).map((line) => [line, '']));
  return {
    enter: (step, walk) => {
      if (step.children.length > 0 || !hasWanted(step, walk) || !isCodeLeaf(step)) {
        return;
      }
      const { text } = walk;
      const { startPosition, startIndex, endIndex } = step.node;
      if (startIndex === endIndex) {
        return;
      }
      const first = step.line;
      const rows = text.slice(startIndex, endIndex).split('\n');
      for (const [row, part] of rows.entries()) {
        const drawn = code.get(first + row);
        if (drawn !== undefined) {
          code.set(first + row, drawn.padEnd(row === 0 ? startPosition.column : 0) + part.replace(/\r$/, ''));
        }
      }
    },
    end: () => [...code].map(([line, text]) => ({ line, text })),
  };
}
